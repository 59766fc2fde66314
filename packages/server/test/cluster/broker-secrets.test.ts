import { catalog } from '@manigance/games';
import { afterAll, describe, expect, test } from 'vitest';
import { type Client, newGuest } from '../../labs/client.ts';
import { playMatch } from '../../labs/match.ts';
import { faultsOnTheWire } from '../../labs/wire-check.ts';
import { toyGames } from '../test-server.ts';
import { threeServers } from './three-servers.ts';

const captured: Captured[] = [];
/** Tables of earlier tests, whose people leave while the next one runs. */
const earlier: string[] = [];
const club = await threeServers({}, { tap: capture() });
afterAll(() => club?.close());

/**
 * Reads everything that servers publish from the bytes they send to the broker. A subscription to everything would answer
 * for nobody: requests to subjects that nobody serves would find a listener.
 */
function capture(): (data: Buffer, connection: number) => void {
  const rests = new Map<number, Buffer>();
  return (data, connection) => {
    let rest = Buffer.concat([rests.get(connection) ?? Buffer.alloc(0), data]);
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const [verb = '', subject = '', ...more] = rest.subarray(0, end).toString().split(' ');
      const isPublished = verb === 'PUB' || verb === 'HPUB';
      const length = isPublished ? Number(more.at(-1)) : 0;
      const after = isPublished ? end + 2 + length + 2 : end + 2;
      if (rest.length < after) break;
      if (verb === 'HPUB') captured.push({ subject, text: 'a message with headers' });
      if (verb === 'PUB')
        captured.push({ subject, text: rest.subarray(end + 2, end + 2 + length).toString() });
      rest = rest.subarray(after);
    }
    rests.set(connection, rest);
  };
}

interface Captured {
  readonly subject: string;
  readonly text: string;
}

/** A message that is neither a client's nor for one. */
const betweenServers: readonly (readonly [subject: RegExp, text: RegExp])[] = [
  [/^owner\.[a-z0-9]{16}$/, /^\{("server":"[a-z0-9]{10}",)?"epoch":\d+\}$/],
  [/^server\.[a-z0-9]{10}$/, /^\{"from":"[a-z0-9]{10}","type":("ping"|"dropped"|"gone","socket":\d+)\}$/],
  [
    /^server\.[a-z0-9]{10}$/,
    /^\{"from":"[a-z0-9]{10}","type":"check","watched":\{("[a-z0-9]{16}":\[(\d+,?)+\],?)+\}\}$/,
  ],
  [/^_INBOX\./, /^\{"missing":\[("[a-z0-9]{16}",?)*\],"sent":\d+\}$/],
  [/^rates$/, /^\{"from":"[a-z0-9]{10}","name":"[a-z]+","hash":"[a-f0-9]{24}"\}$/],
  [/^_INBOX\./, /^$|^\{"owner":"[a-z0-9]{10}","epoch":\d+(,"moved":true|,"mayWatch":(true|false))?\}$/],
  [/^table\./, /^\{"from":"[a-z0-9]{10}","who":true\}$/],
];

describe.skipIf(club === undefined)('the broker between three servers', () => {
  test.each(catalog.ids)(
    'carries of %s what sockets send and are sent, and nothing else',
    async (id) => {
      const game = toyGames[id]?.game;
      if (club === undefined || game === undefined) throw new Error('no club');
      captured.length = 0;
      const urls = club.servers.map(({ socketUrl }) => socketUrl);
      const played = await playMatch(club.servers[0].base, urls, { game: id, seed: 5, patience: 20_000 });
      expect(await faultsOnTheWire(game, club.servers[0].running.storage, played)).toEqual([]);
      const clients = [...played.players, played.spectator];
      const about = captured.filter(
        ({ subject, text }) => !earlier.some((table) => `${subject} ${text}`.includes(table)),
      );
      const { strange, news } = compare(about, clients);
      earlier.push(played.table);
      expect(strange).toEqual([]);
      expect(news).toBeGreaterThan(100);
      for (const client of clients) client.close();
    },
    400_000,
  );
});

/** Finds messages on the broker that no socket sent or was sent. */
function compare(captured: readonly Captured[], clients: readonly Client[]) {
  const strange: Captured[] = [];
  const received = new Map(clients.map((client) => [client, new Set(client.received)]));
  const sent = new Map(clients.map((client) => [client, new Set(client.sent)]));
  const holder = new Map<string, Client>();
  let news = 0;
  for (const one of captured) {
    const { subject, text } = one;
    if (betweenServers.some(([of, shape]) => of.test(subject) && shape.test(text))) continue;
    if (subject.startsWith('table.')) {
      const { from, socket, person, message, ...rest } = JSON.parse(text);
      const client = clients.find(({ identity }) => identity?.id === person.id);
      if (client !== undefined) holder.set(`${from} ${socket}`, client);
      const isSent = client !== undefined && sent.get(client)?.has(JSON.stringify(message)) === true;
      if (!isSent || client.identity?.name !== person.name || Object.keys(rest).length > 0) strange.push(one);
    } else if (subject.startsWith('news.')) {
      const server = subject.slice('news.'.length);
      for (const { sockets, text: part } of textsOf(text)) {
        news++;
        const isReceived = (socket: string) => {
          const client = holder.get(`${server} ${socket}`);
          return client !== undefined && received.get(client)?.has(part) === true;
        };
        if (!sockets.every(isReceived)) strange.push(one);
      }
    } else if (subject.startsWith('_INBOX.')) {
      const { owner: _, epoch: __, answer, ...rest } = JSON.parse(text);
      const isReceived = clients.some((client) => received.get(client)?.has(JSON.stringify(answer)) === true);
      if (!isReceived || Object.keys(rest).length > 0) strange.push(one);
    } else strange.push(one);
  }
  return { strange, news };
}

/**
 * The texts in one message: after a line with sender and number come the texts, each after a line with its sockets, table,
 * epoch and length. All of the message is read.
 */
function textsOf(message: string) {
  const texts: { readonly sockets: readonly string[]; readonly text: string }[] = [];
  const [first = ''] = message.split('\n', 1);
  if (!/^[a-z0-9]{10} \d+$/.test(first)) return [{ sockets: ['none'], text: message }];
  for (let rest = message.slice(first.length + 1); rest !== ''; ) {
    const [head = ''] = rest.split('\n', 1);
    const [to = '', , , length = ''] = head.split(' ');
    const end = head.length + 1 + Number(length);
    texts.push({ sockets: to.split(','), text: rest.slice(head.length + 1, end) });
    rest = rest.slice(end);
  }
  return texts;
}

test.skipIf(club === undefined)('a planted secret on the broker is found', async () => {
  if (club === undefined) throw new Error('no club');
  const { id, token } = await newGuest(club.servers[0].base, 'Ann');
  const client = await club.servers[0].device(token);
  client.received.push('{"type":"update"}');
  const request = {
    from: 'aaaaaaaaaa',
    socket: 1,
    person: { id, name: 'Ann' },
    message: { type: 'ping', id: 7 },
  };
  client.sent.push(JSON.stringify(request.message));
  const honest = [
    { subject: 'table.aaaaaaaaaaaaaaaa', text: JSON.stringify(request) },
    { subject: 'news.aaaaaaaaaa', text: 'bbbbbbbbbb 1\n1 aaaaaaaaaaaaaaaa 1 17 .\n{"type":"update"}' },
  ];
  expect(compare(honest, [client]).strange).toEqual([]);
  const planted = {
    subject: 'news.aaaaaaaaaa',
    text: 'bbbbbbbbbb 2\n1 aaaaaaaaaaaaaaaa 1 28 .\n{"type":"update","hand":[1]}',
  };
  expect(compare([...honest, planted], [client]).strange).toEqual([planted]);
});
