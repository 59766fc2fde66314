import { allCards, circles, possessions } from './cards.ts';
import type { Round } from './table.ts';

/** PC-6.2 What each bundle is dealt: w white, b black; rounds 1–3, 4 and 5. */
const bundleCards: Readonly<Record<string, readonly [string, string, string]>> = {
  'election-a': ['b', 'b', ''],
  'election-b': ['w', 'w', 'w'],
  'election-c': ['ww', 'ww', 'ww'],
  'election-d': ['wb', 'ww', 'ww'],
  'society-a': ['wwb', 'wwb', 'wwb'],
  'society-b': ['ww', 'ww', 'ww'],
  'society-c': ['b', 'w', 'w'],
  'possessions-a': ['wb', 'wb', 'wb'],
  'possessions-b': ['ww', 'ww', 'ww'],
  'possessions-c': ['b', 'w', 'w'],
};
const dames = ['not-left', 'not-middle', 'not-right', 'rows', 'same-row', 'adjacent'];

/** PC-4.5 to PC-4.8 The face-down piles, whose order nobody knows but for the symbols on the backs. */
export class Piles {
  private readonly mode: string;
  /** By pile, the upper layer and the lower one. */
  private readonly left = new Map<string, [string[], string[]]>();

  constructor(mode: string) {
    this.mode = mode;
    for (const { id, deck, white, back, copies } of allCards) {
      if (deck === 'central' && back !== mode) continue;
      const lower = deck === 'central' ? white : back === '2';
      const pile = deck === 'central' ? deck : `${deck} ${white ? 'w' : 'b'}`;
      for (let copy = 0; copy < copies; copy++) this.lay(pile, id, lower);
    }
    for (const { id, back } of circles.values()) if (back !== '0') this.lay('circles', id, back === '2');
    for (const { id, set, back } of possessions.values())
      if (set === 'pool') this.lay('possessions', id, back === '2');
    for (const id of dames) this.lay('dames', `dame-${id}`, false);
  }

  private lay(pile: string, id: string, lower: boolean): void {
    const layers = this.left.get(pile) ?? [[], []];
    layers[lower ? 1 : 0].push(id);
    this.left.set(pile, layers);
  }

  /** Takes what was dealt from the top; throws if it cannot lie there. */
  take(round: number, { central, bundles, circles: tiles, offer, dame }: Round): void {
    this.draw('central', central);
    for (const [id, columns] of Object.entries(bundleCards)) {
      const board = id.replace(/-.$/, '');
      if (!this.mode.includes(board.slice(0, 1))) continue;
      const colours = columns[Math.max(0, round - 3)] ?? '';
      const cards = bundles.get(id) ?? [];
      if (cards.length !== colours.length) throw new RangeError(`bundle ${id} has ${cards.length} cards`);
      for (const [index, card] of cards.entries()) this.draw(`${board} ${colours[index]}`, card);
    }
    for (const tile of this.mode.includes('e') ? four(tiles) : []) this.draw('circles', tile);
    for (const tile of this.mode.includes('p') ? four(offer) : []) this.draw('possessions', tile);
    if (this.mode.includes('s')) this.draw('dames', dame ?? '');
  }

  private draw(pile: string, id: string): void {
    const [upper, lower] = this.left.get(pile) ?? [[], []];
    const layer = upper.length > 0 ? upper : lower;
    const index = layer.indexOf(id);
    if (index === -1) throw new RangeError(`${id} does not lie on top of ${pile}`);
    layer.splice(index, 1);
  }
}

function four(tiles: readonly string[]): readonly string[] {
  if (tiles.length !== 4) throw new RangeError(`${tiles} are not four tiles`);
  return tiles;
}
