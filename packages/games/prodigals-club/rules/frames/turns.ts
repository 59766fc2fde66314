import type { MoveList, Seat } from '@manigance/core';
import { competitionsIn } from '../competitions/index.ts';
import { act, listActions } from '../competitions/last-will/frames/actions.ts';
import type { CompetitionId } from '../effects/language.ts';
import type { PcMove } from '../moves.ts';
import type { PcState } from '../state.ts';

/** What a competition adds to an action turn: its own actions, and how they are carried out. */
interface Turn {
  list(state: PcState, seat: Seat, list: MoveList<PcMove>): void;
  act(draft: PcState, seat: Seat, move: PcMove): void;
}

/** LW-9.1 The competitions with actions of their own. */
const turns: { readonly [C in CompetitionId]?: Turn } = { 'last-will': { list: listActions, act } };

export function listOwnActions(state: PcState, seat: Seat, list: MoveList<PcMove>): void {
  for (const { id } of competitionsIn(state)) turns[id]?.list(state, seat, list);
}

export function actForCompetition(draft: PcState, seat: Seat, move: PcMove): void {
  for (const { id } of competitionsIn(draft)) turns[id]?.act(draft, seat, move);
}
