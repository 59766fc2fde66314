import type { GroupView } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { hrefOf } from '../../routes.ts';
import { shownName } from '../../shown-name.ts';
import { useWords } from '../../text/index.ts';
import { useGroupWords } from './words.ts';

/** The tables of a group, the latest first: when, who won, and the replay. */
export function GroupTables({ tables }: Pick<GroupView, 'tables'>) {
  const words = useGroupWords();
  const { and } = useWords();
  const { language } = useSettings();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section class="panel" aria-labelledby="tables">
      <h2 id="tables">{words.history}</h2>
      <ol class="person-list">
        {tables.map(({ table, number, at, state, winners, hasRecord }) => {
          const said = {
            open: words.isOpen,
            gone: words.gone,
            over:
              winners.length === 0 ? words.stopped : words.won(and(winners.map(shownName)), winners.length),
          };
          return (
            <li key={table}>
              <p>
                <b>{words.number(number)}</b> <span class="aside">{day.format(at)}</span>
                {' · '}
                {said[state]}
              </p>
              {hasRecord && (
                <a
                  class="btn quiet"
                  href={hrefOf({ at: 'replay', of: { kept: 'table', id: table } })}
                  aria-label={words.replayLabel(words.number(number))}
                >
                  {words.replay}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
