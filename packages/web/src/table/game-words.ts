import type { GameText, GameTexts, Language, Vocabulary } from '@manigance/core';

/** The sentences of a game in the one language that is loaded. */
export interface GameWords {
  readonly language: Language;
  readonly text: GameText<Vocabulary>;
  readonly cites: GameTexts<Vocabulary>['cites'];
}
