import { joinList } from '@manigance/core';
import type { BundleId, SpaceId } from '../rules/board.ts';
import type { MarkerId } from '../rules/competitions/society/markers.ts';
import type { Column, Dir, Effect, Pay } from '../rules/effects/language.ts';
import type { BundleView } from '../rules/view-types.ts';
import { namesFr } from './names-fr.ts';
import { rewardsOf } from './spaces.ts';

/** A number and its noun; in French 0 and 1 are singular. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${Math.abs(n) < 2 ? noun : plural}`;
}

/** An amount of money: « 3 £ ». */
export function pounds(n: number): string {
  return `${figure(n)} £`;
}

/** A change with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A score as a figure, with a true minus sign. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** A list with « et ». */
export function list(items: readonly string[]): string {
  return joinList(items, 'et');
}

/** A name in quotation marks. */
export function quote(text: string): string {
  return `« ${text} »`;
}

/** A text with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of each marker. */
export const markers: { readonly [M in MarkerId]: string } = {
  'gentleman-1': 'premier monsieur',
  'gentleman-2': 'second monsieur',
  'lady-1': 'première dame',
  'lady-2': 'seconde dame',
};
/** The name of each marker with its article. */
export const theMarker: { readonly [M in MarkerId]: string } = {
  'gentleman-1': 'le premier monsieur',
  'gentleman-2': 'le second monsieur',
  'lady-1': 'la première dame',
  'lady-2': 'la seconde dame',
};
/** The name of each column. */
export const columnNames: { readonly [C in Column]: string } = {
  left: 'gauche',
  middle: 'milieu',
  right: 'droite',
};
/** The words for each direction. */
export const dirNames: { readonly [D in Dir]: string } = {
  down: 'vers le bas',
  left: 'vers la gauche',
  right: 'vers la droite',
  'down-left': 'en bas à gauche',
  'down-right': 'en bas à droite',
};
const boards = { election: 'Élection', society: 'Mondanités', possessions: 'Patrimoine' } as const;

/** The name of a bundle. */
export function bundleName(bundle: BundleId): string {
  const [board, letter] = bundle.split('-') as [keyof typeof boards, string];
  return `lot ${letter.toUpperCase()} (${boards[board]})`;
}

/** The cards of a bundle, or the reward it gives instead (PC-6.4). */
export function bundleCards({ bundle, cards }: BundleView): string {
  if (cards.length > 0) return list(cards.map((card) => quote(namesFr.cards[card].name)));
  const rewards = rewardsOf(bundle).map((reward) => effectText(reward).toLowerCase());
  return `pas de carte ; à la place, ${list(rewards)}`;
}

/** The name of a space; bundle spaces add their board, because they share names. */
export function spaceName(space: SpaceId): string {
  const { name } = namesFr.spaces[space];
  const board = /^(\w+)-bundle-/.exec(space)?.[1] as keyof typeof boards | undefined;
  return board === undefined ? name : `${name} (${boards[board]})`;
}

/** Button label of an effect offered as a choice. */
export function effectText(effect: Effect<number>): string {
  switch (effect.do) {
    case 'loseVotes':
      return `Perdre ${count(effect.n, 'vote')}`;
    case 'spend':
      return `Dépenser ${pounds(effect.n)}`;
    case 'megaphones':
      return `Gagner ${count(effect.n, 'mégaphone')}`;
    case 'move':
      return effect.n === 1
        ? `Faire 1 déplacement ${dirList(effect.dirs)}`
        : `Faire jusqu’à ${effect.n} déplacements ${dirList(effect.dirs)}`;
    case 'swap':
      return `Échanger un bien (limite de moins-value : ${pounds(effect.limit)})`;
    case 'sell': {
      const what = effect.times === 1 ? 'Vendre un bien' : 'Vendre 1 ou 2 biens';
      return effect.discount === 0 ? what : `${what} avec ${pounds(effect.discount)} de rabais`;
    }
    case 'actions':
      return `Gagner ${count(effect.n, 'action')}`;
    case 'draw':
      return `Piocher ${count(effect.n, 'carte')}`;
    default:
      return effect.do; // PC-10.16, PC-6.4: options and rewards contain no other effect
  }
}

function dirList(dirs: readonly Dir[]): string {
  return dirs.map((dir) => dirNames[dir]).join(' ou ');
}

/** Button label of a payment. */
export function payText(pay: Pay): string {
  if ('votes' in pay) return `Gagner ${count(pay.votes, 'vote')}`;
  if ('actions' in pay) return `Utiliser encore ${count(pay.actions, 'action')}`;
  return 'pounds' in pay
    ? `Prendre ${pounds(pay.pounds)}`
    : `Remonter un marqueur de ${count(pay.up, 'ligne')}`;
}
