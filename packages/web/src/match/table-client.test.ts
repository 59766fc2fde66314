import type { News, TableInfo } from '@manigance/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { Update } from '../match/match-client.ts';
import { type Connection, RefusedError } from './connection.ts';
import { TableClient } from './table-client.ts';

const anna = { id: 'a', name: 'Anna' };
const bruno = { id: 'b', name: 'Bruno' };
const bot = { level: 'wick', because: 'handed-over' };
const asked = { question: 3, kind: 'turn', options: [{ do: 'pass' }] };
const shown = { viewer: 0, view: {}, waiting: { kind: 'turn', seats: [0] }, asked };

function infoOf(...seats: readonly object[]): TableInfo {
  const sitting = seats.map((one, seat) => ({ seat, plan: { for: 'anyone' }, ...one }));
  return { id: 't', game: 'any', stage: 'playing', seats: sitting, muted: [] } as never;
}

/** A table at which Anna is asked, as her page hears of it: what it is told, and how the page then stands. */
async function tableOfAnna(steps: readonly object[] = []) {
  let undo: object = { isFree: false };
  let news = (_: News): void => undefined;
  const watching = {
    type: 'watching',
    table: infoOf({ person: anna }, { person: bruno }),
    steps,
    shown,
    presence: { online: [0, 1], spectators: 0 },
    chat: [],
    number: Math.max(1, steps.length),
  };
  const line = {
    me: anna,
    hear: (listener: typeof news) => {
      news = listener;
      return () => undefined;
    },
    ask: ({ type }: { readonly type: string }) =>
      Promise.resolve(type === 'mayUndo' ? { type: 'undo', to: 0, ...undo } : watching),
  };
  const table = new TableClient('t', line as unknown as Connection);
  await table.watch();
  const updates: Update[] = [];
  table.subscribe({ update: (update) => updates.push(update) });
  let { number } = watching;
  return {
    hears: (...seats: readonly object[]) => news({ type: 'table', table: infoOf(...seats) } as News),
    /** Another listener, which begins afresh as after a reload. */
    reloaded: () => void table.subscribe({ update: (update) => updates.push(update) }),
    sees: (events: readonly object[], rest: object = {}, ofStep: object = {}) => {
      number += 1;
      news({
        type: 'update',
        table: 't',
        step: { number, events, at: 0, ...ofStep },
        shown,
        ...rest,
      } as never);
    },
    answersUndo: (isFree: boolean, whyNoUndo?: string) => {
      undo = { isFree, whyNoUndo };
    },
    now: () => updates.at(-1),
  };
}

test('while a bot plays on my seat I am not asked; after taking it back I am', async () => {
  const { hears, now } = await tableOfAnna();
  expect(now()?.shown.asked).toEqual(asked);
  hears({ person: anna, bot }, { person: bruno });
  expect(now()?.shown.asked).toBeUndefined();
  expect(now()?.shown.waiting).toEqual(shown.waiting);
  hears({ person: anna }, { person: bruno });
  expect(now()?.shown.asked).toEqual(asked);
  // A bot on another's seat answers for nobody but them.
  hears({ person: anna }, { person: bruno, bot });
  expect(now()?.shown.asked).toEqual(asked);
});

test('handing a seat to a bot and taking it back are each logged once, not as moves', async () => {
  const { hears, now } = await tableOfAnna();
  hears({ person: anna }, { person: bruno, bot });
  expect(now()).toMatchObject({ events: [], news: [{ type: 'table:bot-plays', of: 1 }] });
  hears({ person: anna }, { person: bruno, bot: { ...bot, level: 'ninette' } });
  expect(now()?.news).toEqual([]);
  hears({ person: anna }, { person: bruno });
  expect(now()?.news).toEqual([{ type: 'table:plays-again', of: 1 }]);
  hears({ person: anna, bot }, { person: bruno });
  expect(now()).toMatchObject({ undo: undefined, news: [{ type: 'table:bot-plays', of: 0 }] });
});

test('a free undo is offered when the server says so, and otherwise to ask where there are people to ask', async () => {
  const { sees, now, answersUndo } = await tableOfAnna();
  sees([{ type: 'turnBegins', seat: 0 }]);
  expect(now()?.undo).toBeUndefined();
  answersUndo(true);
  sees([{ type: 'passed', seat: 0 }], { isLastMoveYours: true, mayProposeTakeBack: true });
  await expect.poll(() => now()?.undo).toBe('free');
  sees([{ type: 'turnBegins', seat: 1 }], { mayProposeTakeBack: true });
  expect(now()?.undo).toBe('ask');
  answersUndo(false);
  sees([{ type: 'passed', seat: 0 }], { isLastMoveYours: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(now()?.undo).toBeUndefined();
});

test('where no undo is free the page knows why, from the update or by asking', async () => {
  const { sees, now, answersUndo } = await tableOfAnna();
  sees([{ type: 'turnBegins', seat: 1 }], { whyNoUndo: 'moved-on' });
  expect(now()?.whyNoUndo).toBe('moved-on');
  answersUndo(false, 'you-learned');
  sees([{ type: 'passed', seat: 0 }], { isLastMoveYours: true, mayProposeTakeBack: true });
  await expect.poll(() => now()?.whyNoUndo).toBe('you-learned');
  expect(now()?.undo).toBe('ask');
  answersUndo(true);
  sees([{ type: 'passed', seat: 0 }], { isLastMoveYours: true });
  await expect.poll(() => now()?.undo).toBe('free');
  expect(now()?.whyNoUndo).toBeUndefined();
});

test('after a reload the page still knows what is new since my last move', async () => {
  const mine = (by: string) => ({ move: { do: 'pass' }, by });
  const steps = [
    { number: 1, events: [{ type: 'one', seat: 0 }], at: 0, mine: mine('person') },
    { number: 2, events: [{ type: 'two', seat: 1 }], at: 0 },
    { number: 3, events: [{ type: 'three', seat: 0 }], at: 0, mine: mine('time') },
  ];
  const { reloaded, now, sees } = await tableOfAnna(steps);
  reloaded();
  expect(now()?.since).toMatchObject([{ type: 'two' }, { type: 'three' }]);
  sees([{ type: 'four', seat: 0 }], {}, { mine: mine('person') });
  expect(now()).toMatchObject({ isMine: true });
  reloaded();
  expect(now()?.since).toEqual([]);
});

/** A table whose connection refuses moves for these reasons, one after the other, and then accepts. */
function tableThatRefuses(...reasons: readonly object[]) {
  const keys: string[] = [];
  const line = {
    me: anna,
    hear: () => () => undefined,
    ask: async ({ type, key }: { readonly type: string; readonly key: string }) => {
      if (type !== 'play') return { type: 'accepted', to: 0 };
      const reason = reasons[keys.length];
      keys.push(key);
      if (reason !== undefined) throw new RefusedError(reason as never);
      return { type: 'accepted', to: 0 };
    },
  };
  const table = new TableClient('t', line as unknown as Connection);
  const told: boolean[] = [];
  table.subscribe({ update: () => undefined, unstored: (isWaiting) => told.push(isWaiting) });
  return { table, keys, told };
}
afterEach(() => void vi.useRealTimers());

test('a move refused for the moment is sent again under the same key, and called not stored meanwhile', async () => {
  vi.useFakeTimers();
  const { table, keys, told } = tableThatRefuses(
    { code: 'try-again' },
    { code: 'stopping' },
    { code: 'too-fast', wait: 4_000 },
  );
  const played = table.play({ do: 'pass' }, 3);
  await vi.advanceTimersByTimeAsync(0);
  expect(keys.length).toBe(1);
  expect(told.at(-1)).toBe(true);
  await vi.advanceTimersByTimeAsync(3_500); // both pauses, less than the time the rate limit asks for
  expect(keys.length).toBe(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await played).toBeUndefined();
  expect(keys.length).toBe(4);
  expect(new Set(keys).size).toBe(1);
  expect(told.at(-1)).toBe(false);
});

test('a move that the rules reject is sent once, and a closed table sends nothing again', async () => {
  vi.useFakeTimers();
  const rejected = tableThatRefuses({ code: 'rejected', rejection: { code: 'not-asked' } });
  expect(await rejected.table.play({ do: 'pass' }, 3)).toEqual({ code: 'not-asked' });
  expect(rejected.keys.length).toBe(1);
  const left = tableThatRefuses({ code: 'try-again' });
  void left.table.play({ do: 'pass' }, 3);
  await vi.advanceTimersByTimeAsync(0);
  left.table.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left.keys.length).toBe(1);
});

test('a table that cannot be watched for the moment is watched again, until it is closed', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const line = {
    me: anna,
    hear: () => () => undefined,
    ask: async ({ type }: { readonly type: string }) => {
      if (type !== 'watch') return { type: 'accepted', to: 0 };
      if (++asked < 3) throw new RefusedError({ code: 'try-again' });
      throw new RefusedError({ code: 'no-table' });
    },
  };
  const table = new TableClient('t', line as unknown as Connection);
  const watched = table.watch().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(3);
  expect(await watched).toMatchObject({ reason: { code: 'no-table' } });
});

test('a move that waits for its answer is called not stored after a while', async () => {
  vi.useFakeTimers();
  let answer = (_: object): void => undefined;
  const line = {
    me: anna,
    hear: () => () => undefined,
    ask: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  };
  const table = new TableClient('t', line as unknown as Connection);
  const told: boolean[] = [];
  table.subscribe({ update: () => undefined, unstored: (isWaiting) => told.push(isWaiting) });
  const played = table.play({ do: 'pass' }, 3);
  expect(told.includes(true)).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told.at(-1)).toBe(true);
  answer({ type: 'accepted', to: 1 });
  expect(await played).toBeUndefined();
  expect(told.at(-1)).toBe(false);
});
