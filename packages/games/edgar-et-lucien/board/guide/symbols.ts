import type { LegendWords } from '@manigance/ui/guide.ts';
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
export type SymbolId = Groups[keyof Groups][number];
/** Symbols whose words are those of the game itself. */
type Named = Groups['wheel'][number] | (typeof actionIds)[number];

/** The words of the legend beside the game's own names and texts. */
export interface GuideWords {
  readonly groups: Readonly<Record<keyof Groups, string>>;
  readonly symbols: Readonly<Record<Exclude<SymbolId, Named>, readonly [name: string, text: string]>>;
  /** What each position of the wheel does. */
  readonly wheel: Readonly<Record<Groups['wheel'][number], string>>;
}

export function legendWords(words: GuideWords, names: Names): LegendWords<keyof Groups, SymbolId> {
  const { groups, symbols, wheel } = words;
  const positions = wheelPositions.map((id) => [id, [names.wheel[id], wheel[id]]] as const);
  const actions = actionIds.map((id) => [id, [names.actions[id].name, names.actions[id].text]] as const);
  const named = Object.fromEntries([...positions, ...actions]) as unknown as Record<
    Named,
    readonly [string, string]
  >;
  return { groups, symbols: { ...symbols, ...named } };
}
