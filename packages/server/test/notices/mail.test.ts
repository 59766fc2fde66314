import type { Shown, Vocabulary } from '@manigance/core';
import { catalog } from '@manigance/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../labs/client.ts';
import { type BrowserGuest, postAs, wantsAll } from '../../labs/mail-guest.ts';
import { anyone, createTable, tableOf } from '../test-server.ts';
import { NoticeClub } from './notice-club.ts';

let club: NoticeClub;
let bob: BrowserGuest;
beforeAll(async () => {
  club = await NoticeClub.open();
  bob = await club.guest('Noor');
});
afterAll(() => club.close());

/** A game with sealed answers. */
const game = catalog.manifests[1];
let people = 0;
/** A new guest who wants mail, and their address. */
async function reader(settings = wantsAll): Promise<BrowserGuest & { readonly address: string }> {
  const address = `reader${++people}@example.org`;
  const guest = await club.guest(`Reader ${people}`);
  await club.wantMail(guest, address, settings);
  return { ...guest, address };
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const mark = (client: Client, table: string, cell: number) =>
  client.play(table, { do: 'mark', cell } as never, undefined);

test('a turn is told once, with what happened since the last move and a link that opens the table', async () => {
  const alix = await reader();
  const table = await club.begin(game?.id ?? '', alix.client, bob.client);
  await playUntilAsked(table, { mover: bob.client, other: alix.client });
  const mail = await club.noticeTo(alix.address);
  expect(mail.headers).toMatchObject({ subject: `Your turn: ${game?.title}`, to: alix.address });
  expect(mail.text).toContain('With Noor.');
  const told = mail.text.split('\n').filter((line) => line.startsWith('– '));
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(line).toMatch(/^– Noor[ :]/);
  const link = `http://localhost:${club.server.running.port}/#/table/${table}`;
  expect(mail.text).toContain(`To the table: ${link}\n`);
  expect(mail.html).toContain(`<a href="${link.replace('&', '&#38;')}">To the table</a>`);
  await pause(300);
  expect(club.noticesTo(alix.address)).toHaveLength(1);
});

test('each in their language; a chat line or a settings change tells nothing again', async () => {
  const alix = await reader({ ...wantsAll, language: 'fr' });
  const table = await club.begin('tic-tac-toe', alix.client, bob.client);
  const mail = await club.noticeTo(alix.address);
  expect(mail.headers.subject).toBe('À vous de jouer\u00a0: tic-tac-toe');
  await bob.client.send({ type: 'say', table, text: 'well?' });
  await postAs(club.server, alix.cookie, 'setNotices', { settings: wantsAll });
  await pause(500);
  expect(club.noticesTo(alix.address)).toHaveLength(1);
});

test('nothing is told to a person who watches the table, and it is once they have left', async () => {
  const alix = await reader();
  const table = await createTable(alix.client, tableOf('tic-tac-toe', [anyone, anyone]));
  for (const { client } of [alix, bob]) await client.send({ type: 'sit', table });
  await alix.client.watch(table);
  await alix.client.send({ type: 'start', table });
  await pause(400);
  expect(club.noticesTo(alix.address)).toEqual([]);
  await alix.client.send({ type: 'unwatch', table });
  expect((await club.noticeTo(alix.address)).headers.subject).toContain('Your turn');
});

test('a wait that ends before its notice is due is told to nobody; that the match is over is told once', async () => {
  const after = { ...wantsAll, mail: { ...wantsAll.mail, after: 60 } };
  const [alix, noor] = [
    await reader(after),
    await reader({ ...wantsAll, mail: { ...wantsAll.mail, kinds: ['over'] } }),
  ];
  const table = await club.begin('tic-tac-toe', alix.client, noor.client);
  for (const [turn, cell] of [0, 3, 1, 4, 2].entries())
    await mark(turn % 2 === 0 ? alix.client : noor.client, table, cell);
  expect((await club.noticeTo(noor.address)).headers.subject).toBe('The match is over: tic-tac-toe');
  await pause(300);
  expect(club.noticesTo(noor.address)).toHaveLength(1);
  expect(club.noticesTo(alix.address)).toEqual([]);
});

test('in quiet hours nothing is told, nor of tables and kinds that were not chosen', async () => {
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quiet = { from: (minute + 1_380) % 1_440, to: (minute + 60) % 1_440 };
  const asleep = await reader({ ...wantsAll, zone: 'UTC', quiet });
  const choosy = await reader({ ...wantsAll, mail: { ...wantsAll.mail, tables: 'turn-based' } });
  for (const { client } of [asleep, choosy]) await club.begin('tic-tac-toe', client, bob.client);
  await pause(500);
  expect([asleep, choosy].flatMap(({ address }) => club.noticesTo(address))).toEqual([]);
  // What was not told is told at their end, or once they are called off, if the wait goes on.
  const { storage } = club.server.running;
  const sql = `SELECT state, due_at FROM notices WHERE guest = $1 AND kind = 'turn'`;
  const waiting = async () => {
    const [row] = await storage.query(sql, asleep.me);
    return [row?.state, Number(row?.due_at) % 86_400_000];
  };
  await expect.poll(waiting).toEqual(['waiting', quiet.to * 60_000]);
  await postAs(club.server, asleep.cookie, 'setNotices', { settings: wantsAll });
  expect((await club.noticeTo(asleep.address)).headers.subject).toContain('Your turn');
});

test('a rematch keeps seats, and those they are kept for are told', async () => {
  const alix = await reader({ ...wantsAll, mail: { ...wantsAll.mail, kinds: ['invited'] } });
  const table = await club.begin('tic-tac-toe', bob.client, alix.client);
  for (const [turn, cell] of [0, 3, 1, 4, 2].entries())
    await mark(turn % 2 === 0 ? bob.client : alix.client, table, cell);
  const made = await bob.client.send({ type: 'rematch', table });
  const mail = await club.noticeTo(alix.address);
  expect(mail.headers.subject).toBe('A seat is waiting for you: tic-tac-toe');
  expect(mail.text).toContain(made.type === 'created' ? made.table : 'no table');
});

test('a proposal to abandon, and the end that follows, are told', async () => {
  const alix = await reader({ ...wantsAll, mail: { ...wantsAll.mail, kinds: ['abandoned'] } });
  const table = await club.begin('tic-tac-toe', bob.client, alix.client);
  await bob.client.send({ type: 'propose', table, what: 'abandon' });
  await club.noticeTo(alix.address);
  await alix.client.send({ type: 'consent', table, proposal: 1, agree: true });
  await alix.client.send({ type: 'consent', table, proposal: 0, agree: true });
  await club.noticeTo(alix.address, 2);
});

test('a mail that was surely not taken is sent again, one that may have been is not', async () => {
  const { receiver } = club;
  const refusals = ['451 later', '451 later'];
  const [alix, noor] = [await reader(), await reader()];
  receiver.interfere = (command, line) =>
    command === 'RCPT' && line.includes(alix.address) ? refusals.pop() : undefined;
  await club.begin('tic-tac-toe', alix.client, bob.client);
  await club.noticeTo(alix.address);
  expect(refusals).toEqual([]);
  let cuts = 0;
  receiver.interfere = (command, text) => {
    if (command !== 'text' || !text.includes(noor.address)) return undefined;
    cuts++;
    return 'cut';
  };
  await club.begin('tic-tac-toe', noor.client, bob.client);
  await pause(600);
  receiver.interfere = () => undefined;
  expect(cuts).toBe(1);
  expect(club.noticesTo(noor.address)).toEqual([]);
});

test('one click ends the mails; a link that is forged, or another’s, ends nothing', async () => {
  const [alix, noor] = [await reader(), await reader()];
  await club.begin('tic-tac-toe', alix.client, bob.client);
  const { headers, text } = await club.noticeTo(alix.address);
  const address =
    /^<http:\/\/localhost:\d+(\/api\/stop-notices\/[\w.-]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ??
    '';
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain(`/#/notices/stop/${address.slice('/api/stop-notices/'.length)}`);
  const stop = (path: string, method = 'POST') =>
    fetch(`${club.server.base}${path}`, {
      method,
      redirect: 'manual',
      ...(method === 'GET'
        ? {}
        : {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: 'List-Unsubscribe=One-Click',
          }),
    });
  const addressOf = async ({ cookie }: BrowserGuest) =>
    ((await (await postAs(club.server, cookie, 'notices', {})).json()) as { readonly address?: string })
      .address;
  const forged = [
    address.replace(alix.me, noor.me),
    `${address.slice(0, -2)}${address.endsWith('AA') ? 'BB' : 'AA'}`,
    `/api/stop-notices/${alix.me}.`,
    `/api/stop-notices/${alix.me}`,
  ];
  for (const path of forged) expect((await stop(path)).status, path).toBe(404);
  expect((await stop(address, 'GET')).status).toBe(302); // a scanner that looks at links ends nothing
  expect([await addressOf(alix), await addressOf(noor)]).toEqual([alix.address, noor.address]);
  expect((await stop(address)).status).toBe(200);
  expect([await addressOf(alix), await addressOf(noor)]).toEqual([undefined, noor.address]);
});

test('an address is told nothing before its reader has typed the code that was sent there', async () => {
  const [alix, noor] = [await club.guest('Typist'), await club.guest('Other')];
  const ask = (guest: BrowserGuest, body: object) => postAs(club.server, guest.cookie, 'noticeAddress', body);
  const address = 'typist@example.org';
  await postAs(club.server, alix.cookie, 'setNotices', { settings: wantsAll });
  await ask(alix, { address });
  const code = /\b[A-Z2-9]{8}\b/.exec((await club.receiver.mailTo(address)).text)?.[0] ?? '';
  const codes: readonly (readonly [BrowserGuest, object])[] = [
    [alix, { address, code: 'AAAAAAAA' }],
    [alix, { address: 'victim@example.org', code }],
    [noor, { address, code }], // a code is of one guest
  ];
  for (const [guest, body] of codes)
    expect(await (await ask(guest, body)).json()).toMatchObject({ reason: { code: 'wrong-code' } });
  const twoInOne = await ask(alix, { address: 'a@example.org, b@example.org' });
  expect(await twoInOne.json()).toMatchObject({ reason: { code: 'bad-address' } });
  await club.begin('tic-tac-toe', alix.client, bob.client);
  await pause(300);
  expect(club.noticesTo(address)).toEqual([]);
  expect((await ask(alix, { address, code: ` ${code.toLowerCase()}` })).status).toBe(200);
});

/** Both answer until, some questions later, only the other is asked after a move of the mover; then nobody watches. */
async function playUntilAsked(
  table: string,
  { mover, other }: { readonly mover: Client; readonly other: Client },
): Promise<void> {
  for (const client of [mover, other]) await client.watch(table);
  let last: Client | undefined;
  for (let answers = 0; answers < 200; answers++) {
    const [mine, others] = [openQuestion(mover, table), openQuestion(other, table)];
    if (answers > 3 && mine === undefined && others !== undefined && last === mover) break;
    const [client, asked] = mine === undefined ? [other, others] : [mover, mine];
    last = client;
    if (asked !== undefined) await client.play(table, asked.options[0] as never, asked.question);
  }
  for (const client of [mover, other]) await client.send({ type: 'unwatch', table });
}

function openQuestion(client: Client, table: string): Shown<Vocabulary>['asked'] {
  const asked = client.tables.get(table)?.shown?.asked;
  return asked?.answer === undefined ? asked : undefined;
}
