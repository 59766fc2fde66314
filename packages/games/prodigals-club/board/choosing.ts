import { useDraft } from '@manigance/ui/draft.ts';
import { useEffect } from 'preact/hooks';
import type { CircleId, HandCardId, LwCardId, MarkerId, PcMove, PropertyType, Props } from './from-game.ts';

/** The unconfirmed answer: the move tapped once, the tile being placed, the marker or card picked up. */
export interface Intent {
  readonly move?: PcMove;
  /** Answer to the next question: the bundle, where `move` takes the space for any bundle. */
  readonly next?: PcMove;
  readonly tile?: CircleId;
  readonly marker?: MarkerId;
  /** A card with more than one thing to do with it. */
  readonly card?: HandCardId;
  /** LW-4.8 Cards to keep. */
  readonly kept?: readonly LwCardId[];
  /** LW-11.9 The first of two types. */
  readonly type?: PropertyType;
}
/** State of a thing on the board: open, refused, chosen, or not part of the question. */
export type ThingState = 'open' | 'closed' | 'chosen' | 'still';

/** The unconfirmed answer, and the ways to change and send it. */
export interface Choosing {
  readonly intent: Intent;
  readonly intend: (intent: Intent | undefined) => void;
  readonly stateOf: (move: PcMove | undefined, next?: PcMove) => ThingState;
  /** First tap selects, second tap plays. A refused move shows its reason; anything else calls `look`. */
  readonly tap: (move: PcMove | undefined, look?: () => void, next?: PcMove) => void;
  /** Plays a move and, on the next question, the move that the intent names. */
  readonly play: (move: PcMove) => void;
}

/** The choosing of the viewer. */
export function useChoosing({ shown, options, refusals, onChoose, onWhyNot }: Props): Choosing {
  const [draft, setDraft] = useDraft<Intent>();
  const intent = draft ?? {};
  const isIntended = (move: PcMove, next: PcMove | undefined) => {
    if (intent.move === undefined || !sameMove(intent.move, move)) return false;
    return next === undefined || (intent.next !== undefined && sameMove(intent.next, next));
  };
  const stateOf = (move: PcMove | undefined, next?: PcMove): ThingState => {
    if (move === undefined) return 'still';
    if (isIntended(move, next)) return 'chosen';
    if (options.some((option) => sameMove(option, move))) return 'open';
    return refusals.some((refusal) => sameMove(refusal.move, move)) ? 'closed' : 'still';
  };
  const tap = (move: PcMove | undefined, look?: () => void, next?: PcMove) => {
    const state = stateOf(move, next);
    if (move === undefined || state === 'still') return look?.();
    if (state === 'open') return setDraft(next === undefined ? { move } : { move, next });
    if (state === 'closed') {
      const refusal = refusals.find((one) => sameMove(one.move, move));
      return refusal && onWhyNot(refusal);
    }
    const option = options.find((one) => sameMove(one, move));
    if (option !== undefined) play(option);
    return undefined;
  };
  const play = (move: PcMove) => {
    planAnswer(isIntended(move, undefined) ? intent.next : undefined, shown);
    setDraft(undefined);
    onChoose(move);
    focusQuestion();
  };
  return { intent, intend: setDraft, stateOf, tap, play };
}

/** The answer to the question after this one. */
let planned: { readonly after: number; readonly move: PcMove } | undefined;

/** Keeps the answer to the next question; without one, drops the answer kept so far. */
function planAnswer(move: PcMove | undefined, { asked }: Props['shown']): void {
  planned = move === undefined || asked === undefined ? undefined : { after: asked.question, move };
}

/** Gives the planned answer when the next question offers it. Any other question drops it. */
export function usePlannedAnswer({ shown, options, onChoose }: Props): void {
  const question = shown.asked?.question;
  useEffect(() => {
    if (planned === undefined || question === planned.after) return;
    const { move } = planned;
    planned = undefined;
    const option = options.find((one) => sameMove(one, move));
    if (option !== undefined) onChoose(option);
  }, [question]);
}

/** Compares two moves field by field; a field is a value or a list of values. */
export function sameMove(one: PcMove, other: PcMove): boolean {
  if (one.do !== other.do) return false;
  const [a, b] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return a.length === Object.keys(other).length && a.every(([key, value]) => isSame(value, b[key]));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join());
}

/** The first of these moves that is offered, else the first that is refused with a reason. */
export function firstListed({ options, refusals }: Props, moves: readonly PcMove[]): PcMove | undefined {
  const known = (move: PcMove) =>
    options.some((option) => sameMove(option, move)) ||
    refusals.some((refusal) => sameMove(refusal.move, move));
  return moves.find((move) => options.some((option) => sameMove(option, move))) ?? moves.find(known);
}

/** Moves focus to the question line, because the pressed button is about to disappear. */
export function focusQuestion(): void {
  document.getElementById('asked')?.focus();
}
