import type { BoardContext } from './board-context.ts';
import { BoardFrame } from './frame.tsx';
import { spacesOf } from './from-game.ts';
import { SpaceButton } from './space.tsx';

/** LW-8.3 The places of Last Will. */
export function LastWill({ table }: { readonly table: BoardContext }) {
  const here = spacesOf(table.view).filter(({ board }) => board === 'last-will');
  return (
    <BoardFrame table={table} id="last-will">
      <div class="pc-spaces">
        {here.map((space) => (
          <SpaceButton key={space.id} table={table} space={space} />
        ))}
      </div>
    </BoardFrame>
  );
}
