import { type Blunder, endingBlunders, never } from '@manigance/bots';
import type { Seat, Shown } from '@manigance/core';
import type { DistrictId, WheelPosition } from '../rules/board.ts';
import { note } from '../rules/constants.ts';
import { type ElMove, type ElVocabulary, game } from '../rules/index.ts';
import { destinations } from '../rules/plan.ts';
import { pursesAfter, recall } from './purses.ts';

type Look = Shown<ElVocabulary>;

/** The purse of a seat, if it is known. */
function purseOf(shown: Look, history: readonly ElVocabulary['event'][], seat: Seat): number | undefined {
  return shown.view.players[seat]?.money ?? pursesAfter(history)?.[seat];
}

const robsEmptyPurse: Blunder<ElVocabulary> = {
  id: 'robs-an-empty-purse',
  rule: 'EL-8.1.5',
  says: 'robs a purse known to be empty',
  foolish: (shown, history) => (move) => move.do === 'rob' && purseOf(shown, history, move.victim) === 0,
};

const walksIntoWalls: Blunder<ElVocabulary> = {
  id: 'walks-into-a-wall',
  rule: 'EL-6.4',
  says: 'programmes a colour that leads nowhere from where the character stands',
  foolish({ view, viewer }) {
    const own = viewer === 'spectator' ? undefined : view.players[viewer];
    const leadsNowhere = (district: DistrictId | undefined, position: WheelPosition) =>
      district !== undefined && position !== 'immobile' && destinations(district, position).length === 0;
    return (move) =>
      move.do === 'commit' &&
      (leadsNowhere(own?.edgar, move.edgar) || leadsNowhere(own?.lucien, move.lucien));
  },
};

const overbids: Blunder<ElVocabulary> = {
  id: 'overbids',
  rule: 'EL-17.2',
  says: 'bids more than one note above what any rival in the auction can pay',
  foolish(shown, history) {
    const frame = shown.view.pending.at(-1);
    if (frame?.kind !== 'bid') return never;
    const rivals = frame.tied.filter((seat) => seat !== shown.viewer && !frame.passed.includes(seat));
    const purses = rivals.map((seat) => purseOf(shown, history, seat) ?? Number.POSITIVE_INFINITY);
    const lowest = (frame.standing?.amount ?? 0) + note;
    const enough = Math.max(lowest, Math.max(0, ...purses) + note);
    return (move) => move.do === 'bid' && move.amount > enough;
  },
};

const passesGain: Blunder<ElVocabulary> = {
  id: 'passes-over-a-gain',
  rule: 'EL-7.1',
  says: 'ends its actions though it could rob a purse known to be full, or take a certificate, for nothing',
  foolish(shown, history) {
    const isFree = (move: ElMove) =>
      (move.do === 'administration' && move.action === 'certificate_acquisition') ||
      (move.do === 'rob' && (purseOf(shown, history, move.victim) ?? 0) > 0);
    if (shown.asked?.kind !== 'act' || !shown.asked.options.some(isFree)) return never;
    return (move) => move.do === 'pass';
  },
};

/** Obviously bad moves of this game. */
export const blunders: readonly Blunder<ElVocabulary>[] = [
  ...endingBlunders(
    { game, recall },
    'EL-19.6',
    ({ asked }) => asked?.kind !== 'programme' && asked?.kind !== 'place',
  ),
  robsEmptyPurse,
  walksIntoWalls,
  overbids,
  passesGain,
];
