import { Readable } from 'node:stream';
import { randomBot } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { botsOf } from '../src/games.ts';
import { TerminalMatch } from '../src/terminal-match.ts';
import { cli } from './cli.ts';

const typing = (...lines: string[]) => ({ input: Readable.from(lines.map((line) => `${line}\n`)) });

test('play lists the options, plays the number typed, and goes on until the match is over', async () => {
  const first = Array<string>(5).fill('1');
  const { status, out } = await cli('play tic-tac-toe --seed 3', typing(...first));
  expect(status).toBe(0);
  expect(out).toMatch(/^Tic-tac-toe — Alix, Basile\nYou are Alix\.\nNumber: play that move\./);
  expect(out).toContain('\nMark a cell\n   1  Mark\n   2  Mark\n');
  expect(out).toContain('Alix marks cell 0.');
  expect(out).toMatch(/\n\nWon by .*\n$/);
});

test('play speaks French and seats the person where asked', async () => {
  const { status, out } = await cli('play tic-tac-toe --lang fr --seat 2', typing('q'));
  expect(status).toBe(0);
  expect(out).toMatch(/^Morpion — Alix, Basile\nVous êtes Basile\.\nNuméro : jouer ce coup\./);
  expect(out).toMatch(/\nAlix coche la case \d\.\n/);
});

test('play explains refusals, shows the view, and answers an unknown word with help', async () => {
  const { out } = await cli('play tic-tac-toe --seed 3', typing('1', 'w', 'v', 'm', 'u', '99', 'fly'));
  expect(out).toContain('      Mark: That cell is taken. (TTT-1)\n');
  expect(out).toContain('"cells": [');
  expect(out).toContain('No moves are open at any time.');
  expect(out).toContain('Your last move cannot be undone.');
  expect(out.match(/^Number: /gm)).toHaveLength(3);
});

test.each([
  ['play', 'name a game'],
  ['play tic-tac-toe --level genius', '--level is one of'],
  ['play tic-tac-toe --seat 3', '--seat is a whole number from 1 to 2, not 3'],
  ['play secret-game', 'secret-game has no bots'],
])('%s: the error says what to change', async (line, sentence) => {
  expect(await cli(line)).toMatchObject({ status: 2, err: expect.stringContaining(sentence) });
});

test.each(catalog.ids)('%s: play asks, plays a few moves and ends with the input', async (id) => {
  const line = `play ${id} --seed 5 --level ${(await botsOf(catalog.get(id))).levels[0]?.id}`;
  const { status, out, err } = await cli(line, { catalog, ...typing('w', '1', '1', '1', 'v') });
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^ {3}1 {2}\S/m);
  expect(out).toContain('{\n');
});

test.each(catalog.ids)(
  '%s: an undo takes the undone events off what every seat has witnessed',
  async (id) => {
    const { game } = await catalog.get(id).rules();
    let undone = 0;
    for (let seed = 0; undone < 3 && seed < 30; seed++) {
      const setup = { seats: game.seats.min, options: defaults(game.settings), seed: seedFromNumber(seed) };
      const match = new TerminalMatch(
        game,
        setup,
        0,
        Array.from({ length: setup.seats }, () => randomBot),
      );
      for (let step = 0; step < 40 && match.shown.outcome === undefined; step++) {
        match.playBots();
        const { options = [] } = match.shown.asked ?? {};
        const before = [match.shown, match.witnessedBy(0), match.witnessedBy(1)];
        const move = options[(seed + step) % Math.max(1, options.length)];
        if (move === undefined) break;
        match.play(move);
        if (!match.undo()) continue;
        expect([match.shown, match.witnessedBy(0), match.witnessedBy(1)]).toEqual(before);
        match.play(move);
        undone++;
      }
    }
    expect(undone).toBeGreaterThan(0);
  },
);

function defaults(settings: Readonly<Record<string, readonly (string | number | boolean)[]>>) {
  return Object.fromEntries(Object.entries(settings).map(([name, [value]]) => [name, value ?? '']));
}
