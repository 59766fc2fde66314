import { logEn } from './log-en.ts';
import { movesEn } from './moves-en.ts';
import { namesEn } from './names-en.ts';
import { askedEn } from './prompts-en.ts';
import { outcomesEn, whysEn } from './reasons-en.ts';
import { textOf } from './tables.ts';

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
