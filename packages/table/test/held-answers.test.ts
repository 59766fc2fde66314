import { type Move, seatsAsked, show } from '@manigance/core';
import type { Answer, Pace } from '@manigance/protocol';
import { expect, test } from 'vitest';
import { MemoryStore, type Person, type Room, waitsInSecret } from '../src/index.ts';
import { VirtualTime } from '../testing/index.ts';
import { matchOf, people, play, registryOn, seated, secretGame } from './rooms.ts';

/** A table of four people in virtual time, at the moment at which one of them is asked in secret. */
async function askedInSecret(pace: Pace = { kind: 'untimed' }) {
  const time = new VirtualTime();
  const store = new MemoryStore();
  const newRegistry = () => registryOn(store, time.now, { scheduler: time, answerDelay: () => 2_000 });
  for (let match = 0; ; match++) {
    const room = await seated(newRegistry(), secretGame.id, 4, pace);
    for (let turn = match; room.table.stage === 'playing'; turn++) {
      const { state } = matchOf(room);
      const [seat = 0] = seatsAsked(secretGame, state);
      const options = show(secretGame, state, seat).asked?.options ?? [];
      const person = people[seat] as (typeof people)[0];
      if (waitsInSecret(secretGame, state)) {
        const pass = options[0] as Move;
        return { time, room, person, pass, newRegistry };
      }
      await room.command(person, play(room.id, options[(turn * 7) % options.length] as Move));
    }
  }
}

/** Sends a move; the answer appears in the list once it is given. */
function sendInto(answers: Answer[], room: Room, person: Person, message: ReturnType<typeof play>): void {
  void room.command(person, message).then((answer) => answers.push(answer));
}

test('an early answer is accepted at its moment, once, also when it is sent again', async () => {
  const { time, room, person, pass } = await askedInSecret();
  const { moves } = matchOf(room);
  const answers: Answer[] = [];
  for (let sent = 0; sent < 2; sent++) sendInto(answers, room, person, play(room.id, pass, 'key-00000001'));
  await time.pass(1_999);
  expect([answers, matchOf(room).moves]).toEqual([[], moves]);
  await time.pass(1);
  expect(answers).toMatchObject([{ type: 'accepted' }, { type: 'accepted' }]);
  expect(matchOf(room).moves).toBe(moves + 1);
});

test('an illegal answer is refused at once', async () => {
  const { room, person } = await askedInSecret();
  const answer = await room.command(person, play(room.id, { do: 'nothing of the kind' }));
  expect(answer).toMatchObject({ type: 'refused', reason: { code: 'rejected' } });
});

test('a table holds few answers at a time', async () => {
  const { time, room, person, pass } = await askedInSecret();
  const answers: Answer[] = [];
  for (let sent = 0; sent < 20; sent++) sendInto(answers, room, person, play(room.id, pass));
  await time.pass(1);
  expect(answers).toHaveLength(12);
  expect(answers[0]).toMatchObject({ type: 'refused', reason: { code: 'too-fast' } });
  await time.pass(2_000);
  expect(answers.filter(({ type }) => type === 'accepted')).toHaveLength(1);
  expect(answers).toHaveLength(20);
});

test('people do not wait where nobody could learn anything from it', async () => {
  const { time, room, person, pass } = await askedInSecret();
  const { setup, seats } = room.table;
  const alone = seats.map(({ plan, ...seat }) =>
    seat.person?.id === person.id ? { plan, ...seat } : { plan },
  );
  Object.assign(room.table, { setup: { ...setup, spectators: false }, seats: alone });
  const answers: Answer[] = [];
  sendInto(answers, room, person, play(room.id, pass));
  await time.pass(1);
  expect(answers).toMatchObject([{ type: 'accepted' }]);
});

test('nobody can hold a secret question open by handing their seat over and taking it back', async () => {
  const { time, room, person, pass } = await askedInSecret();
  const other = people.find(({ id }) => id !== person.id) as Person;
  const answers: Answer[] = [];
  sendInto(answers, room, person, play(room.id, pass));
  for (let turn = 0; turn < 4; turn++) {
    await room.command(other, { type: 'handOver', id: 1, table: room.id, level: 'any' });
    await time.pass(250);
    await room.command(other, { type: 'takeOver', id: 1, table: room.id });
    await time.pass(250);
  }
  expect(answers).toMatchObject([{ type: 'accepted' }]);
});

test('a time-out that fell due while no server ran comes at its drawn moment, as any answer does', async () => {
  const { time, room, newRegistry } = await askedInSecret({ kind: 'live', bank: 3_600, increment: 0 });
  const { moves } = matchOf(room);
  await room.close();
  time.jump(600_000);
  const opened = (await newRegistry().room(room.id)) as Room;
  void opened.wake();
  await time.pass(1_999);
  expect(matchOf(opened).moves).toBe(moves);
  await time.pass(1);
  expect(matchOf(opened).moves).toBe(moves + 1);
});
