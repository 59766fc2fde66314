import type { GameText } from '@manigance/core';
import type { PcVocabulary } from '../rules/state.ts';
import { logFr } from './log-fr.ts';
import { movesFr } from './moves-fr.ts';
import { namesFr } from './names-fr.ts';
import { promptsFr } from './prompts-fr.ts';
import { reasonsFr } from './reasons-fr.ts';
import { eventText, moveText, questionText, reasonText } from './sentences.ts';
import { list } from './words-fr.ts';

/** French spacing: no line begins with a two-part punctuation mark. */
function typeset(text: string): string {
  return text.replaceAll(/ (?=[:;!?»£])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}

export const fr: GameText<PcVocabulary> = {
  title: namesFr.title,
  asked: (kind, view) => typeset(questionText(promptsFr, kind, view)),
  move: (move, view) => typeset(moveText(movesFr, move, view)),
  event: (event, name) => typeset(eventText(logFr, event, name)),
  why: (why, name) => typeset(reasonText(reasonsFr, why, name)),
  outcome({ winners, how }, name) {
    const who = list(winners.map(name));
    if (how === 'shared') return `${who} partagent la ruine, et la victoire.`;
    if (how === 'lowest') return `${who} a le score final le plus bas et l’emporte.`;
    return `${who} l’emporte au ${how === 'second-score' ? 'deuxième' : 'troisième'} score.`;
  },
};
