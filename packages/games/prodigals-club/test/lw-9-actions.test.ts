import { expect, test } from 'vitest';
import { acting, boardOf, closing, handOf, heir, lastWillGame, paid, table } from './last-will.ts';

test('LW-9.1 Last Will and Prodigals actions in any order, and nothing is compulsory', () => {
  const match = acting({
    players: [
      {
        hand: ['lw-supper-for-one-served-by-twelve', 'hiccup-at-the-hustings'],
        board: ['lw-private-museum-of-corks'],
        actions: 1,
        votes: 9,
      },
    ],
  });
  match.play(0, { do: 'use', card: 'lw-private-museum-of-corks' });
  match.play(0, { do: 'play', card: 'hiccup-at-the-hustings' });
  match.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  match.play(0, { do: 'end' });
  expect(heir(match, 0).pounds).toBe(63);
  const idle = acting({ players: [{ hand: ['lw-elephant-to-tea'], actions: 4 }] });
  idle.play(0, { do: 'end' });
  expect(heir(idle, 0, 1).actionsLeft).toBe(0); // unused actions are lost
  expect(handOf(idle, 0)).toEqual(['lw-elephant-to-tea']);
});

test('LW-9.2 a cost in actions is paid first and in full; who has fewer left cannot take the action', () => {
  const match = acting({
    players: [
      {
        hand: ['lw-elephant-to-tea', 'lw-secretary-with-two-diaries', 'lw-villa-bancarotta'],
        board: ['lw-four-oclock-gallop', 'lw-draughty-hall'],
        actions: 0,
      },
    ],
  });
  for (const move of [
    { do: 'play', card: 'lw-elephant-to-tea' },
    { do: 'play', card: 'lw-secretary-with-two-diaries' },
    { do: 'buy', card: 'lw-villa-bancarotta' },
    { do: 'use', card: 'lw-four-oclock-gallop' },
    { do: 'keepUp', card: 'lw-draughty-hall' },
    { do: 'sellProperty', card: 'lw-draughty-hall' },
  ] as const)
    expect(match.ruleAgainst(0, move)).toBe('LW-9.2 lw-no-actions');
  expect(match.options(0)).toEqual([{ do: 'end' }]);
});

test('LW-9.2 one action less than the card costs is too few', () => {
  const match = acting({
    players: [{ hand: ['lw-elephant-to-tea', 'lw-waltz-on-wet-varnish'], actions: 1 }],
  });
  expect(match.ruleAgainst(0, { do: 'play', card: 'lw-elephant-to-tea' })).toBe('LW-9.2 lw-no-actions');
  expect(match.offers(0, { do: 'play', card: 'lw-waltz-on-wet-varnish' })).toBe(true);
});

test('LW-9.2 actions gained are added at once and pay for anything', () => {
  const match = acting({
    players: [{ hand: ['lw-stopped-clock-started-party', 'lw-draughty-hall'], actions: 0 }],
  });
  match.play(0, { do: 'play', card: 'lw-stopped-clock-started-party' });
  expect(match.events).toContainEqual({ type: 'actionsGained', seat: 0, n: 1, left: 1 });
  match.play(0, { do: 'buy', card: 'lw-draughty-hall' });
  expect(heir(match, 0).actionsLeft).toBe(0);
});

test('LW-9.3 a white card lies face up, resolves its effect, then the triggers of its activity', () => {
  const match = acting({
    players: [
      {
        hand: ['lw-standing-ovation-hired-by-the-hour'],
        board: ['lw-critic-in-ones-pay', 'lw-wine-steward-with-a-grudge'],
        actions: 1,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-standing-ovation-hired-by-the-hour' });
  expect(paid(match)).toEqual([2]);
  match.play(0, { do: 'drawFrom', deck: 'event' });
  expect(paid(match)).toEqual([2]); // the critic, after the whole effect
  expect(heir(match, 0)).toMatchObject({
    played: ['lw-standing-ovation-hired-by-the-hour'],
    actionsLeft: 0,
    pounds: 66,
  });
});

test('LW-9.3 it never sets off the triggers of Prodigals cards and is no offence', () => {
  const match = acting({
    mode: 'lw-e',
    players: [{ hand: ['lw-supper-for-one-served-by-twelve'], tableau: ['libel-lawyer'], actions: 1 }],
  });
  match.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  expect(paid(match)).toEqual([4]);
  expect(match.state.offences).toBe(0);
});

test('LW-9.3 it may be played even if it brings nothing', () => {
  const match = acting({ players: [{ hand: ['lw-skating-party-in-the-library'], actions: 1 }] });
  match.play(0, { do: 'play', card: 'lw-skating-party-in-the-library' });
  expect(heir(match, 0).played).toEqual(['lw-skating-party-in-the-library']);
});

test('LW-9.4 a helper is laid on the Last Will board and resolves its lay', () => {
  const match = acting({
    players: [{ hand: ['lw-estate-agent-of-poetic-bent', 'lw-critic-in-ones-pay'], actions: 2 }],
  });
  match.play(0, { do: 'play', card: 'lw-estate-agent-of-poetic-bent' });
  expect(match.events).toContainEqual({ type: 'laid', seat: 0, card: 'lw-estate-agent-of-poetic-bent' });
  expect(paid(match)).toEqual([3]);
  match.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  expect(paid(match)).toEqual([]);
  expect(boardOf(match, 0)).toEqual(['lw-estate-agent-of-poetic-bent', 'lw-critic-in-ones-pay']);
  expect(lastWillGame.view(match.state, 0).players[0]?.tableau).toEqual([]);
});

test('LW-9.5 a card is used once per round, also in the round in which it was laid', () => {
  const match = acting({ players: [{ hand: ['lw-four-oclock-gallop'], actions: 3 }] });
  match.play(0, { do: 'play', card: 'lw-four-oclock-gallop' });
  match.play(0, { do: 'use', card: 'lw-four-oclock-gallop' });
  expect(match.events[0]).toEqual({ type: 'used', seat: 0, card: 'lw-four-oclock-gallop', actions: 1 });
  expect([paid(match), heir(match, 0).actionsLeft]).toEqual([[4], 1]);
  expect(match.ruleAgainst(0, { do: 'use', card: 'lw-four-oclock-gallop' })).toBe('LW-9.5 lw-used');
  expect(heir(match, 0).board[0]?.used).toBe(true);
});

test('LW-9.5 a card without activate cannot be used', () => {
  const match = acting({ players: [{ board: ['lw-critic-in-ones-pay'], actions: 3 }] });
  expect(match.ruleAgainst(0, { do: 'use', card: 'lw-critic-in-ones-pay' })).toBe('LW-9.5 lw-no-use');
});

test('LW-9.5 using it sets off the triggers of its activity', () => {
  const match = acting({
    players: [{ board: ['lw-table-reserved-and-never-used', 'lw-wine-steward-with-a-grudge'], actions: 0 }],
  });
  match.play(0, { do: 'use', card: 'lw-table-reserved-and-never-used' });
  expect(paid(match)).toEqual([2, 2]);
});

test('LW-9.6 a white central card costs Last Will actions and is a Prodigals card in every other respect', () => {
  const match = acting({
    mode: 'lw-e',
    players: [
      {
        hand: ['uncles-campaign-chest'],
        tableau: ['libel-lawyer'],
        board: ['lw-critic-in-ones-pay'],
        actions: 1,
        votes: 20,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'uncles-campaign-chest' });
  expect(heir(match, 0).actionsLeft).toBe(0);
  match.play(0, { do: 'choose', option: 0 });
  match.play(0, { do: 'choose', option: 1 });
  expect(paid(match)).toEqual([4, 1]);
  expect(match.state.offences).toBe(1);
  expect(lastWillGame.view(match.state, 0).players[0]?.whites).toEqual(['uncles-campaign-chest']);
});

test('LW-9.6 without enough actions it cannot be played and stays in the hand', () => {
  const match = acting({ mode: 'lw-e', players: [{ hand: ['legacy-of-loud-opinions'], actions: 1 }] });
  expect(match.ruleAgainst(0, { do: 'play', card: 'legacy-of-loud-opinions' })).toBe('LW-9.2 lw-no-actions');
  match.play(0, { do: 'end' });
  expect(handOf(match, 0)).toEqual(['legacy-of-loud-opinions']);
});

test('LW-9.7 black central cards and all other Prodigals cards cost no actions', () => {
  const match = acting({
    players: [{ hand: ['jack-of-all-disgraces', 'hiccup-at-the-hustings'], actions: 0, votes: 9 }],
  });
  match.play(0, { do: 'play', card: 'jack-of-all-disgraces' });
  match.play(0, { do: 'play', card: 'hiccup-at-the-hustings' });
  match.play(0, { do: 'activate', card: 'jack-of-all-disgraces' });
  expect(heir(match, 0).actionsLeft).toBe(0);
});

test('LW-9.8 a payment is compulsory, an exchange is not', () => {
  const match = acting({ players: [{ hand: ['lw-wager-on-two-raindrops'], actions: 2 }] });
  match.play(0, { do: 'play', card: 'lw-wager-on-two-raindrops' });
  expect(paid(match)).toEqual([4]);
  match.play(0, { do: 'stop' });
  expect(heir(match, 0)).toMatchObject({ pounds: 66, actionsLeft: 1 });
});

test('LW-10.1 companions and wild cards are never played alone', () => {
  const match = acting({
    players: [{ hand: ['lw-cook-from-calais', 'lw-stranger-in-evening-dress'], actions: 3 }],
  });
  for (const card of ['lw-cook-from-calais', 'lw-stranger-in-evening-dress'] as const)
    expect(match.ruleAgainst(0, { do: 'play', card })).toBe('LW-10.1 lw-companion-alone');
});

test('LW-10.2 black Last Will cards lie on the Last Will board alone, black Prodigals cards on the Club board', () => {
  const match = acting({
    players: [{ hand: ['tory-tickler', 'lw-critic-in-ones-pay'], actions: 1 }],
  });
  match.play(0, { do: 'play', card: 'tory-tickler' });
  match.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  const [player] = lastWillGame.view(match.state, 0).players;
  expect(player?.tableau.map(({ card }) => card)).toEqual(['tory-tickler']);
  expect(player?.lastWill?.board.map(({ card }) => card)).toEqual(['lw-critic-in-ones-pay']);
});

const houses = [
  'lw-draughty-hall',
  'lw-lower-folly-grange',
  'lw-marble-mistake',
  'lw-villa-bancarotta',
] as const;

test('LW-10.3 only on a full board a card that is no property goes, used or not', () => {
  const helper = { card: 'lw-private-museum-of-corks', used: true } as const;
  const roomy = acting({ players: [{ board: houses, hand: ['lw-critic-in-ones-pay'], actions: 1 }] });
  roomy.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  expect(boardOf(roomy, 0)).toHaveLength(5);
  const full = acting({
    players: [{ board: [helper, ...houses], hand: ['lw-critic-in-ones-pay'], actions: 1 }],
  });
  full.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  expect(full.events).toContainEqual({
    type: 'laid',
    seat: 0,
    card: 'lw-critic-in-ones-pay',
    replaced: 'lw-private-museum-of-corks',
  });
  expect(table(full).removed).toEqual(['lw-private-museum-of-corks']); // special cards leave the game
});

test('LW-10.3 with an extension there is one place more', () => {
  const match = acting({
    players: [
      {
        board: [...houses, 'lw-castle-overdraft'],
        extensions: 1,
        hand: ['lw-critic-in-ones-pay'],
        actions: 1,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  expect(boardOf(match, 0)).toHaveLength(6);
});

test('LW-10.3 the triggers of the card that goes are not set off any more, not even by this purchase', () => {
  const agents = ['lw-estate-agent-of-poetic-bent', 'lw-surveyor-of-imaginary-wings'] as const;
  const match = acting({
    players: [{ board: [...houses.slice(0, 3), ...agents], hand: ['lw-castle-overdraft'], actions: 1 }],
  });
  match.play(0, { do: 'buy', card: 'lw-castle-overdraft' });
  expect(heir(match, 0)).toMatchObject({ pounds: 50, actionsLeft: 0 });
  expect(match.state.pending.at(-1)).toEqual({
    kind: 'replaceLastWill',
    seat: 0,
    card: 'lw-castle-overdraft',
    price: 20,
  });
  match.timeout(0);
  expect(paid(match)).toEqual([5]); // of the surveyor, who stayed
  expect(table(match).discards.helper).toEqual(['lw-estate-agent-of-poetic-bent']);
});

test('LW-10.4 symbols on the Last Will board count for Prodigals cards, as long as they lie there', () => {
  const match = acting({
    players: [
      {
        board: [
          'lw-critic-in-ones-pay',
          'lw-castle-overdraft',
          'lw-spaniel-farm',
          'lw-private-museum-of-corks',
        ],
        actions: 1,
      },
    ],
  });
  const symbols = () => lastWillGame.view(match.state, 1).players[0]?.symbols;
  const before = symbols();
  expect(before).toMatchObject({ house: 1, glass: 1, mask: 1 });
  match.play(0, { do: 'sellProperty', card: 'lw-castle-overdraft' });
  expect(symbols()).toEqual({ ...before, house: 0 });
});

test('LW-10.5 no Last Will card counts symbols', () => {
  const match = acting({
    players: [{ board: ['lw-fire-brigade-of-ones-own', 'lw-brougham-on-permanent-hire'], actions: 0 }],
  });
  match.play(0, { do: 'use', card: 'lw-fire-brigade-of-ones-own' });
  expect(paid(match)).toEqual([2]); // no property, whatever the horses
});

test('LW-10.7 a new card is the last on the board, and the others close up', () => {
  const match = acting({
    players: [
      { board: ['lw-draughty-hall', 'lw-critic-in-ones-pay'], hand: ['lw-marble-mistake'], actions: 2 },
    ],
  });
  match.play(0, { do: 'sellProperty', card: 'lw-draughty-hall' });
  match.play(0, { do: 'buy', card: 'lw-marble-mistake' });
  expect(boardOf(match, 0)).toEqual(['lw-critic-in-ones-pay', 'lw-marble-mistake']);
});

test('LW-9.5 the used mark goes with the card: laid again in the same round it is ready', () => {
  const corks = 'lw-four-oclock-gallop';
  const match = acting({
    players: [
      {
        board: [{ card: corks, used: true }, ...houses],
        hand: ['lw-critic-in-ones-pay'],
        actions: 4,
      },
    ],
    decks: { helper: [] },
  });
  match.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  expect(table(match).discards.helper).toEqual([corks]);
  match.play(0, { do: 'sellProperty', card: 'lw-draughty-hall' });
  const again = acting({ players: [{ hand: [corks], actions: 2 }] });
  again.play(0, { do: 'play', card: corks });
  expect(again.offers(0, { do: 'use', card: corks })).toBe(true);
});

test('LW-10.6 eight helpers and expenses of each symbol but the house, and seven without', async () => {
  const { lastWillHelpers } = await import('../rules/competitions/last-will/cards/helpers.ts');
  const count = (symbol?: string) =>
    lastWillHelpers.filter((row) => ('symbol' in row ? row.symbol : undefined) === symbol).length;
  expect(['dog', 'horse', 'glass', 'mask', undefined].map(count)).toEqual([8, 8, 8, 8, 7]);
});

test('LW-14.8 used and kept-up marks are cleared at the end of the round', () => {
  const match = closing({
    round: 1,
    players: [
      {
        board: [
          { card: 'lw-private-museum-of-corks', used: true },
          { card: 'lw-draughty-hall', keptUp: true },
        ],
      },
      {},
    ],
  });
  expect(heir(match, 0).board.map(({ used, keptUp }) => used || keptUp)).toEqual([false, false]);
});
