import { type Level, plainBrain, type Roster } from '@manigance/bots';
import type { Game, GameText, GameTexts, Vocabulary } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { anyGame, type Reporter, type Shelf } from '../src/shelf.ts';

type Marked = Vocabulary['event'] & { readonly seat: number; readonly cell: number };

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
const texts: GameTexts<Vocabulary> = { text: { en: english, fr: french }, cites: () => 'TTT-1' };

const game = anyGame(ticTacToe);
const broken: Game = { ...game, id: 'broken-game', faults: () => ['a mark is lost'] };
const moded: Game = {
  ...game,
  id: 'moded-game',
  seats: { min: 2, max: 3 },
  settings: { mode: ['short', 'long'] },
};
/** Only its own player sees a mark. */
const secret: Game = {
  ...game,
  id: 'secret-game',
  witness: (event, viewer) => ((event as Marked).seat === viewer ? event : undefined),
};

interface Marks {
  matches: number;
  marks: number;
}
const reporter: Reporter = {
  startReport: (): Marks => ({ matches: 0, marks: 0 }),
  addMatch(report: Marks, _state, events) {
    report.matches++;
    report.marks += events.length;
  },
  addReport(sum: Marks, part: Marks) {
    sum.matches += part.matches;
    sum.marks += part.marks;
  },
  renderReport: ({ matches, marks }: Marks) => `${matches} matches, ${marks} marks`,
};

/** A weak and a strong bot that know the rules and nothing else, and one move to laugh at. */
const levels: readonly Level[] = [
  { id: 'novice', iterations: 4, sight: 0, blur: 0.4, curiosity: 1 },
  { id: 'master', iterations: 400, sight: 9, blur: 0, curiosity: 1 },
];
const portrait = { name: 'Somebody', portrait: 'Plays.' };
const portraits = { novice: portrait, master: portrait };
const roster: Roster<Vocabulary> = {
  brain: {
    ...plainBrain(game),
    blunders: [
      {
        id: 'begins-at-the-edge',
        rule: 'TTT-1',
        says: 'marks an edge first',
        foolish: ({ asked }) => {
          const isEdge = (move: object) => asked?.options.length === 9 && (move as Marked).cell % 2 === 1;
          return isEdge;
        },
      },
    ],
  },
  levels,
  portraits: { en: portraits, fr: portraits },
};

/** The smallest game there is, in the kinds the commands must cope with. */
export const shelf: Shelf = {
  url: import.meta.url,
  games: {
    'tic-tac-toe': { game: async () => game, texts: async () => texts, bots: async () => roster },
    'broken-game': { game: async () => broken, texts: async () => texts },
    'moded-game': { game: async () => moded, texts: async () => texts, reporter: async () => reporter },
    'secret-game': { game: async () => secret, texts: async () => texts },
  },
};
