import { inBothLanguages } from '@manigance/core';

const en = {
  of: (need: number) => `of ${need}`,
  short: (count: number) => `You were ${count === 1 ? 'one condition' : `${count} conditions`} short`,
  nearest: (condition: string, figures: string) => `Nearest: ${condition}, ${figures}.`,
  tooLate: 'You had your three conditions, but somebody got there first',
  rival: (name: string, met: number) => `${name} came closest: ${met} of 3 conditions`,
};

/** Words of the end of a match. */
export const endWords = inBothLanguages(en, {
  of: (need) => `sur ${need}`,
  short: (count) => `Il vous manquait ${count === 1 ? 'une condition' : `${count} conditions`}`,
  nearest: (condition, figures) => `La plus proche : ${condition}, ${figures}.`,
  tooLate: 'Vous aviez vos trois conditions ; quelqu’un a été plus rapide',
  rival: (name, met) => `${name} vous suivait : ${met} ${met > 1 ? 'conditions' : 'condition'} sur 3`,
});
