import type { Seat } from '@manigance/core';
import type { ElEvent, Walk } from '../../rules/events.ts';
import type { ElView } from '../../rules/index.ts';
import { type Character, characters } from '../pawn.tsx';

/** EL-5.3 The event of the reveal. */
export type Revealed = Extract<ElEvent, { readonly type: 'revealed' }>;
type Moved = Extract<ElEvent, { readonly type: 'moved' }>;

/** A pawn that goes from one district to another. */
export interface PawnWalk extends Walk {
  readonly seat: Seat;
  readonly of: Character;
}

/** The revealed programmes in player order. */
export function inOrder({ programmes }: Revealed, { order }: ElView): Revealed['programmes'] {
  return programmes.toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}

function movesIn(events: readonly ElEvent[]): readonly Moved[] {
  return events.filter((event) => event.type === 'moved');
}

/** EL-6.1 The walks of these events in rule order: players in turn, Edgar before Lucien. A pawn that stays does not walk. */
export function walksIn(events: readonly ElEvent[]): readonly PawnWalk[] {
  return movesIn(events).flatMap((moved) =>
    characters.flatMap((of) => {
      const walk = moved[of];
      return walk.from === walk.to ? [] : [{ ...walk, seat: moved.seat, of }];
    }),
  );
}

/** The events whose walks are still to be shown after the first few. */
export function aheadAfter(events: readonly ElEvent[], walked: number): readonly ElEvent[] {
  let done = walked;
  return movesIn(events).map((moved) => {
    const still = { ...moved };
    for (const of of characters) {
      const walk = moved[of];
      if (walk.from !== walk.to && done-- > 0) still[of] = { ...walk, from: walk.to };
    }
    return still;
  });
}

/** The view with the pawns that have not walked yet where they were. */
export function viewBefore(view: ElView, ahead: readonly ElEvent[] | undefined): ElView {
  const walks = walksIn(ahead ?? []);
  if (walks.length === 0) return view;
  const players = view.players.map((player, seat) =>
    Object.assign(
      { ...player },
      ...walks.filter((walk) => walk.seat === seat).map(({ of, from }) => ({ [of]: from })),
    ),
  );
  return { ...view, players };
}

/** The walk that is shown now, while some of those of the last step may lie ahead. */
export function walkNow(
  events: readonly ElEvent[],
  ahead: readonly ElEvent[] | undefined,
): PawnWalk | undefined {
  if (ahead === undefined) return undefined;
  const walks = walksIn(events);
  return walks[walks.length - walksIn(ahead).length - 1];
}
