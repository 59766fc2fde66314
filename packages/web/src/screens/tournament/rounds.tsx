import type { TournamentView } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { hrefOf } from '../../routes.ts';
import { shownName } from '../../shown-name.ts';
import { useWords } from '../../text/index.ts';
import { pointsText } from './standings.tsx';
import { useTournamentWords } from './words.ts';

/** Every round with its tables, the latest first and open. */
export function Rounds({ view: { played } }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  return (
    <section class="panel" aria-labelledby="rounds">
      <h2 id="rounds">{words.allRounds}</h2>
      {played
        .map((tables, at) => ({ tables, number: at + 1 }))
        .toReversed()
        .map(({ tables, number }) => (
          <details key={number} open={number === played.length}>
            <summary>{words.roundOf(number, undefined)}</summary>
            <ul class="person-list">
              {tables.map((table, at) => (
                <TableRow key={at} table={table} number={at + 1} />
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

type Played = TournamentView['played'][number][number];

function TableRow({
  table: { table, isBye, isOver, seats },
  number,
}: {
  readonly table: Played;
  readonly number: number;
}) {
  const words = useTournamentWords();
  const { and } = useWords();
  const { language } = useSettings();
  const names = and(seats.map(({ name }) => shownName(name)));
  return (
    <li>
      <div class="round-table">
        <p class="aside">{isBye === true ? words.sitsOut : words.table(number)}</p>
        {seats.map(({ name, isYou, points, won }, at) => (
          <p key={at}>
            {won === true ? (
              <b>{isYou === true ? words.you : shownName(name)}</b>
            ) : isYou === true ? (
              words.you
            ) : (
              shownName(name)
            )}{' '}
            {points !== undefined && <span class="aside">{pointsText(points, language)}</span>}
          </p>
        ))}
        {!isOver && <p class="aside">{words.inPlay}</p>}
      </div>
      {table !== undefined && (
        <a
          class="btn quiet"
          href={
            isOver
              ? hrefOf({ at: 'replay', of: { kept: 'table', id: table } })
              : hrefOf({ at: 'table', id: table })
          }
          aria-label={words.lookLabel(names)}
        >
          {words.look}
        </a>
      )}
    </li>
  );
}
