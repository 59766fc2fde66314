import { expect, test } from 'vitest';
import { type CardData, cards } from '../rules/cards.ts';
import type { Names } from '../text/names.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';

/** Copied from the rulebook, not from the table: id, symbols in order; effect and its parameters. */
const green = `
  mr-boggis: scroll, place; takeFromEachOther amount 2
  mr-bent: scroll, playAnother; loan borrow 10, repay 12, penalty 15
  beggars-guild: scroll, place; receiveCards count 2
  bank-of-ankh-morpork: scroll, playAnother; loan borrow 10, repay 12, penalty 15
  sunshine-dragon-sanctuary: scroll, playAnother; eachOtherGivesMoneyOrCard amount 1
  sergeant-angua: removeTrouble, playAnother
  agony-aunts: assassinate, money:2, place
  dysk: build, scroll; incomePerMinionInArea area isle-of-gods, per 1
  duckman: scroll; moveOtherMinion
  drumknott: scroll; playTwoCards count 2
  cmot-dibbler: scroll, playAnother; dibbler winFrom 7, gain 4, loseOn 1, pay 2
  dr-cruces: assassinate, money:3
  captain-carrot: place, removeTrouble, money:1
  mrs-cake: scroll, money:2, build; peekPersonalities leaveOut 1
  groat: place
  gimlets-dwarf-delicatessen: money:3, place
  gaspode: interrupt; preventMoveOrRemoval
  fresh-start-club: interrupt; replaceRemovedMinion
  foul-ole-ron: scroll, playAnother; moveOtherMinion
  fools-guild: scroll, place; payOrStuckCard amount 5
  fire-brigade: scroll, playAnother; payOrLoseBuilding amount 5
  inigo-skimmer: assassinate, money:2
  history-monks: scroll, place; drawFromDiscard count 4
  hex: scroll, build; draw count 3
  here-n-now: scroll, playAnother; hereNNow winFrom 7, take 3, loseOn 1
  harry-king: place, scroll; discardForMoney per 2
  hargas-house-of-ribs: money:3, place
  mr-gryle: assassinate, money:1
  peeled-nuts:
  opera-house: build, scroll; incomePerMinionInArea area isle-of-gods, per 1
  nobby-nobbs: scroll, playAnother; takeFromPlayer amount 3
  modo: scroll, place; discard
  mended-drum: build, money:2
  librarian: scroll; draw count 4
  leonard-of-quirm: scroll; draw count 4
  shonky-shop: scroll, build; discardForMoney per 1
  sacharissa-cripslock: scroll, place; incomePerTrouble per 1
  rosie-palm: place, scroll; sellCard amount 2
  rincewind: randomEvent, scroll, playAnother; moveOwnMinion from trouble, range adjacent
  royal-mint: build, money:5
  queen-molly: place, scroll; receiveCards count 2
  pink-pussycat-club: money:3, playAnother
  zorgo: scroll, build; exchangePersonality
  dr-whiteface: scroll, place; payOrStuckCard amount 5
  wallace-sonky: interrupt; preventCardText
  seamstresses-guild: scroll, place; sellCard amount 2
  mr-pin-and-mr-tulip: assassinate, money:1
  thieves-guild: scroll, place; takeFromEachOther amount 2
`;
const brown = `
  sergeant-cheery-littlebottom: scroll, removeTrouble; draw count 2
  otto-chriek: scroll, build; incomePerTrouble per 1
  the-clacks: scroll, money:2, playAnother; draw count 2
  sergeant-colon: removeTrouble, place
  cosmo-lavish: scroll, playAnother; payToForceRemoval pay 2
  the-dean: randomEvent, scroll, playAnother; removeMinionInArea area unreal-estate
  hello: assassinate, assassinate, build
  burleigh-and-stronginthearm: scroll, build; payThenAssassinate pay 2
  the-bursar: randomEvent, scroll, playAnother; swapMinions
  cable-street-particulars: scroll, place; inspectAndDiscard
  canting-crew: scroll, place; moveOtherMinion
  carcer: scroll, playAnother; rollAndRemove rolls 2
  chair-of-indefinite-studies: randomEvent, scroll, playAnother; swapHands
  sir-charles-lavatory: scroll, build; incomePerBuilding per 1
  dorfl: scroll, playAnother; moveOwnMinion from any, range any
  sergeant-detritus: removeTrouble, removeTrouble
  deep-dwarves: scroll, playAnother; placeAnywhereQuietly
  adora-belle-dearheart: scroll, place, build; moveOwnMinion from any, range any
  alchemists-guild: scroll, build; discardAndRefill max 3
  the-auditors: scroll; eachOtherRemovesOwn
  buggy-swires: removeTrouble
  susan: interrupt; preventRemoval
  sybil-vimes: money:3, scroll; takeoverBuilding trouble absent
  mr-teatime: money:3, assassinate, playAnother
  the-watch: build, removeTrouble
  wee-mad-arthur: scroll; buildHalfPrice divisor 2
  william-de-worde: place, scroll; incomePerTrouble per 1
  willikins: scroll; placeAtOwnBuilding
  archchancellor-ridcully: randomEvent, scroll; placeNear area unreal-estate, max 2
  ruby: place, build
  the-senior-wrangler: randomEvent, scroll, playAnother; placeNear area unreal-estate, max 1
  mr-shine: scroll; placeAnywhereQuietly
  mr-slant: scroll, build; incomePerMinionInTroubleArea per 2
  the-smoking-gnu: scroll, playAnother; placeInTrouble
  stanley: scroll, place; stealFromRandom look 2
  moist-von-lipwig: place, money:3, scroll, playAnother; draw count 2
  doctor-mossy-lawn: interrupt; endTurnKeepCard
  patricians-palace: build, money:4, place
  ponder-stibbons: randomEvent, scroll; playTwoCards count 2
  the-post-office: scroll, place; incomePerBuilding per 1
  reacher-gilt: scroll; takeoverBuilding trouble present
  professor-of-recent-runes: randomEvent, scroll, playAnother; draw count 2
  doctor-hix: randomEvent, scroll, playAnother; placeTrouble where any
  hobsons-livery-stable: scroll, build; payThenMoveOwn pay 2
  hubert: scroll, place; forceTransfer amount 3
  igor: interrupt; replaceRemovedMinion
  the-luggage: assassinate, scroll; discard
  the-mob: scroll, place, playAnother; placeTrouble where adjacentToTrouble
  lord-downey: assassinate, money:3, build
  dwarves: place, place
  edward-d-eath: assassinate, money:3, build
  errol: scroll, playAnother; errol winFrom 7, loseOn 1
  gargoyles: scroll, build; drawPerOwnBuilding per 1
`;

const rows: readonly CardData[] = cards;
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

function line({ id, symbols, effect, params }: CardData): string {
  const told = Object.entries(params ?? {}).map(([name, value]) => `${name} ${value}`);
  const scroll = effect === undefined ? '' : `; ${`${effect} ${told.join(', ')}`.trim()}`;
  return `${id}: ${symbols.join(', ')}${scroll}`.trim();
}

test('AM-14.1 the 48 green cards, their symbols in order and their effects', () => {
  expect(lines(green)).toHaveLength(48);
  expect(rows.slice(0, 48).map(line)).toEqual(lines(green));
  expect(new Set(rows.slice(0, 48).map((card) => card.colour))).toEqual(new Set(['green']));
});

test('AM-14.2 the 53 brown cards, their symbols in order and their effects', () => {
  expect(lines(brown)).toHaveLength(53);
  expect(rows.slice(48).map(line)).toEqual(lines(brown));
  expect(new Set(rows.slice(48).map((card) => card.colour))).toEqual(new Set(['brown']));
});

test('AM-14 a card has an effect just when it has a scroll or an interrupt, and never both', () => {
  for (const { id, symbols, effect } of rows) {
    const texts = symbols.filter((symbol) => symbol === 'scroll' || symbol === 'interrupt');
    expect(texts, id).toHaveLength(effect === undefined ? 0 : 1);
  }
});

test('AM-14.3 the checksums of the symbols over all 101 cards', () => {
  const count: Record<string, number> = {};
  for (const symbol of rows.flatMap((card) => card.symbols)) count[symbol] = (count[symbol] ?? 0) + 1;
  expect(count).toEqual({
    assassinate: 11,
    build: 22,
    interrupt: 6,
    'money:1': 3,
    'money:2': 5,
    'money:3': 9,
    'money:4': 1,
    'money:5': 1,
    place: 31,
    playAnother: 27,
    randomEvent: 9,
    removeTrouble: 8,
    scroll: 70,
  });
});

/** Every string with the path that leads to it. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => strings(inner, `${path}/${key}`));
}
const paths = (names: Names) => strings(names).map(([path]) => path);

test('AM-14 both languages name the same things, in the order of the tables', () => {
  expect(paths(namesFr)).toEqual(paths(namesEn));
  expect(Object.keys(namesEn.cards)).toEqual(rows.map((card) => card.id));
});

test('AM-14 a card has a text when it has an effect; The Peeled Nuts says that it has none', () => {
  for (const names of [namesEn, namesFr]) {
    const told = cards.filter(({ id }) => names.cards[id].text !== undefined).map(({ id }) => id);
    const expected = rows.filter(({ id, effect }) => effect !== undefined || id === 'peeled-nuts');
    expect(told).toEqual(expected.map(({ id }) => id));
  }
});

test('AM-14 no text holds a leftover: typewriter quotes, stray spaces, placeholders, the other language', () => {
  for (const [path, text] of [...strings(namesEn), ...strings(namesFr)]) {
    expect(text, path).not.toMatch(/^$|^\s|\s$|\s\s|['"`{}<>_*|\\]|\.\.|undefined|null|TODO/);
    if (path.endsWith('/text') || path.startsWith('/powers/')) expect(text, path).toMatch(/^\p{Lu}.*\.$/u);
  }
  const english = new Map(strings(namesEn));
  for (const [path, text] of strings(namesFr)) {
    if (!path.endsWith('/name')) expect(text, path).not.toBe(english.get(path));
  }
});

test('AM-14 French spaces before two-part signs and dollars do not break; English has none', () => {
  for (const [path, text] of strings(namesEn)) expect(text, path).not.toMatch(/[\u00a0\u202f]/);
  for (const [path, text] of strings(namesFr)) {
    expect(text, path).not.toMatch(/[^\u00a0][:$»]|«[^\u00a0]|[^\u202f][;!?]/);
  }
});
