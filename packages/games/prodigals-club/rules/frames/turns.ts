import { type MoveList, type Seat, valueById } from '@manigance/core';
import { competitionsIn } from '../competitions/index.ts';
import { act, listActions, loseActions } from '../competitions/last-will/frames/actions.ts';
import type { CompetitionId } from '../effects/language.ts';
import { type Mode, modeIds } from '../modes.ts';
import type { PcMove } from '../moves.ts';
import type { PcState } from '../state.ts';

/** The part of a competition in an action turn: its own actions, and how they are carried out. */
interface Turn {
  list(state: PcState, seat: Seat, list: MoveList<PcMove>): void;
  act(draft: PcState, seat: Seat, move: PcMove): void;
  /** Removes the rights that end with the turn. */
  end(draft: PcState, seat: Seat): void;
}

/** LW-9.1 The competitions with actions of their own. */
const turns: { readonly [C in CompetitionId]?: Turn } = {
  'last-will': { list: listActions, act, end: loseActions },
};

const turnsIn: { readonly [M in Mode]: readonly Turn[] } = valueById(modeIds, (mode) =>
  competitionsIn({ mode }).flatMap(({ id }) => turns[id] ?? []),
);

/** LW-9.1 Offers or refuses the own actions of the competitions in play. */
export function listOwnActions(state: PcState, seat: Seat, list: MoveList<PcMove>): void {
  for (const turn of turnsIn[state.mode]) turn.list(state, seat, list);
}

/** LW-9.1 Carries out an own action of a competition. */
export function actForCompetition(draft: PcState, seat: Seat, move: PcMove): void {
  for (const turn of turnsIn[draft.mode]) turn.act(draft, seat, move);
}

/** LW-9.1 Ends the action turn for the competitions in play. */
export function endForCompetition(draft: PcState, seat: Seat): void {
  for (const turn of turnsIn[draft.mode]) turn.end(draft, seat);
}
