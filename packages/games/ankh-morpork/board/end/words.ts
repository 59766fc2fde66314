import { inBothLanguages } from '@manigance/core';

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const en = {
  of: (need: string) => `of ${need}`,
  pointsShort: (count: number) => `You were ${some(count, 'point', 'points')} short`,
  pointsAhead: (count: number) => `You were ${some(count, 'point', 'points')} ahead`,
  levelOnPoints: 'Level on points: the most expensive City Area card decided',
  areasShort: (count: number) => `You were ${some(count, 'area', 'areas')} short`,
  dollarsShort: (amount: string) => `You were ${amount} short`,
  cardsLeft: (count: number) => `${some(count, 'card was', 'cards were')} still to be drawn`,
  tooLate: 'You had reached your goal; your turn came too late',
  closest: (name: string) => `${name} came closest`,
};

/** Words of the end of a match. */
export type EndWords = typeof en;

/** Words of the end of a match, in both languages. */
export const endWords = inBothLanguages(en, {
  of: (need) => `sur ${need}`,
  pointsShort: (count) => `Il vous manquait ${some(count, 'point', 'points')}`,
  pointsAhead: (count) => `Vous aviez ${some(count, 'point', 'points')} d’avance`,
  levelOnPoints: 'À égalité de points : la carte Quartier la plus chère a tranché',
  areasShort: (count) => `Il vous manquait ${some(count, 'Quartier', 'Quartiers')}`,
  dollarsShort: (amount) => `Il vous manquait ${amount}`,
  cardsLeft: (count) => `Il restait ${some(count, 'carte', 'cartes')} à piocher`,
  tooLate: 'Votre objectif était atteint ; votre tour est venu trop tard',
  closest: (name) => `${name} n’en était pas loin`,
});
