import { type MoveList, push, type QuestionRule, type Seat, tell } from '@manigance/core';
import { cards, isPlayable } from './cards.ts';
import { handOf, holdsCard, takeFromHand } from './hands.ts';
import { type Answers, type Card, cardId, cardOf, nobody, ownerOf, type Piece, withSeat } from './ids.ts';
import { moveAt, numberAt } from './lists.ts';
import { type AmMove, gods, pass, reactWith } from './moves.ts';
import type { AmReason } from './reasons.ts';
import { barsSmallGods, payGods } from './small-gods.ts';
import type { AmState, AmVocabulary, FrameNamed } from './state.ts';

/** AM-9.4 The answers a window can be open to: four kinds of card and Small Gods (AM-8.6). */
const answerIds = ['sonky', 'gaspode', 'susan', 'comeBack', 'smallGods'] as const;
/** Id of an answer to a window. */
export type AnswerId = (typeof answerIds)[number];

const answerBit = (id: AnswerId): Answers => 1 << answerIds.indexOf(id);
/** AM-9.4 Wallace Sonky. */
export const sonky = answerBit('sonky');
/** AM-9.4 Gaspode. */
export const gaspode = answerBit('gaspode');
/** AM-9.4 Susan. */
export const susan = answerBit('susan');
/** Igor and Fresh Start Club. */
export const comeBack = answerBit('comeBack');
/** AM-8.6 Small Gods. */
export const smallGods = answerBit('smallGods');

/** The empty set of answers. */
export const noAnswers: Answers = 0;

/** The answers of a set, by id. */
export function answerIdsIn(answers: Answers): AnswerId[] {
  return answerIds.filter((id) => (answers & answerBit(id)) !== 0);
}
/** The set of the answers with these ids. */
export function answersOf(ids: readonly AnswerId[]): Answers {
  return ids.reduce((answers, id) => answers | answerBit(id), 0);
}

const answerByEffect: Readonly<Record<string, Answers>> = {
  preventCardText: sonky,
  preventMoveOrRemoval: gaspode,
  preventRemoval: susan,
  replaceRemovedMinion: comeBack,
};
const answerOf: readonly Answers[] = cards.map((card) =>
  'effect' in card ? (answerByEffect[card.effect] ?? 0) : 0,
);

/** AM-9.4 The answer that a card gives; none for a card that is no interrupt. */
export function answerWith(card: Card): Answers {
  return numberAt(answerOf, card);
}

/** AM-9.4 The answers to a removal by a symbol or a scroll of the active player. */
export function fitsRemoval(state: AmState, owner: Seat, by: 'symbol' | 'scroll'): Answers {
  if (owner === nobody) return noAnswers;
  if (owner === state.active) return susan | comeBack;
  return gaspode | susan | comeBack | (by === 'scroll' ? sonky : 0);
}

/** AM-9.2.1 Every threatened player with a hand card is asked, whatever it is; the holder of Small Gods even without one. */
function isAsked(state: AmState, seat: Seat, fits: Answers): boolean {
  return holdsCard(state, seat) || ((fits & smallGods) !== 0 && barsSmallGods(state, seat) === undefined);
}

/** Opens a reaction window over the frame on top. The threatened are listed clockwise from the active player. */
export function openWindow(draft: AmState, threatened: readonly Seat[], fits: Answers): void {
  if (fits === 0) return;
  const asked = threatened.filter((seat) => isAsked(draft, seat, fits));
  if (asked.length > 0) push(draft, { kind: 'reactionWindow', fits, threatened: asked, left: asked });
}

/** Opens a window for the owner of a piece. AM-9.9: trolls and demons have no owner and no window. */
export function openWindowOf(draft: AmState, piece: Piece, fits: Answers): void {
  const owner = ownerOf(piece);
  if (owner !== nobody) openWindow(draft, [owner], fits);
}

const notInterrupt: AmReason = { rule: 'AM-9.1', code: 'interruptOnly' };
const doesNotFit: AmReason = { rule: 'AM-9.4', code: 'doesNotFit' };

/** AM-9.2.3 The cards of a hand as answers. */
export function listReactions(state: AmState, seat: Seat, fits: Answers, list: MoveList<AmMove>): void {
  for (const card of handOf(state, seat)) {
    if ((answerWith(card) & fits) !== 0) list.offer(moveAt(reactWith, card));
    else if (list.explains)
      list.refuse(moveAt(reactWith, card), isPlayable(card) ? notInterrupt : doesNotFit);
  }
}

/** AM-9.3 A used interrupt goes to the discard pile at once. */
export function spendInterrupt(draft: AmState, seat: Seat, card: Card): void {
  takeFromHand(draft, seat, card);
  draft.discard.push(card);
  tell(draft, { type: 'reacted', seat, card: cardId(card) });
}

/** AM-9.2 Asked one at a time and in secret; the pass of one is not announced to the others. */
export const reactionWindow: QuestionRule<AmVocabulary, 'reactionWindow'> = {
  asking: 'hidden',
  asks: (_state, { left }) => numberAt(left, 0),
  options(state, { fits }, seat, list) {
    list.offer(pass);
    listReactions(state, seat, fits, list);
    if ((fits & smallGods) !== 0) list.offerUnless(gods, barsSmallGods(state, seat));
  },
  resolve(draft, frame, move, seat) {
    if (move.do === 'react') {
      const card = cardOf(move.card);
      spendInterrupt(draft, seat, card);
      answerThreat(draft, seat, answerWith(card), frame.left.length > 1 ? frame : undefined);
    } else if (move.do === 'gods') {
      payGods(draft, seat);
      amend(draft, { stopped: true });
    } else if (frame.left.length > 1) {
      push(draft, { ...frame, left: frame.left.slice(1) });
    }
  },
  timeout: () => pass,
};

function answerThreat(
  draft: AmState,
  seat: Seat,
  answer: Answers,
  others: FrameNamed<'reactionWindow'> | undefined,
): void {
  if (answer === sonky) draft.spared = withSeat(draft.spared, seat); // AM-9.5: until the scroll is over
  amend(draft, answer === comeBack ? { back: true } : { stopped: true });
  // AM-9.2.3: an answer that stops a swap stops it for everybody, so the others are not asked any more.
  if (others !== undefined && answer === comeBack) push(draft, { ...others, left: others.left.slice(1) });
}

/** Writes the answer on the frame under the window. Frames that threaten no minion read `spared` themselves. */
function amend(draft: AmState, change: { readonly stopped: true } | { readonly back: true }): void {
  const threat = draft.pending.at(-1);
  if (threat !== undefined && 'stopped' in threat)
    draft.pending[draft.pending.length - 1] = { ...threat, ...change };
}
