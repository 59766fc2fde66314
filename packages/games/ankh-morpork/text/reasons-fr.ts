import type { NameOf, Reason } from '@manigance/core';
import type { AmOutcome } from '../rules/events.ts';
import { goalOf, ranking, tiedWith } from './goals.ts';
import type { OutcomeWords, ReasonWords } from './tables.ts';
import { dollars, list, thePersonality } from './words-fr.ts';

/** The sentence of a reason, by the rule that gives it where one code serves several. */
const byRule = (sentences: Readonly<Record<string, string>>, otherwise: string) => (why: Reason) =>
  sentences[why.rule] ?? otherwise;

export const reasonsFr: ReasonWords = {
  interruptOnly: byRule(
    {
      'AM-9.1': 'Cette carte n’est pas une Interruption : elle ne se joue qu’à votre tour.',
      'AM-5.7': 'Cette carte est une Interruption : elle ne peut pas être l’une des deux que vous jouez.',
    },
    'Cette carte est une Interruption : elle se joue en réaction, pas comme carte de votre tour.',
  ),
  holdsPlayable: byRule(
    { 'AM-5.7': 'Vous jouez deux cartes, et il vous en reste une jouable en main.' },
    'Vous avez en main une carte jouable : vous ne pouvez pas passer.',
  ),
  mandatory: () => 'L’Événement Aléatoire est le seul symbole que l’on ne peut pas passer.',
  noPower: byRule(
    { 'AM-10.10': 'La carte Quartier de ce Bâtiment a quitté la partie, et son pouvoir avec elle.' },
    'Il faut détenir la carte Quartier des Petits-Dieux pour s’en remettre à eux.',
  ),
  usedThisTurn: () => 'Ce pouvoir a déjà servi pendant ce tour.',
  gainedThisTurn: () => 'Vous venez d’obtenir cette carte Quartier : son pouvoir attendra le prochain tour.',
  demonThere: () => 'Un Démon occupe ce Quartier : son pouvoir est suspendu.',
  cannotPay: ({ cost, money }) => `Il faut ${dollars(Number(cost))}, et vous avez ${dollars(Number(money))}.`,
  noHandCard: () => 'Il faut une carte en main, et vous n’en avez plus.',
  noTrouble: byRule(
    {
      'AM-6.3.1': 'Il y faut un jeton Chaos, et ce Quartier n’en a pas.',
      'AM-5.4': 'Il n’y a pas de jeton Chaos à retirer sur le plateau.',
      'AM-6.4': 'Il n’y a pas de jeton Chaos à retirer ici.',
      'AM-8.7': 'Il n’y a pas de jeton Chaos à retirer sur le plateau.',
      'AM-13.30': 'Cet Agent ne peut pas partir : il n’y a pas de jeton Chaos dans son Quartier.',
      'AM-13.46': 'Cette carte ne rachète que là où il y a un jeton Chaos.',
    },
    'Il n’y a pas de jeton Chaos dans ce Quartier.',
  ),
  alreadyTrouble: () => 'Il y a déjà un jeton Chaos ici, et il n’y en a jamais deux.',
  outOfReach: byRule(
    {
      'AM-5.9': 'Pas ici : c’est la carte ou le dé qui désigne le Quartier.',
      'AM-6.1.1': 'Trop loin : un Agent se place là où vous en avez un, ou dans un Quartier adjacent.',
      'AM-6.1.5': 'Pas ici : c’est la carte ou le pouvoir qui dit où l’Agent peut aller.',
      'AM-7.7': 'Pas ici : c’est la carte ou le pouvoir qui dit où va le jeton Chaos.',
      'AM-10.2': 'Trop loin : on fuit la crue vers un Quartier adjacent.',
    },
    'Trop loin : le déplacement se fait vers un Quartier adjacent.',
  ),
  cameFromHere: byRule(
    { 'AM-13.36': 'Les deux pions doivent se trouver dans des Quartiers différents.' },
    'Il vient de quitter ce Quartier : il doit aller dans un autre.',
  ),
  leavesNoPlace: () => 'Repris ici, cet Agent n’aurait plus nulle part où aller.',
  noMinionHere: byRule(
    { 'AM-6.2.1': 'Vous n’avez pas d’Agent ici, et il en faut un pour construire.' },
    'Vous n’avez pas d’Agent ici.',
  ),
  alreadyBuilt: () => 'Il y a déjà un Bâtiment ici, et il n’y en a jamais deux.',
  troubleHere: byRule(
    { 'AM-13.46': 'Cette carte ne rachète que là où il n’y a pas de jeton Chaos.' },
    'Il y a un jeton Chaos ici : on ne construit pas dans le chaos.',
  ),
  ownBuilding: () => 'Ce Bâtiment est déjà à vous.',
  noBuilding: byRule(
    {
      'AM-13.18': 'Votre cible n’a pas de Bâtiment ici.',
      'AM-13.46': 'Il n’y a pas de Bâtiment à racheter ici.',
    },
    'Vous n’avez pas de Bâtiment ici.',
  ),
  noTarget: byRule(
    {
      'AM-6.2.1': 'Il n’y a pour l’instant aucun Quartier où construire.',
      'AM-6.3': 'Il n’y a pour l’instant personne à assassiner.',
      'AM-6.3.1': 'Les Agents du joueur qui a joué la carte ne peuvent pas être visés.',
      'AM-8.7': 'Il n’y a pour l’instant aucun Quartier où ce pouvoir puisse servir.',
      'AM-13.6': 'Cette carte déplace les Agents des autres, les Trolls et les Démons, pas vos Agents.',
    },
    'Rien sur le plateau ne s’y prête pour l’instant.',
  ),
  doesNotFit: () => 'Cette Interruption ne répond pas à ce qui se passe.',
  eventPending: () => 'L’Événement Aléatoire de cette carte vient d’abord : on n’y échappe pas.',
  scrollBlocked: () => 'Wallace Sonky protège ce joueur de l’effet de la carte.',
  emptyDiscard: () => 'La défausse est vide.',
  flooded: () => 'Ce Quartier est inondé lui aussi.',
  notNow: () => 'Ce pouvoir ne sert que lorsqu’un Événement touche vos pions.',
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
