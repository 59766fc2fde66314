import { type MoveList, push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { canBuild, listBuilding, startBuilding } from '../buildings.ts';
import { type CardSymbol, cardData, cards, symbolOf } from '../cards.ts';
import { barsScroll, startScroll } from '../effects/index.ts';
import { handOf, holdsCard, putAway } from '../hands.ts';
import { areaOf, type Card, cardId, cardOf, nobody, pieceOf } from '../ids.ts';
import { learnHeld, othersThan } from '../knowledge.ts';
import { takeUpLaidAside } from '../laid-aside.ts';
import { moveAt } from '../lists.ts';
import { type AmMove, act, clearIn, finishCard as finish, reactWith, skip } from '../moves.ts';
import { areaCount, calm, hasTrouble } from '../pieces.ts';
import { listLifts, listPlaces, ownMinions, placeOrLift } from '../placing.ts';
import { canUsePower, listPowers, startPower } from '../powers.ts';
import { takeFromBank } from '../purse.ts';
import { drawEvent } from '../random-events/index.ts';
import type { AmReason } from '../reasons.ts';
import { attack, hasVictim, listVictims, noTroubleThere } from '../removal.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { answerWith, spendInterrupt } from '../windows.ts';
import { playFirstOfTwo } from './second-card.ts';
import { beginCard, listPlayable } from './turn.ts';

/** AM-5.6, AM-5.7 Doing these symbols means playing a card from the hand; how many plays they bring. */
function furtherPlays(card: Card, symbol: CardSymbol): number {
  if (symbol === 'playAnother') return 1;
  const data = cardData(card);
  return symbol === 'scroll' && data.effect === 'playTwoCards' ? data.params.count : 0;
}

/** AM-5.1 From left to right; AM-4.8 says which questions everybody can see to have a single answer. */
export const card: StepRule<AmVocabulary, 'card'> = {
  resolve(draft, { seat, card: playing, at }) {
    draft.spared = 0;
    const symbol = cardData(playing).symbols[at];
    if (symbol === undefined) return endCard(draft, seat, playing);
    const open = canUsePower(draft, seat);
    if (!open && symbol === 'randomEvent') return doSymbol(draft, seat, playing, at, act);
    const why = open ? undefined : barsSymbol(draft, seat, playing, symbol);
    if (why !== undefined) {
      tell(draft, { type: 'leftOut', seat, card: cardId(playing), symbol, at, why });
      return push(draft, { kind: 'card', seat, card: playing, at: at + 1 });
    }
    push(draft, { kind: 'symbol', seat, card: playing, at });
  },
};

/** AM-4.8 (c) Asked even when finishing is all one can do, as long as a hand card might be Doctor Mossy Lawn. */
function endCard(draft: AmState, seat: Seat, playing: Card): void {
  if (holdsCard(draft, seat) || canUsePower(draft, seat))
    push(draft, { kind: 'finishCard', seat, card: playing });
  else putAway(draft);
}

const noArea: AmReason = { rule: 'AM-6.2.1', code: 'noTarget' };
const noVictim: AmReason = { rule: 'AM-6.3', code: 'noTarget' };
const noMarker: AmReason = { rule: 'AM-6.4', code: 'noTrouble' };
const noMarkers: AmReason = { rule: 'AM-5.4', code: 'noTrouble' };
const noHandCard: AmReason = { rule: 'AM-5.6', code: 'noHandCard' };
const mandatory: AmReason = { rule: 'AM-5.2', code: 'mandatory' };

/** AM-5.4 Why a symbol cannot be started as things stand: all of it public. */
function barsSymbol(state: AmState, seat: Seat, playing: Card, symbol: CardSymbol): AmReason | undefined {
  switch (symbol) {
    case 'build':
      return canBuild(state, seat, 1) ? undefined : noArea;
    case 'assassinate':
      return hasVictim(state, seat, state.trouble, 'notOwn') ? undefined : noVictim;
    case 'removeTrouble':
      return state.trouble === 0 ? noMarkers : undefined;
    default:
      if (furtherPlays(playing, symbol) > 0) return holdsCard(state, seat) ? undefined : noHandCard;
      return symbol === 'scroll' ? barsScroll(state, seat, playing) : undefined;
  }
}

/** A symbol that could not be started as things stand. */
export interface BarredSymbol {
  /** Which symbol of the card it is. */
  readonly at: number;
  readonly why: AmReason;
}

/** AM-5.4 The symbols of a card, from this one on, that could not be started as things stand. */
export function barredSymbols(state: AmState, seat: Seat, card: Card, from = 0): readonly BarredSymbol[] {
  return cardData(card).symbols.flatMap((symbol, at) => {
    const why = at < from ? undefined : barsSymbol(state, seat, card, symbol);
    return why === undefined ? [] : [{ at, why }];
  });
}

/** AM-5.4 The same for a card still in the hand, which is no longer there when it is played. */
export function barredInHand(state: AmState, seat: Seat, card: Card): readonly BarredSymbol[] {
  const isLast = handOf(state, seat).length === 1;
  return cardData(card).symbols.flatMap((symbol, at) => {
    const needsOther = isLast && furtherPlays(card, symbol) > 0;
    const why = needsOther ? noHandCard : barsSymbol(state, seat, card, symbol);
    return why === undefined || symbol === 'interrupt' ? [] : [{ at, why }];
  });
}

/** AM-5.7 How the first of two cards is played. */
type PlayFirst = (draft: AmState, seat: Seat, first: Card) => void;

/** AM-4.8 (b) Do it or skip it. Doing it and its first choice are one answer. */
export const symbolRule = (playFirst: PlayFirst): QuestionRule<AmVocabulary, 'symbol'> => ({
  asks: (_state, { seat }) => seat,
  options(state, { card: playing, at }, seat, list) {
    const current = symbolOf(playing, at);
    listSymbol(state, seat, playing, current, list);
    list.offerUnless(skip, current === 'randomEvent' ? mandatory : undefined);
    listPowers(state, seat, list);
    listMossyLawn(state, seat, playing, at, list);
  },
  resolve(draft, frame, move, seat) {
    const { card: playing, at } = frame;
    if (move.do === 'power') startPower(draft, seat, move, { ...frame, kind: 'card' });
    else if (move.do === 'react') endTurnKeepingCard(draft, seat, cardOf(move.card));
    else if (move.do === 'skip') skipSymbol(draft, seat, playing, at);
    else if (move.do === 'play') playFurther(draft, seat, playing, at, cardOf(move.card), playFirst);
    else doSymbol(draft, seat, playing, at, move);
  },
});
/** AM-4.8 (b) Asks whether a symbol is done. */
export const symbol = symbolRule(playFirstOfTwo);

function listSymbol(
  state: AmState,
  seat: Seat,
  playing: Card,
  current: CardSymbol,
  list: MoveList<AmMove>,
): void {
  switch (current) {
    case 'place':
      if (state.supply[seat] === 0) listLifts(state, seat, ownMinions, list);
      else listPlaces(state, seat, ownMinions, nobody, list);
      return;
    case 'build':
      return listBuilding(state, seat, 1, list);
    case 'assassinate':
      return listVictims(state, seat, state.trouble, 'notOwn', noTroubleThere, list);
    case 'removeTrouble':
      return listMarkers(state, list);
    default:
      if (furtherPlays(playing, current) > 0) listPlayable(state, seat, list);
      else list.offerUnless(act, barsSymbol(state, seat, playing, current));
  }
}

/** AM-6.4 */
export function listMarkers(state: AmState, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    list.offerUnless(moveAt(clearIn, area), hasTrouble(state, area) ? undefined : noMarker);
  }
}

/** AM-6 Carries out one symbol; the card goes on after it. */
function doSymbol(draft: AmState, seat: Seat, playing: Card, at: number, move: AmMove): void {
  const current = symbolOf(playing, at);
  push(draft, { kind: 'card', seat, card: playing, at: at + 1 });
  switch (current) {
    case 'place':
      return placeOrLift(draft, seat, ownMinions, move);
    case 'build':
      return startBuilding(draft, seat, move, 1);
    case 'assassinate':
      return move.do === 'remove'
        ? attack(draft, areaOf(move.area), pieceOf(move.piece), 'symbol')
        : undefined;
    case 'removeTrouble':
      return move.do === 'clear' ? calm(draft, areaOf(move.area)) : undefined;
    case 'randomEvent':
      return drawEvent(draft, seat);
    case 'scroll':
      return startScroll(draft, seat, playing);
    default:
      return takeFromBank(draft, seat, Number(current.slice('money:'.length)));
  }
}

/** AM-5.5, AM-5.7 This card is finished before the next one is begun. */
function playFurther(
  draft: AmState,
  seat: Seat,
  playing: Card,
  at: number,
  next: Card,
  playFirst: PlayFirst,
): void {
  putAway(draft);
  if (furtherPlays(playing, symbolOf(playing, at)) > 1) playFirst(draft, seat, next);
  else beginCard(draft, seat, next);
}

/** AM-5.2 A skipped last symbol ends the card without asking further. */
function skipSymbol(draft: AmState, seat: Seat, playing: Card, at: number): void {
  const { symbols } = cardData(playing);
  tell(draft, { type: 'skipped', seat, card: cardId(playing), symbol: symbolOf(playing, at), at });
  if (at + 1 < symbols.length) push(draft, { kind: 'card', seat, card: playing, at: at + 1 });
  else putAway(draft);
}

/** AM-4.8 (c) */
export const finishCard: QuestionRule<AmVocabulary, 'finishCard'> = {
  asks: (_state, { seat }) => seat,
  options(state, { card: playing }, seat, list) {
    list.offer(finish);
    listPowers(state, seat, list);
    listMossyLawn(state, seat, playing, cardData(playing).symbols.length, list);
  },
  resolve(draft, { card: playing }, move, seat) {
    const again = { kind: 'card', seat, card: playing, at: cardData(playing).symbols.length } as const;
    if (move.do === 'power') startPower(draft, seat, move, again);
    else if (move.do === 'react') endTurnKeepingCard(draft, seat, cardOf(move.card));
    else putAway(draft);
  },
  // AM-4.8 (c): nobody can hold Doctor Mossy Lawn while everybody sees it in the discard pile.
  openlyForced: ({ discard }) => discard.includes(mossyLawn as Card),
};

const eventFirst: AmReason = { rule: 'AM-9.6', code: 'eventPending' };
const mossyLawn = cards.findIndex((data) => 'effect' in data && data.effect === 'endTurnKeepCard');
const notNow: AmReason = { rule: 'AM-9.4', code: 'doesNotFit' };

/** AM-9.6 Doctor Mossy Lawn, not while a random event of this card is still to come. */
function listMossyLawn(
  state: AmState,
  seat: Seat,
  playing: Card,
  next: number,
  list: MoveList<AmMove>,
): void {
  for (const held of handOf(state, seat)) {
    if (held === mossyLawn) {
      const pending = cardData(playing).symbols.indexOf('randomEvent', next) >= 0;
      list.offerUnless(moveAt(reactWith, held), pending ? eventFirst : undefined);
    } else if (answerWith(held) !== 0) {
      list.refuse(moveAt(reactWith, held), notNow);
    }
  }
}

/** AM-9.6 Ends the turn: the card returns to the hand, and only the refill is still to come. */
function endTurnKeepingCard(draft: AmState, seat: Seat, interrupt: Card): void {
  spendInterrupt(draft, seat, interrupt);
  if (draft.playing !== nobody) {
    handOf(draft, seat).push(draft.playing);
    learnHeld(draft, seat, [draft.playing], othersThan(draft, seat));
    tell(draft, { type: 'kept', seat, card: cardId(draft.playing) });
    draft.playing = nobody;
  }
  takeUpLaidAside(draft);
  while (draft.pending.at(-1)?.kind !== 'refill') draft.pending.pop();
}
