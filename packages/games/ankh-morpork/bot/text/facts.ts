import type { FactWords } from '@manigance/bots';
import type { Language } from '@manigance/core';
import type { PersonalityId } from '../../rules/personalities.ts';

interface PersonalityWords extends FactWords {
  readonly values: Readonly<Record<PersonalityId, string>>;
}

const personalityEn: PersonalityWords = {
  said: '{seat} was {value}',
  values: {
    'lord-vetinari': 'Lord Vetinari',
    'lord-selachii': 'Lord Selachii',
    'lord-rust': 'Lord Rust',
    'lord-de-worde': 'Lord de Worde',
    'dragon-king-of-arms': 'the Dragon King of Arms',
    chrysoprase: 'Chrysoprase',
    'commander-vimes': 'Commander Vimes',
  },
};

const personalityFr: PersonalityWords = {
  said: '{seat} était {value}',
  values: {
    'lord-vetinari': 'le Seigneur Vétérini',
    'lord-selachii': 'le Seigneur Selachii',
    'lord-rust': 'le Seigneur Rouille',
    'lord-de-worde': 'le Seigneur des Mots',
    'dragon-king-of-arms': 'le Dragon Roi d’Armes',
    chrysoprase: 'Chrysoprase',
    'commander-vimes': 'le Commissaire Divisionnaire Vimaire',
  },
};

/** Words for the hidden facts. */
export const factWords: Readonly<Record<Language, Readonly<Record<string, FactWords>>>> = {
  en: { personality: personalityEn },
  fr: { personality: personalityFr },
};
