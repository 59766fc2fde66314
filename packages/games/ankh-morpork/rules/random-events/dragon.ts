import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { loseBuilding } from '../buildings.ts';
import { rollArea } from '../dice.ts';
import { holdsCard } from '../hands.ts';
import { type Area, areaId, cardOf, demon, nobody, pieceId, troll } from '../ids.ts';
import { moveAt, numberAt } from '../lists.ts';
import { type AmMove, gods, godsAt, stop } from '../moves.ts';
import { calm, minionsAt, onFoot, piecesAt, takeOff } from '../pieces.ts';
import { startComingBack } from '../removal.ts';
import { barsSmallGods, canUseSmallGods, payGods } from '../small-gods.ts';
import type { AmState, AmVocabulary, FrameNamed } from '../state.ts';
import { answerWith, comeBack, listReactions, spendInterrupt, susan } from '../windows.ts';

type Dragon = FrameNamed<'dragonWindow'>;

/** AM-10.1 One area; its owners settle their pieces clockwise; then everything not kept goes at once. */
export function dragon(draft: AmState, seat: Seat): void {
  const area = rollArea(draft, seat);
  if (onFoot(draft, area) === 0 && draft.buildings[area] === nobody) tell(draft, { type: 'nothing' });
  const none = Array.from({ length: draft.seats }, () => 0);
  const clockwise = none.map((_, distance) => (seat + distance) % draft.seats);
  const strike = { area, kept: none, back: none, buildingKept: false };
  const threatened = clockwise.filter((owner) => mustSettle(draft, owner, strike));
  askNext(draft, { ...strike, threatened, left: threatened });
}

type Strike = Pick<Dragon, 'area' | 'kept' | 'back' | 'buildingKept'>;

function unsettledMinions(state: AmState, seat: Seat, { area, kept, back }: Strike): number {
  return minionsAt(state, seat, area) - numberAt(kept, seat) - numberAt(back, seat);
}
function unsettledBuilding(state: AmState, seat: Seat, { area, buildingKept }: Strike): boolean {
  return state.buildings[area] === seat && !buildingKept;
}

/** AM-10.13 A minion about to go and a hand card, or a piece that Small Gods could save. */
export function mustSettle(state: AmState, seat: Seat, strike: Strike): boolean {
  const minions = unsettledMinions(state, seat, strike) > 0;
  if (minions && holdsCard(state, seat)) return true;
  return (minions || unsettledBuilding(state, seat, strike)) && canUseSmallGods(state, seat);
}

function askNext(draft: AmState, strike: Omit<Dragon, 'kind'>): void {
  const at = strike.left.findIndex((seat) => mustSettle(draft, seat, strike));
  if (at < 0) push(draft, { ...strike, kind: 'dragonStrikes', left: [] });
  else push(draft, { ...strike, kind: 'dragonWindow', left: strike.left.slice(at) });
}

/** AM-10.13 Settle one own piece, or stop; asked in secret like any window with minions in it. */
export const dragonWindow: QuestionRule<AmVocabulary, 'dragonWindow'> = {
  asking: 'hidden',
  asks: (_state, { left }) => numberAt(left, 0),
  options(state, frame, seat, list) {
    const minions = unsettledMinions(state, seat, frame) > 0;
    if (minions) listReactions(state, seat, susan | comeBack, list);
    if (minions) list.offerUnless(gods, barsSmallGods(state, seat));
    if (unsettledBuilding(state, seat, frame))
      list.offerUnless(moveAt(godsAt, frame.area), barsSmallGods(state, seat));
    list.offer(stop);
  },
  resolve(draft, frame, move, seat) {
    if (move.do === 'stop') askNext(draft, { ...frame, left: frame.left.slice(1) });
    else askNext(draft, settleOne(draft, frame, seat, move));
  },
  timeout: () => stop,
};

function settleOne(draft: AmState, frame: Dragon, seat: Seat, move: AmMove): Dragon {
  const one = (counts: readonly number[]) => counts.with(seat, numberAt(counts, seat) + 1);
  if (move.do === 'react') {
    const card = cardOf(move.card);
    spendInterrupt(draft, seat, card);
    return answerWith(card) === susan
      ? { ...frame, kept: one(frame.kept) }
      : { ...frame, back: one(frame.back) };
  }
  payGods(draft, seat, move.do === 'godsAt' ? { building: move.area } : undefined);
  return move.do === 'godsAt' ? { ...frame, buildingKept: true } : { ...frame, kept: one(frame.kept) };
}

/** AM-10.1 Everything that was not kept goes. */
export const dragonStrikes: StepRule<AmVocabulary, 'dragonStrikes'> = {
  resolve(draft, frame) {
    const { area, kept, back, buildingKept } = frame;
    calm(draft, area);
    for (let piece = 0; piece <= demon; piece++) {
      if (piece < troll && piece >= draft.seats) continue;
      const stay = piece < troll ? numberAt(kept, piece) : 0;
      for (let left = piecesAt(draft, area, piece) - stay; left > 0; left--) takeOff(draft, area, piece);
      for (let left = stay; left > 0; left--)
        tell(draft, { type: 'spared', area: areaId(area), piece: pieceId(piece) });
    }
    if (draft.buildings[area] !== nobody && !buildingKept) loseBuilding(draft, area);
    bringBack(draft, frame.area, back);
  },
};

/** AM-10.1 Clockwise from the active player, one by one. */
function bringBack(draft: AmState, area: Area, back: readonly number[]): void {
  for (let distance = draft.seats - 1; distance >= 0; distance--) {
    const seat = (draft.active + distance) % draft.seats;
    for (let left = numberAt(back, seat); left > 0; left--) startComingBack(draft, seat, area);
  }
}
