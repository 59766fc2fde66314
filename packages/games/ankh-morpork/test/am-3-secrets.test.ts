import { canonical, mayUndo, show, type Viewer } from '@manigance/core';
import type { Scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import type { CardId } from '../rules/cards.ts';
import { type AmVocabulary, game } from '../rules/index.ts';
import type { AmMove } from '../rules/moves.ts';
import { questionOf, table } from './position.ts';

type Table = Scenario<AmVocabulary>;

/** The bytes these viewers are sent, and the events they witness. */
function sight(match: Table, viewers: readonly Viewer[]): string {
  return canonical(
    viewers.map((viewer) => [
      show(game, match.state, viewer),
      match.events.map((event) => game.witness(event, viewer)),
    ]),
  );
}

/** Seat 0 is about to assassinate a minion of seat 1, who holds these cards. */
function assassination(hand: readonly CardId[]): Table {
  const match = table({
    areas: { dimwell: { minions: [0, 1, 2], trouble: true } },
    hands: [['dr-cruces', 'groat'], hand, ['hex']],
    draws: ['gaspode', 'susan', 'ruby', 'zorgo'].filter((id) => !hand.includes(id as CardId)) as CardId[],
  });
  match.play(0, { do: 'play', card: 'dr-cruces' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  return match;
}

test('AM-3.7 the table waits for reactions whether or not an interrupt is held, and looks the same', () => {
  const [armed, unarmed] = [assassination(['gaspode', 'susan']), assassination(['ruby', 'zorgo'])];
  for (const match of [armed, unarmed]) {
    expect(match.asked).toEqual([1]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      const shown = show(game, match.state, viewer);
      expect(shown.waiting).toEqual({ kind: 'hidden' });
      expect(shown.asked).toBeUndefined();
    }
  }
  expect(sight(armed, [0, 2, 'spectator'])).toBe(sight(unarmed, [0, 2, 'spectator']));
});

test('AM-3.7 an empty hand is public: its owner is not asked', () => {
  const match = assassination([]);
  expect(match.asked).toEqual([0]);
  expect(match.state.minions[1 * 12 + 7]).toBe(0);
});

test('AM-3.7 passing with an interrupt looks like passing without one', () => {
  const [armed, unarmed] = [assassination(['gaspode', 'susan']), assassination(['ruby', 'zorgo'])];
  for (const match of [armed, unarmed]) match.play(1, { do: 'pass' });
  expect(sight(armed, [0, 2, 'spectator'])).toBe(sight(unarmed, [0, 2, 'spectator']));
  expect(armed.events.map(({ type }) => type)).toEqual(['removed', 'calm']);
});

test('AM-3.7 refusals tell a seat that is not asked nothing about the one that is', () => {
  for (const match of [assassination(['gaspode', 'susan']), assassination(['ruby', 'zorgo'])]) {
    for (const move of [{ do: 'pass' }, { do: 'react', card: 'gaspode' }] satisfies AmMove[]) {
      expect(match.refused(2, move)).toEqual({ code: 'not-asked' });
    }
  }
});

test('AM-3.7 while several are asked, nobody sees how far the asking has got', () => {
  const match = table({
    areas: { dimwell: { minions: [1] }, longwall: { minions: [2] } },
    hands: [['the-bursar', 'groat'], ['gaspode'], ['hex']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'the-bursar' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'choose', area: 'dimwell', piece: 1 });
  expect(match.asked).toEqual([1]);
  const before = [0, 'spectator'].map((viewer) => canonical(show(game, match.state, viewer as Viewer)));
  match.play(1, { do: 'pass' });
  expect(match.asked).toEqual([2]);
  expect(match.events).toEqual([]);
  const after = [0, 'spectator'].map((viewer) => canonical(show(game, match.state, viewer as Viewer)));
  expect(after).toEqual(before);
});

test('AM-3.7 the question of a further card is put with any hand, and tells the others nothing', () => {
  const held = (hand: readonly CardId[]) => {
    const match = table({ hands: [['pink-pussycat-club', ...hand]] });
    match.play(0, { do: 'play', card: 'pink-pussycat-club' });
    match.play(0, { do: 'act' });
    return match;
  };
  const [interrupts, playable] = [held(['gaspode', 'igor']), held(['groat', 'ruby'])];
  for (const match of [interrupts, playable]) expect(questionOf(match.state)).toBe('symbol');
  expect(sight(interrupts, [1, 2, 'spectator'])).toBe(sight(playable, [1, 2, 'spectator']));
});

test('AM-3.7 the choice of a card is asked for with any hand, and tells the others nothing', () => {
  const [interrupts, playable, doctor] = (
    [
      ['gaspode', 'igor'],
      ['groat', 'ruby'],
      ['doctor-mossy-lawn', 'ruby'],
    ] as const
  ).map((hand) => sight(table({ hands: [hand] }), [1, 2, 'spectator']));
  expect(interrupts).toBe(playable);
  expect(doctor).toBe(playable);
});

test('AM-3.7 whether Doctor Mossy Lawn is in the hand does not show in the questions of a card', () => {
  const atTheEnd = (hand: readonly CardId[]) => {
    const match = table({ hands: [['royal-mint', ...hand]] });
    match.play(0, { do: 'play', card: 'royal-mint' });
    match.play(0, { do: 'act' });
    expect(questionOf(match.state)).toBe('finishCard');
    return sight(match, [1, 2, 'spectator']);
  };
  expect(atTheEnd(['doctor-mossy-lawn'])).toBe(atTheEnd(['ruby']));
});

test('AM-3.9 everybody sees which card and symbol is resolved, who was named, who is asked and what about', () => {
  const match = table({ hands: [['beggars-guild', 'groat'], ['hex', 'ruby', 'zorgo'], ['susan']] });
  match.play(0, { do: 'play', card: 'beggars-guild' });
  for (const viewer of [1, 2, 'spectator'] as const) {
    const { view, waiting } = show(game, match.state, viewer);
    expect(view.playing).toBe('beggars-guild');
    expect(view.pending.at(-1)).toMatchObject({ kind: 'symbol', seat: 0, at: 0 });
    expect(waiting).toEqual({ kind: 'symbol', seats: [0] });
  }
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  for (const viewer of [1, 2, 'spectator'] as const) {
    const [aimed] = match.events.map((event) => game.witness(event, viewer));
    expect(aimed).toEqual({ type: 'aimed', seat: 0, card: 'beggars-guild', target: 1 });
  }
  match.play(1, { do: 'pass' });
  for (const viewer of [0, 2, 'spectator'] as const) {
    const { view, waiting, asked } = show(game, match.state, viewer);
    expect(waiting).toEqual({ kind: 'giveCards', seats: [1] });
    expect(view.pending.at(-1)).toEqual({ kind: 'giveCards', seat: 1, to: 0, left: 2 });
    expect(asked).toBeUndefined();
  }
  expect(show(game, match.state, 1).asked?.options).toHaveLength(3);
});

test('AM-3.9 the answers open to a player are shown to that player alone', () => {
  const choosing = (hand: readonly CardId[]) => table({ hands: [hand] });
  const [one, two] = [choosing(['groat', 'gaspode']), choosing(['hex', 'ruby'])];
  expect(sight(one, [1, 2, 'spectator'])).toBe(sight(two, [1, 2, 'spectator']));
  expect(show(game, one.state, 0).asked?.options).toEqual([{ do: 'play', card: 'groat' }]);
});

test('AM-3.9 which random event is resolved is public, and who moves which minion', () => {
  const match = table({
    areas: { dimwell: { minions: [1] } },
    hands: [['rincewind', 'groat']],
    events: ['flood'],
    rolls: [8, 8],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  for (const viewer of [0, 2, 'spectator'] as const) {
    const { view, waiting } = show(game, match.state, viewer);
    expect(view.eventsPlayed.at(-1)).toBe('flood');
    expect(waiting).toEqual({ kind: 'floodMove', seats: [1] });
  }
});

test('AM-3.9 of a card on sale the others know that it is, the buyer and bystanders not which', () => {
  const sale = (sold: CardId) => {
    const match = table({ hands: [['rosie-palm', 'groat', 'hex'], ['ruby']] });
    match.play(0, { do: 'play', card: 'rosie-palm' });
    match.play(0, { do: 'skip' });
    match.play(0, { do: 'act' });
    match.play(0, { do: 'target', seat: 1 });
    match.play(0, { do: 'sell', card: sold });
    expect(match.asked).toEqual([1]);
    return match;
  };
  const [one, two] = [sale('groat'), sale('hex')];
  expect(sight(one, [1, 2, 'spectator'])).toBe(sight(two, [1, 2, 'spectator']));
  expect(sight(one, [0])).not.toBe(sight(two, [0]));
});

test('AM-13.37 the order in which a hand was drawn is hidden from the player who looks at it', () => {
  const looked = (hand: readonly CardId[]) => {
    const match = table({ hands: [['cable-street-particulars'], hand, ['hex']] });
    match.play(0, { do: 'play', card: 'cable-street-particulars' });
    match.play(0, { do: 'act' });
    match.play(0, { do: 'target', seat: 1 });
    match.play(1, { do: 'pass' });
    return sight(match, [0]);
  };
  expect(looked(['ruby', 'groat', 'zorgo'])).toBe(looked(['zorgo', 'ruby', 'groat']));
});

test('AM-3.2, AM-11.1 the end of a turn is not taken back: the next player has shown not to have won', () => {
  const hand: readonly CardId[] = ['groat', 'ruby', 'hex', 'modo', 'dysk', 'zorgo'];
  const trouble = { minions: [0], trouble: true } as const;
  const areas = {
    'dolly-sisters': trouble,
    'unreal-estate': trouble,
    'dragons-landing': trouble,
    'small-gods': trouble,
    'the-scours': trouble,
    'the-hippo': trouble,
    'the-shades': trouble,
    dimwell: trouble,
  };
  // Seat 0 holds the one Personality that would have won, so that it learns nothing; the others cannot know that.
  const personalities = ['dragon-king-of-arms', 'lord-rust'] as const;
  for (const drawn of ['duckman', 'errol', 'librarian', 'rincewind', 'gaspode', 'stanley'] as const) {
    const match = table({ seats: 2, areas, hands: [[...hand, drawn], ['carcer']], personalities });
    match.play(0, { do: 'play', card: 'groat' });
    expect(mayUndo(game, match.state, 0, { do: 'skip' })).toBe(false);
    match.play(0, { do: 'skip' });
    expect(match.asked).toEqual([1]);
  }
});
