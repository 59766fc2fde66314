import { MoveList, push, type Seat, tell } from '@manigance/core';
import { doHalf, offerTargets } from '../actions/edgar-administration.ts';
import { type Action, edgarActionIds, intimidation, requisition } from '../administrations.ts';
import { tokenBar } from '../control.ts';
import { itemAt } from '../lists.ts';
import { expectMove, movesOn, pairOf } from '../moves.ts';
import { nobody, opponentsClockwise, soleOpponent } from '../players.ts';
import type { ElMove, ElState, Question, Step } from '../state.ts';

/** EL-22.3 The two marks of a supported action do not stand in the way of its second half. */
const marksOfSupport = 2;

/** EL-13.7 Skipped when there is nothing it could do. */
export const again: Step<'again'> = {
  resolve(draft, { seat, action }) {
    const list = new MoveList<ElMove>({ explains: false });
    offerTargets(draft, seat, action, movesOn(draft).second, marksOfSupport, list, undefined);
    if (list.count > 0) push(draft, { kind: 'secondHalf', seat, action });
    else {
      const lacks = lacksToken(draft, seat, action) ? 'token' : 'target';
      tell(draft, { type: 'skippedSecond', seat, action: itemAt(edgarActionIds, action), lacks });
    }
  },
};

/** EL-22.3 Only a Requisition places a token. */
function lacksToken(state: ElState, seat: Seat, action: Action): boolean {
  return action === requisition && tokenBar(state, seat, marksOfSupport) !== undefined;
}

/** EL-13.9 Compulsory; tested afresh (EL-13.6). Its targets are public, so an only one is taken. */
export const secondHalf: Question<'secondHalf'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { action }, seat, list) {
    offerTargets(state, seat, action, movesOn(state).second, marksOfSupport, list, undefined);
  },
  resolve(draft, { action }, move, seat) {
    doHalf(draft, seat, action, expectMove(move, 'second'));
  },
  timeout(state, { action }, seat) {
    if (action === intimidation && soleOpponent(state, seat) === nobody) return firstTwo(state, seat);
    const list = new MoveList<ElMove>({ explains: false });
    offerTargets(state, seat, action, movesOn(state).second, marksOfSupport, list, undefined);
    return list.at(0);
  },
};

/** The first two opponents clockwise; opponents with a district come first. */
function firstTwo(state: ElState, seat: Seat): ElMove {
  const opponents = opponentsClockwise(state, seat);
  const owners = opponents.filter((opponent) => state.districts[opponent] !== 0);
  const others = opponents.filter((opponent) => state.districts[opponent] === 0);
  const [one, other] = [...owners, ...others].slice(0, 2).sort((a, b) => a - b) as [Seat, Seat];
  return itemAt(movesOn(state).second.intimidatePlayers, pairOf(one, other));
}
