import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AreaId, areaIds } from '../rules/board.ts';
import { personalityId } from '../rules/ids.ts';
import type { PersonalityId } from '../rules/personalities.ts';
import { type Position, questionOf, table } from './position.ts';

type Areas = NonNullable<Position['areas']>;
type AreaPosition = NonNullable<Areas[AreaId]>;

/** How seat 0, with this Personality, wins as its turn begins; undefined if it does not. */
function wins(personality: PersonalityId, wanted: Position): string | undefined {
  const match = table({ ...wanted, personalities: [personality], pending: [{ kind: 'turn', seat: 0 }] });
  const { outcome } = match.state;
  if (outcome === undefined) expect(questionOf(match.state)).toBe('chooseCard');
  else expect(outcome.winners).toEqual([0]);
  return outcome?.how;
}

/** The same in each of the first areas, and other things where they are named. */
function inEach(count: number, area: AreaPosition, others: Areas = {}): Areas {
  return { ...Object.fromEntries(areaIds.slice(0, count).map((id) => [id, area])), ...others };
}

const sevenMarkers = inEach(7, { trouble: true });

test('AM-11.1 a goal met in the turn of another wins at the start of the own turn, and only then', () => {
  const match = table({
    areas: sevenMarkers,
    hands: [['doctor-hix', 'gaspode'], ['groat']],
    personalities: ['lord-rust', 'dragon-king-of-arms'],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'doctor-hix' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'trouble', area: 'nap-hill' });
  expect(match.state.outcome).toBeUndefined();
  match.play(0, { do: 'skip' });
  expect(match.state.outcome).toMatchObject({ winners: [1], how: 'trouble' });
});

test('AM-11.1 a goal met in the own turn, after the check, does not win at once, nor if it is undone meanwhile', () => {
  const match = table({
    areas: sevenMarkers,
    hands: [['doctor-hix', 'gaspode'], ['sergeant-angua'], []],
    personalities: ['dragon-king-of-arms', 'lord-rust', 'chrysoprase'],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'doctor-hix' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'trouble', area: 'nap-hill' });
  match.play(0, { do: 'skip' });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'play', card: 'sergeant-angua' });
  match.play(1, { do: 'clear', area: 'nap-hill' });
  match.play(2, { do: 'pass' });
  expect(match.state.outcome).toBeUndefined();
  expect(match.asked).toEqual([0]);
});

test('AM-11.1 the goal of a player whose turn it is not does not win, even if it stands met', () => {
  const match = table({
    areas: inEach(8, { trouble: true }),
    personalities: ['lord-rust', 'lord-selachii', 'dragon-king-of-arms'],
  });
  match.play(0, { do: 'pass' });
  expect(match.state.outcome).toBeUndefined();
  match.play(1, { do: 'pass' });
  expect(match.state.outcome).toMatchObject({ winners: [2], how: 'trouble' });
});

test.each([
  { seats: 2, areas: 11 },
  { seats: 3, areas: 10 },
  { seats: 4, areas: 9 },
])('AM-11.2 Lord Vetinari with $seats players: minions in $areas areas', ({ seats, areas }) => {
  const standing = { minions: [0] };
  expect(wins('lord-vetinari', { seats, areas: inEach(areas, standing) })).toBe('spread');
  expect(wins('lord-vetinari', { seats, areas: inEach(areas - 1, standing) })).toBeUndefined();
});

test('AM-11.2 several minions in one area count once, areas with a demon not at all', () => {
  const twice = { minions: [0, 0] };
  const areas = inEach(9, { minions: [0] }, { 'dolly-sisters': twice });
  expect(wins('lord-vetinari', { areas })).toBeUndefined();
  const tenth = (area: AreaPosition) =>
    wins('lord-vetinari', { areas: inEach(9, { minions: [0] }, { 'nap-hill': area }) });
  expect(tenth({ minions: [0], demons: 1 })).toBeUndefined();
  expect(tenth({ minions: [1] })).toBeUndefined();
  expect(tenth({ building: 0 })).toBeUndefined();
  expect(tenth({ minions: [0, 1, 1], trolls: 3, trouble: true, building: 1 })).toBe('spread');
});

test.each(
  (['lord-selachii', 'lord-rust', 'lord-de-worde'] as const).flatMap((lord) => [
    { lord, seats: 2, areas: 7 },
    { lord, seats: 3, areas: 5 },
    { lord, seats: 4, areas: 4 },
  ]),
)('AM-11.3 $lord with $seats players: control of $areas areas', ({ lord, seats, areas }) => {
  expect(wins(lord, { seats, areas: inEach(areas, { minions: [0] }) })).toBe('control');
  expect(wins(lord, { seats, areas: inEach(areas - 1, { minions: [0] }) })).toBeUndefined();
});

const contested: readonly (AreaPosition & { readonly what: string; readonly held: boolean })[] = [
  { what: 'nothing', held: false },
  { what: 'a lone minion', minions: [0], held: true },
  { what: 'a lone building', building: 0, held: true },
  { what: 'one against one', minions: [0, 1], held: false },
  { what: 'two against one', minions: [0, 0, 1], held: true },
  { what: 'two against one and one, each counted alone', minions: [0, 0, 1, 2], held: true },
  { what: 'two against two of the third player', minions: [0, 0, 1, 2, 2], held: false },
  { what: 'a minion and a building against one', minions: [0, 1], building: 0, held: true },
  { what: 'two against a minion and a building', minions: [0, 0, 1], building: 1, held: false },
  { what: 'one against a building', minions: [0], building: 1, held: false },
  { what: 'two against a building', minions: [0, 0], building: 1, held: true },
  { what: 'one against a troll', minions: [0], trolls: 1, held: false },
  { what: 'two and a building against two trolls', minions: [0, 0], building: 0, trolls: 2, held: true },
  { what: 'two and a building against three trolls', minions: [0, 0], building: 0, trolls: 3, held: false },
  { what: 'two against a minion and a troll, not added up', minions: [0, 0, 1], trolls: 1, held: true },
  { what: 'three and a demon', minions: [0, 0, 0], demons: 1, held: false },
  { what: 'a minion in trouble', minions: [0], trouble: true, held: true },
  { what: 'a building whose card is lost', building: 0, cardOut: true, held: true },
];

test.each(contested)('AM-11.4 control: $what', ({ what, held, ...area }) => {
  const areas = inEach(4, { minions: [0] }, { 'nap-hill': area });
  expect(wins('lord-rust', { areas }), what).toBe(held ? 'control' : undefined);
});

test('AM-11.5 Dragon King of Arms: eight trouble markers', () => {
  for (const seats of [2, 3, 4]) {
    expect(wins('dragon-king-of-arms', { seats, areas: sevenMarkers })).toBeUndefined();
    expect(wins('dragon-king-of-arms', { seats, areas: inEach(8, { trouble: true }) })).toBe('trouble');
    expect(wins('dragon-king-of-arms', { seats, areas: inEach(9, { trouble: true }) })).toBe('trouble');
  }
});

const fortunes: readonly (Pick<Position, 'areas' | 'loans'> & {
  readonly what: string;
  readonly enough: number;
})[] = [
  { what: 'cash alone', enough: 50 },
  {
    what: 'own buildings at cost',
    areas: { dimwell: { building: 0 }, 'small-gods': { building: 0 } },
    enough: 26,
  },
  { what: 'no buildings of others', areas: { dimwell: { building: 1 } }, enough: 50 },
  { what: 'no minions', areas: { dimwell: { minions: [0, 0] } }, enough: 50 },
  {
    what: 'a building in a demon area at nothing',
    areas: { dimwell: { building: 0, demons: 1 } },
    enough: 50,
  },
  { what: 'a building whose card is lost', areas: { dimwell: { building: 0, cardOut: true } }, enough: 44 },
  { what: '$12 off for a loan', loans: [['mr-bent']], enough: 62 },
  { what: '$24 off for two', loans: [['mr-bent', 'bank-of-ankh-morpork']], enough: 74 },
  { what: 'nothing off for a loan of another', loans: [[], ['mr-bent']], enough: 50 },
];

test.each(fortunes)('AM-11.6 Chrysoprase wants $50: $what', ({ what, enough, ...wanted }) => {
  for (const seats of [3, 4]) {
    expect(wins('chrysoprase', { ...wanted, seats, money: [enough] }), what).toBe('wealth');
    expect(wins('chrysoprase', { ...wanted, seats, money: [enough - 1] }), what).toBeUndefined();
  }
});

test.each([
  ['en', 'demon'],
  ['fr', 'Démon'],
])(
  'AM-11.6 the rule book (%s) tags the clause about demons as our own ruling, the goal as the rules',
  (language, demon) => {
    const book = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');
    const line = book.split('\n').find((one) => one.startsWith('- **AM-11.6 ')) ?? '';
    const [before = '', ours = ''] = line.split('[D]');
    expect(before).toContain('[R]');
    expect(before).not.toContain(demon);
    expect(ours).toContain(demon);
  },
);

test('AM-11.7 Commander Vimes wins when the draw pile runs out, no matter which player draws the last card', () => {
  for (const vimes of [0, 1, 2]) {
    const rest: PersonalityId[] = ['lord-rust', 'lord-selachii', 'chrysoprase'];
    const match = table({ deckSize: 2, personalities: rest.with(vimes, 'commander-vimes') });
    match.play(0, { do: 'pass' });
    expect(match.state.outcome).toMatchObject({ winners: [vimes], how: 'exhaustion' });
  }
});

test('AM-11.7 Commander Vimes has nothing to win at the start of a turn', () => {
  const areas = inEach(12, { minions: [0], trouble: true });
  expect(wins('commander-vimes', { areas, money: [90], deckSize: 1 })).toBeUndefined();
});

test('AM-11.7 a player who wins before the pile runs out beats Commander Vimes', () => {
  const match = table({
    deckSize: 6,
    areas: inEach(8, { trouble: true }),
    personalities: ['commander-vimes', 'dragon-king-of-arms', 'lord-rust'],
  });
  match.play(0, { do: 'pass' });
  expect(match.state.outcome).toMatchObject({ winners: [1], how: 'trouble' });
});

test('AM-11.8 a new Personality already fulfilled wins at the start of that player’s next turn', () => {
  // Seat 0 has met the goal of every Personality that it can take.
  const match = table({
    areas: inEach(8, { minions: [0], trouble: true }),
    money: [90],
    hands: [['zorgo', 'gaspode'], [], []],
    personalities: ['commander-vimes', 'lord-vetinari', 'lord-rust'],
  });
  match.play(0, { do: 'play', card: 'zorgo' });
  match.play(0, { do: 'act' });
  expect(personalityId(match.state.personalities[0] as number)).not.toBe('commander-vimes');
  expect(match.state.outcome).toBeUndefined();
  match.play(0, { do: 'finish' });
  match.play(1, { do: 'pass' });
  match.play(2, { do: 'pass' });
  expect(match.state.outcome?.winners).toEqual([0]);
});

test('AM-11.8 a Personality that was put back counts no more', () => {
  const match = table({
    areas: sevenMarkers,
    hands: [['zorgo', 'gaspode'], ['doctor-hix'], []],
    personalities: ['dragon-king-of-arms', 'lord-vetinari', 'lord-rust'],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'zorgo' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'finish' });
  match.play(1, { do: 'play', card: 'doctor-hix' });
  match.play(1, { do: 'act' });
  match.play(1, { do: 'trouble', area: 'nap-hill' });
  match.play(2, { do: 'pass' });
  expect(match.state.outcome).toBeUndefined();
  expect(match.asked).toEqual([0]);
});
