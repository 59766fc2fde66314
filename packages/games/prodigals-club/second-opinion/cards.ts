import { type Effect, readEffects } from './language.ts';
import { cardTable, circleTable, possessionTable, spaceTable } from './tables.ts';

/** Id of a card in PC-19. */
export type CardId = string;

/** PC-19 A row of the table of cards. */
export interface CardRow {
  readonly id: CardId;
  readonly deck: string;
  readonly white: boolean;
  /** The symbols on its back; of a central card the set. */
  readonly back: string;
  readonly copies: number;
  /** PC-13.7 L, C or B. */
  readonly party: string | undefined;
  /** Of a white card its effect, of a black card what it does when activated. */
  readonly effects: readonly Effect[];
  readonly trigger: Trigger | undefined;
}

/** PC-9.7 A trigger of a black card. */
export type Trigger =
  | { readonly on: 'white'; readonly parties: readonly string[]; readonly effect: Effect }
  | { readonly on: 'megaphones'; readonly effect: Effect }
  | { readonly on: 'sell'; readonly borough: string }
  | { readonly on: 'innerCircle' };

function rowsOf(table: string, separator: string): string[][] {
  const rows = table.trim().split('\n');
  return rows.map((row) => row.trim().split(separator));
}

/** PC-19 */
export const allCards: readonly CardRow[] = rowsOf(cardTable, ' | ').map(
  ([deck = '', id = '', border, back = '', copies, party, text = '']) => {
    const white = border === 'white';
    const activate = /Once per round[:,] (.*?)\.( |$)/.exec(text)?.[1];
    return {
      id,
      deck,
      white,
      back,
      copies: Number(copies),
      party: party === '-' ? undefined : party,
      effects: white ? readEffects(text) : activate === undefined ? [] : readEffects(activate),
      trigger: white ? undefined : triggerIn(text),
    };
  },
);

function triggerIn(text: string): Trigger | undefined {
  const played = /Whenever you play a white card (.*?): (.*)\.$/.exec(text);
  if (played !== null) {
    const [, which = '', does = ''] = played;
    if (which === 'with megaphones') return { on: 'megaphones', effect: single('move 1 step down') };
    return { on: 'white', parties: partiesIn(which), effect: single(does) };
  }
  if (text.includes('When you join an inner circle')) return { on: 'innerCircle' };
  const borough = /When you sell a possession from (\w+)/.exec(text)?.[1];
  return borough === undefined ? undefined : { on: 'sell', borough: borough.toLowerCase() };
}

function single(text: string): Effect {
  const [effect] = readEffects(text);
  if (effect === undefined) throw new RangeError(`no effect in ${text}`);
  return effect;
}

/** PC-13.8 */
function partiesIn(which: string): string[] {
  if (which.includes('any offence icon')) return ['L', 'C', 'B'];
  if (which.includes('both parties')) return ['B'];
  return which.includes('Liberals') ? ['L'] : ['C'];
}

const byId = new Map(allCards.map((card) => [card.id, card]));
/** The row of a card. */
export function cardRow(id: CardId): CardRow {
  const row = byId.get(id);
  if (row === undefined) throw new RangeError(`there is no card ${id}`);
  return row;
}

/** PC-21 A row of the table of possessions. */
export interface PossessionRow {
  readonly id: string;
  readonly set: string;
  readonly back: string;
  readonly value: number;
  readonly symbol: string;
  readonly borough: string;
}
/** PC-21 The table of possessions. */
export const possessions: ReadonlyMap<string, PossessionRow> = new Map(
  rowsOf(possessionTable, ' ').map(([id = '', set = '', back = '', value, symbol = '', borough = '']) => [
    id,
    { id, set, back, value: Number(value), symbol, borough },
  ]),
);
/** The row of a possession. */
export function possession(id: string): PossessionRow {
  const row = possessions.get(id);
  if (row === undefined) throw new RangeError(`there is no possession ${id}`);
  return row;
}

/** PC-21 A row of the table of circle tiles. */
export interface CircleRow {
  readonly id: string;
  readonly back: string;
  /** North, east, south, west. */
  readonly sides: readonly string[];
}
/** PC-21 The table of circle tiles. */
export const circles: ReadonlyMap<string, CircleRow> = new Map(
  rowsOf(circleTable, ' ').map(([id = '', back = '', ...sides]) => [id, { id, back, sides }]),
);
/** PC-12.2 The sides of a turned tile. */
export function sidesOf(id: string, rotation: number): string[] {
  const sides = circles.get(id)?.sides ?? [];
  return sides.map((_, index) => sides[(index + 4 - rotation) % 4] ?? 'none'); // PC-23.3
}

/** PC-7 A row of the table of spaces. */
export interface SpaceRow {
  readonly id: string;
  readonly board: string;
  readonly personal: boolean;
  readonly least: number;
  readonly most: number;
  readonly text: string;
}
/** PC-7 The table of spaces. */
export const spaces: readonly SpaceRow[] = rowsOf(spaceTable, ' | ').map(
  ([id = '', board = '', kind, players = '', text = '']) => {
    const [least = 0, most = 0] = players.split('-').map(Number);
    return { id, board, personal: kind === 'personal', least, most, text };
  },
);
