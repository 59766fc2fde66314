import '../text/index.ts';
import { expect, test } from 'vitest';
import { bonusTiles, spaces } from '../rules/board.ts';
import { type CardId, cards } from '../rules/cards.ts';
import { centralCards } from '../rules/central/cards.ts';
import { electionCards } from '../rules/competitions/election/cards.ts';
import { circleTiles } from '../rules/competitions/election/circle-tiles.ts';
import { possessionsCards } from '../rules/competitions/possessions/cards.ts';
import { possessionTiles } from '../rules/competitions/possessions/tiles.ts';
import { societyCards } from '../rules/competitions/society/cards.ts';
import { dameTiles } from '../rules/competitions/society/dame-tiles.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';
import { rowsUnder } from './rule-tables.ts';

const party = { L: 'liberal', C: 'conservative', B: 'both', '–': undefined } as const;
/** The rulebook is set with plain spaces; the texts keep numbers and signs together. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const both = (id: string, table: 'circles' | 'possessions') =>
  plain(
    `${(namesEn[table] as Record<string, string>)[id]} / ${(namesFr[table] as Record<string, string>)[id]}`,
  );

test('PC-19 every card is printed as the rulebook lists it', () => {
  const rows = [
    ...rowsUnder('PC-19', 'Id', 'Name en / fr', 'Border'),
    ...rowsUnder('PC-19', 'Id', 'Name en / fr', 'Set'),
  ];
  // LW-3.5 One card is printed twice, under the name it has with Last Will.
  const listed = cards.filter(({ id }) => id !== 'tenants-in-every-house');
  expect(rows.map((row) => row.Id)).toEqual(listed.map(({ id }) => id));
  for (const row of rows) {
    const card = cards.find(({ id }) => id === row.Id) as (typeof cards)[number];
    expect([card.id, card.white ? 'white' : 'black']).toEqual([row.Id, row.Border]);
    expect([card.id, card.party]).toEqual([row.Id, party[row.Party as keyof typeof party]]);
    expect([card.id, card.copies]).toEqual([row.Id, Number(row.Copies ?? 1)]);
    if (row.Back !== undefined) expect([card.id, card.layer]).toEqual([row.Id, Number(row.Back)]);
    if (row.Set !== undefined) expect([card.id, card.set]).toEqual([row.Id, row.Set]);
    const { name, text } = namesEn.cards[card.id];
    expect(plain(`${name} / ${namesFr.cards[card.id].name}`)).toBe(plain(row['Name en / fr'] ?? ''));
    expect(plain(text)).toBe(plain(row.Effect ?? ''));
  }
});
test('PC-19 the rows of the cards hold nothing but what the rules read', () => {
  const rows = [...electionCards, ...societyCards, ...possessionsCards, ...centralCards];
  const read = ['id', 'set', 'border', 'back', 'copies', 'party', 'effect', 'activate', 'triggers'];
  read.push('also', 'lastWillActions'); // LW-3.4, LW-9.1
  expect([...new Set(rows.flatMap((row) => Object.keys(row)))].sort()).toEqual(read.sort());
});
test('PC-19 the decks hold as many white and black cards of each back as the table says', () => {
  for (const row of rowsUnder('PC-19', 'Deck').slice(0, 3)) {
    const sum = (white: boolean, layer: number) =>
      cards
        .filter((card) => card.deck === row.Deck && card.white === white && card.layer === layer)
        .reduce((count, { copies }) => count + copies, 0);
    expect([sum(true, 1), sum(true, 2), sum(false, 1), sum(false, 2)]).toEqual(
      ['White back 1', 'White back 2', 'Black back 1', 'Black back 2'].map((head) => Number(row[head])),
    );
  }
});

/** The required content of each effect in the rulebook's machine form. */
const forms: Readonly<Record<string, RegExp>> = {
  'B1-lose-1-vote': /"loseVotes","n":1\b/,
  'B2-spend-2': /"spend","n":2\b/,
  'B3-move-1': /"move","n":1,"dirs":\["down"\]/,
  'O-megaphones': /"megaphones"/,
  'O-sell': /"sell".*"discount":0/,
  'O-sell-minus-1': /"sell".*"discount":1/,
  'O-swap-limit': /"swap","limit"/,
  'T1-any-offence': /"playWhite","party":\["liberal","conservative","both"\]/,
  'T2-liberal-only': /"party":\["liberal"\]/,
  'T2b-conservative-only': /"party":\["conservative"\]/,
  'T3-both-2-votes': /"party":\["both"\].*"n":2/,
  'T4-borough-minus-2': /"on":"sell".*"discount":2/,
  'T5-megaphone-moves': /"playMegaphones".*"move"/,
  'C1-2-votes-per-symbol': /"loseVotes".*"each":2.*"symbol"/,
  'C2-1-pound-per-symbol': /"spend".*"each":1.*"symbol"/,
  'C3-1-move-per-symbol': /"move".*"base":0,"each":1.*"symbol"/,
  'C4-move-per-marker-on-6': /"move".*"markers","value":6/,
  'C5-vote-per-earlier-offence': /"offences"/,
  'C6-vote-if-hyde-park': /"count":"hydePark"/,
  'C7-2-votes-per-gender-in-column': /"each":2.*"markers","gender"/,
  'C8-pound-per-borough-tile': /"spend".*"possessions","borough"/,
  'C9-2-pounds-per-more-time': /"moreTime":\[2,2,2,2\]/,
  'C10-rising-more-time': /"moreTime":\[1,2,3,4\]/,
  'O1-multiplied-choice': /"choice","times":[34]/,
  'O2-place-errand': /"placeErrand"/,
  'O3-exchange-1-1': /"exchange","times":2/,
  'O4-exchange-1-2': /"exchange".*"n":2/,
  'O5-five-benefits': /"benefits":5/,
  'O6-any-basic': /"basic"/,
  'O7-row-all-1': /"moveEach","where":\{"row":"chosen"\},"steps":1/,
  'O8-column-gender-1-2': /"moveEach","where":\{"column".*"steps":2/,
  'O9-row-gender-1-2': /"moveEach","where":\{"row":"chosen"\},"gender".*"steps":2/,
  'O10-jump': /"jump"/,
  'O11-three-moves-gender': /"move","n":3.*"gender"/,
  PUB: /"pubCrawl"/,
  TIME: /"moreTime"/,
};
test('PC-20 every effect of the rulebook stands on the cards, spaces and tiles named for it', () => {
  const rows = rowsUnder('PC-20', 'Effect', 'Where');
  expect(rows.map((row) => row.Effect)).toEqual(Object.keys(forms));
  for (const { Effect: effect = '', Where: where = '' } of rows) {
    for (const id of where.split(', ')) {
      const bare = id.replace(/^\w+:/, '');
      const piece = [...cards, ...spaces, ...bonusTiles].find((one) => one.id === bare);
      expect(`${effect} ${id} ${JSON.stringify(piece)}`).toMatch(forms[effect] as RegExp);
    }
  }
});

test('PC-21 every possession tile is printed as the rulebook lists it', () => {
  const rows = rowsUnder('PC-21', 'Id', 'Name en / fr', 'Set');
  expect(rows).toHaveLength(50);
  rows.forEach((row, at) => {
    const tile = possessionTiles[at] as {
      id: string;
      set: string;
      back?: number;
      value: number;
      symbol: string;
      borough: string;
    };
    expect([
      tile.id,
      tile.set,
      String(tile.back ?? '–'),
      String(tile.value),
      tile.symbol,
      tile.borough,
    ]).toEqual(['Id', 'Set', 'Back', 'Value', 'Symbol', 'Borough'].map((head) => row[head]));
    expect(both(tile.id, 'possessions')).toBe(plain(row['Name en / fr'] ?? ''));
  });
});
test('PC-21 every circle tile is printed as the rulebook lists it', () => {
  const rows = rowsUnder('PC-21', 'Id', 'Name en / fr', 'Back', 'N');
  expect(rows).toHaveLength(25);
  rows.forEach((row, at) => {
    const { id, back, sides } = circleTiles[at] as (typeof circleTiles)[number];
    const printed = sides.map((side) => (side === 'none' ? '–' : side));
    expect([id, String(back), ...printed]).toEqual(
      ['Id', 'Back', 'N', 'E', 'S', 'W'].map((head) => row[head]),
    );
    expect(both(id, 'circles')).toBe(plain(row['Name en / fr'] ?? ''));
  });
});
test('PC-21 every bonus tile is printed as the rulebook lists it', () => {
  const rows = rowsUnder('PC-21', 'Id', 'Name en / fr', 'Competition');
  expect(rows).toHaveLength(6);
  rows.forEach((row, at) => {
    const { id, competition, mode } = bonusTiles[at] as (typeof bonusTiles)[number];
    expect([id, competition, mode, plain(namesEn.bonusTiles[id].text)]).toEqual([
      row.Id,
      row.Competition,
      row.Mode,
      plain(row.Effect ?? ''),
    ]);
  });
});

test('PC-7.5 every space is printed as the rulebook lists it', () => {
  const rows = rowsUnder('PC-7', 'Id', 'Board', 'Kind');
  const own = spaces.filter(({ board }) => board !== 'last-will');
  expect(rows.map((row) => row.Id)).toEqual(own.map(({ id }) => id));
  rows.forEach((row, at) => {
    const { id, board, personal, players } = spaces[at] as (typeof spaces)[number];
    expect([id, board, personal ? 'personal' : 'exclusive', players.join('–')]).toEqual([
      row.Id,
      row.Board,
      row.Kind,
      row.Players,
    ]);
    expect(plain(namesEn.spaces[id].text)).toBe(plain(row.Effect ?? ''));
  });
});
test('PC-15.2 every Dame Beatrice tile is printed as the rulebook lists it', () => {
  const rows = rowsUnder('PC-15', 'Id', 'Kind');
  expect(rows.map((row) => [row.Id, row.Kind])).toEqual(dameTiles.map(({ id, kind }) => [id, kind]));
});
test('PC-19 a card has a name and a text in both languages', () => {
  for (const id of cards.map((card) => card.id) as CardId[]) {
    for (const names of [namesEn, namesFr])
      expect(names.cards[id].name.length * names.cards[id].text.length).toBeGreaterThan(0);
  }
});
