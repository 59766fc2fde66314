import { askedFr } from './asked-fr.ts';
import { logFr } from './log-fr.ts';
import { movesFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { typeset } from './phrases-fr.ts';
import { outcomesFr, whysFr } from './reasons-fr.ts';
import { textOf } from './words.ts';

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
