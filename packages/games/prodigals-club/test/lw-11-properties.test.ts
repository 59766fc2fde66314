import { expect, test } from 'vitest';
import { lwCards } from '../rules/competitions/last-will/cards.ts';
import { acting, boardOf, closing, handOf, heir, lastWillGame, paid, table } from './last-will.ts';

test('LW-11.1 ladders fall; a farm has one value and never falls', () => {
  for (const { property } of lwCards) {
    if (property === undefined) continue;
    const { ladder, isHouse, type } = property;
    expect(ladder).toEqual([...new Set(ladder)].sort((one, other) => other - one));
    expect(isHouse).toBe(type !== 'farm');
    expect(ladder.length > 1).toBe(isHouse);
    expect(property.lodging !== undefined).toBe(type === 'farm');
  }
});

test('LW-11.2 the present value is level and modifier, but never less than £0', () => {
  const match = acting({
    modifiers: { townhouse: -3, farm: 1 },
    players: [
      { board: [{ card: 'lw-number-nine-and-a-half', step: 4 }, 'lw-spaniel-farm', 'lw-critic-in-ones-pay'] },
    ],
  });
  expect(heir(match, 0).board.map(({ level, value }) => [level, value])).toEqual([
    [2, 0],
    [4, 5],
    [0, 0],
  ]);
});

test('LW-11.3 buying costs its action and the first value with the modifier, in cash and in full', () => {
  const spot = (pounds: number) =>
    acting({ modifiers: { mansion: 1 }, players: [{ hand: ['lw-villa-bancarotta'], pounds, actions: 1 }] });
  expect(spot(19).ruleAgainst(0, { do: 'buy', card: 'lw-villa-bancarotta' })).toBe('LW-11.3 lw-cash');
  const match = spot(20);
  match.play(0, { do: 'buy', card: 'lw-villa-bancarotta' });
  expect(heir(match, 0)).toMatchObject({ pounds: 0, actionsLeft: 0 });
  expect(heir(match, 0).board).toEqual([
    { card: 'lw-villa-bancarotta', level: 19, value: 20, used: false, keptUp: false, lodged: [] },
  ]);
});

test('LW-11.3 after it lies on the board, the triggers of buying its type fire', () => {
  const board = ['lw-surveyor-of-imaginary-wings', 'lw-estate-agent-of-poetic-bent'] as const;
  const buy = (card: 'lw-marble-mistake' | 'lw-spaniel-farm') => {
    const match = acting({ players: [{ board, hand: [card], actions: 1 }] });
    match.play(0, { do: 'buy', card });
    return paid(match);
  };
  expect(buy('lw-marble-mistake')).toEqual([5, 3]);
  expect(buy('lw-spaniel-farm')).toEqual([3]);
});

test('LW-11.3 the price is never less than nothing', () => {
  const match = acting({
    modifiers: { farm: -3 },
    players: [{ hand: ['lw-dairy-for-decoration'], pounds: 0, actions: 1 }],
  });
  match.play(0, { do: 'buy', card: 'lw-dairy-for-decoration' });
  expect(heir(match, 0).pounds).toBe(0);
});

test('LW-11.4 a property bought this round falls at its end like any other', () => {
  const match = closing({ round: 1, players: [{ board: ['lw-marble-mistake'] }, {}] });
  expect(match.events).toContainEqual({
    type: 'fell',
    seat: 0,
    card: 'lw-marble-mistake',
    from: 17,
    to: 16,
    cause: 'wear',
  });
});

test('LW-11.5 upkeep: one action, one payment with the companions lodged there, once per round', () => {
  const match = acting({
    players: [
      {
        board: [
          { card: 'lw-ploughless-acre', lodged: ['dog', 'horse'] },
          { card: 'lw-spaniel-farm', lodged: ['dog'] },
          'lw-steward-who-rounds-up',
        ],
        actions: 3,
      },
    ],
  });
  match.play(0, { do: 'keepUp', card: 'lw-ploughless-acre' });
  expect(match.events[0]).toEqual({ type: 'keptUp', seat: 0, card: 'lw-ploughless-acre', n: 9 });
  expect(paid(match)).toEqual([9, 3]);
  expect(match.ruleAgainst(0, { do: 'keepUp', card: 'lw-ploughless-acre' })).toBe('LW-11.5 lw-kept-up');
  expect(match.offers(0, { do: 'keepUp', card: 'lw-spaniel-farm' })).toBe(true);
});

test('LW-11.5 it is allowed at any level and without cash', () => {
  const match = acting({
    players: [{ board: [{ card: 'lw-number-nine-and-a-half', step: 5 }], pounds: 0, actions: 1 }],
  });
  match.play(0, { do: 'keepUp', card: 'lw-number-nine-and-a-half' });
  expect([paid(match), heir(match, 0).board[0]?.keptUp]).toEqual([[0], true]);
});

test('LW-11.6 a house that is kept up does not fall at the end of the round; effects lower it all the same', () => {
  const board = [{ card: 'lw-marble-mistake', keptUp: true }] as const;
  const kept = closing({ round: 1, players: [{ board }, {}] });
  expect(heir(kept, 0).board[0]?.level).toBe(17);
  const ruined = acting({ players: [{ board, hand: ['lw-skating-party-in-the-library'], actions: 1 }] });
  ruined.play(0, { do: 'play', card: 'lw-skating-party-in-the-library' });
  expect(ruined.events).toContainEqual(
    expect.objectContaining({ type: 'fell', from: 17, to: 11, cause: 'effect' }),
  );
});

test('LW-11.7 a companion is lodged for nothing where there is room for its kind, and its card discarded', () => {
  const match = acting({
    players: [
      {
        board: ['lw-ploughless-acre', 'lw-spaniel-farm', 'lw-draughty-hall'],
        hand: ['lw-great-dane-saddled', 'lw-cook-from-calais', 'lw-stranger-in-evening-dress'],
        actions: 0,
      },
    ],
  });
  const on = 'lw-ploughless-acre';
  const dane = 'lw-great-dane-saddled';
  expect(match.ruleAgainst(0, { do: 'lodge', card: dane, on: 'lw-draughty-hall', as: 'dog' })).toBe(
    'LW-11.7 lw-no-lodging',
  );
  expect(match.ruleAgainst(0, { do: 'lodge', card: dane, on: 'lw-spaniel-farm', as: 'horse' })).toBe(
    'LW-11.7 lw-wrong-companion',
  );
  expect(match.ruleAgainst(0, { do: 'lodge', card: 'lw-cook-from-calais', on, as: 'chef' })).toBe(
    'LW-11.7 lw-wrong-companion',
  );
  expect(match.ruleAgainst(0, { do: 'lodge', card: 'lw-stranger-in-evening-dress', on, as: 'dog' })).toBe(
    'LW-11.7 lw-wild-lodging',
  );
  expect(match.offers(0, { do: 'lodge', card: dane, on, as: 'dog' })).toBe(true);
  match.play(0, { do: 'lodge', card: dane, on, as: 'horse' });
  expect(heir(match, 0).board[0]?.lodged).toEqual(['horse']);
  expect(table(match).discards.companion).toEqual([dane]);
  expect(handOf(match, 0)).not.toContain(dane);
});

test('LW-11.7 no more than the farm takes', () => {
  const match = acting({
    players: [
      {
        board: [{ card: 'lw-racehorse-rest-home', lodged: ['horse'] }],
        hand: ['lw-thunder-twelve-years-late'],
      },
    ],
  });
  expect(
    match.ruleAgainst(0, {
      do: 'lodge',
      card: 'lw-thunder-twelve-years-late',
      on: 'lw-racehorse-rest-home',
      as: 'horse',
    }),
  ).toBe('LW-11.7 lw-lodging-full');
});

test('LW-11.8 selling: one action, level and modifier less all discounts, never less than nothing', () => {
  const spot = (modifier: number) =>
    acting({
      modifiers: { manor: modifier },
      players: [
        {
          board: [
            { card: 'lw-draughty-hall', step: 3 },
            'lw-solicitor-who-reads-slowly',
            'lw-surveyor-of-imaginary-wings',
          ],
          pounds: 5,
          actions: 1,
        },
      ],
    });
  const match = spot(1);
  match.play(0, { do: 'sellProperty', card: 'lw-draughty-hall' });
  expect(match.events[0]).toEqual({
    type: 'propertySold',
    seat: 0,
    card: 'lw-draughty-hall',
    price: 3,
    discount: 6,
    pounds: 8,
  });
  const worthless = spot(-3);
  worthless.play(0, { do: 'sellProperty', card: 'lw-draughty-hall' });
  expect(heir(worthless, 0).pounds).toBe(5);
});

test('LW-11.8 the discount of the surveyor is for manors and mansions alone', () => {
  const match = acting({
    players: [{ board: ['lw-spaniel-farm', 'lw-surveyor-of-imaginary-wings'], actions: 1 }],
  });
  match.play(0, { do: 'sellProperty', card: 'lw-spaniel-farm' });
  expect(match.events[0]).toMatchObject({ price: 4, discount: 0 });
});

test('LW-11.9 two modifiers change places, for everybody, or stay', () => {
  const spot = {
    modifiers: { townhouse: 3, manor: -2 },
    players: [{ hand: ['lw-monopoly-on-last-years-hats'], actions: 1 }, { board: ['lw-draughty-hall'] }],
  } as const;
  const match = acting(spot);
  match.play(0, { do: 'play', card: 'lw-monopoly-on-last-years-hats' });
  expect(match.options(0)).toHaveLength(7);
  match.play(0, { do: 'swapModifiers', types: ['townhouse', 'manor'] });
  expect(table(match).modifiers).toEqual({ townhouse: -2, manor: 3, mansion: 0, farm: 0 });
  expect(heir(match, 1).board[0]?.value).toBe(17);
  expect(paid(match)).toEqual([5]);
  const left = acting(spot);
  left.play(0, { do: 'play', card: 'lw-monopoly-on-last-years-hats' });
  left.play(0, { do: 'leave' });
  expect(table(left).modifiers).toMatchObject({ townhouse: 3, manor: -2 });
});

test('LW-11.10 sold cards of regular decks go to the discard pile, special ones leave the game', () => {
  const match = acting({
    players: [{ board: ['lw-marble-mistake', 'lw-conservatory-under-hail'], actions: 2 }],
  });
  match.play(0, { do: 'sellProperty', card: 'lw-marble-mistake' });
  match.play(0, { do: 'sellProperty', card: 'lw-conservatory-under-hail' });
  expect([table(match).discards.property, table(match).removed]).toEqual([
    ['lw-marble-mistake'],
    ['lw-conservatory-under-hail'],
  ]);
  expect(boardOf(match, 0)).toEqual([]);
});

test('LW-11.11 bought again, a property starts on its first step, empty', () => {
  const match = acting({
    players: [{ board: [{ card: 'lw-ploughless-acre', lodged: ['dog'], keptUp: true }], actions: 3 }],
    decks: { property: [] },
  });
  match.play(0, { do: 'sellProperty', card: 'lw-ploughless-acre' });
  const again = acting({ players: [{ hand: ['lw-ploughless-acre'], actions: 2 }] });
  again.play(0, { do: 'buy', card: 'lw-ploughless-acre' });
  expect(heir(again, 0).board[0]).toMatchObject({ level: 6, lodged: [], keptUp: false });
  expect(again.offers(0, { do: 'keepUp', card: 'lw-ploughless-acre' })).toBe(true);
});

test('LW-12.1 an owner pays at most the cash at hand; a player without property may go into debt', () => {
  const owner = acting({
    players: [
      { board: ['lw-spaniel-farm'], hand: ['lw-supper-for-one-served-by-twelve'], pounds: 1, actions: 1 },
    ],
  });
  owner.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  expect(heir(owner, 0).pounds).toBe(0);
  const free = acting({
    players: [
      {
        board: ['lw-critic-in-ones-pay'],
        hand: ['lw-supper-for-one-served-by-twelve'],
        pounds: 1,
        actions: 1,
      },
    ],
  });
  free.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  expect(heir(free, 0).pounds).toBe(-3);
});

test('LW-12.2 the basic action and the central cards spend from this purse', () => {
  const match = acting({ players: [{ tableau: ['jack-of-all-disgraces'], pounds: 9 }] });
  match.play(0, { do: 'activate', card: 'jack-of-all-disgraces' });
  expect(match.options(0)).toEqual(
    ['election', 'society', 'last-will'].map((competition) => ({ do: 'benefit', competition })),
  );
  match.play(0, { do: 'benefit', competition: 'last-will' });
  expect(heir(match, 0).pounds).toBe(7);
});

test('LW-12.3 in debt one cannot buy, not even for £0', () => {
  const match = acting({
    modifiers: { farm: -3 },
    players: [{ hand: ['lw-dairy-for-decoration'], pounds: -1, actions: 1 }],
  });
  expect(match.ruleAgainst(0, { do: 'buy', card: 'lw-dairy-for-decoration' })).toBe('LW-11.3 lw-cash');
});

test('LW-12.4 money from the bank is added to the cash; a debt shrinks by it', () => {
  const match = acting({ players: [{ hand: ['lw-two-engagements-at-once'], pounds: -5 }] });
  match.play(0, { do: 'play', card: 'lw-two-engagements-at-once' });
  match.play(0, { do: 'exchange', option: 0 });
  expect(heir(match, 0).pounds).toBe(-2);
});

test('LW-12.5 ownership is looked at when each part is carried out', () => {
  const match = acting({
    players: [
      {
        board: ['lw-spaniel-farm', 'lw-draughty-hall'],
        hand: ['lw-clearance-sale-of-the-ancestors'],
        pounds: 0,
        actions: 1,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-clearance-sale-of-the-ancestors' });
  match.play(0, { do: 'sellProperty', card: 'lw-spaniel-farm' });
  match.play(0, { do: 'stop' });
  expect(lastWillGame.view(match.state, 0).players[0]?.lastWill?.pounds).toBe(0); // £1, of the £2 asked
  expect(match.events).toContainEqual(expect.objectContaining({ type: 'spent', n: 1, asked: 2 }));
});
