import { everyViewer, legalMoves, play, seatsAsked, seedFromNumber, show, start } from '@manigance/core';
import { describe, expect, test } from 'vitest';
import { DerivedViews } from '../src/derived-views.ts';
import { SharedJson } from '../src/shared-json.ts';
import { games } from './rooms.ts';

describe('the text a viewer is sent', () => {
  test.each(Object.values(games))('says what is shown, byte for byte: $game.id', ({ game }) => {
    const seats = game.seats.max;
    const options = Object.fromEntries(Object.entries(game.settings).map(([name, [first]]) => [name, first]));
    let state = start(game, { seats, options, seed: seedFromNumber(3) } as Parameters<typeof start>[1]);
    for (let at = 0; at < 120 && state.outcome === undefined; at++) {
      const views = new DerivedViews(game, state);
      for (const [index, viewer] of everyViewer(seats).entries())
        expect(views.shownTo(index)).toBe(JSON.stringify(show(game, state, viewer)));
      const [seat = 0] = seatsAsked(game, state);
      const moves = legalMoves(game, state, seat);
      const played = play(game, state, seat, moves[(at * 7) % moves.length]);
      if (!played.ok) throw new Error(played.rejection.code);
      state = played.state;
    }
  });
});

describe('texts of objects like a first one', () => {
  const hand = { cards: ['ruby'] };
  const first = { deck: 3, players: [hand, { cards: [] }], none: undefined, turn: 'é"', last: [1] };
  const { players } = first;
  const opal = { cards: ['opal'] };

  test.each([
    ['the first itself', first],
    ['another item in a list', { ...first, players: [hand, opal] }],
    ['an item at another place', { ...first, players: [opal, hand] }],
    ['a shorter and a longer list', { ...first, players: [hand], last: [1, undefined, 2] }],
    ['a list of something else', { ...first, players: 'none', turn: [hand], deck: null }],
    ['a field that the first lacks, in the middle', { deck: 3, none: 0, players, turn: 'é"', own: {} }],
    ['fields that are missing', { deck: 3, players: undefined, last: first.last }],
    ['fields in another order', { last: first.last, deck: 3, players, turn: 'é"' }],
    ['nothing', {}],
  ])('are those of JSON.stringify: %s', (_, value) => {
    const json = new SharedJson(first);
    json.of(first);
    expect(json.of(value)).toBe(JSON.stringify(value));
    expect(json.of(value)).toBe(JSON.stringify(value));
  });

  test('write a shared part once, whatever becomes of it later', () => {
    const cards = ['ruby'];
    const json = new SharedJson({ own: 0, players: [{ cards }], cards });
    const one = { own: 1, players: [{ cards }], cards };
    const written = json.of(one);
    cards.push('pearl');
    expect(json.of({ own: 1, players: [], cards })).toBe('{"own":1,"players":[],"cards":["ruby"]}');
    expect(written).toContain('"cards":["ruby"]}]');
  });
});
