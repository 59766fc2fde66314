import { copyRng } from '@manigance/core';
import type { ElState } from './state.ts';

/** Field by field, in the order of `setup`: one shape for all states, and nothing shared that a rule writes on. */
export function copy(state: ElState): ElState {
  return {
    seats: state.seats,
    rng: copyRng(state.rng),
    question: state.question,
    pending: state.pending.slice(),
    answers: state.answers.slice(),
    events: [],
    outcome: state.outcome,
    openMoney: state.openMoney,
    period: state.period,
    turn: state.turn,
    order: state.order.slice(),
    firstPlayer: state.firstPlayer,
    governor: state.governor,
    heritage: state.heritage,
    certificates: state.certificates.slice(),
    owner: state.owner.slice(),
    money: state.money.slice(),
    popularity: state.popularity.slice(),
    districts: state.districts.slice(),
    administrations: state.administrations.slice(),
    edgar: state.edgar.slice(),
    lucien: state.lucien.slice(),
    marks: state.marks.slice(),
    acted: state.acted.slice(),
    certified: state.certified.slice(),
    gone: state.gone.slice(),
    programmes: state.programmes.slice(),
    hands: state.hands.slice(),
    handSize: state.handSize.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    inPlay: state.inPlay,
    knowledge: state.knowledge,
  };
}
