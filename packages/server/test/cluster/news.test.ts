import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Broker } from '../../src/cluster/broker.ts';
import { NewsReader, NewsSender } from '../../src/cluster/news.ts';

/** News as a server publishes it, and as the others read it. */
function line() {
  const published: { readonly subject: string; readonly text: string }[] = [];
  // A broker carries bytes.
  const carried = (text: string) => Buffer.from(text).toString();
  const broker = {
    publish: (subject: string, text: string) => published.push({ subject, text: carried(text) }),
  };
  const sender = new NewsSender(broker as unknown as Broker, 'sender');
  const missed: string[] = [];
  const reader = new NewsReader((from) => missed.push(from));
  const read = () => published.splice(0).flatMap(({ text }) => reader.read(text));
  return { sender, published, reader, read, missed };
}

test('all texts of a turn for a server go over the broker in one message, each once', async () => {
  const { sender, published, read } = line();
  for (const socket of [1, 2, 3]) sender.send('one', socket, 'table 4', 'for all');
  sender.send('two', 1, 'table 4', 'for all');
  sender.send('one', 1, 'other 7', 'é');
  await nextTurn();
  expect(published.map(({ subject }) => subject)).toEqual(['news.one', 'news.two']);
  expect(read()).toEqual([
    { sockets: [1, 2, 3], table: 'table', epoch: 4, text: 'for all' },
    { sockets: [1], table: 'other', epoch: 7, text: 'é' },
    { sockets: [1], table: 'table', epoch: 4, text: 'for all' },
  ]);
});

test('each socket receives its texts in the order they were sent', async () => {
  const { sender, read } = line();
  sender.send('one', 1, 'table 4', 'first of 1');
  sender.send('one', 2, 'table 4', 'first of 2');
  sender.send('one', 1, 'table 4', 'second');
  sender.send('one', 2, 'table 4', 'second');
  sender.send('one', 1, 'other 1', 'first of 1');
  await nextTurn();
  const news = read();
  const of = (socket: number) =>
    news.flatMap(({ sockets, text }) => (sockets.includes(socket) ? [text] : []));
  expect(of(1)).toEqual(['first of 1', 'second', 'first of 1']);
});

test('a text that is too long for one message comes in parts, and lost parts spoil no later text', async () => {
  const { sender, published, reader } = line();
  const long = 'é💃'.repeat(300_000);
  sender.send('one', 1, 'table 4', long);
  sender.send('one', 2, 'table 4', 'short');
  await nextTurn();
  expect(published.length).toBeGreaterThan(3);
  expect(published.every(({ text }) => Buffer.byteLength(text) < 1_000_000)).toBe(true);
  const texts = published.flatMap(({ text }) => reader.read(text).map((one) => one.text));
  expect(texts).toEqual([long, 'short']);
  reader.read(published[0]?.text ?? '');
  reader.clear();
  expect(reader.read('sender 1\n1 table 4 5 .\nwhole')[0]?.text).toBe('whole');
});

test('a reply follows the texts that were sent before it', async () => {
  const { sender, published } = line();
  const order: number[] = [];
  sender.reply(() => order.push(published.length));
  sender.send('one', 1, 'table 4', 'before');
  sender.reply(() => order.push(published.length));
  expect([published.length, order]).toEqual([0, []]);
  await nextTurn();
  expect(order).toEqual([1, 1]);
});

test('a lost message is noticed with the next one, or when the sender says how many there were', async () => {
  const { sender, published, reader, read, missed } = line();
  const send = async () => {
    sender.send('one', 1, 'table 4', 'text');
    await nextTurn();
  };
  await send();
  await send();
  expect([read().length, missed]).toEqual([2, []]);
  await send();
  published.length = 0;
  await send();
  expect([read().length, missed]).toEqual([1, ['sender']]);
  reader.expect('sender', sender.sentTo('one'));
  expect(missed).toEqual(['sender']);
  await send();
  published.length = 0;
  reader.expect('sender', sender.sentTo('one'));
  expect(missed).toEqual(['sender', 'sender']);
});
