/** PC-10 Things that a sentence of the rule book counts. Numbers that depend on a count are `base` + `each` × `per`. */
export type Count =
  | { readonly of: 'symbol'; readonly symbol: string }
  | { readonly of: 'markers'; readonly gender?: string; readonly column?: string; readonly value?: number }
  | { readonly of: 'offences' | 'hydePark' }
  | { readonly of: 'possessions'; readonly borough: string };
/** A number, or one that depends on a count. */
export interface Amount {
  readonly base: number;
  readonly each?: number;
  readonly per?: Count;
}

/** PC-10 An effect. */
export type Effect =
  | { readonly do: 'loseVotes'; readonly n: Amount }
  | { readonly do: 'spend'; readonly n: Amount; readonly extras: readonly number[] }
  | {
      readonly do: 'move';
      readonly n: Amount;
      readonly dirs: readonly string[];
      readonly gender: string | undefined;
    }
  | {
      readonly do: 'moveEach';
      readonly column: string | undefined;
      readonly gender: string | undefined;
      readonly steps: number;
    }
  | { readonly do: 'jump'; readonly gender: string }
  | { readonly do: 'megaphones'; readonly n: number }
  | { readonly do: 'sell'; readonly times: number; readonly discount: number }
  | { readonly do: 'swap'; readonly limit: number }
  | { readonly do: 'pubCrawl' | 'moreTime' | 'placeErrand' }
  | { readonly do: 'basic'; readonly times: number }
  | { readonly do: 'choice'; readonly times: number; readonly options: readonly Effect[] }
  | { readonly do: 'exchange'; readonly times: number; readonly options: readonly Exchange[] };
/** PC-10.12 A payment and its gain. */
export interface Exchange {
  readonly pay: 'votes' | 'pounds' | 'up';
  readonly get: Effect;
}

const down = ['down'];
const diagonally = ['down-left', 'down-right'];
const sideways = ['down', 'left', 'right'];
const genders: Readonly<Record<string, string>> = {
  lady: 'lady',
  ladies: 'lady',
  gentleman: 'gentleman',
  gentlemen: 'gentleman',
};
const symbols: Readonly<Record<string, string>> = {
  dog: 'dog',
  horse: 'horse',
  'wine glass': 'glass',
  house: 'house',
  'theatre mask': 'mask',
};

/** A list of sentences: "…; then …" (PC-10.13). */
export function readEffects(text: string): Effect[] {
  return text
    .replace(/\.$/, '')
    .split('; then ')
    .map((part) => readEffect(part.trim()));
}

function readEffect(text: string): Effect {
  for (const [pattern, make] of sentences) {
    const found = pattern.exec(text);
    if (found !== null) return make(found.slice(1).map((group) => group ?? ''));
  }
  throw new RangeError(`this effect cannot be read: ${text}`);
}

type Groups = readonly string[];

/** The forms of the column *Effect* of PC-19 and of PC-7. */
const sentences: readonly (readonly [RegExp, (groups: Groups) => Effect])[] = [
  [/^[Ll]ose (\d) votes?(.*)$/, ([n, rest]) => ({ do: 'loseVotes', n: amount(n, rest) })],
  [/^[Gg]ain (\d) megaphones?$/, ([n]) => ({ do: 'megaphones', n: Number(n) })],
  [/^More Time: /, () => ({ do: 'moreTime' })],
  [/^Pub crawl: /, () => ({ do: 'pubCrawl' })],
  [/^You may place one extra errand boy /, () => ({ do: 'placeErrand' })],
  [/^[Tt]ake (\d) basic actions? of your choice$/, ([n]) => ({ do: 'basic', times: Number(n) })],
  [
    /^(?:one )(lady|gentleman) may jump straight down up to 3 times/,
    ([gender = '']) => ({ do: 'jump', gender: genders[gender] ?? '' }),
  ],
  [
    /^Choose a row: each (marker|lady|gentleman) in it may move (1|1 or 2) steps? down$/,
    ([who = '', steps]) => ({
      do: 'moveEach',
      column: undefined,
      gender: genders[who],
      steps: steps === '1' ? 1 : 2,
    }),
  ],
  [
    /^Each (lady|gentleman) in your (left|middle|right) column may move 1 or 2 steps down$/,
    ([who = '', column]) => ({ do: 'moveEach', column, gender: genders[who], steps: 2 }),
  ],
  [
    /^[Mm]ove (?:up to )?(\d) steps? (diagonally down|down, left or right|down)(?: with (ladies|gentlemen) only)?(.*)$/,
    ([n, where, who = '', rest]) => ({
      do: 'move',
      n: amount(n, rest),
      dirs: where === 'down' ? down : where === 'diagonally down' ? diagonally : sideways,
      gender: genders[who],
    }),
  ],
  [
    /^[Ss]ell 1( or 2)? possessions?(?: at a discount of £(\d))?/,
    ([two, discount]) => ({ do: 'sell', times: two === '' ? 1 : 2, discount: Number(discount) }),
  ],
  [/^[Ss]wap 1 possession \(loss limit £(\d)\)/, ([limit]) => ({ do: 'swap', limit: Number(limit) })],
  [/^[Ss]pend £(\d)(.*)$/, ([n, rest = '']) => ({ do: 'spend', n: amount(n, rest), extras: extrasIn(rest) })],
  [
    /^you may take £1 to (.*) or move a marker 1 row up to (.*)$/,
    ([one = '', other = '']) => ({
      do: 'exchange',
      times: 1,
      options: [
        { pay: 'pounds', get: readEffect(one) },
        { pay: 'up', get: readEffect(other) },
      ],
    }),
  ],
  [/^make up to 2 exchanges: /, () => ({ do: 'exchange', times: 2, options: confidences() })],
  [
    /^[Cc]hoose(?: (\d) times)?: (.*?) or (.*)$/,
    ([times, one = '', other = '']) => ({
      do: 'choice',
      times: Number(times) || 1,
      options: [readEffect(one), readEffect(other)],
    }),
  ],
  // "Once per round, choose 2 times: …" is read from "choose".
];

/** Gain 1 vote, take £1 or move a marker up, for one of the other two competitions' basic gains. */
function confidences(): Exchange[] {
  const [vote, pound, step] = ['lose 1 vote', 'spend £1', 'move 1 step down'].map(readEffect);
  if (vote === undefined || pound === undefined || step === undefined) return [];
  return [
    { pay: 'votes', get: pound },
    { pay: 'votes', get: step },
    { pay: 'pounds', get: vote },
    { pay: 'pounds', get: step },
    { pay: 'up', get: vote },
    { pay: 'up', get: pound },
  ];
}

function extrasIn(rest: string): number[] {
  if (rest.includes('£1 / £2 / £3 / £4')) return [1, 2, 3, 4];
  if (rest.includes('£2 for each More Time card')) return [2, 2, 2, 2];
  if (rest.includes('if you add a More Time card')) return [1];
  return [];
}

/** "… per dog symbol", or "…, plus 1 per dog symbol". */
function amount(n = '', rest = ''): Amount {
  const per = countIn(rest);
  if (per === undefined) return { base: Number(n) };
  const plus = /^, plus £?(\d)/.exec(rest);
  return plus === null ? { base: 0, each: Number(n), per } : { base: Number(n), each: Number(plus[1]), per };
}

function countIn(rest: string): Count | undefined {
  const symbol = /per ([a-z ]+) symbol you have/.exec(rest)?.[1];
  if (symbol !== undefined) return { of: 'symbol', symbol: symbols[symbol] ?? '' };
  const borough = /possession of yours from (\w+)/.exec(rest)?.[1];
  if (borough !== undefined) return { of: 'possessions', borough: borough.toLowerCase() };
  const marker = /per (lady|gentleman) marker in your (\w+) column/.exec(rest);
  if (marker !== null) return { of: 'markers', gender: marker[1] ?? '', column: marker[2] ?? '' };
  if (rest.includes('influence marker on a space worth 6')) return { of: 'markers', value: 6 };
  if (rest.includes('white card with an offence icon')) return { of: 'offences' };
  return rest.includes('at Hyde Park') ? { of: 'hydePark' } : undefined;
}
