import { type Move, readRecord } from '@manigance/core';
import type { Answer } from '@manigance/protocol';
import { expect, test } from 'vitest';
import { type BotPool, MemoryStore, type Room } from '../src/index.ts';
import { recordText } from '../src/record.ts';
import { ann, bob, matchOf, opened, play, registryOn, secretGame, watching } from './rooms.ts';

/** Advises the last option, and counts how often it was asked. */
function adviser() {
  const asked: unknown[] = [];
  const bots: BotPool = {
    decide: async ({ shown }) => shown.asked?.options.at(-1) as Move,
    hint: async (request) => {
      asked.push(request);
      return { move: request.shown.asked?.options.at(-1) as Move, worth: 0.5, why: {} };
    },
    close: async () => undefined,
  };
  return { bots, asked };
}

async function table(more: object, game = 'tic-tac-toe', everybody = [ann, bob]) {
  const { bots, asked } = adviser();
  const store = new MemoryStore();
  const time = { now: 1_000_000_000_000 };
  const registry = registryOn(store, () => time.now, { bots });
  const room = await opened(registry, game, 2, { kind: 'untimed' }, more);
  for (const person of everybody) await room.command(person, { type: 'sit', id: 1, table: room.id });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  return { room, store, asked, time };
}

const hint = (room: Room, person = ann, question = matchOf(room).state.question) =>
  room.hint(person, { type: 'hint', id: 9, table: room.id, question });
const codeOf = (answer: Answer) => (answer.type === 'refused' ? answer.reason.code : answer.type);

test('where the table allows hints, the seat that is asked gets one, made from its own view', async () => {
  const { room, asked } = await table({ hints: true });
  expect(await hint(room)).toMatchObject({ type: 'hint', hint: { move: { do: 'mark', cell: 8 } } });
  expect(asked).toMatchObject([{ shown: { viewer: 0 }, level: 'any' }]);
  expect(JSON.stringify(asked)).not.toContain(matchOf(room).seed);
});

test('a table that does not allow hints gives none; somebody who plays alone against bots may always ask', async () => {
  const { room } = await table({});
  expect(codeOf(await hint(room))).toBe('no-hints');
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'any' }];
  const alone = await table({ seats }, 'tic-tac-toe', [ann]);
  expect(codeOf(await hint(alone.room))).toBe('hint');
});

test('nobody gets a hint for a question that is not theirs or not put now', async () => {
  const { room, asked } = await table({ hints: true });
  expect(codeOf(await hint(room, bob))).toBe('not-asked');
  expect(codeOf(await hint(room, ann, 99))).toBe('not-asked');
  expect(codeOf(await hint(room, { id: 'strangerrr', name: 'x' }))).toBe('no-seat');
  expect(asked).toEqual([]);
});

test('a hint is stored before it is given, once per position, and the others are told that it was asked for', async () => {
  const { room, store, asked } = await table({ hints: true });
  const { told } = await watching(room, bob);
  const answers = await Promise.all([hint(room), hint(room)]);
  expect(answers.map(codeOf)).toEqual(['hint', 'hint']);
  expect(asked.length).toBe(1);
  const kinds = (await store.read(room.id, 0)).map(({ body }) => JSON.parse(body).kind);
  expect(kinds.filter((kind) => kind === 'hinted').length).toBe(1);
  expect(told.findLast(({ type }) => type === 'table')?.table.seats[0]?.hints).toBe(1);
});

test('at most ten hints a minute go to one seat', async () => {
  const { room, time } = await table({ hints: true });
  for (let count = 0; count < 10; count++) {
    expect(codeOf(await hint(room))).toBe('hint');
    await room.command(ann, play(room.id, { do: 'mark', cell: 0 } as Move));
    await room.command(ann, { type: 'takeBack', id: 1, table: room.id, key: `undo-${count}-key` });
  }
  expect(codeOf(await hint(room))).toBe('too-fast');
  time.now += 61_000;
  expect(codeOf(await hint(room))).toBe('hint');
});

test('the record of the match tells who was given hints, and when', async () => {
  const { room, store } = await table({ hints: true });
  for (const [at, cell] of [0, 3, 1, 4].entries()) {
    const who = at % 2 === 0 ? ann : bob;
    if (at === 2) await hint(room);
    await room.command(who, play(room.id, { do: 'mark', cell } as Move));
  }
  await room.command(ann, play(room.id, { do: 'mark', cell: 2 } as Move));
  const text = await recordText(room.table, store);
  expect(readRecord(text ?? '').hints).toEqual([{ seat: 0, at: 2 }]);
});

test('a hint at a secret question is told to nobody else before the end', async () => {
  const { room } = await table({ hints: true }, secretGame.id);
  const { told } = await watching(room, bob);
  for (let turn = 0; turn < 400 && room.table.stage === 'playing'; turn++) {
    const { views, state } = matchOf(room);
    const [seat = 0] = views?.asked ?? [];
    const person = seat === 0 ? ann : bob;
    if (views?.isSecret === true && seat === 0) {
      const [count, updated] = [told.length, room.table.updatedAt];
      expect(codeOf(await hint(room))).toBe('hint');
      expect(told.length).toBe(count);
      expect(room.table.updatedAt).toBe(updated);
      const seen = await watching(room, bob);
      expect(JSON.stringify(seen.told[0]?.table.seats)).not.toContain('hints');
      const own = await watching(room, ann);
      expect(own.told[0]?.table.seats[0]?.hints).toBe(1);
      return;
    }
    const options = JSON.parse(views?.shownTo(seat) ?? '{}').asked.options;
    const message = play(room.id, options[(turn * 7) % options.length]);
    await room.command(person, { ...message, question: state.question });
  }
  throw new Error('no secret question came up');
});
