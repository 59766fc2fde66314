import { readFileSync } from 'node:fs';
import { Runner, refusedMoves, rngFrom, type Seat, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { circleIds } from '../rules/competitions/election/circles.ts';
import type { PcEvent } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { modeIds } from '../rules/modes.ts';
import { texts } from '../text/index.ts';
import { acting, effecting } from './position.ts';

const name = (seat: Seat) => ['Agathe', 'Marcel', 'Ondine', 'Basile', 'Lucie'][seat] as string;
const { en, fr } = texts.text;
const rulebook = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
/** The names as seat 1 reads them. */
const toMarcel = Object.assign((seat: number) => name(seat), { reader: 1 });
const event = (told: PcEvent) => [en.event(told, name), fr.event(told, name)];

/** Every text of one match, with its source. */
function lines(mode: (typeof modeIds)[number], language: typeof en): string[] {
  const runner = new Runner(game);
  const state = runner.start(4, { mode }, rngFrom(seedFromNumber(3)));
  const said: string[] = [];
  for (let turn = 0; state.outcome === undefined; turn++) {
    const seat = runner.nextSeat(state);
    const view = game.view(state, seat);
    const kind = state.pending.at(-1)?.kind ?? '';
    said.push(language.asked(kind, view, name));
    const rule = language.rule?.(kind, view);
    said.push(rule?.sentence ?? 'undefined');
    for (const article of rule?.articles ?? []) expect(rulebook).toContain(`**${article}`);
    for (const option of runner.options(state, seat)) said.push(language.move(option, view, name));
    if (turn % 7 === 0)
      for (const { why } of refusedMoves(game, state, seat)) said.push(language.why(why, name));
    const options = runner.options(state, seat);
    runner.play(state, seat, options[(turn * 7) % options.length] as never);
    for (const told of state.events) said.push(language.event(told, name), language.event(told, toMarcel));
    state.events.length = 0;
  }
  return [...said, language.outcome(state.outcome, name)];
}

test.each(modeIds)('in %s every text exists in both languages', (mode) => {
  for (const language of [en, fr]) {
    const said = lines(mode, language);
    expect(said.length).toBeGreaterThan(500);
    for (const line of said) {
      expect(line.length).toBeGreaterThan(1);
      expect(line).not.toMatch(/undefined|NaN|\bnull\b|\[object|loseVotes/);
    }
  }
});

test('no French line begins with a two-part punctuation mark', () => {
  for (const line of lines('esp', fr)) expect(line).not.toMatch(/ [:;!?»£]|« /);
});

test('singular and plural, as each language has them', () => {
  expect(event({ type: 'megaphones', seat: 0, n: 1, megaphones: 1 })).toEqual([
    'Agathe gains 1 megaphone (1 this round).',
    'Agathe gagne 1 mégaphone (1 cette manche).',
  ]);
  const results = [
    { seat: 0, megaphones: 0, rank: 0, change: 1 },
    { seat: 1, megaphones: 3, rank: 1, change: -2 },
  ];
  expect(event({ type: 'hydePark', results })).toEqual([
    'Hyde Park. Agathe: 0 megaphones, +1 vote; Marcel: 3 megaphones, −2 votes.',
    'Hyde Park. Agathe\u00a0: 0 mégaphone, +1 vote\u202f; Marcel\u00a0: 3 mégaphones, −2 votes.',
  ]);
});

test('pounds as each language writes them, and debts', () => {
  expect(event({ type: 'spent', seat: 1, n: 3, asked: 5, moreTime: 1, pounds: 0 })).toEqual([
    'Marcel spends £3 of the £5 intended, taking more time (1 card): £0 left.',
    'Marcel dépense 3\u00a0£ sur les 5\u00a0£ prévues, en prenant son temps (1 carte)\u00a0: il reste 0\u00a0£.',
  ]);
  expect(event({ type: 'spent', seat: 1, n: 3, asked: 3, moreTime: 0, pounds: -2 })).toEqual([
    'Marcel spends £3: £2 in debt.',
    'Marcel dépense 3\u00a0£\u00a0: 2\u00a0£ de dettes.',
  ]);
});

test('« de » elides before a vowel', () => {
  const told = (seat: Seat) =>
    fr.event({ type: 'dame', seat, tile: 'dame-rows', spared: false, affected: 0 }, name);
  expect(told(0)).toContain('dire d’Agathe');
  expect(told(1)).toContain('dire de Marcel');
});

test('a move is labelled by its question', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['wedding-speech-at-a-funeral'] }] });
  match.play(0, { do: 'play', card: 'wedding-speech-at-a-funeral' });
  const view = game.view(match.state, 0);
  expect(match.options(0).map((option) => en.move(option, view, name))).toEqual([
    'Lose 1 vote',
    'Move 1 step down',
  ]);
  expect(fr.asked('choice', view, name)).toBe('Faites votre choix (encore 4 fois).');
  const inner = effecting({ do: 'basic', times: 1 });
  expect(inner.options(0).map((option) => fr.move(option, game.view(inner.state, 0), name))).toContain(
    'Dépenser 2\u00a0£',
  );
});

test('every log line links to a rule', () => {
  const told: PcEvent = { type: 'circlesDiscarded', seat: 0, tiles: circleIds.slice(0, 1) };
  expect(texts.cites(told)).toBe('PC-12.5');
});

test('the log addresses its reader as you', () => {
  const told = (event: PcEvent) => [en.event(event, toMarcel), fr.event(event, toMarcel)];
  expect(told({ type: 'actionsEnd', seat: 1 })).toEqual(['You leave it at that.', 'Vous en restez là.']);
  const from = { column: 'left', value: 6 } as const;
  expect(told({ type: 'stepped', seat: 1, marker: 'lady-1', from, to: { ...from, value: 5 } })).toEqual([
    'Your first lady cools: 6 → 5.',
    'Votre première dame prend ses distances\u00a0: 6 → 5.',
  ]);
});
