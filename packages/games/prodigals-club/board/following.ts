import type { Seat } from '@manigance/core';
import type { Following, Turn } from '@manigance/ui/following.ts';
import type { PcEvent } from '../rules/events.ts';
import type { PcVocabulary } from './from-game.ts';
import { wordsOf } from './words/index.ts';

/** How much an event matters in a recap; those not listed weigh 2. */
const weights: Partial<Record<PcEvent['type'], number>> = {
  opened: 0,
  roundPrepared: 0,
  actionsBegin: 0,
  orderSet: 0,
  roundEnded: 0,
  actionsEnd: 1,
  declined: 1,
  idle: 1,
  circlesDiscarded: 1,
  dame: 1,
  dameBlocked: 1,
  rose: 1,
  sent: 3,
  playedWhite: 3,
  playedBlack: 3,
  reserved: 4,
  tookBonus: 4,
  tookBundle: 5,
  tookCentral: 5,
  tookRenaissance: 5,
  sold: 5,
  dealt: 0,
  wildsReturned: 0,
  firstPlayer: 1,
  drawn: 1,
  reshuffled: 1,
  companionAdded: 1,
  keptTwo: 3,
  planTaken: 4,
  eventPlayed: 3,
  laid: 3,
  used: 3,
  extension: 4,
  modifiersSwapped: 5,
  offerTaken: 5,
  bought: 5,
  propertySold: 5,
};

/** The space that shows a bundle. */
const spaceOfBundle = (bundle: string) => bundle.replace(/-(\w)$/, '-bundle-$1');

function places(event: PcEvent): readonly string[] {
  if (event.type === 'sent') return [event.space];
  return event.type === 'tookBundle' ? [spaceOfBundle(event.bundle)] : [];
}

/** Events with which the end of a round begins, in any mode. */
const endings: ReadonlySet<PcEvent['type']> = new Set([
  'hydePark',
  'dame',
  'orderSet',
  'wildsReturned',
  'firstPlayer',
  'matchEnded',
]);

/** LW-7.1, PC-7.1, PC-9.1 The plans, each time round the table with the errand boys, each player's actions, and the end of the round. */
export const following: Following<PcVocabulary> = {
  turns(log, language, names) {
    const { turns: words } = wordsOf(language).words;
    const turns: Turn[] = [];
    let [round, times, hasEnded, isPlanned] = [0, 0, true, true];
    let sent = new Map<Seat, number>();
    const begin = (at: number, part: string, more: Pick<Turn, 'seat'> = {}) =>
      turns.push({ at, heading: `${words.round(round)} · ${part}`, ...more });
    for (const [at, event] of log.entries()) {
      if (event.type === 'roundPrepared') {
        [round, times, hasEnded, isPlanned, sent] = [event.round, 0, false, false, new Map()];
        begin(at, words.prepared);
      } else if (event.type === 'planTaken' && !isPlanned) {
        isPlanned = true;
        begin(at, words.plans);
      } else if (event.type === 'sent' && event.boy === 'own') {
        const time = (sent.get(event.seat) ?? 0) + 1;
        sent.set(event.seat, time);
        if (time > times) begin(at, words.errand(time));
        times = Math.max(times, time);
      } else if (event.type === 'actionsBegin') {
        const { seat } = event;
        begin(at, words.actions(names.reader === seat ? undefined : names(seat)), { seat });
      } else if (endings.has(event.type) && !hasEnded) {
        hasEnded = true;
        begin(at, words.end);
      }
    }
    return turns;
  },
  places,
  placesOf: (move) =>
    move.do === 'send' ? [move.space] : move.do === 'takeBundle' ? [spaceOfBundle(move.bundle)] : [],
  weight: ({ type }) => weights[type] ?? 2,
};
