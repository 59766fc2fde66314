import {
  type Game,
  type MatchRecord,
  replay,
  type Shown,
  show,
  type Vocabulary,
  witnessed,
} from '@manigance/core';

/** A seat's view after this many moves of a record, and the events it had witnessed by then. */
export function knownBefore(
  game: Game,
  record: MatchRecord,
  to: number,
  seat: number,
): { readonly shown: Shown<Vocabulary>; readonly history: Vocabulary['event'][] } {
  const later: Vocabulary['event'][] = [];
  const { opening, state } = replay(game, record, {
    to,
    after: (match) => later.push(...witnessed(game, match.state.events, seat)),
  });
  return { shown: show(game, state, seat), history: [...witnessed(game, opening, seat), ...later] };
}
