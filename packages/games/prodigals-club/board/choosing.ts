import { useDraft } from '@manigance/ui/draft.ts';
import type { CircleId, MarkerId, PcMove, Props } from './from-game.ts';

/** The unconfirmed answer: the move tapped once, the tile being placed, the marker picked up. */
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
  /** First tap selects, second tap plays. A refused move shows its reason; anything else calls `look`. */
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
    return focusQuestion();
  };
  return { intent, intend: setDraft, stateOf, tap };
}

/** Compares two moves field by field; moves are flat. */
export function sameMove(one: PcMove, other: PcMove): boolean {
  if (one.do !== other.do) return false;
  const [a, b] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return a.length === Object.keys(other).length && a.every(([key, value]) => b[key] === value);
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
