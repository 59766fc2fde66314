import { type GameText, joinList, type NameOf } from '@manigance/core';
import type { Face, LdEvent, LdReason, LdVocabulary } from '../rules/state.ts';

const faces = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const face = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "three fives" as "3 fives". */
function claim(quantity: number, of: Face): string {
  return `${quantity} ${(quantity === 1 ? face : faces)[of]}`;
}

function dice(count: number): string {
  return `${count} ${count === 1 ? 'die' : 'dice'}`;
}

function eventLine(event: LdEvent, name: NameOf): string {
  switch (event.type) {
    case 'rolled':
      if (event.dice === undefined) return `${name(event.seat)} rolls ${dice(event.count)}.`;
      return `${name(event.seat)} rolls ${event.dice.join(', ')}.`;
    case 'bid':
      return `${name(event.seat)} bids ${claim(event.quantity, event.face)}.`;
    case 'revealed': {
      const { bid, challenger, count } = event;
      const verdict = count >= bid.quantity ? 'The bid holds' : 'The bid was a lie';
      return `${name(challenger)} calls ${name(bid.seat)} a liar over ${claim(bid.quantity, bid.face)}. ${verdict}: ${claim(count, bid.face)}.`;
    }
    case 'lostDie':
      return event.left === 0
        ? `${name(event.seat)} loses the last die and is out.`
        : `${name(event.seat)} loses a die and has ${event.left} left.`;
    case 'left':
      return `${name(event.seat)} leaves, dice and all.`;
    default: {
      const never: never = event;
      return never;
    }
  }
}

function reason(why: LdReason): string {
  switch (why.code) {
    case 'not-higher':
      return `A bid must be higher than ${claim(why.quantity, why.face)}.`;
    case 'ones-are-wild':
      return 'Ones are wild and cannot be bid.';
    case 'no-bid-yet':
      return 'There is no bid to challenge.';
    case 'already-out':
      return 'You are out already.';
    default: {
      const never: never = why;
      return never;
    }
  }
}

export const text: GameText<LdVocabulary> = {
  title: 'Liar’s Dice',
  asked: (_kind, { bid }, name) =>
    bid === undefined
      ? 'Make the first bid.'
      : `Bid more than ${claim(bid.quantity, bid.face)}, or call ${name(bid.seat)} a liar.`,
  rule: () => ({
    sentence: 'A bid must be higher than the last one: more dice, or as many of a higher face.',
    articles: ['LD-3.2'],
  }),
  goal: ({ diceLeft }, viewer) => ({
    text: 'Your goal: be the last with dice',
    short: 'Goal: be the last with dice',
    ...(viewer === 'spectator' ? {} : { beside: `${dice(diceLeft[viewer] ?? 0)} left` }),
  }),
  move(move) {
    if (move.do === 'bid') return `Bid ${claim(move.quantity, move.face)}`;
    return move.do === 'challenge' ? 'Liar!' : 'Leave the match';
  },
  event: eventLine,
  why: (why) => reason(why as LdReason),
  outcome: ({ winners }, name) => `${joinList(winners.map(name), 'and')} has the last dice and wins.`,
};

export { cites } from './cites.ts';
