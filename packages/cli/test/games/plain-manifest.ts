import { anyGame, type Game, type GameText, type Vocabulary } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import type { GameManifest } from '@manigance/games';

export type Marked = Vocabulary['event'] & { readonly seat: number; readonly cell: number };

const english: GameText<Vocabulary> = {
  title: 'Tic-tac-toe',
  asked: () => 'Mark a cell',
  move: () => 'Mark',
  event: (event, name) => `${name((event as Marked).seat)} marks cell ${(event as Marked).cell}.`,
  why: () => 'That cell is taken.',
  outcome: ({ winners, how }, name) => `Won by ${winners.map(name).join(' and ')}: ${how}.`,
};
const french: GameText<Vocabulary> = {
  ...english,
  title: 'Morpion',
  event: (event, name) => `${name((event as Marked).seat)} coche la case ${(event as Marked).cell}.`,
};
const cites = () => 'TTT-1';

export const game = anyGame(ticTacToe);

/** The manifest of a game like tic-tac-toe: the smallest there is, in the kinds that commands must cope with. */
export function plainManifest(url: string, rulePrefix: string, rules: Game): GameManifest {
  const words = { pitch: 'Small.', credits: 'Nobody.', settings: {} };
  return {
    url,
    id: rules.id,
    title: rules.id,
    rulePrefix,
    seats: rules.seats,
    minutes: 1,
    settings: rules.settings,
    colours: ['red', 'blue', 'white'],
    shapes: 'tokens',
    poster: '',
    fonts: [],
    words: { en: words, fr: words },
    rules: async () => ({ game: rules }),
    text: {
      en: async () => ({ text: english, cites }),
      fr: async () => ({ text: french, cites }),
    },
  };
}
