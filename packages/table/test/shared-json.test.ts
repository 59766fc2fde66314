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

test('a shared part is written once, whatever becomes of it later', () => {
  const json = new SharedJson();
  const hand = { cards: ['ruby'] };
  const open = { deck: 3, players: [hand, { cards: [] }], none: undefined };
  json.share(open);
  expect(json.of(open)).toBe(JSON.stringify(open));
  hand.cards.push('pearl');
  expect(json.of({ own: 'é"', players: [hand, { cards: ['opal'] }], gone: undefined })).toBe(
    '{"own":"é\\"","players":[{"cards":["ruby","pearl"]},{"cards":["opal"]}]}',
  );
  hand.cards.push('opal');
  expect(json.of({ players: [hand] })).toBe('{"players":[{"cards":["ruby","pearl"]}]}');
  expect(json.of({})).toBe('{}');
});
