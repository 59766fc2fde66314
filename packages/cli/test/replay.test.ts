import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, writeRecord } from '@manigance/core';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

async function recordOf(game: string): Promise<string> {
  const file = join(emptyFolder(), 'match.jsonl');
  writeFileSync(file, (await cli(`record ${game} --seed 7`)).out);
  return file;
}

test('replay prints every move with its number, and the outcome at the end', async () => {
  const file = await recordOf('tic-tac-toe');
  const { moves, outcome } = readRecord(readFileSync(file, 'utf8'));
  const { status, out } = await cli(`replay ${file}`);
  const lines = out.trimEnd().split('\n');
  expect(status).toBe(0);
  expect(lines[0]).toBe('Tic-tac-toe — 0 Alix, 1 Basile');
  expect(lines[1]).toMatch(/^1 {2}Alix marks cell \d\.$/);
  expect(lines).toHaveLength(moves.length + 2);
  expect(lines.at(-1)).toContain(outcome?.how);
});

test('replay uses the players’ names in a record, and says when the match was stopped', async () => {
  const file = await recordOf('tic-tac-toe');
  const { outcome, moves: all, ...record } = readRecord(readFileSync(file, 'utf8'));
  const moves = all.slice(0, 2);
  writeFileSync(file, writeRecord({ ...record, moves, stopped: true, players: ['Anna', ''] }));
  const lines = (await cli(`replay ${file}`)).out.trimEnd().split('\n');
  expect(lines[0]).toBe('Tic-tac-toe — 0 Anna, 1 Basile');
  expect(lines.at(-1)).toBe('stopped after move 2');
});

test('replay --to stops after that move, without the outcome', async () => {
  const { out } = await cli(`replay ${await recordOf('tic-tac-toe')} --to 3`);
  expect(out).toMatch(/\n3 {2}Alix marks cell \d\.\n… 3 \/ \d\n$/);
  expect(out).not.toContain('Won by');
});

test('replay --seat prints only events that seat saw', async () => {
  const file = await recordOf('secret-game');
  expect((await cli(`replay ${file}`)).out).toContain('Alix marks');
  const { out } = await cli(`replay ${file} --seat 1`);
  expect(out).not.toContain('Alix marks');
  expect(out).toMatch(/\n2 {2}Basile marks cell/);
});

test('replay --lang fr speaks French', async () => {
  expect((await cli(`replay ${await recordOf('tic-tac-toe')} --lang fr`)).out).toMatch(
    /^Morpion.*\n1 {2}Alix coche/,
  );
});

test('replay --json gives each line with its move and event', async () => {
  const { out } = await cli(`replay ${await recordOf('tic-tac-toe')} --json`);
  const { game, seats, moves, lines, outcome } = JSON.parse(out);
  expect([game, seats, lines.length]).toEqual(['tic-tac-toe', 2, moves]);
  expect(lines[0]).toMatchObject({ move: 1, event: { type: 'marked', seat: 0 }, text: expect.any(String) });
  expect(outcome).toContain('Won by');
});

test('replay refuses an unknown seat, move, language and record', async () => {
  const file = await recordOf('tic-tac-toe');
  expect((await cli(`replay ${file} --seat 2`)).err).toContain('--seat is a whole number from 0 to 1, not 2');
  expect((await cli(`replay ${file} --to 99`)).err).toContain('--to is a whole number from 0 to');
  expect((await cli(`replay ${file} --lang de`)).err).toContain('--lang is one of en, fr, not de');
  expect(await cli('replay')).toMatchObject({ status: 2 });
  writeFileSync(file, readFileSync(file, 'utf8').replace('"cell":', '"cell": '));
  expect(await cli(`replay ${file}`)).toMatchObject({
    status: 1,
    err: expect.stringMatching(/line 2: was changed/),
  });
});
