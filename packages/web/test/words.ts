import { en as table } from '../src/text/en.ts';
import { fr as laTable } from '../src/text/fr.ts';
import * as around from '../src/text/screens/en.ts';
import * as autour from '../src/text/screens/fr.ts';

/** Everything the page says, as the tests look for it. */
export const en = { ...table, ...around.en };
export type AllWords = typeof en;
export const fr: AllWords = { ...laTable, ...autour.fr };
