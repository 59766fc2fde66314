import { goalOf, ranking, tiedWith } from './goals.ts';
import plain from './reasons-en.json' with { type: 'json' };
import type { OutcomeWords, ReasonWords } from './tables.ts';
import { dollars, list, personality } from './words-en.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsEn: ReasonWords = {
  ...plain,
  cannotPay: ({ cost, money }) =>
    `That costs ${dollars(Number(cost))} and you have ${dollars(Number(money))}.`,
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
