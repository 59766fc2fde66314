import { catalog } from '@manigance/games';
import type { AnswerTo, GroupView } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { useAddressForOthers } from '../../remote/reach.ts';
import { type ServerData, useServer } from '../../remote/use-server.ts';
import { go } from '../../router.ts';
import { hrefOf } from '../../routes.ts';
import { NameField } from '../../settings/name-field.tsx';
import { shownName } from '../../shown-name.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { ShareLink } from '../friends/share-link.tsx';
import { HomeLink } from '../home-link.tsx';
import { optionText } from '../profile/option-text.ts';
import { GroupTables } from './group-tables.tsx';
import { useGroupWords } from './words.ts';

/** Others may open the next table meanwhile; ms. */
const readEvery = 10_000;

type Shown = ServerData<AnswerTo<'group'>> & { readonly view: GroupView };

/** One group: its people, the button for the next table, and the tables so far. */
export function GroupPage({ id }: { readonly id: string }) {
  const words = useGroupWords();
  const server = useServer({ type: 'group', group: id }, { every: readEvery });
  const { known, failure } = server;
  const title = typeof known === 'object' ? known.title : words.title;
  return (
    <Frame title={title} class="narrow together">
      {typeof known === 'object' ? (
        <>
          <h1>{known.title}</h1>
          <Facts view={known} />
          <Members {...server} view={known} />
          {known.isIn && <LinkPart view={known} />}
          {known.tables.length > 0 && <GroupTables tables={known.tables} />}
          {known.isIn && <LeavePart {...server} view={known} />}
        </>
      ) : known === undefined || known === 'noServer' ? (
        <p role="status">{known === undefined ? words.loading : words.noServer}</p>
      ) : (
        <div role="alert">
          <h1>{words.unknown}</h1>
          <p>{words.unknownHint}</p>
        </div>
      )}
      {failure !== undefined && <p role="alert">{failure === 'too-many' ? words.full : words.failed}</p>}
      <p class="buttons">
        <a class="btn" href={hrefOf({ at: 'group' })}>
          {words.title}
        </a>
        <HomeLink />
      </p>
    </Frame>
  );
}

function Facts({ view: { game, options, pace } }: { readonly view: GroupView }) {
  const words = useGroupWords();
  const { language } = useSettings();
  const facts = [
    catalog.find(game)?.title ?? game,
    optionText(game, options, language),
    words.paces(pace.kind === 'turn-based' ? pace.days : 0),
  ];
  return <p class="aside">{facts.filter(Boolean).join(' · ')}</p>;
}

function Members({ view, isBusy, run }: Shown) {
  const words = useGroupWords();
  const { home } = useScreenWords();
  const { group, people, isIn, tables } = view;
  const isOpen = tables[0]?.state === 'open';
  return (
    <section class="panel" aria-labelledby="who">
      <h2 id="who">{words.who}</h2>
      <ul class="person-list">
        {people.map(({ id, name, isYou, wins, tables: played }) => (
          <li key={id}>
            <p>
              <b>{isYou === true ? words.you : shownName(name)}</b>
            </p>
            <p class="aside">{words.wins(wins, played)}</p>
          </li>
        ))}
      </ul>
      {!isIn && <NameField label={home.myName} />}
      <p class="buttons is-end">
        <button
          type="button"
          class="btn main"
          disabled={isBusy}
          onClick={() =>
            isIn
              ? run({ type: 'nextTable', group }, (answer) => {
                  const { table } = answer as { readonly table?: string };
                  if (table !== undefined) go({ at: 'table', id: table });
                })
              : run({ type: 'joinGroup', group })
          }
        >
          {isIn ? (isOpen ? words.toTable : words.next) : words.join}
        </button>
      </p>
    </section>
  );
}

function LinkPart({ view: { group } }: { readonly view: GroupView }) {
  const words = useGroupWords();
  const address = useAddressForOthers();
  const link = new URL(hrefOf({ at: 'group', id: group }), address ?? location.href).href;
  return (
    <section class="panel" aria-label={words.qr}>
      <p>{words.inviteHint}</p>
      <ShareLink link={link} words={words} />
    </section>
  );
}

function LeavePart({ view: { group }, isBusy, run }: Shown) {
  const words = useGroupWords();
  const [asked, setAsked] = useState(false);
  return (
    <p class="buttons">
      {asked ? (
        <>
          <button type="button" class="btn" onClick={() => setAsked(false)}>
            {words.stay}
          </button>
          <button
            type="button"
            class="btn"
            disabled={isBusy}
            onClick={() => run({ type: 'leaveGroup', group }, () => go({ at: 'group' }))}
          >
            {words.leaveSure}
          </button>
        </>
      ) : (
        <button type="button" class="btn quiet" onClick={() => setAsked(true)}>
          {words.leave}
        </button>
      )}
    </p>
  );
}
