import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useDraft } from '@manigance/ui/draft.ts';
import type { WheelPosition } from '../rules/board.ts';
import type { Programme } from '../rules/events.ts';
import type { ElMove, ElVocabulary } from '../rules/index.ts';
import type { Parts } from './offers.ts';
import type { Character } from './pawn.tsx';

/** The hands of my wheel, before and after sealing. */
export interface DialDraft extends Programme {
  readonly kind: 'dial';
  readonly hand: Character;
  readonly sealed: boolean;
  /** The hand was taken on purpose: it stays held after it is set. */
  readonly isTaken?: boolean;
}

/** The action being chosen, with the targets chosen so far. */
export interface ActDraft {
  readonly kind: 'act';
  readonly offer: string;
  /** The panel that started it and lists its targets. From the map, the asked line asks for confirmation. */
  readonly from: 'act' | 'hand' | 'aid' | 'map';
  readonly parts: Parts;
}

/** The bid being set. */
export interface BidDraft {
  readonly kind: 'bid';
  readonly amount: number;
}

type ElDraft = DialDraft | ActDraft | BidDraft;

/** The wheel with the ways to turn and seal it. */
export interface Dial extends DialDraft {
  /** Whether the hands can be turned now. */
  readonly open: boolean;
  readonly turn: (position: WheelPosition, hand?: Character) => void;
  readonly take: (hand: Character) => void;
  /** Edgar's hand is set: Lucien's is next, unless a hand was taken on purpose. */
  readonly moveOn: (set?: WheelPosition) => void;
  readonly seal: () => void;
  readonly reopen: () => void;
}

/** My wheel: set, sealed or revealed. */
export function useDial({ shown, options, onChoose }: BoardProps<ElVocabulary>): Dial {
  const [draft, setDraft] = useDraft<ElDraft>();
  const { asked, view } = shown;
  const asking = asked?.kind === 'programme';
  const mine = view.seat === undefined ? undefined : view.players[view.seat];
  const answer = asking && asked.answer?.do === 'commit' ? asked.answer : undefined;
  const set = asking ? answer : mine?.programme;
  const still: DialDraft = {
    kind: 'dial',
    hand: 'edgar',
    edgar: set?.edgar ?? 'immobile',
    lucien: set?.lucien ?? 'immobile',
    sealed: answer !== undefined,
  };
  const now = asking && draft?.kind === 'dial' ? draft : still;
  const open = asking && !now.sealed;
  return {
    ...now,
    open,
    turn: (position, hand = now.hand) => open && setDraft({ ...now, hand, [hand]: position }),
    take: (hand) => asking && setDraft({ ...now, hand, isTaken: true }),
    moveOn(position = now[now.hand]) {
      if (!open) return;
      const hand = now.isTaken === true ? now.hand : 'lucien';
      setDraft({ ...now, [now.hand]: position, hand });
    },
    seal() {
      const move = options.find(
        (one) => one.do === 'commit' && one.edgar === now.edgar && one.lucien === now.lucien,
      );
      if (move === undefined) return;
      setDraft({ ...now, sealed: true });
      onChoose(move);
    },
    reopen: () => setDraft({ ...now, sealed: false }),
  };
}

/** The action I am choosing, if any. */
export function useAct(): readonly [ActDraft | undefined, (draft: ActDraft | undefined) => void] {
  const [draft, setDraft] = useDraft<ElDraft>();
  return [draft?.kind === 'act' ? draft : undefined, setDraft];
}

/** My next bid: the lowest one offered until I change it. */
export function useBid(options: readonly ElMove[]): readonly [number | undefined, (amount: number) => void] {
  const [draft, setDraft] = useDraft<ElDraft>();
  const lowest = options.find((move) => move.do === 'bid')?.amount;
  const amount = draft?.kind === 'bid' ? draft.amount : lowest;
  return [amount, (next) => setDraft({ kind: 'bid', amount: next })];
}
