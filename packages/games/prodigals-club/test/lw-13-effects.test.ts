import { expect, test } from 'vitest';
import { parked } from '../lessons/course/position.ts';
import { lwCards } from '../rules/competitions/last-will/cards.ts';
import { concernsPlay } from '../rules/effects/interpreter.ts';
import type { Effect } from '../rules/effects/language.ts';
import { acting, boardOf, handOf, heir, paid, planning, sending, table } from './last-will.ts';
import { fresh } from './position.ts';

const guest = 'lw-countess-barely-invited';
const dog = 'lw-biscuit-a-spaniel-of-no-use';

test('LW-13.1 the amount is counted before anything of the effect is carried out', () => {
  const match = acting({
    players: [
      {
        hand: ['lw-quadrille-of-creditors'],
        board: ['lw-spaniel-farm', 'lw-draughty-hall', 'lw-critic-in-ones-pay'],
        actions: 1,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-quadrille-of-creditors' });
  expect(paid(match)).toEqual([4]);
});

test('LW-13.1 lodged companions are counted on all own properties, by kind where a kind is named', () => {
  const board = [
    { card: 'lw-ploughless-acre', lodged: ['dog', 'horse'] },
    { card: 'lw-racehorse-rest-home', lodged: ['horse'] },
    'lw-farrier-of-golden-shoes',
    'lw-society-of-the-stud-book',
  ] as const;
  const match = acting({ players: [{ board, hand: ['lw-race-against-ones-own-shadow'], actions: 1 }] });
  match.play(0, { do: 'play', card: 'lw-race-against-ones-own-shadow' });
  expect(paid(match)).toEqual([3, 3]); // £1 and £1 for each of two horses
  match.play(0, { do: 'use', card: 'lw-society-of-the-stud-book' });
  expect(paid(match)).toEqual([4]);
});

test('LW-13.2 a payment without slots is made at once', () => {
  const match = acting({ players: [{ hand: ['lw-supper-for-one-served-by-twelve', guest], actions: 1 }] });
  match.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  expect(paid(match)).toEqual([4]);
});

test('LW-13.3 companions are added again and again, or not, and all is one payment', () => {
  const hand = ['lw-picnic-indoors-with-weather', guest, dog] as const;
  const match = acting({ players: [{ hand, actions: 1 }] });
  match.play(0, { do: 'play', card: 'lw-picnic-indoors-with-weather' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'companions', n: 2, activity: 'dinner' });
  match.play(0, { do: 'addCompanion', card: dog, slot: 1 });
  expect(match.events).toContainEqual({ type: 'companionAdded', seat: 0, card: dog, add: 3 });
  expect(table(match).discards.companion).toEqual([dog]);
  match.play(0, { do: 'stop' });
  expect(paid(match)).toEqual([5]);
  expect(handOf(match, 0)).toEqual([guest]);
});

test('LW-13.3 a companion of no kind that is wanted is refused', () => {
  const match = acting({ players: [{ hand: ['lw-waltz-on-wet-varnish', guest, dog], actions: 1 }] });
  match.play(0, { do: 'play', card: 'lw-waltz-on-wet-varnish' });
  expect(match.ruleAgainst(0, { do: 'addCompanion', card: dog, slot: 0 })).toBe('LW-13.3 lw-wrong-companion');
  expect(match.options(0)).toEqual([{ do: 'addCompanion', card: guest, slot: 0 }, { do: 'stop' }]);
});

test('LW-13.3 they are gone even if part of the payment cannot be made', () => {
  const match = acting({
    players: [
      { hand: ['lw-waltz-on-wet-varnish', guest], board: ['lw-spaniel-farm'], pounds: 2, actions: 1 },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-waltz-on-wet-varnish' });
  match.play(0, { do: 'addCompanion', card: guest, slot: 0 });
  expect([paid(match), handOf(match, 0)]).toEqual([[2], []]);
});

test('LW-13.3 a wild card stands for any companion and is laid aside', () => {
  const match = acting({
    players: [{ hand: ['lw-soup-in-seven-languages', 'lw-stranger-in-evening-dress'], actions: 1 }],
  });
  match.play(0, { do: 'play', card: 'lw-soup-in-seven-languages' });
  match.play(0, { do: 'addCompanion', card: 'lw-stranger-in-evening-dress', slot: 0 });
  expect(paid(match)).toEqual([7]);
  expect(heir(match, 0).wildsUsed).toEqual(['lw-stranger-in-evening-dress']);
});

test('LW-13.4 the extra of a companion counts at its activities, or at all', () => {
  const bill = (
    event: 'lw-waltz-on-wet-varnish' | 'lw-hissing-from-the-best-seats',
    card: 'lw-actress-between-husbands' | 'lw-widow-of-three-bankers',
  ) => {
    const match = acting({ players: [{ hand: [event, card], actions: 1 }] });
    match.play(0, { do: 'play', card: event });
    match.play(0, { do: 'addCompanion', card, slot: 0 });
    return paid(match);
  };
  expect(bill('lw-hissing-from-the-best-seats', 'lw-actress-between-husbands')).toEqual([8]);
  expect(bill('lw-waltz-on-wet-varnish', 'lw-actress-between-husbands')).toEqual([7]);
  expect(bill('lw-waltz-on-wet-varnish', 'lw-widow-of-three-bankers')).toEqual([8]);
});

test('LW-13.4 equal slots are filled from the highest down; a card with two kinds may have two slots to go to', () => {
  const gourmet = 'lw-gourmet-who-cooks-at-table';
  const match = acting({
    players: [{ hand: ['lw-banquet-in-honour-of-nobody', gourmet, guest], actions: 2 }],
  });
  match.play(0, { do: 'play', card: 'lw-banquet-in-honour-of-nobody' });
  expect(match.options(0)).toEqual([
    { do: 'addCompanion', card: gourmet, slot: 0 },
    { do: 'addCompanion', card: gourmet, slot: 2 },
    { do: 'addCompanion', card: guest, slot: 0 },
    { do: 'stop' },
  ]);
  match.play(0, { do: 'addCompanion', card: guest, slot: 0 });
  expect(match.options(0)).toEqual([
    { do: 'addCompanion', card: gourmet, slot: 1 },
    { do: 'addCompanion', card: gourmet, slot: 2 },
    { do: 'stop' },
  ]);
});

test('LW-13.4 slots of one effect have equal or disjoint kinds, the highest of equal ones first', () => {
  for (const { effect, activate, property } of lwCards) {
    for (const part of [effect, activate, property?.upkeep].flatMap((whole) =>
      whole === undefined ? [] : whole.do === 'seq' ? whole.steps : [whole],
    )) {
      const slots = part.do === 'spend' ? (part.companions ?? []) : [];
      slots.forEach((slot, index) => {
        for (const later of slots.slice(index + 1)) {
          const overlap = slot.kinds.some((kind) => later.kinds.includes(kind));
          expect(overlap).toBe(slot.kinds.join() === later.kinds.join());
          if (overlap) expect(slot.add).toBeGreaterThanOrEqual(later.add);
        }
      });
    }
  }
});

test('LW-13.5 actions gained outside an action turn do nothing', () => {
  const effect = { do: 'actions', n: 2 } as const;
  const pending = [parked, { kind: 'effect', seat: 0, effect }] as const;
  expect(heir(sending({ pending, players: [{ actions: 1 }, {}] }), 0).actionsLeft).toBe(1);
  expect(heir(acting({ pending, players: [{ actions: 1 }, {}] }), 0).actionsLeft).toBe(3);
});

test('LW-13.5 an effect draws from the decks it names, or from all', () => {
  const match = acting({ players: [{ hand: ['lw-afternoon-nobody-wanted'] }] });
  match.play(0, { do: 'play', card: 'lw-afternoon-nobody-wanted' });
  match.play(0, { do: 'choose', option: 1 });
  expect(match.options(0)).toHaveLength(4);
  match.play(0, { do: 'drawFrom', deck: 'event' });
  match.play(0, { do: 'drawFrom', deck: 'companion' });
  expect(heir(match, 0, 1).closed).toMatchObject({ event: 1, companion: 1 });
});

const falling = [
  { card: 'lw-draughty-hall', step: 5 },
  'lw-number-nine-and-a-half',
  'lw-spaniel-farm',
  { card: 'lw-conservatory-under-hail', step: 3 },
] as const;

test('LW-13.6 one own house falls, stopping at the last step; farms and houses at the bottom do not', () => {
  const match = acting({
    players: [{ hand: ['lw-skating-party-in-the-library'], board: falling, actions: 1 }],
  });
  match.play(0, { do: 'play', card: 'lw-skating-party-in-the-library' });
  expect(match.options(0)).toEqual([
    { do: 'depreciate', card: 'lw-draughty-hall' },
    { do: 'depreciate', card: 'lw-number-nine-and-a-half' },
  ]);
  match.play(0, { do: 'depreciate', card: 'lw-draughty-hall' });
  expect(heir(match, 0).board[0]?.level).toBe(2);
});

test('LW-13.6 with each, every such house falls, without a choice', () => {
  const match = acting({
    players: [{ hand: ['lw-rugby-under-the-chandeliers'], board: falling, actions: 1 }],
  });
  match.play(0, { do: 'play', card: 'lw-rugby-under-the-chandeliers' });
  expect(heir(match, 0).board.map(({ level }) => level)).toEqual([2, 8, 4, 2]);
  expect(match.events.filter(({ type }) => type === 'fell')).toHaveLength(2);
});

test('LW-13.6 only houses of the types an effect names can fall', () => {
  const effect = { do: 'depreciate', steps: 1, types: ['townhouse'] } as const;
  const pending = [parked, { kind: 'effect', seat: 0, effect: { ...effect, each: true } }] as const;
  const board = ['lw-draughty-hall', 'lw-number-nine-and-a-half'] as const;
  const match = acting({ pending, players: [{ board }, {}] });
  expect(heir(match, 0).board.map(({ level }) => level)).toEqual([14, 8]);
  const other = [parked, { kind: 'effect', seat: 0, effect: { ...effect, types: ['mansion'] } }] as const;
  const spared = acting({ pending: other, players: [{ board }, {}] });
  expect(heir(spared, 0).board.map(({ level }) => level)).toEqual([14, 12]);
});

test('LW-13.6 no such house: nothing', () => {
  const match = acting({
    players: [{ hand: ['lw-elephant-to-tea'], board: ['lw-spaniel-farm'], actions: 2 }],
  });
  match.play(0, { do: 'play', card: 'lw-elephant-to-tea' });
  expect([paid(match), match.events.some(({ type }) => type === 'fell')]).toEqual([[4], false]);
});

test('LW-13.7 a sale by effect: the first is compulsory, the second is not, without property nothing', () => {
  const match = acting({
    players: [{ board: ['lw-auctioneer-with-hiccups', 'lw-spaniel-farm', 'lw-ploughless-acre'] }],
  });
  match.play(0, { do: 'use', card: 'lw-auctioneer-with-hiccups' });
  expect(match.options(0)).toEqual([
    { do: 'sellProperty', card: 'lw-spaniel-farm' },
    { do: 'sellProperty', card: 'lw-ploughless-acre' },
  ]);
  match.play(0, { do: 'sellProperty', card: 'lw-ploughless-acre' });
  expect(match.events[0]).toMatchObject({ price: 5, discount: 1 });
  expect(heir(match, 0).actionsLeft).toBe(0);
  const none = acting({ players: [{ board: ['lw-auctioneer-with-hiccups'] }] });
  none.play(0, { do: 'use', card: 'lw-auctioneer-with-hiccups' });
  expect(none.state.pending.at(-1)?.kind).toBe('furtherActions');
});

test('LW-13.7 a sale of two ends with the second, however many properties are left', () => {
  const board = ['lw-spaniel-farm', 'lw-ploughless-acre', 'lw-draughty-hall'] as const;
  const match = acting({ players: [{ board, hand: ['lw-clearance-sale-of-the-ancestors'], actions: 1 }] });
  match.play(0, { do: 'play', card: 'lw-clearance-sale-of-the-ancestors' });
  match.play(0, { do: 'sellProperty', card: 'lw-spaniel-farm' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'sellProperty', left: 1, may: true });
  match.play(0, { do: 'sellProperty', card: 'lw-ploughless-acre' });
  expect(boardOf(match, 0)).toEqual(['lw-draughty-hall']);
  expect(match.state.pending.at(-1)?.kind).toBe('furtherActions');
});

test('LW-13.8 triggers of one occasion fire once each, in the order of the board, without asking', () => {
  const board = [
    'lw-late-uncles-valet',
    'lw-cousin-who-orders-last',
    'lw-wine-steward-with-a-grudge',
    'lw-critic-in-ones-pay',
  ] as const;
  const match = acting({ players: [{ board, hand: ['lw-supper-for-one-served-by-twelve'], actions: 1 }] });
  match.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  expect(match.events.flatMap((event) => (event.type === 'triggered' ? [event.card] : []))).toEqual(
    board.slice(0, 3),
  );
  expect(paid(match)).toEqual([4, 2, 1, 2]);
});

test('LW-13.8 the triggers of upkeep fire after it is paid, for the types they name', () => {
  const board = [
    'lw-gardener-whose-dogs-do-the-digging',
    'lw-number-nine-and-a-half',
    'lw-castle-overdraft',
  ] as const;
  const match = acting({ players: [{ board, actions: 2 }] });
  match.play(0, { do: 'keepUp', card: 'lw-number-nine-and-a-half' });
  expect(paid(match)).toEqual([3]);
  match.play(0, { do: 'keepUp', card: 'lw-castle-overdraft' });
  expect(paid(match)).toEqual([4, 4]);
});

test('LW-13.8 laying a card is no activity', () => {
  const match = acting({
    players: [
      { board: ['lw-sailor-with-four-parrots'], hand: ['lw-mooring-fees-for-a-sunken-yacht'], actions: 1 },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-mooring-fees-for-a-sunken-yacht' });
  expect(paid(match)).toEqual([2]);
  match.play(0, { do: 'use', card: 'lw-mooring-fees-for-a-sunken-yacht' });
  expect(paid(match)).toEqual([1, 2]);
  expect(boardOf(match, 0)).toHaveLength(2);
});

test('LW-13.9 triggers carry payments, draws or falls, and slots stand in no trigger and no lay', () => {
  for (const { triggers, lay } of lwCards) {
    for (const trigger of triggers)
      if ('effect' in trigger) {
        expect(['spend', 'draw', 'depreciate']).toContain(trigger.effect.do);
        expect(trigger.effect).not.toHaveProperty('companions');
      }
    if (lay !== undefined) expect(lay).not.toHaveProperty('companions');
  }
});

test('LW-13.10 payments concern whichever competition has the purse, the rest Last Will alone', () => {
  const concerned = (mode: 'es' | 'ep' | 'lw-e', effect: Effect) => concernsPlay(fresh(2, mode), effect);
  for (const effect of [
    { do: 'spend', n: 1 },
    { do: 'sell', times: 1, discount: 0 },
  ] as const)
    expect((['es', 'ep', 'lw-e'] as const).map((mode) => concerned(mode, effect))).toEqual([
      false,
      true,
      true,
    ]);
  for (const effect of [
    { do: 'actions', n: 1 },
    { do: 'draw', n: 1 },
    { do: 'market' },
    { do: 'depreciate', steps: 1 },
  ] as const)
    expect((['es', 'ep', 'lw-e'] as const).map((mode) => concerned(mode, effect))).toEqual([
      false,
      false,
      true,
    ]);
  expect(concerned('lw-e', { do: 'swap', limit: 3 })).toBe(false);
});

test('LW-13.11 no Last Will card uses a verb of the other competitions', () => {
  const verbs = new Set<string>();
  const read = (effect: Effect | undefined): void => {
    if (effect === undefined) return;
    verbs.add(effect.do);
    if (effect.do === 'seq') effect.steps.forEach(read);
    if (effect.do === 'choice') effect.options.forEach(read);
    if (effect.do === 'exchange') for (const { get } of effect.options) read(get);
  };
  for (const { effect, lay, activate, triggers } of lwCards) {
    for (const part of [effect, lay, activate]) read(part);
    for (const trigger of triggers) if ('effect' in trigger) read(trigger.effect);
  }
  expect([...verbs].sort()).toEqual([
    'actions',
    'choice',
    'depreciate',
    'draw',
    'exchange',
    'market',
    'sell',
    'seq',
    'spend',
  ]);
});

test('LW-7.3 plan triggers are read, not fired', () => {
  const match = planning({ players: [{ board: ['lw-cousin-who-orders-last'] }, {}] });
  match.play(0, { do: 'plan', place: 5 });
  expect(match.events.some(({ type }) => type === 'triggered')).toBe(false);
  expect(match.events[0]).toMatchObject({ cards: 1 });
});
