import { inBothLanguages } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

const en = {
  title: (game: string) => `Puzzles: ${game}`,
  about: 'One position a day. What would you do?',
  today: 'Puzzle of the day',
  number: (number: number) => `Puzzle ${number}`,
  begin: 'Solve it',
  again: 'See it again',
  earlier: 'Earlier puzzles',
  solvedIn: (tries: number) => (tries === 0 ? 'seen' : tries === 1 ? 'first try' : `${tries} tries`),
  streak: (days: number) => (days === 1 ? 'A one-day streak.' : `Solved ${days} days running.`),
  found:
    'These positions were picked by machine from thousands of moves. The strongest bot, thinking ten times as long as at the table, sees one move far ahead of the rest. It knows what you know: nothing hangs on a hidden card.',
  panel: 'Puzzle',
  win: 'One move wins, whatever the others do.',
  gap: 'One move is far better than the rest.',
  better: 'There is a better move.',
  chance: (mine: string, best: string) =>
    `Your chance of winning is about ${mine} with it, and about ${best} with the best move.`,
  lacks: (part: string) => `The best move does better here: ${part}.`,
  leaves: (name: string, part: string) => `It leaves ${name} better off: ${part}.`,
  solved: (tries: number) => (tries === 1 ? 'Solved on the first try.' : `Solved after ${tries} tries.`),
  shown: 'That is the move.',
  makes: (best: string, next: string) =>
    `Your chance of winning is about ${best} with it, and about ${next} with the next best.`,
  all: 'All puzzles',
  next: 'Another puzzle',
  share: 'Share',
  copied: 'Copied.',
  leave: 'Leave the puzzle',
  missing: 'There is no such puzzle here.',
};

const puzzleWords = inBothLanguages(en, {
  title: (game) => `Problèmes : ${game}`,
  about: 'Une position par jour. Que joueriez-vous ?',
  today: 'Problème du jour',
  number: (number) => `Problème ${number}`,
  begin: 'Le résoudre',
  again: 'Le revoir',
  earlier: 'Les jours précédents',
  solvedIn: (tries) => (tries === 0 ? 'réponse vue' : tries === 1 ? 'du premier coup' : `${tries} essais`),
  streak: (days) => (days === 1 ? 'Un jour de réussite.' : `${days} jours de réussite d’affilée.`),
  found:
    'La machine a choisi ces positions parmi des milliers de coups. Le plus fort des robots, en réfléchissant dix fois plus longtemps qu’à la table, y voit un coup nettement meilleur que les autres. Il sait ce que vous savez : rien n’y dépend d’une carte cachée.',
  panel: 'Problème',
  win: 'Un coup gagne, quoi que fassent les autres.',
  gap: 'Un coup vaut bien mieux que les autres.',
  better: 'Il y a mieux.',
  chance: (mine, best) =>
    `Avec ce coup, il vous reste environ ${mine} de chances de gagner ; avec le meilleur, environ ${best}.`,
  lacks: (part) => `Le meilleur coup en tire davantage : ${part}.`,
  leaves: (name, part) => `${name} s’en porte mieux : ${part}.`,
  solved: (tries) => (tries === 1 ? 'Trouvé du premier coup.' : `Trouvé en ${tries} essais.`),
  shown: 'C’est bien ce coup.',
  makes: (best, next) => `Il vous donne environ ${best} de chances de gagner ; le suivant, environ ${next}.`,
  all: 'Tous les problèmes',
  next: 'Un autre problème',
  share: 'Partager',
  copied: 'Copié.',
  leave: 'Quitter le problème',
  missing: 'Ce problème n’existe pas ici.',
});

/** Words of puzzles. */
export const usePuzzleWords = wordsHook(puzzleWords);
