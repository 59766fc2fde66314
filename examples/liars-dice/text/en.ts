import { englishObject, englishSubject, type GameText, joinList, type NameOf } from '@manigance/core';
import type { Face, LdEvent, LdReason, LdVocabulary, Reveal } from '../rules/state.ts';
import { mentionsOf } from './mentions.ts';
import { type GoalWords, ownGoal } from './own-goal.ts';

const faces = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const face = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "three fives" as "3 fives". */
export function claim(quantity: number, of: Face): string {
  return `${quantity} ${(quantity === 1 ? face : faces)[of]}`;
}

function dice(count: number): string {
  return `${count} ${count === 1 ? 'die' : 'dice'}`;
}

function eventLine(event: LdEvent, name: NameOf): string {
  switch (event.type) {
    case 'round':
      return `${englishSubject(name, event.starter, 'bids', 'bid')} first.`;
    case 'rolled': {
      const rolled = event.dice?.join(', ') ?? dice(event.count);
      return `${englishSubject(name, event.seat, 'rolls', 'roll')} ${rolled}.`;
    }
    case 'bid':
      return `${englishSubject(name, event.seat, 'bids', 'bid')} ${claim(event.quantity, event.face)}.`;
    case 'revealed':
      return challengeLine(event, name);
    case 'lostDie':
      return event.left > 0
        ? `${englishSubject(name, event.seat, 'loses', 'lose')} a die: ${event.left} left.`
        : `${englishSubject(name, event.seat, 'loses their last die and is', 'lose your last die and are')} out.`;
    case 'left':
      return `${englishSubject(name, event.seat, 'leaves', 'leave')}, dice and all.`;
    default: {
      const never: never = event;
      return never;
    }
  }
}

function challengeLine({ bid, seat, count }: Reveal, name: NameOf): string {
  const isRight = count < bid.quantity;
  const calls = isRight
    ? englishSubject(name, seat, 'rightly calls', 'rightly call')
    : englishSubject(name, seat, 'wrongly calls', 'wrongly call');
  const there = count === 1 ? 'there is' : 'there are';
  const found = count === 0 ? `${there} none` : `${there} ${count}`;
  return `${calls} ${englishObject(name, bid.seat)} a liar over ${claim(bid.quantity, bid.face)}: ${found}.`;
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
      return 'You are already out.';
    default: {
      const never: never = why;
      return never;
    }
  }
}

const goal: GoalWords = {
  yours: { text: 'Your goal: be the last with dice', short: 'Goal: be the last with dice' },
  everyones: { text: 'The last player with dice wins', short: 'The last with dice wins' },
};

/** The texts of the game in English. */
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
  goal: (view, viewer) => ownGoal(goal, view, viewer),
  move(move) {
    if (move.do === 'bid') return `Bid ${claim(move.quantity, move.face)}`;
    return move.do === 'challenge' ? 'Liar!' : 'Leave the match';
  },
  event: eventLine,
  // LD-5.3 The lost die comes of the challenge.
  opens: ({ type }) => type === 'revealed',
  mentions: (event) => mentionsOf(event, claim),
  why: (why) => reason(why as LdReason),
  outcome: ({ winners }, name) => `${joinList(winners.map(name), 'and')} has the last dice and wins.`,
};

export { cites } from './cites.ts';
