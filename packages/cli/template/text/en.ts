import type { GameText } from '@manigance/core';
import type { TgVocabulary } from '../rules/state.ts';

const stones = (count: number) => `${count} ${count === 1 ? 'stone' : 'stones'}`;

/** The texts of the game in English. */
export const text: GameText<TgVocabulary> = {
  title: 'Template Game',
  asked: (_kind, { stones: left }) => `Take some of the ${stones(left)}.`,
  move: ({ count }) => `Take ${stones(count)}`,
  event: ({ seat, count, left }, name) => `${name(seat)} takes ${stones(count)}; ${left} left.`,
  why: () => 'There are not that many stones.',
  outcome: ({ winners }, name) => `${winners.map(name).join(', ')} takes the last stone and wins.`,
};

export { cites } from './cites.ts';
