import type { Seat } from '@manigance/core';
import type { Scenario } from '@manigance/core/testing';
import { expect } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { type CardId, cardById, cards } from '../rules/cards.ts';
import type { AmVocabulary } from '../rules/index.ts';
import { areaAt, type Position, table } from './position.ts';

export type Match = Scenario<AmVocabulary>;

/**
 * The active player, who holds this card beside the hand given, plays it and skips what comes before its scroll. The
 * event pile is empty unless the position says otherwise, so that the scrolls of wizards are soon reached.
 */
export function reach(card: CardId, wanted: Position = {}): Match {
  const seat = wanted.active ?? 0;
  const hands = Array.from({ length: wanted.seats ?? 3 }, (_, at) => wanted.hands?.[at] ?? []);
  const match = table({ eventsLeft: 0, ...wanted, hands: hands.with(seat, [card, ...(hands[seat] ?? [])]) });
  match.play(seat, { do: 'play', card });
  const before = cardById[card].symbols.indexOf('scroll');
  for (let top = match.state.pending.at(-1); top?.kind === 'symbol' && top.at < before; ) {
    match.play(seat, match.offers(seat, { do: 'skip' }) ? { do: 'skip' } : { do: 'act' });
    top = match.state.pending.at(-1);
  }
  return match;
}

/** The same, and the scroll is begun. */
export function start(card: CardId, wanted: Position = {}): Match {
  const match = reach(card, wanted);
  match.play(wanted.active ?? 0, { do: 'act' });
  return match;
}

/** The symbol of the card being resolved that the active player is asked about, if any. */
export function symbolAsked(match: Match): string | undefined {
  const top = match.state.pending.at(-1);
  if (top?.kind !== 'symbol') return undefined;
  return cards[top.card]?.symbols[top.at];
}

/**
 * AM-5.4 Why the scroll cannot be started. The question is put only because a power in Nap Hill could be used first;
 * without one it is passed over, which is checked as well.
 */
export function barred(card: CardId, wanted: Position = {}): unknown {
  expect(symbolAsked(reach(card, wanted))).not.toBe('scroll');
  const seat = wanted.active ?? 0;
  const napHill = { ...wanted.areas?.['nap-hill'], building: seat };
  const asked = reach(card, { ...wanted, areas: { ...wanted.areas, 'nap-hill': napHill } });
  expect(symbolAsked(asked)).toBe('scroll');
  expect(asked.offers(seat, { do: 'skip' })).toBe(true);
  const rejection = asked.refused(seat, { do: 'act' });
  return rejection.code === 'not-legal' ? rejection.why : rejection;
}

/** The answers of a seat in words: `react gaspode`, `remove dimwell 1`; in the order of the alphabet. */
export function offered(match: Match, seat: Seat): string[] {
  return match
    .options(seat)
    .map((move) => Object.values(move).join(' '))
    .toSorted();
}

/** Whether the table waits for the reaction of this seat and of no other. */
export function reacting(match: Match): Seat | undefined {
  return match.state.pending.at(-1)?.kind === 'reactionWindow' ? match.asked[0] : undefined;
}

/** Every minion, troll and demon on the board, with its area. */
export function pieces(match: Match): string[] {
  const found: string[] = [];
  for (const { id, minions, trolls, demons } of boardOf(match)) {
    for (const [seat, number] of minions.entries())
      for (let left = number; left > 0; left--) found.push(`${id} ${seat}`);
    for (let left = trolls; left > 0; left--) found.push(`${id} troll`);
    for (let left = demons; left > 0; left--) found.push(`${id} demon`);
  }
  return found;
}

/** The areas in trouble, by number. */
export function troubled(match: Match): string[] {
  return boardOf(match).flatMap(({ id, trouble }) => (trouble ? [id] : []));
}

function boardOf({ state }: Match) {
  return areaIds.map((id) => ({ id, ...areaAt(state, id) }));
}
