import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

/** The characters of the levels in French. */
export const fr: Portraits<LevelId> = {
  'young-thistlewood': {
    name: 'Le jeune Thistlewood',
    portrait: 'Veut tout perdre. Retrouve toujours tout.',
  },
  'lady-marchbanks': {
    name: 'Lady Marchbanks',
    portrait: 'Deux duchesses ne la saluent plus ; elle économise pour une troisième.',
  },
  'major-ffoulkes': {
    name: 'Le major ffoulkes',
    portrait: 'Bat en retraite en bon ordre, toujours vers le bar.',
  },
  'dowager-quill': {
    name: 'La douairière Quill',
    portrait: 'A ruiné trois maris et tient cela pour de l’entraînement.',
  },
  'lord-ruinmore': {
    name: 'Lord Ruinmore',
    portrait: 'Né avec une cuillère d’argent dans la bouche ; a depuis égaré les deux.',
  },
};
