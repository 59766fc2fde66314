import { deFrench, inBothLanguages, joinList } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';
import { withFullStop } from '../../text/full-stop.ts';

/** The turn that counts most: whose chance it changed most, by how much, and who moved; nobody where chance decided. */
interface AccountTurn {
  readonly move: number;
  readonly name: string;
  readonly gained: number;
  readonly by: string | undefined;
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

const en = {
  wins: (names: readonly string[]) =>
    `${joinList(names, 'and')} ${names.length === 1 ? 'wins' : 'share the win'}`,
  youWin: 'You win!',
  you: 'you',
  replay: 'Watch the replay',
  reveal: 'Everything on the table',
  more: 'The recording and the shuffle',
  story: 'The story of the match',
  moves: 'The costliest moves',
  strokes: 'What chance decided',
  choices: 'The choices',
  choicesOf: 'Whose',
  agreed: (agreed: number, all: number) =>
    `From what could be known, without hindsight: ${agreed} of ${all} choices cost nothing.`,
  allChoices: (count: number) => `All ${count} choices`,
  played: (move: string) => withFullStop(`Chosen: ${move}`),
  asBest: (move: string) => withFullStop(`Chosen, and nothing was better: ${move}`),
  better: (move: string) => withFullStop(`Better: ${move}`),
  cost: (points: number) => (points < 1 ? 'less than 1 point' : signed(-points)),
  known: (fact: string) => `This could have been known: ${fact}.`,
  guessed: (fact: string, percent: string) => `This could have been guessed, at ${percent}: ${fact}.`,
  chances: 'Each player’s chances, as judged by bots that see every card',
  telling: 'The bots are going over the match…',
  untold: 'The bots have no opinion about this match.',
  percent: (share: number) => `${Math.round(share * 100)}%`,
  summary: (moves: number, winner: string, lead: number) =>
    `Each player’s chances over ${moves} moves. ${winner} ${lead === 0 ? 'leads from the start' : `takes the lead for good at move ${lead}`}.`,
  move: (number: number) => `move ${number}`,
  moveColumn: 'Move',
  table: 'Show the table',
  chart: 'Show the chart',
  closest: (move: number, percent: string) => `Your best moment: move ${move}, ${percent}.`,
  isMove: (name: string) => `A move by ${name}.`,
  isMine: 'Your move.',
  isChance: 'Luck.',
  change: (name: string, points: number) => `${name} ${signed(points)}`,
  watch: 'watch from here',
  account: {
    early: (name: string) => `${name} leads early.`,
    changes: (times: number) =>
      times === 0
        ? 'The lead never changes hands.'
        : `The lead changes hands ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}.`,
    turn: ({ move, name, gained, by }: AccountTurn) =>
      `Move ${move} counts most: ${by === undefined ? 'luck decides' : `${by} plays`}, and ${name === by ? 'their' : `${name}’s`} chances ${gained < 0 ? 'drop' : 'rise'} by ${Math.abs(gained)} points.`,
    end: (name: string, lead: number, moves: number) =>
      lead === 0
        ? `${name} leads from start to finish.`
        : `${name} takes the lead for good at move ${lead} of ${moves}.`,
  },
};

/** Words of the end of a match. */
export type EndWords = typeof en;

/** Words of the end of a match, in both languages. */
export const endWords = inBothLanguages(en, {
  wins: (names) =>
    names.length === 1 ? `${names[0]} l’emporte` : `${joinList(names, 'et')} l’emportent ensemble`,
  youWin: 'Vous l’emportez !',
  you: 'vous',
  replay: 'Revoir',
  reveal: 'Cartes sur table',
  more: 'L’enregistrement et le hasard',
  story: 'Le récit de la partie',
  moves: 'Les coups les plus coûteux',
  strokes: 'Ce que le hasard a décidé',
  choices: 'Les choix',
  choicesOf: 'De qui',
  agreed: (agreed, all) =>
    `D’après ce qu’on pouvait savoir, sans la suite : sur ${all} choix, ${agreed} ne coûtent rien.`,
  allChoices: (count) => `Les ${count} choix`,
  played: (move) => withFullStop(`Coup choisi : ${move}`),
  asBest: (move) => withFullStop(`Coup choisi, et il n’y avait pas mieux : ${move}`),
  better: (move) => withFullStop(`Mieux : ${move}`),
  cost: (points) => (points < 1 ? 'moins d’un point' : signed(-points)),
  known: (fact) => `On pouvait le savoir : ${fact}.`,
  guessed: (fact, percent) => `On pouvait s’en douter, à ${percent} : ${fact}.`,
  chances: 'Les chances selon les robots, qui savent tout après coup',
  telling: 'Les robots relisent la partie…',
  untold: 'Les robots n’ont pas d’avis sur cette partie.',
  percent: (share) => `${Math.round(share * 100)} %`,
  summary: (moves, winner, lead) =>
    `Les chances de chacun au fil de ${moves} coups. ${winner} ${lead === 0 ? 'mène depuis le début' : `prend la tête pour de bon au coup ${lead}`}.`,
  move: (number) => `coup ${number}`,
  moveColumn: 'Coup',
  table: 'Voir le tableau',
  chart: 'Voir la courbe',
  closest: (move, percent) => `Votre meilleur moment : coup ${move}, ${percent}.`,
  isMove: (name) => `Un coup ${deFrench(name)}.`,
  isMine: 'Votre coup.',
  isChance: 'Le hasard.',
  change: (name, points) => `${name} ${signed(points)}`,
  watch: 'revoir d’ici',
  account: {
    early: (name) => `${name} prend l’avantage d’entrée.`,
    changes: (times) =>
      times === 0
        ? 'La tête ne change jamais de mains.'
        : times === 1
          ? 'La tête change une fois de mains.'
          : `La tête change ${times} fois de mains.`,
    turn: ({ move, name, gained, by }) =>
      `Le coup ${move} pèse le plus : ${by === undefined ? 'le hasard tranche' : `${by} joue`}, et ${name === by ? 'ses chances' : `les chances ${deFrench(name)}`} ${gained < 0 ? 'baissent' : 'montent'} de ${Math.abs(gained)} points.`,
    end: (name, lead, moves) =>
      lead === 0
        ? `${name} mène du début à la fin.`
        : `${name} prend la tête pour de bon au coup ${lead} sur ${moves}.`,
  },
});

/** The words of the end of a match, loaded with it. */
export const useEndWords = wordsHook(endWords);
