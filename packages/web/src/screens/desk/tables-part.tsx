import { catalog } from '@manigance/games';
import type { DeskTable } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { gameThemeClass } from '../../game-theme.ts';
import { shownName } from '../../shown-name.ts';
import { useWords } from '../../text/index.ts';
import { agoText } from '../../text/moment.ts';
import { askDesk } from './ask.ts';
import { ActionCell, ActionTable, OlderButton, type RowsProps, SearchField } from './list-parts.tsx';
import { TableSheet } from './table-sheet.tsx';
import { usePages } from './use-pages.ts';
import { type DeskWords, useDeskWords } from './words.ts';

const states = ['playing', 'gathering', 'over', 'abandoned', 'expired', 'frozen', 'damaged'] as const;

/** Tables, found by name, code or state, each with its facts and what may be done to it. */
export function TablesPart({ playing, now }: { readonly playing: number; readonly now: number }) {
  const words = useDeskWords();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<string>('');
  const [opened, setOpened] = useState<DeskTable | undefined>(undefined);
  const query = { ...(search === '' ? {} : { search }), ...(state === '' ? {} : { state }) };
  const { rows, isLastPage, more, load } = usePages(async (page) => {
    const { tables, isLastPage } = await askDesk('tables', { ...query, page });
    return { rows: tables, isLastPage };
  }, `${search} ${state} ${now}`);
  return (
    <section class="panel desk-list" aria-labelledby="desk-tables">
      <header>
        <h2 id="desk-tables">{words.tables}</h2>
        <span class="aside">{words.inPlay(playing)}</span>
      </header>
      <div class="field-row">
        <SearchField label={words.searchTables} value={search} onSearch={setSearch} />
        <label class="field">
          <span class="vh">{words.state}</span>
          <select value={state} onChange={(event) => setState(event.currentTarget.value)}>
            <option value="">{words.anyState}</option>
            {states.map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {rows.length === 0 ? (
        <p role="status">{words.noTables}</p>
      ) : (
        <TableRows rows={rows} now={now} onOpen={setOpened} />
      )}
      <OlderButton isLastPage={isLastPage} onMore={more} />
      {opened && (
        <TableSheet
          key={opened.id}
          id={opened.id}
          code={opened.code}
          onClose={() => setOpened(undefined)}
          onChange={load}
        />
      )}
    </section>
  );
}

function TableRows({ rows, now, onOpen }: RowsProps<DeskTable>) {
  const words = useDeskWords();
  const { and } = useWords();
  const { language } = useSettings();
  return (
    <ActionTable heads={[words.table, words.players, words.state]}>
      {rows.map((row) => {
        const manifest = catalog.find(row.game);
        return (
          <tr key={row.id}>
            <th scope="row">
              <span class="desk-code">
                <span class={`desk-game ${manifest === undefined ? '' : gameThemeClass(manifest)}`} />{' '}
                {row.code}
              </span>
              <small>{manifest?.title ?? row.game}</small>
            </th>
            <td>{and(namesOf(row, words))}</td>
            <td class={`desk-state ${row.state === 'damaged' || row.state === 'frozen' ? 'bad' : ''}`}>
              {stateOf(row, words, and)}
              <small>{agoText(row.updatedAt, language, now)}</small>
            </td>
            <ActionCell label={words.openTable(row.code)} onOpen={() => onOpen(row)} />
          </tr>
        );
      })}
    </ActionTable>
  );
}

function namesOf({ seats }: DeskTable, words: DeskWords): string[] {
  return seats.map(
    ({ name, bot }) => (name && shownName(name)) ?? (bot === undefined ? words.freeSeat : words.bot),
  );
}

function stateOf(row: DeskTable, words: DeskWords, and: (names: readonly string[]) => string): string {
  const names = namesOf(row, words).filter((_, at) => row.seats[at]?.isAwaited === true);
  return row.state === 'playing' && names.length > 0 ? words.awaits(and(names)) : words.states[row.state];
}
