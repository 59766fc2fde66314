import { type Rng, randomBelow, type Seat, shuffle } from '@manigance/core';
import { actionNumber, bitCount } from './administrations.ts';
import type { DistrictId } from './board.ts';
import { noCard, schemeKinds, schemeNumber } from './cards.ts';
import { conditionsToWin, dandyMoney, note } from './constants.ts';
import { allCards } from './deck.ts';
import { districtNumber, noAdministration, nowhere, planFor } from './plan.ts';
import { edgarActed, lucienActed, nobody } from './players.ts';
import type { ElFrame, ElState, ElView, FrameView, PlayerView } from './state.ts';
import { certificatesOf, conditionIds, openlyMet, wealthyDandy } from './victory.ts';
import { packProgramme, unrevealed } from './wheel.ts';

/** Upper bound of an imagined purse, unless a bid proves more. */
const richest = 200_000;
/** Imagined money of a bidder beyond the bid. */
const beyondBid = 50_000;

/** EL-21.8 Draws the hidden parts at random: other purses, and the cards of other hands and the deck. */
export function imagine(view: ElView, rng: Rng): ElState {
  const state = known(view, rng);
  dealCards(state, view, rng);
  view.players.forEach(({ money }, seat) => {
    state.money[seat] = money ?? purse(state, seat, rng);
  });
  return state;
}

function known(view: ElView, rng: Rng): ElState {
  const { players } = view;
  const { ids } = planFor(players.length);
  const owner = ids.map((id) => view.owners[id] ?? nobody);
  const each = (of: (player: PlayerView) => number) => players.map(of);
  return {
    seats: players.length,
    rng,
    question: 0,
    pending: view.pending.map(frameOf),
    answers: [],
    events: [],
    outcome: undefined,
    openMoney: view.openMoney,
    period: view.period,
    turn: view.turn,
    order: view.order.slice(),
    firstPlayer: view.firstPlayer,
    governor: view.governor ?? nobody,
    heritage: view.heritage ?? nobody,
    certificates: conditionIds.map((id) => view.certificates[id] ?? nobody),
    owner,
    money: each(() => 0),
    popularity: each(({ popularity }) => popularity),
    districts: players.map((_, seat) => owner.filter((holder) => holder === seat).length),
    administrations: players.map((_, seat) => administrationsOf(players.length, owner, seat)),
    edgar: each(({ edgar }) => numberOf(edgar)),
    lucien: each(({ lucien }) => numberOf(lucien)),
    marks: each(marksOf),
    acted: each(({ acted }) => (acted.edgar ? edgarActed : 0) | (acted.lucien ? lucienActed : 0)),
    certified: each(({ certified }) => (certified ? 1 : 0)),
    gone: each(({ gone }) => (gone ? 1 : 0)),
    programmes: each(programmeOf),
    hands: Array<number>(players.length * schemeKinds).fill(0),
    handSize: each(({ cards }) => cards),
    deck: [],
    discard: view.discard.map((id) => schemeNumber[id]),
    inPlay: view.inPlay === undefined ? noCard : schemeNumber[view.inPlay],
    knowledge: knowledgeOf(view),
  };
}

function frameOf(frame: FrameView): ElFrame {
  if (!('action' in frame)) return frame;
  return { ...frame, action: actionNumber[frame.action] };
}

/** The viewer's own; whether others know a card is hidden from it. */
function knowledgeOf({ seat, players }: ElView): ElState['knowledge'] {
  if (seat === undefined || players.every(({ known }) => known.length === 0)) return undefined;
  return players.flatMap(({ known }, holder) =>
    known.map((id) => ({ viewer: seat, holder, kind: schemeNumber[id] })),
  );
}

function numberOf(district: DistrictId | undefined): number {
  return district === undefined ? nowhere : districtNumber[district];
}

function marksOf({ marks }: PlayerView): number {
  return marks.reduce((bits, action) => bits | (1 << actionNumber[action]), 0);
}

function programmeOf({ programme }: PlayerView): number {
  return programme === undefined ? unrevealed : packProgramme(programme.edgar, programme.lucien);
}

function administrationsOf(seats: number, owner: readonly Seat[], seat: Seat): number {
  const { administration } = planFor(seats);
  return owner.filter((holder, district) => holder === seat && administration[district] !== noAdministration)
    .length;
}

/** The cards the viewer does not see are shuffled, dealt to the hands it does not see, and the rest is the deck. */
function dealCards(state: ElState, view: ElView, rng: Rng): void {
  const unseen = shuffle(rng, cardsUnseen(state, view));
  view.players.forEach(({ hand, known, cards }, seat) => {
    const seen = (hand ?? known).map((id) => schemeNumber[id]);
    const kinds = hand === undefined ? [...seen, ...unseen.splice(0, cards - seen.length)] : seen;
    for (const kind of kinds)
      state.hands[seat * schemeKinds + kind] = (state.hands[seat * schemeKinds + kind] ?? 0) + 1;
  });
  state.deck = view.deckCards === undefined ? unseen : view.deckCards.map((id) => schemeNumber[id]);
}

function cardsUnseen(state: ElState, view: ElView): number[] {
  const seen = [...state.discard, state.inPlay];
  for (const { hand, known } of view.players) for (const id of hand ?? known) seen.push(schemeNumber[id]);
  const unseen = [...allCards];
  for (const kind of seen) if (kind !== noCard) unseen.splice(unseen.indexOf(kind), 1);
  return unseen;
}

/** EL-21.8 Nobody fulfils three conditions, and the standing bidder owns the bid. A player who has left owns nothing. */
function purse(state: ElState, seat: Seat, rng: Rng): number {
  if (state.gone[seat] === 1) return 0;
  const least = bidOf(state.pending.at(-1), seat);
  const onTheBrink = bitCount(openlyMet(state, seat) | certificatesOf(state, seat)) >= conditionsToWin - 1;
  const certifiedDandy = state.certificates[wealthyDandy] === seat;
  const most = onTheBrink && !certifiedDandy ? dandyMoney - note : Math.max(richest, least + beyondBid);
  return least + note * randomBelow(rng, (most - least) / note + 1);
}

function bidOf(top: ElFrame | undefined, seat: Seat): number {
  return top?.kind === 'bid' && top.standing?.seat === seat ? top.standing.amount : 0;
}
