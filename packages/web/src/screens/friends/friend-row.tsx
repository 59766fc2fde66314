import type { Friend } from '@manigance/protocol';
import { useState } from 'preact/hooks';
import { shownName } from '../../shown-name.ts';
import type { Shown } from './index.tsx';
import { useFriendWords } from './words.ts';

/** A friend: whether they are here, and buttons to end the friendship or block them, each with a second question. */
export function FriendRow({ shown, friend }: { readonly shown: Shown; readonly friend: Friend }) {
  const words = useFriendWords();
  const [asked, setAsked] = useState<'unfriend' | 'block' | undefined>(undefined);
  const { id, isHere } = friend;
  const name = shownName(friend.name);
  const part = () =>
    shown.run(asked === 'block' ? { type: 'silence', who: id, how: 'block' } : { type: 'unfriend', who: id });
  return (
    <li>
      <p>
        <b>{name}</b>{' '}
        {isHere !== undefined && (
          <span class={`presence ${isHere ? 'is-here' : ''}`}>{isHere ? words.here : words.away}</span>
        )}
      </p>
      <p class="buttons">
        {asked === undefined ? (
          (['unfriend', 'block'] as const).map((how) => (
            <button
              key={how}
              type="button"
              class="btn quiet"
              aria-label={words[`${how}Label`](name)}
              onClick={() => setAsked(how)}
            >
              {words[how]}
            </button>
          ))
        ) : (
          <>
            <button type="button" class="btn" onClick={() => setAsked(undefined)}>
              {words.keep}
            </button>
            <button type="button" class="btn" disabled={shown.isBusy} onClick={part}>
              {asked === 'block' ? words.sureBlock : words.sure}
            </button>
          </>
        )}
      </p>
    </li>
  );
}
