import './style/index.css';
import { catalog } from '@manigance/games';
import type { AnswerTo } from '@manigance/protocol';
import { type ServerData, useServer } from '../../remote/use-server.ts';
import { hrefOf } from '../../routes.ts';
import { shownName } from '../../shown-name.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { Accept } from './accept.tsx';
import { FriendRow } from './friend-row.tsx';
import { LinkPart } from './link-part.tsx';
import { useFriendWords } from './words.ts';

/** Friends grow stale: who is here changes; ms. */
const readEvery = 20_000;

/** My friends, invitations, my link, and the people I have silenced. With a link: the offer of its owner. */
export function FriendsScreen({ link }: { readonly link: string | undefined }) {
  const words = useFriendWords();
  return (
    <Frame title={words.title} class="narrow together">
      {link === undefined ? <Friends /> : <Accept link={link} />}
      <p class="buttons">
        <a class="btn" href={hrefOf({ at: 'group' })}>
          {words.groups}
        </a>
        <a class="btn" href={hrefOf({ at: 'tournament' })}>
          {words.tournaments}
        </a>
        <HomeLink />
      </p>
    </Frame>
  );
}

/** Props of the parts of this screen: my friends, and the changes I ask for. */
export type Shown = ServerData<AnswerTo<'friends'>> & { readonly friends: AnswerTo<'friends'> };

function Friends() {
  const words = useFriendWords();
  const server = useServer({ type: 'friends' }, { every: readEvery });
  const { known, failure } = server;
  return (
    <>
      <h1>{words.title}</h1>
      {typeof known !== 'object' ? (
        <LoadingLine
          text={known === undefined ? words.loading : words.noServer}
          isOver={known !== undefined}
        />
      ) : (
        <Parts {...server} friends={known} />
      )}
      {failure !== undefined && <p role="alert">{failure === 'too-many' ? words.full : words.failed}</p>}
    </>
  );
}

function Parts(shown: Shown) {
  const words = useFriendWords();
  const { friends, silenced, invitations } = shown.friends;
  return (
    <>
      {invitations.length > 0 && <Invitations {...shown} />}
      <section class="panel" aria-label={words.title}>
        {friends.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul class="person-list">
            {friends.map((friend) => (
              <FriendRow key={friend.id} shown={shown} friend={friend} />
            ))}
          </ul>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={shown.friends.isShown}
            onChange={({ currentTarget: { checked } }) => shown.run({ type: 'showPresence', shown: checked })}
          />{' '}
          {words.show}
        </label>
      </section>
      <LinkPart shown={shown} />
      {silenced.length > 0 && <Silenced {...shown} />}
    </>
  );
}

function Invitations({ friends: { invitations }, isBusy, run }: Shown) {
  const words = useFriendWords();
  return (
    <section class="panel" aria-labelledby="invitations">
      <h2 id="invitations">{words.invitations}</h2>
      <ul class="person-list">
        {invitations.map(({ table, game, by }) => {
          const [name, title] = [shownName(by.name), catalog.find(game)?.title ?? game];
          return (
            <li key={table}>
              <p>
                <b>{title}</b> <span class="aside">{words.invitedBy(name)}</span>
              </p>
              <p class="buttons">
                <button
                  type="button"
                  class="btn quiet"
                  disabled={isBusy}
                  aria-label={words.dismissLabel(name, title)}
                  onClick={() => run({ type: 'dismissInvitation', table })}
                >
                  {words.dismiss}
                </button>
                <a
                  class="btn main"
                  href={hrefOf({ at: 'table', id: table })}
                  aria-label={words.toTableLabel(name, title)}
                >
                  {words.toTable}
                </a>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Silenced({ friends: { silenced }, isBusy, run }: Shown) {
  const words = useFriendWords();
  return (
    <section class="panel" aria-labelledby="silenced">
      <h2 id="silenced">{words.silenced}</h2>
      <ul class="person-list">
        {silenced.map(({ id, name, how }) => (
          <li key={id}>
            <p>
              <b>{shownName(name)}</b> <span class="aside">{words.how[how]}</span>
            </p>
            <button
              type="button"
              class="btn"
              disabled={isBusy}
              aria-label={words.liftLabel(shownName(name))}
              onClick={() => run({ type: 'silence', who: id })}
            >
              {words.lift}
            </button>
          </li>
        ))}
      </ul>
      <p class="aside">{words.silencedHint}</p>
    </section>
  );
}
