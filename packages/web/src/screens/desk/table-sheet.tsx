import type { DeskAnswer } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useEffect, useState } from 'preact/hooks';
import { shownName } from '../../shown-name.ts';
import { timeText } from '../../text/moment.ts';
import { askDesk } from './ask.ts';
import { ConfirmButton, Outcome, useRequestRun } from './request-run.tsx';
import { useDeskWords } from './words.ts';

type Facts = DeskAnswer<'table'>;

/** The public facts of a table, its chat where anybody may read it, and what a host may do. */
export function TableSheet({
  id,
  code,
  onClose,
  onChange,
}: {
  readonly id: string;
  readonly code: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}) {
  const words = useDeskWords();
  const doing = useRequestRun();
  const [facts, setFacts] = useState<Facts | undefined>(undefined);
  const load = () => askDesk('table', { table: id }).then(setFacts, () => setFacts(undefined));
  useEffect(() => void load(), [id]);
  const act = async (name: 'close-table' | 'delete-table') => {
    const isDone = await doing.run(() => askDesk(name, { table: id }));
    onChange();
    if (isDone && name === 'delete-table') onClose();
    else await load();
  };
  const { state } = facts?.row ?? {};
  const isUnderWay = state === 'playing' || state === 'gathering' || state === 'frozen';
  return (
    <Sheet title={`${words.table} ${code}`} onClose={onClose}>
      {facts === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <div class="stack">
          <TableFacts facts={facts} />
          <Chat facts={facts} onChange={() => void load()} />
          {isUnderWay && (
            <ConfirmButton
              label={words.closeTable}
              question={words.closeTableSure(code)}
              doing={doing}
              onSure={() => act('close-table')}
            />
          )}
          {!isUnderWay && (
            <ConfirmButton
              label={words.deleteTable}
              question={words.deleteTableSure(code)}
              doing={doing}
              onSure={() => act('delete-table')}
            />
          )}
        </div>
      )}
      <Outcome of={doing} />
    </Sheet>
  );
}

function TableFacts({ facts }: { readonly facts: Facts }) {
  const words = useDeskWords();
  const { language } = useSettings();
  const { row, host, createdAt, rulesVersion, why } = facts;
  const rows: (readonly [string, string | undefined])[] = [
    [words.state, words.states[row.state]],
    [words.why, why],
    [words.host, host && shownName(host)],
    [words.access, words.accesses[row.access]],
    [words.begun, timeText(createdAt, language)],
    [words.changed, timeText(row.updatedAt, language)],
    [words.rulesOf, rulesVersion > 0 ? `${rulesVersion}` : undefined],
  ];
  return (
    <>
      <dl class="facts">
        {rows.flatMap(([name, value]) =>
          value === undefined
            ? []
            : [
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>,
              ],
        )}
      </dl>
      {row.state === 'playing' && <p class="aside">{words.secrecy}</p>}
    </>
  );
}

function Chat({
  facts: { row, chat, spectators },
  onChange,
}: {
  readonly facts: Facts;
  readonly onChange: () => void;
}) {
  const words = useDeskWords();
  const { language } = useSettings();
  const doing = useRequestRun();
  const remove = (line: number) =>
    void doing.run(() => askDesk('remove-line', { table: row.id, line })).then(onChange);
  const isOpen = row.access === 'open' && spectators;
  return (
    <section aria-label={words.chat}>
      <h3>{words.chat}</h3>
      {!isOpen && <p class="aside">{words.noChat}</p>}
      {isOpen && chat.length === 0 && <p class="aside">{words.noLines}</p>}
      <ul class="desk-plain">
        {chat.map(({ number, from, text, removed, at }) => (
          <li key={number} class="desk-line">
            <span>
              <time dateTime={new Date(at).toISOString()}>{timeText(at, language)}</time>{' '}
              <b>{shownName(from.name)}</b> {removed === true ? <i>{words.lineGone}</i> : text}
            </span>
            {text !== undefined && (
              <button
                type="button"
                class="btn quiet"
                aria-label={words.removeLineOf(shownName(from.name), text)}
                disabled={doing.isBusy}
                onClick={() => remove(number)}
              >
                {words.removeLine}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Outcome of={doing} />
    </section>
  );
}
