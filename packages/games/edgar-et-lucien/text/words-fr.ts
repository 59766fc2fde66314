import type { DistrictId } from '../rules/board.ts';
import { namesFr } from './names-fr.ts';

const narrowSpace = '\u202f';
const hardSpace = '\u00a0';

/** 20 000, with a space that neither breaks nor stretches. */
export function number(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}

/** An amount of money: « 20 000 Cogs ». */
export function cogs(amount: number): string {
  return `${number(amount)}${hardSpace}Cog${amount > 1 ? 's' : ''}`;
}

/** An amount of popularity. */
export function points(amount: number): string {
  return `${amount}${hardSpace}point${amount > 1 ? 's' : ''} de popularité`;
}

/** A number of cards. */
export function cards(count: number): string {
  return `${count}${hardSpace}carte${count > 1 ? 's' : ''}`;
}

/** A, B et C. */
export function list(items: readonly string[], last: 'et' | 'ou' = 'et'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** « de Camille », « d’Odilon », « d’Hélène », « d’Yves », « de Yann ». */
export function de(name: string): string {
  return /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûü])/i.test(name) ? `d’${name}` : `de ${name}`;
}

type Article = 'le' | 'la' | 'l’' | 'les';

/** By the first word of the name. */
const articles: Readonly<Record<string, Article>> = {
  Terrasses: 'les',
  City: 'le',
  Cour: 'la',
  Marches: 'les',
  Place: 'la',
  Allée: 'l’',
  Hémicycle: 'l’',
  Archives: 'les',
  Jardins: 'les',
  Marché: 'le',
  Porte: 'la',
  Central: 'la',
  Promenade: 'la',
  Val: 'le',
  Passage: 'le',
  Quai: 'le',
  Docks: 'les',
  Pont: 'le',
};

function articleOf(id: DistrictId): Article {
  return articles[namesFr.districts[id].split(' ')[0] ?? ''] ?? 'le';
}

/** « la Cour des Chaudières ». */
export function theDistrict(id: DistrictId): string {
  const article = articleOf(id);
  return `${article}${article === 'l’' ? '' : ' '}${namesFr.districts[id]}`;
}

const contracted: Readonly<Record<Article, string>> = { le: 'au ', la: 'à la ', 'l’': 'à l’', les: 'aux ' };

/** « à la Cour des Chaudières », « aux Archives ». */
export function atDistrict(id: DistrictId): string {
  return `${contracted[articleOf(id)]}${namesFr.districts[id]}`;
}

/** The space before a double punctuation mark is a narrow one, and none of them ends a line. */
export function typeset(sentence: string): string {
  return sentence
    .replace(/ ([;!?»])/g, `${narrowSpace}$1`)
    .replace(/ :/g, `${hardSpace}:`)
    .replace(/« /g, `«${narrowSpace}`);
}
