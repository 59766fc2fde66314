import { inBothLanguages } from '@manigance/core';

const dice = (count: number) => (count === 1 ? 'one die' : `${count} dice`);
const des = (count: number) => (count === 1 ? 'un dé' : `${count} dés`);

const en = {
  won: (left: number) => `You won with ${dice(left)} left`,
  last: (name: string, round: number) => `Of the others, ${name} held out longest: until round ${round}.`,
  out: (round: number) => `You lost your last die in round ${round}`,
  gone: (round: number) => `You left in round ${round}`,
  of: (rounds: number) => `of ${rounds} rounds`,
  order: 'How long each player lasted',
  winner: 'Winner',
  left: (count: number) => `${dice(count)} left`,
  outIn: (round: number) => `out in round ${round}`,
  leftIn: (round: number) => `left in round ${round}`,
  dice: 'Dice in the last challenge',
};

/** Words of the end of a match. */
export const endWords = inBothLanguages(en, {
  won: (left) => `Vous gagnez avec ${des(left)} en main`,
  last: (name, round) => `${name} a résisté le plus longtemps : jusqu’à la manche ${round}.`,
  out: (round) => `Vous avez perdu votre dernier dé à la manche ${round}`,
  gone: (round) => `Vous avez abandonné à la manche ${round}`,
  of: (rounds) => (rounds === 1 ? 'sur une manche' : `sur ${rounds} manches`),
  order: 'Combien de temps chacun a tenu',
  winner: 'Gagnant',
  left: (count) => `reste ${des(count)}`,
  outIn: (round) => `hors jeu à la manche ${round}`,
  leftIn: (round) => `abandon à la manche ${round}`,
  dice: 'Dés du dernier défi',
});
