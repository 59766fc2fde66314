import type { NameOf } from '@manigance/core';
import type { AmOutcome } from '../rules/events.ts';
import { goalOf, ranking, tiedWith } from './goals.ts';
import plain from './reasons-fr.json' with { type: 'json' };
import type { OutcomeWords, ReasonWords } from './tables.ts';
import { dollars, list, thePersonality } from './words-fr.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsFr: ReasonWords = {
  ...plain,
  cannotPay: ({ cost, money }) => `Il faut ${dollars(Number(cost))}, et vous avez ${dollars(Number(money))}.`,
};

/** What made points decide. */
const causes = {
  riots: 'Les émeutes mettent fin à la partie : ',
  emptyDeck: 'La pioche est vide : ',
} as const;

/** « Alix, alias le Seigneur Rouille, l’emporte ». */
const winsAs = (outcome: AmOutcome, name: NameOf) =>
  `${list(outcome.winners.map(name))}, alias ${thePersonality(goalOf(outcome).held)}, l’emporte`;

/** Who won, and by what. */
export const outcomesFr: OutcomeWords = {
  spread: (outcome, name) =>
    `${winsAs(outcome, name)} : ses Agents occupent au moins ${goalOf(outcome).threshold} Quartiers.`,
  control: (outcome, name) =>
    `${winsAs(outcome, name)} : au moins ${goalOf(outcome).threshold} Quartiers sont sous son contrôle.`,
  trouble: (outcome, name) =>
    `${winsAs(outcome, name)} : au moins ${goalOf(outcome).threshold} Quartiers sont en plein chaos.`,
  wealth: (outcome, name) =>
    `${winsAs(outcome, name)} avec une fortune d’au moins ${dollars(goalOf(outcome).threshold)}.`,
  exhaustion: (outcome, name) => `La pioche est vide : ${winsAs(outcome, name)}.`,
  points(outcome, name) {
    const cause = outcome.after === undefined ? '' : causes[outcome.after];
    const ranked = ranking(outcome);
    const best = ranked[0]?.points ?? 0;
    const score = `${best} ${Math.abs(best) < 2 ? 'point' : 'points'}`;
    const winners = list(outcome.winners.map(name));
    const tied = tiedWith(outcome);
    const rest = ranked.filter(({ seat, won }) => !won && !tied.includes(seat));
    const behind = rest.map(({ seat, points }) => `${name(seat)} (${points})`);
    const ahead = behind.length === 0 ? '' : `, devant ${list(behind)}`;
    const tie = `${list([...outcome.winners, ...tied].map(name))} sont à égalité avec ${score}${ahead}`;
    if (tied.length > 0)
      return `${cause}${tie} ; ${winners} ${outcome.winners.length === 1 ? 'l’emporte' : 'l’emportent'} grâce à la carte Quartier la plus chère.`;
    if (outcome.winners.length > 1)
      return `${cause}${winners} se partagent la victoire avec ${score}${ahead}.`;
    return `${cause}${winners} gagne avec ${score}${ahead}.`;
  },
};
