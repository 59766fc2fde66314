import { readFileSync } from 'node:fs';
import { pick, Runner, refusedMoves, rngFrom, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import type { ElEvent } from '../rules/events.ts';
import { drawings } from '../rules/geometry.ts';
import { game } from '../rules/index.ts';
import type { ElView } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';
import { position } from './position.ts';

const { text, cites } = texts;
const name = (seat: number) => ['Camille', 'Odilon', 'Iris', 'Basile'][seat] as string;
const rulebook = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
/** The names as seat 0 reads them. */
const toReader = Object.assign((seat: number) => name(seat), { reader: 0 });
const fr = (event: ElEvent) => text.fr.event(event, name);
const en = (event: ElEvent) => text.en.event(event, name);

test('money is written as each language writes it', () => {
  const event: ElEvent = { type: 'bought', seat: 0, district: 'A03', from: undefined, price: 20_000 };
  expect(fr(event)).toBe('Camille achète la Cour des Chaudières à la ville pour 20\u202f000\u00a0Cogs.');
  expect(en(event)).toBe('Camille buys the Boiler Yards from the city for 20,000 Cogs.');
});

test('French articles and elisions', () => {
  expect(fr({ type: 'placed', seat: 1, district: 'A08' })).toBe(
    'Odilon s’installe aux Archives, meubles compris.',
  );
  expect(fr({ type: 'placed', seat: 1, district: 'A06' })).toMatch('à l’Allée des Pistons');
  expect(fr({ type: 'placed', seat: 1, district: 'A02' })).toMatch('au City Hall');
  expect(fr({ type: 'extorted', seat: 0, victim: 1, card: undefined })).toBe(
    'Camille tire une carte de la main d’Odilon.',
  );
  expect(fr({ type: 'extorted', seat: 1, victim: 0, card: 'plan_b' })).toBe(
    'Odilon tire Plan B de la main de Camille.',
  );
});

test('one card, two cards', () => {
  const drew = (count: number): ElEvent => ({ type: 'drew', seat: 0, count, cards: undefined });
  expect([fr(drew(1)), fr(drew(2))]).toEqual([
    'Camille pioche 1\u00a0carte, l’air de rien.',
    'Camille pioche 2\u00a0cartes, l’air de rien.',
  ]);
  expect([en(drew(1)), en(drew(2))]).toEqual([
    'Camille draws 1 card, looking innocent.',
    'Camille draws 2 cards, looking innocent.',
  ]);
});

test('double punctuation keeps its space on the line in French', () => {
  const line = fr({ type: 'robbed', seat: 0, victim: 1, held: 30_000, amount: 20_000 });
  expect(line).toBe(
    'Camille détrousse Odilon, qui n’avait rien demandé\u00a0: 20\u202f000\u00a0Cogs sur 30\u202f000.',
  );
  expect(line).not.toMatch(/ [:;!?]/);
});

test('how a match was won', () => {
  const outcome = (how: string) => [
    text.fr.outcome({ winners: [0], how }, name),
    text.en.outcome({ winners: [0], how }, name),
  ];
  expect(outcome('wealthy_dandy+high_collector+grand_zealot')).toEqual([
    'Camille, Dandy Fortuné, Haut Percepteur et Grand Zélateur\u00a0: Fosko salue son Grand Triomphateur.',
    'Camille, Wealthy Dandy, High Collector and Grand Zealot: Fosko salutes its Grand Triumphator.',
  ]);
  expect(outcome('guard')[1]).toMatch('came closest');
  expect(outcome('last')[1]).toMatch('want of opponents');
});

test('every name is there in both languages, and districts of one name are one place on both sides', () => {
  for (const names of [namesEn, namesFr]) {
    const all = JSON.stringify(names);
    expect(all).not.toMatch(/""|undefined|\{[a-zA-Z]+\}/);
    for (const side of ['A', 'B'] as const) {
      const ids = drawings[side].districts.map(({ id }) => names.districts[id]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
  expect(namesFr.conditions.high_collector.text(6)).toMatch('6');
  expect(namesEn.schemes.swindle.name).toBe('Swindle');
});

/** Everything said in random matches: no sentence breaks, and every rule cited looks like one. */
test.each([2, 3, 4])('%i random players find words for everything, in both languages', (seats) => {
  const runner = new Runner(game);
  const rng = rngFrom(seedFromNumber(seats));
  const said = { en: new Set<string>(), fr: new Set<string>() };
  const say = (language: 'en' | 'fr', sentence: string) => {
    if (said[language].has(sentence)) return;
    expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s|\s$| {2}/);
    said[language].add(sentence);
  };
  for (let match = 0; match < 5; match++) {
    const state = runner.start(
      seats,
      { openMoney: true, firstPlayer: 'random' },
      rngFrom(seedFromNumber(match)),
    );
    while (state.outcome === undefined) {
      const seat = runner.nextSeat(state);
      const { asked, view } = show(game, state, seat);
      const move = pick(rng, asked?.options ?? []);
      for (const language of ['en', 'fr'] as const) {
        say(language, text[language].asked(asked?.kind ?? '', view, name));
        const rule = text[language].rule?.(asked?.kind ?? '', view);
        say(language, rule?.sentence ?? 'undefined');
        for (const article of rule?.articles ?? []) expect(rulebook).toContain(`**${article}`);
        say(language, text[language].move(move, view as ElView, name));
        for (const { why } of refusedMoves(game, state, seat)) say(language, text[language].why(why, name));
      }
      state.events.length = 0;
      runner.play(state, seat, move);
      for (const event of state.events) {
        expect(cites(event)).toMatch(/^EL-\d+(\.\d+)+$/);
        for (const language of ['en', 'fr'] as const) {
          say(language, text[language].event(event, name));
          say(language, text[language].event(event, toReader));
        }
      }
    }
  }
  expect(said.en.size).toBeGreaterThan(300);
});

test('prompts and labels say what is at stake', () => {
  const state = position({ players: [{ lucien: 'A14' }, { owns: ['A14'] }] });
  const { view } = show(game, state, 0);
  expect(text.fr.move({ do: 'buyPlayer' }, view, name)).toBe(
    'Racheter le Val des Cheminées à Odilon (30\u202f000\u00a0Cogs)',
  );
  expect(text.fr.asked('act', view, name)).toBe('Faites agir Edgar et Lucien, ou passez.');
  expect(
    text.en.move(
      { do: 'playScheme', card: 'resource_exchange', direction: 'to_money', steps: 3 },
      view,
      name,
    ),
  ).toBe('Play Resource Exchange: 30 popularity for 30,000 Cogs');
  expect(
    text.en.move({ do: 'supported', viaCard: true, action: 'requisition', district: 'A03' }, view, name),
  ).toBe('Requisition from afar, with support: the Boiler Yards');
});

test('the log addresses its reader as you', () => {
  const told = (event: ElEvent) => [text.en.event(event, toReader), text.fr.event(event, toReader)];
  expect(told({ type: 'passed', seat: 0 })).toEqual(['You leave it at that.', 'Vous en restez là.']);
  expect(told({ type: 'robbed', seat: 1, victim: 0, held: 0, amount: 0 })).toEqual([
    `${name(1)} robs you: the pockets were empty.`,
    `${name(1)} vous détrousse\u00a0: les poches étaient vides.`,
  ]);
});
