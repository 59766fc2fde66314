import type { Language } from '@manigance/core';

interface TerminalWords {
  readonly help: string;
  youAre(name: string): string;
  readonly undone: string;
  readonly cannotUndo: string;
  readonly nothingRefused: string;
  readonly nothingAnytime: string;
}

/** Words of `manigance play` beside the texts of the game. */
export const terminalWords: Readonly<Record<Language, TerminalWords>> = {
  en: {
    help: 'Number: play that move. u: undo. w: why not other moves. v: your view as JSON. m: moves open at any time. q: quit.',
    youAre: (name) => `You are ${name}.`,
    undone: 'Your last move is undone.',
    cannotUndo: 'Your last move cannot be undone.',
    nothingRefused: 'No other move is possible here.',
    nothingAnytime: 'No moves are open at any time.',
  },
  fr: {
    help: 'Numéro : jouer ce coup. u : annuler. w : pourquoi pas d’autres coups. v : votre vue en JSON. m : coups permis à tout moment. q : quitter.',
    youAre: (name) => `Vous êtes ${name}.`,
    undone: 'Votre dernier coup est annulé.',
    cannotUndo: 'Votre dernier coup ne peut pas être annulé.',
    nothingRefused: 'Aucun autre coup n’est envisageable ici.',
    nothingAnytime: 'Aucun coup n’est permis à tout moment.',
  },
};
