import type { News, TableInfo } from '@manigance/protocol';
import { expect, test } from 'vitest';
import type { Update } from '../match/match-client.ts';
import type { Connection } from './connection.ts';
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
async function tableOfAnna() {
  let isFree = false;
  let news = (_: News): void => undefined;
  const watching = {
    type: 'watching',
    table: infoOf({ person: anna }, { person: bruno }),
    steps: [],
    shown,
    presence: { online: [0, 1], spectators: 0 },
    chat: [],
    number: 1,
  };
  const line = {
    me: anna,
    hear: (listener: typeof news) => {
      news = listener;
      return () => undefined;
    },
    ask: ({ type }: { readonly type: string }) =>
      Promise.resolve(type === 'mayUndo' ? { type: 'undo', to: 0, isFree } : watching),
  };
  const table = new TableClient('t', line as unknown as Connection);
  await table.watch();
  const updates: Update[] = [];
  table.subscribe({ update: (update) => updates.push(update) });
  let number = 1;
  return {
    hears: (...seats: readonly object[]) => news({ type: 'table', table: infoOf(...seats) } as News),
    sees: (events: readonly object[], rest: object = {}) => {
      number += 1;
      news({ type: 'update', table: 't', step: { number, events, at: 0 }, shown, ...rest } as never);
    },
    answersUndo: (free: boolean) => {
      isFree = free;
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
