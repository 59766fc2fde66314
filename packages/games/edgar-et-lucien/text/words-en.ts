import type { DistrictId } from '../rules/board.ts';
import { namesEn } from './names-en.ts';

/** 20,000 */
export function number(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount of money: "20,000 Cogs". */
export function cogs(amount: number): string {
  return `${number(amount)} Cogs`;
}

/** An amount of popularity. */
export function points(amount: number): string {
  return `${amount} popularity`;
}

/** A number of cards. */
export function cards(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'}`;
}

/** A, B and C. */
export function list(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Names that English says with an article, by their last word. */
const withArticle = [
  'Terraces',
  'Yards',
  'Steps',
  'Archives',
  'Gardens',
  'Market',
  'Bank',
  'Arcade',
  'Docks',
];

/** The name of a district with its article. */
export function theDistrict(id: DistrictId): string {
  const name = namesEn.districts[id];
  return withArticle.some((word) => name.endsWith(word)) ? `the ${name}` : name;
}

/** The name of a district after "at". */
export function atDistrict(id: DistrictId): string {
  return `at ${theDistrict(id)}`;
}
