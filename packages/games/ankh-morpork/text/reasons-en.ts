import type { Reason } from '@manigance/core';
import { goalOf, ranking, tiedWith } from './goals.ts';
import type { OutcomeWords, ReasonWords } from './tables.ts';
import { dollars, list, personality } from './words-en.ts';

/** The sentence of a reason, by the rule that gives it where one code serves several. */
const byRule = (sentences: Readonly<Record<string, string>>, otherwise: string) => (why: Reason) =>
  sentences[why.rule] ?? otherwise;

export const reasonsEn: ReasonWords = {
  interruptOnly: byRule(
    {
      'AM-9.1': 'This card isn’t an interrupt: you can only play it on your own turn.',
      'AM-5.7': 'This card is an interrupt: it cannot be one of the two you play.',
    },
    'This card is an interrupt: you play it as a reaction, not as the card of your turn.',
  ),
  holdsPlayable: byRule(
    { 'AM-5.7': 'You play two cards, and you still hold one that can be played.' },
    'You hold a card that can be played, so you may not pass.',
  ),
  mandatory: () => 'A random event is the one symbol that cannot be skipped.',
  noPower: byRule(
    { 'AM-10.10': 'This area’s City Area card has left the game, and its power with it.' },
    'Only the holder of the Small Gods City Area card can call on them.',
  ),
  usedThisTurn: () => 'You have already used this power this turn.',
  gainedThisTurn: () =>
    'You only got this City Area card this turn: you can use its power from your next turn on.',
  demonThere: () => 'There is a demon in this area: its power is blocked.',
  cannotPay: ({ cost, money }) =>
    `That costs ${dollars(Number(cost))} and you have ${dollars(Number(money))}.`,
  noHandCard: () => 'That takes a card from your hand, and your hand is empty.',
  noTrouble: byRule(
    {
      'AM-6.3.1': 'That takes a trouble marker, and there is none in this area.',
      'AM-5.4': 'There is no trouble marker on the board to remove.',
      'AM-6.4': 'There is no trouble marker here to remove.',
      'AM-8.7': 'There is no trouble marker on the board to remove.',
      'AM-13.30': 'This minion cannot leave: there is no trouble marker in its area.',
      'AM-13.46': 'This card only buys out buildings where there is a trouble marker.',
    },
    'There is no trouble marker in this area.',
  ),
  alreadyTrouble: () => 'There is already a trouble marker here, and an area never has two.',
  outOfReach: byRule(
    {
      'AM-5.9': 'Not here: the card or the die decides which area it is.',
      'AM-6.1.1': 'Too far: you place minions where you have one, or in an adjacent area.',
      'AM-6.1.5': 'Not here: the card or the power says where this minion can go.',
      'AM-7.7': 'Not here: the card or the power says where the trouble marker can go.',
      'AM-10.2': 'Too far: minions flee the flood to an adjacent area.',
    },
    'Too far: it can only move to an adjacent area.',
  ),
  cameFromHere: byRule(
    { 'AM-13.36': 'The two pieces must be in different areas.' },
    'It has just left this area: it must go to another.',
  ),
  leavesNoPlace: () => 'Taken from here, this minion would have nowhere to go.',
  noMinionHere: byRule(
    { 'AM-6.2.1': 'You have no minion here, and it takes one to build.' },
    'You have no minion here.',
  ),
  alreadyBuilt: () => 'There is already a building here, and an area never has two.',
  troubleHere: byRule(
    { 'AM-13.46': 'This card only buys out buildings where there is no trouble marker.' },
    'There is a trouble marker here: nobody can build in trouble.',
  ),
  ownBuilding: () => 'This building is already yours.',
  noBuilding: byRule(
    {
      'AM-13.18': 'The player you picked has no building here.',
      'AM-13.46': 'There is no building here to buy out.',
    },
    'You have no building here.',
  ),
  noTarget: byRule(
    {
      'AM-6.2.1': 'There is nowhere you could build right now.',
      'AM-6.3': 'There is nobody you could assassinate right now.',
      'AM-6.3.1': 'The minions of the player who played the card cannot be targeted.',
      'AM-8.7': 'There is nowhere you could use this power right now.',
      'AM-13.6': 'This card moves other people’s minions, trolls and demons, not your own minions.',
    },
    'There is nothing on the board to use this on right now.',
  ),
  doesNotFit: () => 'This interrupt doesn’t answer what is happening now.',
  eventPending: () => 'This card’s random event comes first: there is no dodging it.',
  scrollBlocked: () => 'Wallace Sonky protects this player from the card’s effect.',
  emptyDiscard: () => 'The discard pile is empty.',
  flooded: () => 'This area is flooded too.',
  notNow: () => 'This power can only be used when a random event hits your pieces.',
};

const wins = (winners: readonly string[]) => `${list(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;

/** What made points decide. */
const causes = { riots: 'The riots end the match: ', emptyDeck: 'The draw pile is empty: ' } as const;

/** Who won, and by what. */
export const outcomesEn: OutcomeWords = {
  spread(outcome, name) {
    const { held, threshold } = goalOf(outcome);
    return `${wins(outcome.winners.map(name))} as ${personality(held)}, with minions in at least ${threshold} areas.`;
  },
  control(outcome, name) {
    const { held, threshold } = goalOf(outcome);
    return `${wins(outcome.winners.map(name))} as ${personality(held)}, in control of at least ${threshold} areas.`;
  },
  trouble(outcome, name) {
    const { held, threshold } = goalOf(outcome);
    return `${wins(outcome.winners.map(name))} as ${personality(held)}: at least ${threshold} areas are in trouble.`;
  },
  wealth(outcome, name) {
    const { held, threshold } = goalOf(outcome);
    return `${wins(outcome.winners.map(name))} as ${personality(held)}, worth at least ${dollars(threshold)}.`;
  },
  exhaustion: (outcome, name) =>
    `The draw pile is empty, and ${wins(outcome.winners.map(name))} as ${personality(goalOf(outcome).held)}.`,
  points(outcome, name) {
    const cause = outcome.after === undefined ? '' : causes[outcome.after];
    const ranked = ranking(outcome);
    const best = ranked[0]?.points ?? 0;
    const score = `${best} ${best === 1 ? 'point' : 'points'}`;
    const winners = list(outcome.winners.map(name));
    const tied = tiedWith(outcome);
    const rest = ranked.filter(({ seat, won }) => !won && !tied.includes(seat));
    const behind = rest.map(({ seat, points }) => `${name(seat)} (${points})`);
    const ahead = behind.length === 0 ? '' : `, ahead of ${list(behind)}`;
    const tie = `${list([...outcome.winners, ...tied].map(name))} tie at ${score}${ahead}`;
    if (tied.length > 0)
      return `${cause}${tie}; ${winners} ${outcome.winners.length === 1 ? 'wins' : 'win'} thanks to the most expensive City Area card.`;
    if (outcome.winners.length > 1) return `${cause}${winners} share the victory with ${score} each${ahead}.`;
    return `${cause}${winners} wins with ${score}${ahead}.`;
  },
};
