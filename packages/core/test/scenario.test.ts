import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/index.ts';
import { scenario } from '../testing/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { position, turnOf } from './table.ts';

const boats = [[], ['rum' as const], []];
const table = () =>
  scenario(
    smugglers,
    position([['rum'], ['silk'], ['spice']], {
      pending: turnOf(0),
      boats,
      informer: 2,
      landings: ['south', 'south', 'south'],
    }),
  );

describe('a scenario', () => {
  test('starts from a copy and resolves frames that ask nobody', () => {
    const start = position([['rum'], ['silk']], { pending: [{ kind: 'night' }] });
    const before = hashOf(start);
    const { asked, state } = scenario(smugglers, start);
    expect([asked, state.pending.at(-1)]).toEqual([[0, 1], { kind: 'land' }]);
    expect(hashOf(start)).toBe(before);
  });

  test('plays moves and returns their events', () => {
    const match = table();
    match.play(0, { do: 'stow', card: 'rum' });
    expect(match.events).toEqual([{ type: 'stowed', seat: 0, card: 'rum' }]);
    expect(match.state.boats[0]).toEqual(['rum']);
    match.timeout(0);
    expect(match.events).toEqual([{ type: 'rested', seat: 0 }]);
    expect(match.asked).toEqual([1]);
  });

  test('throws if a move that must be legal is refused, or one that must be refused is legal', () => {
    const match = table();
    expect(() => match.play(0, { do: 'stow', card: 'spice' })).toThrow(
      /^\{"do":"stow","card":"spice"\} of seat 0 is refused: \{"code":"not-legal".*asked: 0, pending: .*"turn".*"rest"/,
    );
    expect(() => match.refused(0, { do: 'rest' })).toThrow('{"do":"rest"} of seat 0 is accepted');
    expect(match.refused(1, { do: 'rest' })).toEqual({ code: 'not-asked' });
    expect(match.asked).toEqual([0]);
  });

  test('lists offered moves and the reasons for the others', () => {
    const match = table();
    expect(match.offers(0, { do: 'stow', card: 'rum' })).toBe(true);
    expect(match.offers(0, { do: 'stow', card: 'silk' })).toBe(false);
    expect(match.options(0)).toHaveLength(4);
    expect(match.whyNot(0, { do: 'denounce', seat: 2 })).toEqual({ rule: 'SM-4.3', code: 'boat-empty' });
    expect(match.whyNot(0, { do: 'rest' })).toBeUndefined();
    expect(match.whyNot(0, { do: 'sail' })).toBeUndefined();
  });
});

describe('an interrupt pushed over an effect', () => {
  test('is resolved first: the plea, then the informer in secret, then the search, then the turn', () => {
    const match = table();
    match.play(0, { do: 'denounce', seat: 1 });
    expect(match.state.pending.slice(-3).map(({ kind }) => kind)).toEqual(['turn', 'search', 'plea']);
    expect(match.asked).toEqual([1]);
    match.play(1, { do: 'yield' });
    expect([match.asked, match.events]).toEqual([[2], []]);
    match.play(2, { do: 'keep' });
    expect(match.events).toMatchObject([{ type: 'kept' }, { type: 'searched', seat: 1 }]);
    expect(match.asked).toEqual([0]);
    expect(match.whyNot(0, { do: 'denounce', seat: 1 })).toEqual({ rule: 'SM-4.3', code: 'once-a-turn' });
  });

  test('may cancel it', () => {
    for (const calledOff of [['bribe'], ['yield', 'tip']]) {
      const match = table();
      match.play(0, { do: 'denounce', seat: 1 });
      if (calledOff[0] === 'bribe') match.play(1, { do: 'bribe', card: 'silk' });
      else {
        match.play(1, { do: 'yield' });
        match.play(2, { do: 'tip' });
      }
      expect(match.events.map(({ type }) => type)).toEqual([calledOff.length === 1 ? 'bribed' : 'tipped']);
      expect(match.state.boats).toEqual(boats);
      expect(match.asked).toEqual([0]);
    }
  });

  test('refuses the informer their own boat, with the reason', () => {
    const match = scenario(
      smugglers,
      position([['rum'], ['silk']], {
        pending: [{ kind: 'dawn' }, { kind: 'search', seat: 1, by: 0 }, { kind: 'tipOff', seat: 1, by: 0 }],
        boats: boats.slice(0, 2),
        informer: 1,
      }),
    );
    expect(match.refused(1, { do: 'tip' })).toEqual({
      code: 'not-legal',
      why: { rule: 'SM-6', code: 'own-boat' },
    });
    expect(match.options(1)).toEqual([{ do: 'keep' }]);
  });
});
