import { expect, test } from 'vitest';
import type { Broker } from '../../src/cluster/broker.ts';
import { NewsReader, NewsSender } from '../../src/cluster/news.ts';

/** What a server publishes, and what the others read of it. */
function line() {
  const published: { readonly subject: string; readonly text: string }[] = [];
  // A broker carries bytes.
  const carried = (text: string) => Buffer.from(text).toString();
  const broker = {
    publish: (subject: string, text: string) => published.push({ subject, text: carried(text) }),
  };
  const sender = new NewsSender(broker as unknown as Broker);
  const reader = new NewsReader();
  const read = () => published.flatMap(({ text }) => reader.read(text) ?? []);
  return { sender, published, read };
}

test('a text for several sockets of a server goes over the broker once', async () => {
  const { sender, published, read } = line();
  for (const socket of [1, 2, 3]) sender.send('one', socket, 'table 4', 'for all');
  sender.send('two', 1, 'table 4', 'for all');
  await Promise.resolve();
  expect(published.map(({ subject }) => subject)).toEqual(['news.one', 'news.two']);
  expect(read()[0]).toEqual({ sockets: [1, 2, 3], table: 'table', epoch: 4, text: 'for all' });
});

test('each socket receives its texts in the order they were sent', async () => {
  const { sender, read } = line();
  sender.send('one', 1, 'table 4', 'first of 1');
  sender.send('one', 2, 'table 4', 'first of 2');
  sender.send('one', 1, 'table 4', 'second');
  sender.send('one', 2, 'table 4', 'second');
  sender.send('one', 1, 'other 1', 'first of 1');
  await Promise.resolve();
  const of = (socket: number) =>
    read().flatMap(({ sockets, text }) => (sockets.includes(socket) ? [text] : []));
  expect(of(1)).toEqual(['first of 1', 'second', 'first of 1']);
});

test('a text that is too long for one message comes in parts, and lost parts spoil no later text', async () => {
  const { sender, published } = line();
  const long = 'é💃'.repeat(300_000);
  sender.send('one', 1, 'table 4', long);
  sender.send('one', 2, 'table 4', 'short');
  await Promise.resolve();
  expect(published.length).toBeGreaterThan(3);
  expect(published.every(({ text }) => Buffer.byteLength(text) < 1_000_000)).toBe(true);
  const reader = new NewsReader();
  const texts = published.flatMap(({ text }) => reader.read(text)?.text ?? []);
  expect(texts).toEqual([long, 'short']);
  reader.read(published[0]?.text ?? '');
  reader.clear();
  expect(reader.read('1 table 4 .\nwhole')?.text).toBe('whole');
});
