import { canonical, legalMoves, type Move, seatsAsked, show } from '@manigance/core';
import type { Answer, News, PastStep } from '@manigance/protocol';
import { expect, test } from 'vitest';
import type { Room } from '../src/index.ts';
import { ann, bob, cleo, games, makeRegistry, matchOf, people, play, seated, watching } from './rooms.ts';

type Shown = ReturnType<typeof show>;

/** The views of the steps, put together from their changes. */
function viewsOf(steps: readonly PastStep[]): object[] {
  let view: object = {};
  return steps.map(({ view: changed, without = [] }) => {
    const kept = Object.entries(view).filter(([name]) => !without.includes(name));
    view = { ...Object.fromEntries(kept), ...changed };
    return view;
  });
}

async function stepsOf(room: Room, person: (typeof people)[number]): Promise<readonly PastStep[]> {
  const answer = (await room.past(person, 1)) as Extract<Answer, { readonly type: 'past' }>;
  return answer.steps;
}

test.each(Object.keys(games))(
  '%s: the match so far is for each viewer exactly what they were sent, step by step',
  async (id) => {
    const { registry } = await makeRegistry();
    const room = await seated(registry, id, 2, { kind: 'untimed' });
    const game = games[id]?.game;
    if (game === undefined) throw new Error('no such game');
    const viewers = [ann, bob, cleo];
    const began = viewers.map((_, at) => show(game, matchOf(room).state, at < 2 ? at : 'spectator'));
    const heard = await Promise.all(viewers.map((person) => watching(room, person)));
    for (let turn = 0; turn < 60 && room.table.stage === 'playing'; turn++) {
      const [seat = 0] = seatsAsked(game, matchOf(room).state);
      const moves = legalMoves(game, matchOf(room).state, seat);
      await room.command(people[seat] as typeof ann, play(room.id, moves[(turn * 7) % moves.length] as Move));
    }
    for (const [at, person] of viewers.entries()) {
      const told = (heard[at]?.told ?? []) as unknown as News[];
      const updates = told.filter((one) => one.type === 'update');
      const sent = [began[at] as Shown, ...updates.map(({ shown }) => shown as Shown)];
      const steps = await stepsOf(room, person);
      expect(steps.length).toBe(sent.length);
      expect(canonical(viewsOf(steps)) === canonical(sent.map(({ view }) => view))).toBe(true);
      expect(steps.slice(1).map(({ step }) => step)).toEqual(updates.map(({ step }) => step));
      expect(steps.every(({ shown }) => !('asked' in shown))).toBe(true);
    }
  },
);

test('undone steps are left out of the match so far', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const mark = (cell: number) => ({ do: 'mark', cell }) as Move;
  await room.command(ann, play(room.id, mark(0)));
  const before = await stepsOf(room, bob);
  await room.command(bob, play(room.id, mark(4)));
  await room.command(bob, { type: 'takeBack', id: 1, table: room.id, key: 'back-0001' });
  expect(viewsOf(await stepsOf(room, bob))).toEqual(viewsOf(before));
  await room.command(bob, play(room.id, mark(8)));
  expect(await stepsOf(room, bob)).toHaveLength(before.length + 1);
});
