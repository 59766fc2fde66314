import type { AnswerTo } from '@manigance/protocol';
import { type ServerData, useServer } from '../../remote/use-server.ts';
import { hrefOf } from '../../routes.ts';
import { NameField } from '../../settings/name-field.tsx';
import { shownName } from '../../shown-name.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { LoadingLine } from '../loading-line.tsx';
import { useFriendWords } from './words.ts';

/** Asks whether to become friends with the owner of a link. */
export function Accept({ link }: { readonly link: string }) {
  const words = useFriendWords();
  const server = useServer({ type: 'friendLink', link });
  const { known } = server;
  if (known === undefined) return <LoadingLine text={words.loading} />;
  if (known === 'noServer') return <p role="status">{words.noServer}</p>;
  if (typeof known === 'string')
    return (
      <div role="alert">
        <h1>{words.over}</h1>
        <p>{words.overHint}</p>
      </div>
    );
  return <Offer {...server} offer={known} link={link} />;
}

function Offer({
  offer: { who, isFriend },
  link,
  isBusy,
  failure,
  run,
}: ServerData<AnswerTo<'friendLink'>> & { readonly offer: AnswerTo<'friendLink'>; readonly link: string }) {
  const words = useFriendWords();
  const { home } = useScreenWords();
  const name = shownName(who.name);
  if (isFriend !== false)
    return (
      <>
        <h1>{isFriend === undefined ? words.yours : words.already(name)}</h1>
        <p>
          <a class="btn main" href={hrefOf({ at: 'friends' })}>
            {words.toFriends}
          </a>
        </p>
      </>
    );
  return (
    <section class="panel" aria-labelledby="offer">
      <h1 id="offer">{words.asks(name)}</h1>
      <p>{words.asksHint}</p>
      <NameField label={home.myName} />
      <p class="buttons is-end">
        <a class="btn" href={hrefOf({ at: 'home' })}>
          {words.notNow}
        </a>
        <button
          type="button"
          class="btn main"
          disabled={isBusy}
          onClick={() => run({ type: 'befriend', link })}
        >
          {words.accept}
        </button>
      </p>
      {failure !== undefined && <p role="alert">{failure === 'too-many' ? words.full : words.failed}</p>}
    </section>
  );
}
