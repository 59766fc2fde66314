import { useDraft } from '@manigance/ui/draft.ts';
import type { CircleId, MarkerId, PcMove, Props } from './from-game.ts';

/** What I am about to answer: a thing I have tapped once, a tile I am turning, a marker I have lifted. */
export interface Intent {
  readonly move?: PcMove;
  readonly tile?: CircleId;
  readonly marker?: MarkerId;
}
export type ThingState = 'open' | 'closed' | 'chosen' | 'still';

export interface Choosing {
  readonly intent: Intent;
  readonly intend: (intent: Intent | undefined) => void;
  readonly stateOf: (move: PcMove | undefined) => ThingState;
  /** First tap: this is what I mean. Second tap: do it. On something closed: say why. On anything else: look at it. */
  readonly tap: (move: PcMove | undefined, look?: () => void) => void;
}

export function useChoosing({ options, refusals, onChoose, onWhyNot }: Props): Choosing {
  const [draft, setDraft] = useDraft<Intent>();
  const intent = draft ?? {};
  const stateOf = (move: PcMove | undefined): ThingState => {
    if (move === undefined) return 'still';
    if (intent.move !== undefined && sameMove(intent.move, move)) return 'chosen';
    if (options.some((option) => sameMove(option, move))) return 'open';
    return refusals.some((refusal) => sameMove(refusal.move, move)) ? 'closed' : 'still';
  };
  const tap = (move: PcMove | undefined, look?: () => void) => {
    const state = stateOf(move);
    if (move === undefined || state === 'still') return look?.();
    if (state === 'open') return setDraft({ move });
    if (state === 'closed') {
      const refusal = refusals.find((one) => sameMove(one.move, move));
      return refusal && onWhyNot(refusal);
    }
    const option = options.find((one) => sameMove(one, move));
    if (option === undefined) return undefined;
    onChoose(option);
    return backToQuestion();
  };
  return { intent, intend: setDraft, stateOf, tap };
}

/** Moves are flat: they are the same if every field is. */
export function sameMove(one: PcMove, other: PcMove): boolean {
  if (one.do !== other.do) return false;
  const [a, b] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return a.length === Object.keys(other).length && a.every(([key, value]) => b[key] === value);
}

/** The move out of several that would answer what is asked with this thing: sold, given, discarded … */
export function firstKnown({ options, refusals }: Props, moves: readonly PcMove[]): PcMove | undefined {
  const known = (move: PcMove) =>
    options.some((option) => sameMove(option, move)) ||
    refusals.some((refusal) => sameMove(refusal.move, move));
  return moves.find((move) => options.some((option) => sameMove(option, move))) ?? moves.find(known);
}

/** Keeps the keyboard where the next question is put, once the button that was pressed is gone. */
export function backToQuestion(): void {
  document.getElementById('asked')?.focus();
}
