import { type Language, spaceFrenchWords } from '@manigance/core';

const en = {
  of: (need: number) => `of ${need}`,
  short: (count: number) => `You were ${count === 1 ? 'one condition' : `${count} conditions`} short`,
  nearest: (condition: string, figures: string) => `Nearest: ${condition}, ${figures}.`,
  tooLate: 'You had your three conditions, but somebody got there first',
  rival: (name: string, met: number) => `${name} came closest: ${met} of 3 conditions`,
};

type EndWords = typeof en;

const fr = spaceFrenchWords<EndWords>({
  of: (need) => `sur ${need}`,
  short: (count) => `Il vous manquait ${count === 1 ? 'une condition' : `${count} conditions`}`,
  nearest: (condition, figures) => `La plus proche : ${condition}, ${figures}.`,
  tooLate: 'Vous aviez vos trois conditions ; quelqu’un a été plus rapide',
  rival: (name, met) => `${name} vous suivait : ${met} ${met > 1 ? 'conditions' : 'condition'} sur 3`,
});

const words: Readonly<Record<Language, EndWords>> = { en, fr };

export function endWords(language: Language): EndWords {
  return words[language];
}
