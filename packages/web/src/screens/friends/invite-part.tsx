import './style/index.css';
import type { TableInfo } from '@manigance/protocol';
import { useState } from 'preact/hooks';
import { useServer } from '../../remote/use-server.ts';
import { shownName } from '../../shown-name.ts';
import { useFriendWords } from './words.ts';

/** In a lobby: my friends who do not sit there yet, each with a button that invites them. */
export function InvitePart({ info }: { readonly info: TableInfo }) {
  const words = useFriendWords();
  const { known, isBusy, failure, run } = useServer({ type: 'friends' });
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const sitting = new Set(info.seats.map(({ person }) => person?.id));
  const friends = typeof known === 'object' ? known.friends.filter(({ id }) => !sitting.has(id)) : [];
  if (friends.length === 0) return undefined;
  return (
    <section class="panel together" aria-labelledby="invite-friends">
      <h2 id="invite-friends">{words.invite}</h2>
      <ul class="person-list">
        {friends.map(({ id, name, isHere }) => (
          <li key={id}>
            <p>
              <b>{shownName(name)}</b> {isHere === true && <span class="presence is-here">{words.here}</span>}
            </p>
            {invited.has(id) ? (
              <p role="status">{words.invited}</p>
            ) : (
              <button
                type="button"
                class="btn"
                disabled={isBusy}
                aria-label={words.inviteLabel(shownName(name))}
                onClick={() =>
                  run({ type: 'invite', table: info.id, who: id }, () =>
                    setInvited((before) => new Set([...before, id])),
                  )
                }
              >
                {words.inviteOne}
              </button>
            )}
          </li>
        ))}
      </ul>
      {failure !== undefined && <p role="alert">{words.failed}</p>}
    </section>
  );
}
