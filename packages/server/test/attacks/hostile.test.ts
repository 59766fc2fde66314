import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type HostilePlace,
  openScene,
  replayMessages,
  type Scene,
  type Sent,
  sceneFaults,
  sendFrames,
  sendRequests,
  sendSlowly,
  socketsLeft,
  storm,
} from '../../labs/hostile.ts';
import { TestServer } from '../test-server.ts';

/** The long version is the lab `hostile`. */
const lines: string[] = [];
let server: TestServer;
let place: HostilePlace;
let scene: Scene;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await TestServer.open({ rateLimits: false, logLevel: 'error', logTo });
  place = {
    base: server.base,
    socketUrl: server.socketUrl,
    port: server.running.port,
    entries: async (table) => (await server.running.storage.read(table, 0)).map(({ body }) => body),
  };
  scene = await openScene(place);
});
afterAll(async () => {
  for (const client of [scene.ann, scene.bob]) client.close();
  await server.close();
});

/** Runs an attack; nothing of it may be logged as an error, stay open, or change the match of others. */
async function harmless(attack: () => Promise<Sent>): Promise<Sent> {
  const before = await place.entries(scene.quiet);
  const done = await attack();
  expect(done.faults).toEqual([]);
  expect(await sceneFaults(place, scene, before)).toEqual([]);
  expect(lines).toEqual([]);
  expect(await socketsLeft(place)).toBe(0);
  return done;
}

test.each([1, 2])(
  'hostile frames are answered or their socket is closed with the right code (%i)',
  async (seed) => {
    const { outcomes } = await harmless(() => sendFrames({ place, scene, count: 400, seed }));
    for (const code of [1002, 1007, 1009]) expect(outcomes[`closed with ${code}`] ?? 0).toBeGreaterThan(5);
    expect(outcomes['goes on']).toBeGreaterThan(50);
  },
);

test('hostile requests get an answer below 500, or none', async () => {
  const { outcomes } = await harmless(() => sendRequests({ place, scene, count: 240, seed: 1 }));
  expect(outcomes['200'] ?? 0).toBeGreaterThan(0);
  expect(outcomes['400'] ?? 0).toBeGreaterThan(50);
});

test('messages that come again, or from another person, store nothing', async () => {
  await harmless(() => replayMessages(place, scene));
});

test('clients that send byte by byte hold nobody up', async () => {
  await harmless(() => sendSlowly(place, scene, 20));
});

test('a hundred clients that connect at once, three times, are all welcomed in the end', async () => {
  const { outcomes } = await harmless(() => storm(place, scene, { clients: 100, rounds: 3 }));
  expect(outcomes.welcomed).toBe(100);
});
