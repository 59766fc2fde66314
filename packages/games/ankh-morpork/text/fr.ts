import { logFr } from './log-fr.ts';
import { movesFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { askedFr } from './prompts-fr.ts';
import { outcomesFr, whysFr } from './reasons-fr.ts';
import { textOf } from './tables.ts';
import { typeset } from './words-fr.ts';

export const french = textOf({
  names: namesFr,
  asked: askedFr,
  waiting: 'Patientez : quelqu’un va peut-être réagir.',
  moves: movesFr,
  events: logFr,
  whys: whysFr,
  outcomes: outcomesFr,
  typeset,
});
