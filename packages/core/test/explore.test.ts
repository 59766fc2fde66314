import { expect, test } from 'vitest';
import { anyGame } from '../src/any-game.ts';
import { type Game, last, seedFromNumber } from '../src/index.ts';
import { changesSince, trailOf } from '../testing/corpus.ts';
import { Explorer, everything, type Features, fewestLines, type Line } from '../testing/explore.ts';
import { LawError } from '../testing/laws.ts';
import { smugglers } from '../testing/smugglers.ts';
import { frames } from '../testing/smugglers-frames.ts';
import type { SmugglersWords } from '../testing/smugglers-words.ts';

const events = [
  ...['ready', 'rested', 'kept', 'sailed', 'landed', 'inspected', 'drew', 'bribed', 'whispered'],
  ...['stowed', 'sold', 'denounced', 'tipped', 'searched', 'left'],
];
const moves = [
  ...['land', 'draw', 'rest', 'whisper', 'yield', 'tip', 'keep', 'sail', 'concede', 'stow', 'bribe'],
  ...['sell', 'denounce'],
];
// The deck of 24 lasts for two nights, and boats of three are emptied between them.
const reason = [
  ...['same-dock', 'once-a-turn', 'hand-full', 'watched', 'not-held', 'own-boat', 'has-left'],
  ...['boat-empty', 'not-aboard'],
];
const features: Features = {
  all: { event: events, move: moves, reason, ending: ['richest', 'alone'] },
  unreachable: {},
};

const closely = { ...everything, mostMoves: 400 };

function explored(game: Game<SmugglersWords>, use: { readonly matches: number; readonly of?: Features }) {
  const explorer = new Explorer(anyGame(game), use.of ?? features, seedFromNumber(1), closely);
  const lines: Line[] = [];
  for (let match = 0; match < use.matches; match++) {
    const options = { nights: 1 + (match % 2) };
    lines.push(explorer.explore({ seats: 2 + (match % 3), options, seed: seedFromNumber(match) }));
  }
  return { explorer, lines };
}

function brokenLaw(game: Game<SmugglersWords>): string {
  try {
    explored(game, { matches: 150 });
    return 'none';
  } catch (error) {
    if (error instanceof LawError) return error.message.split(':')[0] ?? '';
    throw error;
  }
}

const spoilt = (wrong: object): Game<SmugglersWords> => ({ ...smugglers, ...wrong });
const spoiltFrame = (kind: keyof typeof frames, wrong: object) =>
  spoilt({ frames: { ...frames, [kind]: { ...frames[kind], ...wrong } } });

test('a sound game is explored without a fault, and all it has is reached', () => {
  const { explorer } = explored(smugglers, { matches: 300 });
  expect(explorer.table.complaints(features)).toEqual([]);
  expect(explorer.totals.matches).toBe(300);
  expect(explorer.totals.varied).toBeGreaterThan(100);
  expect(explorer.totals.replayed).toBe(300);
});

test('explorers with the same seed play the same matches', () => {
  expect(explored(smugglers, { matches: 40 }).lines).toEqual(explored(smugglers, { matches: 40 }).lines);
});

let calls = 0;

test.each<[string, string, Game<SmugglersWords>]>([
  [
    'a rule throws once a card is seized',
    'the rules never throw',
    spoiltFrame('search', {
      resolve(draft: SmugglersWords['state']) {
        if (draft.seized.length > 0) throw new RangeError('the store is full');
        frames.search.resolve(draft, { kind: 'search', seat: 0, by: 1 });
      },
    }),
  ],
  [
    'a turn has no moves',
    'a seat that is asked has a move',
    spoiltFrame('turn', { options: () => undefined }),
  ],
  [
    'the last night is followed by another',
    'matches end',
    spoiltFrame('dawn', {
      resolve(draft: SmugglersWords['state']) {
        draft.night = 0;
        draft.pending.push({ kind: 'night' });
      },
    }),
  ],
  [
    'the inspector doubles a card',
    'nothing is lost or doubled',
    spoiltFrame('inspector', {
      resolve(draft: SmugglersWords['state']) {
        frames.inspector.resolve(draft, { kind: 'inspector' });
        draft.deck.unshift(last(draft.deck));
      },
    }),
  ],
  [
    'a rule remembers earlier matches',
    'the same seed and moves give the same bytes',
    spoiltFrame('search', {
      resolve(draft: SmugglersWords['state'], frame: { kind: 'search'; seat: number; by: number }) {
        frames.search.resolve(draft, frame);
        draft.coins[0] = (draft.coins[0] ?? 0) + (calls++ % 2);
      },
    }),
  ],
])('planted bug: %s', (_bug, law, game) => {
  expect(brokenLaw(game)).toBe(law);
});

test('planted bug: a frame that nothing leads to, an event nobody sends and one in no list are named', () => {
  const game = spoilt({ frames: { ...frames, storm: frames.inspector } });
  const wrong: Features = {
    ...features,
    all: { ...features.all, event: [...events.filter((type) => type !== 'tipped'), 'sunk'] },
    unreachable: { move: { tip: 'SM-6' } },
  };
  const { explorer } = explored(game, { matches: 300, of: wrong });
  expect(explorer.table.complaints(wrong)).toEqual([
    'never reached: frame storm',
    'never reached: event sunk',
    'reached, though it is called unreachable: move tip',
    'reached, and in no list: event tipped',
  ]);
});

test('a few lines reach all that many reach', () => {
  const { explorer, lines } = explored(smugglers, { matches: 200 });
  const few = fewestLines(anyGame(smugglers), features, lines);
  expect(few.length).toBeLessThan(30);
  const again = new Explorer(anyGame(smugglers), features, seedFromNumber(2), everything);
  for (const line of few) again.follow(line);
  expect(again.table.complaints(features)).toEqual(explorer.table.complaints(features));
});

test('a corpus shows a change of the rules by match and move, be it of positions, of legal moves or of refusals', () => {
  const game = anyGame(smugglers);
  const { lines } = explored(smugglers, { matches: 20 });
  const corpus = { rulesVersion: 1, lines: lines.map((line) => ({ ...line, trail: trailOf(game, line) })) };
  expect(changesSince(corpus, game)).toEqual([]);
  const dearer = spoiltFrame('unload', {
    resolve(draft: SmugglersWords['state'], frame: never, move: never, seat: number) {
      frames.unload.resolve(draft, frame, move, seat);
      draft.coins[seat] = (draft.coins[seat] ?? 0) + 1;
    },
  });
  expect(changesSince(corpus, anyGame(dearer))[0]).toMatch(/^match 1, of 2 players: .* differ at move \d+, /);
  const more = spoiltFrame('tipOff', {
    options(...given: Parameters<typeof frames.tipOff.options>) {
      frames.tipOff.options(...given);
      given[3].offer({ do: 'rest' });
    },
  });
  expect(changesSince(corpus, anyGame(more)).length).toBeGreaterThan(0);
  const fewer = spoiltFrame('turn', {
    options: (_state: unknown, _frame: unknown, _seat: unknown, list: { offer(move: object): void }) =>
      list.offer({ do: 'rest' }),
  });
  expect(changesSince(corpus, anyGame(fewer)).length).toBe(corpus.lines.length);
});
