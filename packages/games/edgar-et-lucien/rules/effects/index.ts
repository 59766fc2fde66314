import { push, type Seat, tell } from '@manigance/core';
import { takeCertificate } from '../actions/certificates.ts';
import { administer } from '../actions/edgar-administration.ts';
import { takeHeritage } from '../actions/heritage.ts';
import { buyDistrict } from '../actions/purchase.ts';
import {
  type SchemeEffect,
  type SchemeEffects,
  type SchemeId,
  schemeId,
  schemeNumber,
  schemeOf,
} from '../cards.ts';
import { discardCard, gainCard, loseCard, playCard, randomCard } from '../deck.ts';
import { learnExtorted } from '../knowledge.ts';
import { numberAt } from '../lists.ts';
import { districtId, districtNumber } from '../plan.ts';
import { addMoney, addPopularity, leftNeighbour, opponentsClockwise } from '../players.ts';
import type { Draft, EdgarMove, PlayScheme } from '../state.ts';
import { checkVictory, conditionNumber } from '../victory.ts';
import { exchangeResources } from './exchange.ts';

type Scheme = PlayScheme | Extract<EdgarMove, { do: 'playScheme' }>;

/** EL-8.2.3 The card leaves the hand, its effect is resolved; `actionDone` then discards it. */
export function playScheme(draft: Draft, seat: Seat, move: Scheme): void {
  const kind = schemeNumber[move.card];
  const { effect, params } = schemeOf(kind);
  playCard(draft, seat, kind);
  // The compiler cannot see that the table pairs every effect with its own parameters, and `options` with its own targets.
  (effects[effect] as Effect)(draft, seat, params, move);
}

type Effect = (draft: Draft, seat: Seat, params: unknown, move: Scheme) => void;
type Effects = {
  readonly [E in SchemeEffect]: (draft: Draft, seat: Seat, params: SchemeEffects[E], move: never) => void;
};
type Of<Card extends SchemeId> = Extract<Scheme, { readonly card: Card }>;

/** EL-20 */
const effects = {
  moveLucien(draft, seat, _params, { district }: Of<'plan_b'>) {
    const from = districtId(draft, numberAt(draft.lucien, seat));
    draft.lucien[seat] = districtNumber[district];
    tell(draft, { type: 'lucienPut', seat, from, to: district });
  },
  buyFromPlayer: (draft, seat, { price }) => buyDistrict(draft, seat, numberAt(draft.edgar, seat), price),
  buyFromCity: (draft, seat, { price }) => buyDistrict(draft, seat, numberAt(draft.edgar, seat), price),
  /** EL-20.3.1 Everyone is asked, clockwise from the player of the card. */
  smear(draft, seat) {
    const asked = opponentsClockwise(draft, seat);
    for (const victim of asked.toReversed()) push(draft, { kind: 'smearReply', seat: victim, by: seat });
  },
  certify: (draft, seat, _params, { certificate }: Of<'certification'>) =>
    takeCertificate(draft, seat, conditionNumber[certificate]),
  gainMoney(draft, seat, { money }) {
    addMoney(draft, seat, money);
    tell(draft, { type: 'gained', seat, by: 'financial_backing', money, popularity: 0 });
    checkVictory(draft, seat);
  },
  gainPopularity(draft, seat, { popularity }) {
    const gain = addPopularity(draft, seat, popularity);
    tell(draft, { type: 'gained', seat, by: 'popular_support', money: 0, popularity: gain });
    checkVictory(draft, seat);
  },
  /** EL-20.7 */
  extort(draft, seat, _params, { player }: Of<'extortion'>) {
    const kind = randomCard(draft, player);
    loseCard(draft, player, kind);
    gainCard(draft, seat, kind);
    learnExtorted(draft, seat, player, kind);
    tell(draft, { type: 'extorted', seat, victim: player, card: schemeId(kind) });
  },
  actRemotely: (draft, seat, _params, move: Of<'remote_action'>) => administer(draft, seat, move, false),
  /** EL-20.9.1 The order of this turn stays as it is. */
  seizeOffice(draft, seat) {
    const from = draft.governor;
    draft.governor = seat;
    draft.firstPlayer = leftNeighbour(draft, seat);
    const { firstPlayer, turn } = draft;
    tell(draft, { type: 'officeSeized', seat, from, firstPlayer, turn });
    checkVictory(draft, seat);
  },
  exchange: (draft, seat, _params, { direction, steps }: Of<'resource_exchange'>) =>
    exchangeResources(draft, seat, direction, steps),
  takeHeritage,
  swindle(draft, seat, _params, { certificate, cards }: Of<'swindle'>) {
    for (const card of cards) discardCard(draft, seat, schemeNumber[card]);
    tell(draft, { type: 'discarded', seat, cards });
    takeCertificate(draft, seat, conditionNumber[certificate]);
  },
} satisfies Effects;
