import { indexById, valueById } from '@manigance/core';
import { listAt } from './arrays.ts';
import { type Card, cards } from './cards.ts';
import { circleTiles } from './competitions/election/circle-tiles.ts';
import { possessionTiles } from './competitions/possessions/tiles.ts';
import { dameTiles } from './competitions/society/dame-tiles.ts';
import { type CompetitionId, competitionIds } from './effects/language.ts';
import { type Mode, modeIds, plays } from './modes.ts';
import type { PcState } from './state.ts';

/** Id of a pile. */
export type PileId =
  | 'central'
  | `${CompetitionId}-${'white' | 'black'}`
  | 'circles'
  | 'dames'
  | 'possessions';

/** A face-down pile. The pieces of the first layer (one symbol on the back) lie above those of the second. */
export interface Pile {
  readonly id: PileId;
  readonly holds: 'cards' | 'circles' | 'dames' | 'possessions';
  /** The numbers of all its pieces in each mode, by layer; copies count. */
  readonly layers: { readonly [M in Mode]: Layers };
}
type Layers = readonly [readonly number[], readonly number[]];

const unused: Layers = [[], []];
function inModes(layersOf: (mode: Mode) => Layers): Pile['layers'] {
  return valueById(modeIds, layersOf);
}
function inModesWith(competition: CompetitionId, layers: Layers): Pile['layers'] {
  return inModes((mode) => (plays({ mode }, competition) ? layers : unused));
}

const central: Pile = {
  id: 'central',
  holds: 'cards',
  layers: inModes((mode) => cardLayers((card) => card.sets.includes(mode))),
};

/** PC-4.6 A white and a black deck for each competition. */
const decks: readonly Pile[] = competitionIds.filter(hasDecks).flatMap((competition) =>
  (['white', 'black'] as const).map((border): Pile => {
    const inDeck = (card: Card) => card.deck === competition && card.white === (border === 'white');
    return {
      id: `${competition}-${border}`,
      holds: 'cards',
      layers: inModesWith(competition, cardLayers(inDeck)),
    };
  }),
);

/** Last Will has decks of its own, which are shuffled again (LW-6.4). */
function hasDecks(competition: CompetitionId): boolean {
  return cards.some(({ deck }) => deck === competition);
}

/** PC-4.7, PC-4.8 The piles of tiles. */
const tiles: readonly Pile[] = [
  { id: 'circles', holds: 'circles', layers: inModesWith('election', tileLayers(circleTiles)) },
  { id: 'dames', holds: 'dames', layers: inModesWith('society', [dameTiles.map((_, index) => index), []]) },
  {
    id: 'possessions',
    holds: 'possessions',
    layers: inModesWith('possessions', tileLayers(possessionTiles)),
  },
];

/** PC-4.5 The face-down piles. */
export const piles: readonly Pile[] = [central, ...decks, ...tiles];
const pileNumber = indexById(piles.map(({ id }) => id));

/** The pieces of a pile, the top one last. */
export function pileOf({ decks }: Pick<PcState, 'decks'>, id: PileId): number[] {
  return listAt(decks, pileNumber[id]);
}

/** Takes the top piece of a pile. */
export function deal(draft: PcState, id: PileId): number {
  const piece = pileOf(draft, id).pop();
  if (piece === undefined) throw new RangeError(`the pile ${id} is empty`);
  return piece;
}

function cardLayers(inDeck: (card: Card) => boolean): [number[], number[]] {
  const layers: [number[], number[]] = [[], []];
  cards.forEach((card, number) => {
    if (inDeck(card)) for (let copy = 0; copy < card.copies; copy++) layers[card.layer - 1]?.push(number);
  });
  return layers;
}

function tileLayers(rows: readonly { readonly id: string; readonly back?: number }[]): [number[], number[]] {
  const layers: [number[], number[]] = [[], []];
  rows.forEach(({ back }, number) => {
    if (back === 1 || back === 2) layers[back - 1]?.push(number);
  });
  return layers;
}
