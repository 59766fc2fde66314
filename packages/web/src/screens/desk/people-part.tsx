import type { DeskAnswer, DeskPerson } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useEffect, useState } from 'preact/hooks';
import { agoText, timeText } from '../../text/moment.ts';
import { askDesk } from './ask.ts';
import { ActionCell, ActionTable, OlderButton, type RowsProps, SearchField } from './list-parts.tsx';
import { ReportList } from './reports-part.tsx';
import { ConfirmButton, Outcome, useRequestRun } from './request-run.tsx';
import { usePages } from './use-pages.ts';
import { useDeskWords } from './words.ts';

/** People, those seen last first, found by name. */
export function PeoplePart({ accounts, now }: { readonly accounts: number; readonly now: number }) {
  const words = useDeskWords();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<DeskPerson | undefined>(undefined);
  const { rows, isLastPage, more, load } = usePages(async (page) => {
    const { people, isLastPage } = await askDesk('people', { ...(search === '' ? {} : { search }), page });
    return { rows: people, isLastPage };
  }, `${search} ${now}`);
  return (
    <section class="panel desk-list" aria-labelledby="desk-people">
      <header>
        <h2 id="desk-people">{words.peopleTitle}</h2>
        <span class="aside">{words.accounts(accounts)}</span>
      </header>
      <SearchField label={words.searchPeople} value={search} onSearch={setSearch} />
      {rows.length === 0 ? (
        <p role="status">{words.noPeople}</p>
      ) : (
        <PersonRows rows={rows} now={now} onOpen={setOpened} />
      )}
      <OlderButton isLastPage={isLastPage} onMore={more} />
      {opened && (
        <PersonSheet key={opened.id} of={opened} onClose={() => setOpened(undefined)} onChange={load} />
      )}
    </section>
  );
}

function PersonRows({ rows, now, onOpen }: RowsProps<DeskPerson>) {
  const words = useDeskWords();
  const { language } = useSettings();
  return (
    <ActionTable heads={[words.name, words.seen]}>
      {rows.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <bdi>{person.name}</bdi>
            <small>{person.isHost ? words.isHost : person.hasAccount ? words.account : words.guest}</small>
          </th>
          <td>
            {person.isHere ? words.hereNow : agoText(person.seen, language, now)}
            {person.reports > 0 && <b class="bad desk-reports">{words.reportCount(person.reports)}</b>}
          </td>
          <ActionCell label={words.openPerson(person.name)} onOpen={() => onOpen(person)} />
        </tr>
      ))}
    </ActionTable>
  );
}

function PersonSheet({
  of,
  onClose,
  onChange,
}: {
  readonly of: DeskPerson;
  readonly onClose: () => void;
  readonly onChange: () => void;
}) {
  const words = useDeskWords();
  const { language } = useSettings();
  const doing = useRequestRun();
  const [known, setKnown] = useState<DeskAnswer<'person'> | undefined>(undefined);
  const load = () => askDesk('person', { who: of.id }).then(setKnown, () => setKnown(undefined));
  useEffect(() => void load(), [of.id]);
  const remove = async () => {
    const isDone = await doing.run(() => askDesk('remove-person', { who: of.id }));
    onChange();
    if (isDone) onClose();
  };
  const tables = known?.tables ?? [];
  return (
    <Sheet title={of.name} onClose={onClose}>
      <div class="stack">
        <dl class="facts">
          <div>
            <dt>{words.kind}</dt>
            <dd>{of.isHost ? words.isHost : of.hasAccount ? words.account : words.guest}</dd>
          </div>
          <div>
            <dt>{words.since}</dt>
            <dd>{timeText(of.since, language)}</dd>
          </div>
          <div>
            <dt>{words.theirTables}</dt>
            <dd>{tables.length === 0 ? words.none : tables.map(({ code }) => code).join(', ')}</dd>
          </div>
        </dl>
        {known !== undefined && known.reports.length > 0 && (
          <ReportList
            reports={known.reports}
            onChange={() => {
              void load();
              onChange();
            }}
          />
        )}
        {!of.isHost && (
          <ConfirmButton
            label={words.removePerson}
            question={words.removePersonSure(of.name)}
            doing={doing}
            onSure={remove}
          />
        )}
      </div>
      <Outcome of={doing} />
    </Sheet>
  );
}
