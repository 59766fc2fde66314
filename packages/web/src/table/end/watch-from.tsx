import type { ComponentChildren } from 'preact';
import { hrefOf, type Replayed } from '../../routes.ts';
import { useEndWords } from './words.ts';

/** Shows the position after this many moves: in the replay that is open, by a link to another, or not at all. */
export function WatchFrom({
  move,
  replayed,
  onWatch,
  class: name,
  children,
}: {
  readonly move: number;
  readonly replayed: Replayed | undefined;
  readonly onWatch: ((move: number) => void) | undefined;
  readonly class: string;
  readonly children: ComponentChildren;
}) {
  const words = useEndWords();
  const all = (
    <>
      {children}
      <span class="vh">, {words.watch}</span>
    </>
  );
  if (onWatch !== undefined)
    return (
      <button type="button" class={name} onClick={() => onWatch(move)}>
        {all}
      </button>
    );
  if (replayed === undefined) return <div class={name}>{children}</div>;
  return (
    <a class={name} href={hrefOf({ at: 'replay', of: { ...replayed, move } })}>
      {all}
    </a>
  );
}
