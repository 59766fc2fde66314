import { catalog } from '@manigance/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../labs/client.ts';
import { anyone, createTable, TestServer, tableOf, until } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ rateLimits: false });
});
afterAll(() => server.close());

/** A game that four can play, and its weakest bot. */
const forFour = await findForFour();
async function findForFour() {
  const found = catalog.manifests.find(({ seats, bot }) => seats.max >= 4 && bot !== undefined);
  const level = (await found?.bot?.())?.bots.levels[0]?.id;
  if (found === undefined || level === undefined) throw new Error('no game for four has bots');
  return { id: found.id, level };
}

type Guest = Awaited<ReturnType<TestServer['guest']>>;
async function twoAtTable(): Promise<{ ann: Guest; bob: Guest; table: string }> {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  for (const client of [ann, bob]) {
    await client.watch(table);
    await client.send({ type: 'sit', table });
  }
  await ann.send({ type: 'start', table });
  await until('the match has begun', () =>
    [ann, bob].every((one) => one.tables.get(table)?.shown !== undefined),
  );
  return { ann, bob, table };
}
const mark = (cell: number) => ({ do: 'mark', cell });
const known = (client: Client, table: string) => {
  const found = client.tables.get(table);
  if (found === undefined) throw new Error('not watched');
  return found;
};

test('a full table starts, and both players see the same match to its end', async () => {
  const { ann, bob, table } = await twoAtTable();
  for (const [client, cell] of [
    [ann, 0],
    [bob, 3],
    [ann, 1],
    [bob, 4],
    [ann, 2],
  ] as const) {
    const answer = await client.play(table, mark(cell), undefined);
    expect(answer.type).toBe('accepted');
  }
  await until('both know the end', () => [ann, bob].every((one) => known(one, table).info.stage === 'over'));
  expect(known(ann, table).info.outcome).toEqual({ winners: [0], how: 'line' });
  expect(known(ann, table).info.hash).toBe(known(bob, table).info.hash);
  const record = await ann.record(server.base, table);
  expect(record.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''tic-tac-toe-\d{4}-\d\d-\d\d\.jsonl$/,
  );
  expect((await record.text()).split('\n').length).toBe(8);
});

test('a refused move has a reason and changes nothing', async () => {
  const { ann, bob, table } = await twoAtTable();
  const before = known(ann, table).number;
  expect(await bob.play(table, mark(0), undefined)).toMatchObject({
    type: 'refused',
    reason: { code: 'rejected', rejection: { code: 'not-asked' } },
  });
  await ann.play(table, mark(4), undefined);
  expect(await bob.play(table, mark(4), undefined)).toMatchObject({
    reason: { rejection: { code: 'not-legal', why: { rule: 'TTT-1', code: 'taken' } } },
  });
  expect(known(ann, table).number).toBe(before + 1);
});

test('a repeated key plays a move, opens a table and says a chat line only once', async () => {
  const { ann, bob, table } = await twoAtTable();
  const [one, two] = await Promise.all([
    ann.play(table, mark(4), undefined, 'key-00001'),
    ann.play(table, mark(4), undefined, 'key-00001'),
  ]);
  expect(one).toMatchObject({ type: 'accepted', number: 2 });
  expect(two).toMatchObject({ type: 'accepted', number: 2 });
  await server.running.stop();
  await server.start();
  expect(await ann.play(table, mark(4), undefined, 'key-00001')).toMatchObject({
    type: 'accepted',
    number: 2,
  });

  const wish = { ...tableOf('tic-tac-toe', [anyone, anyone]), key: 'key-00002' } as const;
  const made = [...(await Promise.all([ann.send(wish), ann.send(wish)])), await ann.send(wish)];
  expect(new Set(made.map((one) => one.type === 'created' && one.table)).size).toBe(1);
  expect(await bob.send(wish)).not.toMatchObject({ table: made[0]?.type === 'created' && made[0].table });

  for (const text of ['one', 'one', 'two'])
    expect(await ann.send({ type: 'say', table, text, key: `key-of-${text}` })).toMatchObject({
      type: 'accepted',
    });
  await ann.watch(table);
  expect(known(ann, table).chat.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('a reconnecting device receives exactly the missed steps', async () => {
  const { ann, bob, table } = await twoAtTable();
  const phone = await server.device(ann.secret);
  await phone.watch(table);
  expect(known(phone, table).number).toBe(1);
  await ann.play(table, mark(0), undefined);
  await bob.play(table, mark(1), undefined);
  await until('the phone knows', () => known(phone, table).number === 3);
  const answer = await phone.send({ type: 'watch', table, after: 2 });
  expect(answer).toMatchObject({
    number: 3,
    steps: [{ number: 3, events: [{ type: 'marked', seat: 1, cell: 1 }] }],
  });
  expect(await phone.send({ type: 'watch', table, after: 3 })).toMatchObject({ steps: [] });
});

test('two devices on one seat both receive updates, and one of two simultaneous moves is accepted', async () => {
  const { ann, bob, table } = await twoAtTable();
  const phone = await server.device(ann.secret);
  await phone.watch(table);
  const both = await Promise.all([
    ann.play(table, mark(0), undefined),
    phone.play(table, mark(8), undefined),
  ]);
  expect(both.map(({ type }) => type).sort()).toEqual(['accepted', 'refused']);
  await bob.play(table, mark(4), undefined);
  expect(await phone.play(table, mark(1), undefined)).toMatchObject({ type: 'accepted', number: 4 });
  await until('both know', () => [ann, phone].every((one) => known(one, table).number === 4));
  expect(known(ann, table).shown).toEqual(known(phone, table).shown);
  expect(known(bob, table).info.seats[0]?.person?.id).toBe(ann.me);
});

test('a move that revealed nothing is undone at once, any other by consent', async () => {
  const { ann, bob, table } = await twoAtTable();
  await ann.play(table, mark(0), undefined);
  expect(await ann.send({ type: 'takeBack', table, key: 'back-0001' })).toMatchObject({ type: 'accepted' });
  await until('all is as before', () => known(bob, table).shown?.waiting?.seats?.[0] === 0);
  expect(known(bob, table).steps.at(-1)?.tookBack).toEqual({ by: 0, moves: 1 });
  await ann.play(table, mark(1), undefined);
  await bob.play(table, mark(2), undefined);
  await ann.send({ type: 'takeBack', table, key: 'back-0002' });
  await until('Bob is asked', () => known(bob, table).info.proposal !== undefined);
  expect(known(bob, table).info.proposal).toMatchObject({ what: 'take-back', by: 0, agreed: [0] });
  await bob.send({
    type: 'consent',
    table,
    proposal: known(bob, table).info.proposal?.number ?? 0,
    agree: true,
  });
  await until('both moves are gone', () =>
    JSON.stringify(known(ann, table).shown?.view).includes('[-1,-1,-1,-1,-1,-1,-1,-1,-1]'),
  );
});

test('a seated person who changes their name before the start has the new name', async () => {
  const ann = await server.guest('Ann');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  await ann.watch(table);
  await ann.send({ type: 'sit', table });
  await ann.send({ type: 'name', name: 'Annabelle' });
  expect(await ann.send({ type: 'sit', table })).toMatchObject({ type: 'accepted' });
  await until(
    'the seat has the new name',
    () => known(ann, table).info.seats[0]?.person?.name === 'Annabelle',
  );
});

test('proposing the same again is consent', async () => {
  const { ann, bob, table } = await twoAtTable();
  await Promise.all([ann, bob].map((one) => one.send({ type: 'propose', table, what: 'abandon' })));
  await until('it is over', () => known(ann, table).info.stage === 'abandoned');
});

test('one decline ends a proposal; consent of all abandons the match', async () => {
  const { ann, bob, table } = await twoAtTable();
  await ann.send({ type: 'propose', table, what: 'abandon' });
  await until('Bob is asked', () => known(bob, table).info.proposal !== undefined);
  await bob.send({ type: 'consent', table, proposal: 1, agree: false });
  await until('it is off', () => known(ann, table).info.proposal === undefined);
  expect(await bob.send({ type: 'consent', table, proposal: 1, agree: true })).toMatchObject({
    reason: { code: 'no-proposal' },
  });
  await bob.send({ type: 'propose', table, what: 'abandon' });
  await until('Ann is asked', () => known(ann, table).info.proposal !== undefined);
  await ann.send({ type: 'consent', table, proposal: 2, agree: true });
  await until('it is over', () => known(bob, table).info.stage === 'abandoned');
  const rematch = await bob.send({ type: 'rematch', table });
  const again = await ann.send({ type: 'rematch', table });
  if (rematch.type !== 'created' || again.type !== 'created')
    throw new Error(JSON.stringify([rematch, again]));
  expect(again.table).toBe(rematch.table);
  for (const client of [ann, bob]) await client.watch(rematch.table);
  for (const client of [ann, bob]) await client.send({ type: 'ready', table: rematch.table, ready: true });
  await until('the return match has begun', () => known(ann, rematch.table).info.stage === 'playing');
});

test('a bot plays its own seat, and takes over and returns the seat of a person', async () => {
  const ann = await server.guest('Ann');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, { for: 'bot', level: 'any' }]));
  await ann.watch(table);
  await ann.send({ type: 'sit', table });
  await ann.send({ type: 'start', table });
  await until('it begins', () => known(ann, table).shown?.asked !== undefined);
  await ann.play(table, mark(4), undefined);
  await until('the bot has moved', () => known(ann, table).number === 3);
  await ann.send({ type: 'handOver', table, level: 'any' });
  await until('two bots play to the end', () => known(ann, table).info.stage === 'over');
  expect(known(ann, table).info.seats[0]?.bot).toEqual({ level: 'any', because: 'handed-over' });
});

test.each(['endless', 'broken'])('an %s bot is replaced by what the rules play for it', async (level) => {
  const ann = await server.guest('Ann');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, { for: 'bot', level }]));
  await ann.watch(table);
  await ann.send({ type: 'sit', table });
  await ann.send({ type: 'start', table });
  await until('it begins', () => known(ann, table).shown?.asked !== undefined);
  await ann.play(table, mark(8), undefined);
  await until('the rules have moved', () => known(ann, table).number === 3);
});

test('spectators may watch unless the table excludes them; private tables are not listed', async () => {
  const { ann, table } = await twoAtTable();
  const cleo = await server.guest('Cleo');
  expect(await cleo.watch(table)).toMatchObject({ type: 'watching', number: 1, presence: { spectators: 0 } });
  await ann.play(table, mark(0), undefined);
  await until('Cleo sees it', () => known(cleo, table).number === 2);
  expect(await cleo.play(table, mark(1), undefined)).toMatchObject({ reason: { code: 'no-seat' } });
  expect(await cleo.send({ type: 'tables', of: 'everyone' })).toMatchObject({ tables: [] });
  const closed = await createTable(
    ann,
    tableOf('tic-tac-toe', [anyone, { for: 'bot', level: 'any' }], { spectators: false }),
  );
  await ann.send({ type: 'sit', table: closed });
  await ann.send({ type: 'start', table: closed });
  expect(await cleo.watch(closed)).toMatchObject({ reason: { code: 'no-table' } });
});

test('invitation code, full table, and the host’s arrangement and start', async () => {
  const ann = await server.guest('Ann');
  const created = await ann.send(tableOf(forFour.id, [anyone, anyone, anyone]));
  if (created.type !== 'created') throw new Error(JSON.stringify(created));
  const bob = await server.guest('Bob');
  expect(await bob.send({ type: 'find', code: created.code })).toMatchObject({
    type: 'found',
    table: created.table,
  });
  const { table } = created;
  await bob.watch(table);
  expect(await bob.send({ type: 'start', table })).toMatchObject({ reason: { code: 'host-only' } });
  await bob.send({ type: 'sit', table, seat: 1 });
  expect(await ann.send({ type: 'sit', table, seat: 1 })).toMatchObject({ reason: { code: 'seat-taken' } });
  await ann.send({ type: 'sit', table, seat: 0 });
  expect(await ann.send({ type: 'start', table })).toMatchObject({ reason: { code: 'seat-taken' } });
  const [level] = known(bob, table).info.seats.length === 3 ? ['wick'] : [];
  expect(await ann.send({ type: 'start', table, fill: level })).toMatchObject({ type: 'accepted' });
  await until('it begins', () => known(bob, table).info.stage === 'playing');
  expect(known(bob, table).info.seats[2]?.bot?.level).toBe('wick');
});

test('chat reaches everyone, a muted person reaches nobody, and a line is either text or phrase', async () => {
  const { ann, bob, table } = await twoAtTable();
  await bob.send({ type: 'say', table, text: '<b>hi</b>' });
  await bob.send({ type: 'say', table, phrase: 'well-played' });
  await until('Ann has read', () => known(ann, table).chat.length === 2);
  expect(known(ann, table).chat[0]).toMatchObject({ text: '<b>hi</b>', seat: 1, from: { name: 'Bob' } });
  expect(await bob.send({ type: 'say', table })).toMatchObject({ reason: { code: 'nothing-said' } });
  expect(await bob.send({ type: 'mute', table, who: ann.me, muted: true })).toMatchObject({
    reason: { code: 'host-only' },
  });
  await ann.send({ type: 'mute', table, who: bob.me, muted: true });
  expect(await bob.send({ type: 'say', table, text: 'x' })).toMatchObject({ reason: { code: 'muted' } });
});

test('a bot plays on for a person who leaves, and the seat can be taken back', async () => {
  const { ann, bob, table } = await twoAtTable();
  await bob.send({ type: 'leave', table });
  await until('Ann knows', () => known(ann, table).info.seats[1]?.bot?.because === 'left');
  await ann.play(table, mark(0), undefined);
  await until('the bot plays', () => known(ann, table).number === 3);
  await bob.send({ type: 'takeOver', table });
  await until('Bob is back', () => known(ann, table).info.seats[1]?.bot === undefined);
});

test('a move ends a take-back proposal but not a proposal to abandon', async () => {
  const { ann, bob, table } = await twoAtTable();
  await ann.play(table, mark(0), undefined);
  await bob.play(table, mark(1), undefined);
  await ann.send({ type: 'takeBack', table, key: 'back-0003' });
  await until('Bob is asked', () => known(bob, table).info.proposal !== undefined);
  await ann.play(table, mark(2), undefined);
  await until('it is off', () => known(bob, table).info.proposal === undefined);
  expect(await bob.send({ type: 'consent', table, proposal: 1, agree: true })).toMatchObject({
    reason: { code: 'no-proposal' },
  });
  await ann.send({ type: 'propose', table, what: 'abandon' });
  await bob.play(table, mark(3), undefined);
  expect(await bob.send({ type: 'consent', table, proposal: 2, agree: true })).toMatchObject({
    type: 'accepted',
  });
  await until('it is over', () => known(ann, table).info.stage === 'abandoned');
});

test('a proposal is carried out when the only person who has not agreed leaves', async () => {
  const { ann, bob, table } = await twoAtTable();
  await ann.play(table, mark(0), undefined);
  await bob.play(table, mark(1), undefined);
  await ann.send({ type: 'takeBack', table, key: 'back-0004' });
  await until('Bob is asked', () => known(bob, table).info.proposal !== undefined);
  await bob.send({ type: 'leave', table });
  await until('the moves are gone', () => known(ann, table).steps.at(-1)?.tookBack !== undefined);
  expect(known(ann, table).steps.at(-1)?.tookBack).toEqual({ by: 0, moves: 2 });

  const other = await twoAtTable();
  await other.ann.send({ type: 'propose', table: other.table, what: 'abandon' });
  await other.bob.send({ type: 'leave', table: other.table });
  await until('it is over', () => known(other.ann, other.table).info.stage === 'abandoned');
});

test('when the host leaves the lobby the next seated person becomes host; empty tables are not listed', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const table = await createTable(ann, tableOf(forFour.id, [anyone, anyone, anyone], { access: 'open' }));
  const isListed = async () => {
    const answer = await bob.send({ type: 'tables', of: 'everyone' });
    return answer.type === 'tables' && answer.tables.some(({ id }) => id === table);
  };
  expect(await isListed()).toBe(false);
  await ann.send({ type: 'sit', table });
  await bob.watch(table);
  expect(await isListed()).toBe(true);
  await ann.send({ type: 'leave', table });
  expect(known(bob, table).info.host).toBe(ann.me);
  expect(await isListed()).toBe(false);
  await bob.send({ type: 'sit', table });
  await until('Bob is host', () => known(bob, table).info.host === bob.me);
  await ann.send({ type: 'sit', table });
  await bob.send({ type: 'leave', table });
  await until('Ann is host', () => known(bob, table).info.host === ann.me);
  expect(await bob.send({ type: 'start', table, fill: 'wick' })).toMatchObject({
    reason: { code: 'host-only' },
  });
  expect(await ann.send({ type: 'start', table, fill: 'wick' })).toMatchObject({ type: 'accepted' });
});

test('a rematch seats everyone who stayed and starts when all are ready or its opener starts it', async () => {
  const guests = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => server.guest(name)));
  const [ann, bob, cleo] = guests as [Guest, Guest, Guest];
  const bot = { for: 'bot', level: forFour.level } as const;
  const table = await createTable(ann, tableOf(forFour.id, [anyone, anyone, anyone, bot]));
  for (const client of guests) {
    await client.watch(table);
    await client.send({ type: 'sit', table });
  }
  await ann.send({ type: 'start', table });
  await ann.send({ type: 'leave', table });
  await bob.send({ type: 'propose', table, what: 'abandon' });
  await cleo.send({ type: 'consent', table, proposal: 1, agree: true });
  expect(await ann.send({ type: 'rematch', table })).toMatchObject({ reason: { code: 'no-seat' } });
  const made = await bob.send({ type: 'rematch', table });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  const { table: second } = made;
  await bob.watch(second);
  const { info } = known(bob, second);
  expect(info).toMatchObject({ stage: 'gathering', host: bob.me });
  expect(info.seats.map(({ person }) => person?.name)).toEqual([undefined, 'Bob', 'Cleo', undefined]);
  expect(info.seats.map(({ plan }) => plan.for)).toEqual(['bot', 'anyone', 'anyone', 'bot']);
  await cleo.watch(second);
  for (const client of [bob, cleo]) await client.send({ type: 'ready', table: second, ready: true });
  await until('it begins', () => known(cleo, second).info.stage === 'playing');

  await bob.send({ type: 'propose', table: second, what: 'abandon' });
  await cleo.send({ type: 'consent', table: second, proposal: 1, agree: true });
  const third = await cleo.send({ type: 'rematch', table: second });
  if (third.type !== 'created') throw new Error(JSON.stringify(third));
  expect(await bob.send({ type: 'start', table: third.table })).toMatchObject({
    reason: { code: 'host-only' },
  });
  expect(await cleo.send({ type: 'start', table: third.table })).toMatchObject({ type: 'accepted' });
});
