import { expect, test } from 'vitest';
import { bonusTiles } from '../rules/board.ts';
import { cards } from '../rules/cards.ts';
import { circleTiles } from '../rules/competitions/election/circle-tiles.ts';
import { possessionTiles } from '../rules/competitions/possessions/tiles.ts';
import { dameTiles } from '../rules/competitions/society/dame-tiles.ts';
import { markerIds } from '../rules/competitions/society/markers.ts';
import { pileOf } from '../rules/decks.ts';
import { errandBoysFor } from '../rules/modes.ts';
import { acting, fresh, idleUntil, player } from './position.ts';

test('PC-2 110 cards, 50 possession tiles, 25 circle tiles, 6 Dame Beatrice tiles, 6 bonus tiles', () => {
  const inDeck = (deck: string) =>
    cards
      .filter(({ deck: own, id }) => own === deck && id !== 'tenants-in-every-house') // LW-3.5
      .reduce((sum, { copies }) => sum + copies, 0);
  expect(['central', 'election', 'society', 'possessions'].map(inDeck)).toEqual([26, 29, 30, 25]);
  expect(possessionTiles).toHaveLength(50);
  for (const set of ['A', 'B', 'C', 'D', 'E'])
    expect(possessionTiles.filter((tile) => tile.set === set)).toHaveLength(6);
  expect(circleTiles.filter(({ back }) => back === 0)).toHaveLength(5);
  expect(circleTiles).toHaveLength(25);
  expect(dameTiles).toHaveLength(6);
  for (const competition of ['election', 'society', 'possessions']) {
    expect(bonusTiles.filter((tile) => tile.competition === competition)).toHaveLength(2);
  }
  expect(markerIds).toHaveLength(4);
  expect(errandBoysFor('esp', 2)).toBe(6);
});

test('PC-2.1 after the fifth preparation every competition deck is empty, and one Dame Beatrice tile is left', () => {
  const full = idleUntil(fresh(2, 'esp'), ({ round }) => round === 5).decks;
  for (const deck of [
    'election-white',
    'election-black',
    'society-white',
    'society-black',
    'possessions-white',
    'possessions-black',
    'circles',
    'possessions',
    'central',
  ] as const) {
    expect([deck, pileOf({ decks: full }, deck).length]).toEqual([deck, 0]);
  }
  expect(pileOf({ decks: full }, 'dames')).toHaveLength(1);
});

test('PC-2.2 coins are not limited', () => {
  const match = acting({ players: [{ hand: ['everything-must-go'], pounds: 5000 }] });
  match.play(0, { do: 'play', card: 'everything-must-go' });
  const tile = player(match, 0).possessions?.tiles[0] as 'possession-a-1';
  match.play(0, { do: 'sell', tile });
  expect(player(match, 0).possessions?.pounds).toBeGreaterThan(5000);
});
