import '../text/index.ts';
import { expect, test } from 'vitest';
import { lwCards } from '../rules/competitions/last-will/cards.ts';
import { symbols } from '../rules/effects/language.ts';
import { namesEn } from '../text/names-en.ts';
import { rowsUnder } from './rule-tables.ts';

const typeNames = { townhouse: 'town house', manor: 'manor', mansion: 'mansion', farm: 'farm' } as const;
const inDeck = (deck: string) => lwCards.filter((card) => card.deck === deck);
const symbolNames = symbols.map((symbol) => namesEn.symbols[symbol]);
const activityNames = { carriage: 'carriage ride', boat: 'boat trip' } as const;
const nameOf = (activity: string | undefined) =>
  activity === undefined ? '–' : (activityNames[activity as keyof typeof activityNames] ?? activity);
const orDash = (value: string | number | undefined) => (value === undefined ? '–' : `${value}`);
const table = (...header: readonly string[]) => rowsUnder('LW-19', 'Id', 'Name en / fr', ...header);

test('LW-19 every card stands in the tables, in their order', () => {
  const rows = [
    ...table('Class', 'Actions', 'Activity'),
    ...table('Class', 'Actions', 'Use'),
    ...table('Type'),
    ...table('Kinds', '£ more'),
    ...table('Crowns'),
    ...table('Kinds', 'Text'),
  ];
  expect(rows.map(({ Id }) => Id)).toEqual(lwCards.map(({ id }) => id));
});

test('LW-19 events have the cost and the effects of the table', () => {
  for (const [index, row] of table('Class', 'Actions', 'Activity').entries()) {
    const card = inDeck('event')[index];
    expect([row.Id, row.Class, row.Actions, row.Activity]).toEqual([
      card?.id,
      card?.class,
      `${card?.actions}`,
      nameOf(card?.activity),
    ]);
  }
});

test('LW-19 helpers and expenses have the cost, the uses and the symbols of the table', () => {
  for (const [index, row] of table('Class', 'Actions', 'Use').entries()) {
    const card = inDeck('helper')[index];
    const use = card?.activate === undefined ? undefined : card.useActions;
    expect([row.Id, row.Class, row.Actions, row.Use, row.Activity, row.Symbol]).toEqual([
      card?.id,
      card?.class,
      `${card?.actions}`,
      orDash(use),
      nameOf(card?.activity),
      orDash(symbolNames[card?.symbol ?? -1]),
    ]);
  }
});

test('LW-19 properties have the type, ladder and lodgers of the table', () => {
  for (const [index, row] of table('Type').entries()) {
    const card = inDeck('property')[index];
    const property = card?.property;
    if (property === undefined) throw new Error(`${row.Id} is no property`);
    expect([row.Id, row.Type, row.Ladder]).toEqual([
      card?.id,
      typeNames[property.type],
      property.ladder.join(' → '),
    ]);
    expect(row.Upkeep).toContain(`£${property.upkeep.n}`);
    expect(row.Lodgers === '–').toBe(property.lodging === undefined);
    for (const kind of property.lodging?.kinds ?? []) expect(row.Lodgers).toContain(kind);
  }
});

test('LW-19 special cards have the crowns, class, border, costs and symbol of the table', () => {
  for (const [index, row] of table('Crowns').entries()) {
    const card = inDeck('special')[index];
    expect([row.Id, row.Crowns, row.Class, row.Border, row.Actions, row.Symbol]).toEqual([
      card?.id,
      `${card?.crown}`,
      card?.class,
      card?.effect === undefined ? 'black' : 'white',
      `${card?.actions}`,
      orDash(symbolNames[card?.symbol ?? -1]),
    ]);
  }
});

test('LW-19 companions have the kinds and extras of the table, wild cards all kinds', () => {
  const rows = [...table('Kinds', '£ more'), ...table('Kinds', 'Text')];
  for (const row of rows) {
    const card = lwCards.find(({ id }) => id === row.Id);
    expect([row.Id, row.Kinds]).toEqual([card?.id, card?.kinds.join(', ')]);
    if (row['£ more'] !== undefined)
      expect(row['£ more'] === '–' ? '0' : row['£ more'][0]).toBe(`${card?.extra}`);
  }
});
