import { lazyPart } from '@manigance/ui/lazy-part.ts';
import type { ComponentType } from 'preact';
import type { BoardContext } from './board-context.ts';
import { BoardFrame } from './frame.tsx';

type Part = typeof import('./last-will/index.tsx');

/** The part of the board that is Last Will. Only tables that play it load it. */
const part = lazyPart<Part>(() => import('./last-will/index.tsx'));

/** A component of that part; nothing until it has come. */
function later<P extends object>(pick: (loaded: Part) => ComponentType<P>): ComponentType<P> {
  return function Later(props: P) {
    const loaded = part.use();
    if (loaded === undefined) return undefined;
    const Drawn = pick(loaded);
    return <Drawn {...props} />;
  };
}

const Tableau = later((loaded) => loaded.Tableau);
/** The cards to keep, above all boards. */
export const LastWillKeeping = later((loaded) => loaded.Keeping);
/** The cards of Last Will in the tray. */
export const LastWillHand = later((loaded) => loaded.Hand);
/** The cards of Last Will played this round. */
export const LastWillPlayed = later((loaded) => loaded.Played);
/** The buttons of an answer that is being composed. */
export const LastWillButtons = later((loaded) => loaded.Buttons);
/** A player's pieces of Last Will, for the seat sheet. */
export const LastWillSeatParts = later((loaded) => loaded.SeatParts);
/** The text of a Last Will card, for its preview. */
export const LastWillFace = later((loaded) => loaded.Face);
/** The marks of a Last Will card. */
export const LastWillMarks = later((loaded) => loaded.CardMarks);

/** The Last Will board in its frame. */
export function LastWill({ table }: { readonly table: BoardContext }) {
  return (
    <BoardFrame table={table} id="last-will">
      <Tableau table={table} />
    </BoardFrame>
  );
}
