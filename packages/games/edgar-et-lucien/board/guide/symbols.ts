import type { LegendWords, SymbolWords } from '@manigance/ui/guide.ts';
import { actionIds } from '../../rules/administrations.ts';
import { administrationIds, wheelPositions } from '../../rules/board.ts';
import { conditionIds } from '../../rules/victory.ts';
import type { Names } from '../../text/names.ts';

/** The symbols of the legend, by group. */
export const symbolGroups = {
  conditions: conditionIds,
  plan: ['edgar', 'lucien', 'influence', 'ivory', 'steel', 'administration', 'padlock'],
  wheel: wheelPositions,
  plates: ['popularity', 'cards', 'purse', 'governor', 'first', 'heritage'],
  aid: [...administrationIds, ...actionIds],
} as const;

type Groups = typeof symbolGroups;
/** Id of a symbol in the legend. */
export type SymbolId = Groups[keyof Groups][number];

/** The words of the legend beside the game's own names and texts. */
export interface GuideWords {
  readonly groups: Readonly<Record<keyof Groups, string>>;
  readonly symbols: Readonly<
    Record<Exclude<SymbolId, keyof Names['wheel'] | keyof Names['actions']>, SymbolWords>
  >;
  /** The effect of each position of the wheel. */
  readonly wheel: Readonly<Record<Groups['wheel'][number], string>>;
}

/** The words of the legend from its own words and the names of the game. */
export function legendWords(words: GuideWords, names: Names): LegendWords<keyof Groups, SymbolId> {
  const { groups, symbols, wheel } = words;
  const positions = wheelPositions.map((id) => [id, { name: names.wheel[id], text: wheel[id] }] as const);
  const named = Object.fromEntries(positions) as unknown as Record<Groups['wheel'][number], SymbolWords>;
  return { groups, symbols: { ...symbols, ...names.actions, ...named } };
}
