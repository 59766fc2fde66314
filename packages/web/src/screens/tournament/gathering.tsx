import { useState } from 'preact/hooks';
import { useAddressForOthers } from '../../remote/reach.ts';
import { go } from '../../router.ts';
import { hrefOf } from '../../routes.ts';
import { NameField } from '../../settings/name-field.tsx';
import { shownName } from '../../shown-name.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { ShareLink } from '../friends/share-link.tsx';
import type { Shown } from './tournament-page.tsx';
import { useTournamentWords } from './words.ts';

/** A tournament before its draw: its people, the link for others, and the button that begins it. */
export function Gathering({ shown: { view, isBusy, run } }: { readonly shown: Shown }) {
  const words = useTournamentWords();
  const { home } = useScreenWords();
  const address = useAddressForOthers();
  const { tournament, standings, isMine, isIn } = view;
  const link = new URL(hrefOf({ at: 'tournament', id: tournament }), address ?? location.href).href;
  return (
    <>
      <section class="panel" aria-labelledby="who">
        <h2 id="who">{words.inviteTitle}</h2>
        <p class="aside">{words.people(standings.length)}</p>
        <ul class="person-list">
          {standings.map(({ who, name, isYou }) => (
            <li key={who ?? name}>
              <p>
                <b>{isYou === true ? words.you : shownName(name)}</b>
                {isYou === true && <span class="aside"> {shownName(name)}</span>}
              </p>
            </li>
          ))}
        </ul>
        {!isIn && <NameField label={home.myName} />}
        {!isMine && isIn && <p>{words.waiting}</p>}
        <p class="buttons is-end">
          {isMine && <Cancel shown={{ view, isBusy, run }} />}
          {isMine && (
            <button
              type="button"
              class="btn main"
              disabled={isBusy}
              onClick={() => run({ type: 'beginTournament', tournament })}
            >
              {words.begin}
            </button>
          )}
          {!isMine && (
            <button
              type="button"
              class={isIn ? 'btn' : 'btn main'}
              disabled={isBusy}
              onClick={() => run({ type: isIn ? 'withdraw' : 'joinTournament', tournament })}
            >
              {isIn ? words.leave : words.join}
            </button>
          )}
        </p>
      </section>
      <section class="panel" aria-label={words.qr}>
        <p>{words.inviteHint}</p>
        <ShareLink link={link} words={words} />
      </section>
    </>
  );
}

function Cancel({
  shown: { view, isBusy, run },
}: {
  readonly shown: Pick<Shown, 'view' | 'isBusy' | 'run'>;
}) {
  const words = useTournamentWords();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="btn quiet" onClick={() => setAsked(true)}>
        {words.cancel}
      </button>
    );
  return (
    <>
      <button type="button" class="btn" onClick={() => setAsked(false)}>
        {words.keep}
      </button>
      <button
        type="button"
        class="btn"
        disabled={isBusy}
        onClick={() =>
          run({ type: 'cancelTournament', tournament: view.tournament }, () => go({ at: 'tournament' }))
        }
      >
        {words.cancelSure}
      </button>
    </>
  );
}
