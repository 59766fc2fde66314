import { joinList } from '@manigance/core';
import type { BundleId, SpaceId } from '../rules/board.ts';
import type { MarkerId } from '../rules/competitions/society/markers.ts';
import type { Column, Dir, Effect, Pay } from '../rules/effects/language.ts';
import type { BundleView } from '../rules/view-types.ts';
import { namesEn } from './names-en.ts';
import { rewardsOf } from './spaces.ts';

/** A number and its noun. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}

/** An amount of money: "£3", "−£3". */
export function pounds(n: number): string {
  return n < 0 ? `−£${-n}` : `£${n}`;
}

/** A change with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A score as a figure, with a true minus sign. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** A list with "and". */
export function list(items: readonly string[]): string {
  return joinList(items, 'and');
}

/** A name in quotation marks. */
export function quote(text: string): string {
  return `“${text}”`;
}

/** A text with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of each marker. */
export const markers: { readonly [M in MarkerId]: string } = {
  'gentleman-1': 'first gentleman',
  'gentleman-2': 'second gentleman',
  'lady-1': 'first lady',
  'lady-2': 'second lady',
};
/** The name of each column. */
export const columnNames: { readonly [C in Column]: string } = {
  left: 'left',
  middle: 'middle',
  right: 'right',
};
/** The words for each direction. */
export const dirNames: { readonly [D in Dir]: string } = {
  down: 'down',
  left: 'to the left',
  right: 'to the right',
  'down-left': 'down and left',
  'down-right': 'down and right',
};
const boards = { election: 'Election', society: 'Society', possessions: 'Possessions' } as const;

/** The name of a bundle. */
export function bundleName(bundle: BundleId): string {
  const [board, letter] = bundle.split('-') as [keyof typeof boards, string];
  return `${boards[board]} bundle ${letter.toUpperCase()}`;
}

/** The cards of a bundle, or the reward it gives instead (PC-6.4). */
export function bundleCards({ bundle, cards }: BundleView): string {
  if (cards.length > 0) return list(cards.map((card) => quote(namesEn.cards[card].name)));
  const rewards = rewardsOf(bundle).map((reward) => effectText(reward).toLowerCase());
  return `no cards; ${list(rewards)} instead`;
}

/** The name of a space; bundle spaces add their board, because they share names. */
export function spaceName(space: SpaceId): string {
  const { name } = namesEn.spaces[space];
  const board = /^(\w+)-bundle-/.exec(space)?.[1] as keyof typeof boards | undefined;
  return board === undefined ? name : `${name} (${boards[board]})`;
}

/** Button label of an effect offered as a choice. */
export function effectText(effect: Effect<number>): string {
  switch (effect.do) {
    case 'loseVotes':
      return `Lose ${count(effect.n, 'vote')}`;
    case 'spend':
      return `Spend ${pounds(effect.n)}`;
    case 'megaphones':
      return `Gain ${count(effect.n, 'megaphone')}`;
    case 'move':
      return effect.n === 1
        ? `Move 1 step ${dirList(effect.dirs)}`
        : `Move up to ${effect.n} steps ${dirList(effect.dirs)}`;
    case 'swap':
      return `Swap a possession (loss limit ${pounds(effect.limit)})`;
    case 'sell': {
      const what = effect.times === 1 ? 'Sell a possession' : 'Sell 1 or 2 possessions';
      return effect.discount === 0 ? what : `${what} at a discount of ${pounds(effect.discount)}`;
    }
    case 'actions':
      return `Gain ${count(effect.n, 'action')}`;
    case 'draw':
      return `Draw ${count(effect.n, 'card')}`;
    default:
      return effect.do; // PC-10.16, PC-6.4: options and rewards contain no other effect
  }
}

function dirList(dirs: readonly Dir[]): string {
  return dirs.map((dir) => dirNames[dir]).join(' or ');
}

/** Button label of a payment. */
export function payText(pay: Pay): string {
  if ('votes' in pay) return `Gain ${count(pay.votes, 'vote')}`;
  if ('actions' in pay) return `Use ${count(pay.actions, 'more action')}`;
  return 'pounds' in pay ? `Take ${pounds(pay.pounds)}` : `Move a marker ${count(pay.up, 'row')} up`;
}
