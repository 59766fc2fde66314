import { askedEn } from './asked-en.ts';
import { logEn } from './log-en.ts';
import { movesEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { outcomesEn, whysEn } from './reasons-en.ts';
import { textOf } from './words.ts';

export const english = textOf({
  names: namesEn,
  asked: askedEn,
  waiting: 'Wait: somebody may be about to react.',
  moves: movesEn,
  events: logEn,
  whys: whysEn,
  outcomes: outcomesEn,
  typeset: (sentence) => sentence,
});
