import { type Blunder, endingBlunders, never } from '@manigance/bots';
import type { Seat, Shown } from '@manigance/core';
import { areas } from '../rules/board.ts';
import { cardById } from '../rules/cards.ts';
import { areaOf } from '../rules/ids.ts';
import { type AmMove, type AmVocabulary, game } from '../rules/index.ts';
import type { FrameView } from '../rules/view.ts';

type Look = Shown<AmVocabulary>;

function top({ view }: Look): FrameView | undefined {
  return view.pending.at(-1);
}

function symbolAsked(shown: Look): string | undefined {
  const frame = top(shown);
  return frame?.kind === 'symbol' ? cardById[frame.card].symbols[frame.at] : undefined;
}

const skipsMoney: Blunder<AmVocabulary> = {
  id: 'skips-money',
  rule: 'AM-6.5',
  says: 'leaves money on the bank’s table that a card offers for nothing',
  foolish: (shown) => (symbolAsked(shown)?.startsWith('money') ? ({ do: act }) => act === 'skip' : never),
};

/** AM-8.1 Powers without a cost, which lapse at the end of the turn if they are not used. */
function isFreeMoney(move: AmMove): boolean {
  return move.do === 'power' && areas[areaOf(move.area)]?.power.effect === 'takeMoney';
}

const forgetsIncome: Blunder<AmVocabulary> = {
  id: 'forgets-income',
  rule: 'AM-8.1',
  says: 'ends the turn without taking the money its own City Area cards would give',
  foolish(shown) {
    const endsTurn = ['finish', 'pass', 'stop'];
    const goesOn = shown.view.pending.some(
      ({ kind }) => kind === 'laidAside' || kind === 'pendingPlay' || kind === 'card',
    );
    if (goesOn || !shown.asked?.options.some(isFreeMoney)) return never;
    return (move) => endsTurn.includes(move.do);
  },
};

const hitsItself: Blunder<AmVocabulary> = {
  id: 'hits-itself',
  rule: 'AM-6.3',
  says: 'removes a minion of its own where it could remove a rival’s',
  foolish(shown) {
    const isRivals = (move: AmMove) =>
      move.do === 'remove' && typeof move.piece === 'number' && move.piece !== shown.viewer;
    if (!shown.asked?.options.some(isRivals)) return never;
    return (move) => move.do === 'remove' && move.piece === shown.viewer;
  },
};

/** Scrolls that take money from the player they are aimed at. */
const takesMoney = ['takeFromPlayer', 'hereNNow'];

const robsThePoor: Blunder<AmVocabulary> = {
  id: 'robs-the-poor',
  rule: 'AM-5.9',
  says: 'takes money from a player who has none, where another has some',
  foolish(shown) {
    const frame = top(shown);
    if (frame?.kind !== 'chooseTarget') return never;
    if (!takesMoney.includes(cardById[frame.card].effect ?? '')) return never;
    const money = (seat: Seat) => shown.view.players[seat]?.money ?? 0;
    return (move) => move.do === 'target' && money(move.seat) === 0;
  },
};

const buildsOnSand: Blunder<AmVocabulary> = {
  id: 'builds-under-a-demon',
  rule: 'AM-11.6',
  says: 'builds where a demon makes the building worth nothing, and could build elsewhere',
  foolish(shown) {
    const cursed = new Set(shown.view.areas.filter(({ demons }) => demons > 0).map(({ id }) => id));
    return cursed.size === 0 ? never : (move) => move.do === 'build' && cursed.has(move.area);
  },
};

const calmsItsOwn: Blunder<AmVocabulary> = {
  id: 'calms-its-own-trouble',
  rule: 'AM-11.5',
  says: 'clears trouble it needs to win by, and might have let be',
  foolish(shown) {
    const own = shown.view.players[shown.viewer as Seat]?.personality;
    return own === 'dragon-king-of-arms' ? (move) => move.do === 'clear' : never;
  },
};

/** Cards left in the draw pile when the end is near. */
const lastCards = 8;

/** Obviously bad moves of this game. */
export const blunders: readonly Blunder<AmVocabulary>[] = [
  // AM-12.2: until the draw pile is nearly empty, the winner depends on hidden Personalities.
  ...endingBlunders({ game }, 'AM-12.3', ({ view }) => view.deck <= lastCards),
  skipsMoney,
  forgetsIncome,
  hitsItself,
  robsThePoor,
  buildsOnSand,
  calmsItsOwn,
];
