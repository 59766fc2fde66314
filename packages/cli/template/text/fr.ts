import type { GameText } from '@manigance/core';
import type { TgVocabulary } from '../rules/state.ts';

const stones = (count: number) => `${count} ${count === 1 ? 'pierre' : 'pierres'}`;

/** The texts of the game in French. */
export const text: GameText<TgVocabulary> = {
  title: 'Template Game',
  asked: (_kind, { stones: left }) => `Prenez des pierres : il en reste ${left}.`,
  move: ({ count }) => `Prendre ${stones(count)}`,
  event: ({ seat, count, left }, name) => `${name(seat)} prend ${stones(count)} ; reste ${left}.`,
  why: () => 'Il n’y a pas tant de pierres.',
  outcome: ({ winners }, name) => `${winners.map(name).join(', ')} prend la dernière pierre et gagne.`,
};

export { cites } from './cites.ts';
