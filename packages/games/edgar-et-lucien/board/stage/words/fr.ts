import { spaceFrenchWords } from '@manigance/core';
import { namesFr } from '../../../text/names-fr.ts';
import { atDistrict, de } from '../../../text/words-fr.ts';
import type { StageWords } from './en.ts';

/** French words of the staged reveal. */
export const fr: StageWords = spaceFrenchWords<StageWords>({
  sealed: 'Les roues sont scellées',
  sealedNote: (count) => `${count} sur ${count}. On retourne.`,
  sealedOne: 'scellé',
  turned: 'Les roues se retournent',
  turnedNote: 'Toutes ensemble ; puis on lit, dans l’ordre.',
  order: 'L’ordre des pions',
  you: 'Vous',
  stays: 'sur place',
  position: {
    immobile: 'sur place',
    red: 'rouge',
    orange: 'orange',
    green: 'verte',
    violet: 'violette',
    black: 'noire',
    metro_blue: 'métro 1',
    metro_pink: 'métro 2',
  },
  read: ({ seat, edgar, lucien }, name) =>
    `${name.reader === seat ? 'Vous' : name(seat)} : Edgar ${namesFr.wheel[edgar].toLowerCase()}, Lucien ${namesFr.wheel[lucien].toLowerCase()}.`,
  walk: ({ seat, of, by, to }, name) => {
    const pawn = of === 'edgar' ? 'Edgar' : 'Lucien';
    const whose = name.reader === seat ? `Votre ${pawn}` : `${pawn} ${de(name(seat))}`;
    return `${whose} passe ${atDistrict(to)} (${namesFr.wheel[by].toLowerCase()}).`;
  },
});
