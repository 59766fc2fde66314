import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Dice } from '@manigance/bots';
import { type Move, seedFromNumber } from '@manigance/core';
import { protocolVersion } from '@manigance/protocol';
import { plainSetup } from '@manigance/table/testing';
import { WebSocket } from 'ws';
import { Client, newGuest } from './client.ts';
import { FuzzValues } from './fuzz-values.ts';
import { type HostileFrames, hostileBytes } from './hostile-frames.ts';
import { hostileRequest, statusOf } from './hostile-requests.ts';
import { frame, opcodes, type RawAnswer, RawSocket } from './raw-socket.ts';

/** A server without rate limits, which would turn most of this away before it is read. */
export interface HostilePlace {
  readonly base: string;
  readonly socketUrl: string;
  readonly port: number;
  /** The stored entries of a table. */
  entries(table: string): Promise<readonly string[]>;
}

/** A match that two people have begun and that nobody else may change, and what attackers may name. */
export interface Scene {
  readonly ann: Client;
  readonly bob: Client;
  /** A table without spectators: to strangers there is none. */
  readonly quiet: string;
  readonly values: (seed: number) => FuzzValues;
}

const game = 'tic-tac-toe';

const tableSetup = (spectators: boolean) =>
  ({ type: 'create', ...plainSetup(game, 2, { spectators }) }) as const;

async function connected(place: HostilePlace, name: string): Promise<Client> {
  const client = new Client(place.socketUrl, (await newGuest(place.base, name)).token, 20_000);
  await client.connect();
  return client;
}

/** A table at which both have sat down and the match has begun. */
async function begin(ann: Client, bob: Client, spectators: boolean): Promise<string> {
  const made = await ann.send(tableSetup(spectators));
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  for (const client of [ann, bob]) {
    await client.watch(made.table);
    await client.send({ type: 'sit', table: made.table });
  }
  await ann.send({ type: 'start', table: made.table });
  return made.table;
}

/** Opens the match of two people for an attack. */
export async function openScene(place: HostilePlace): Promise<Scene> {
  const [ann, bob] = [await connected(place, 'Ann'), await connected(place, 'Bob')];
  const quiet = await begin(ann, bob, false);
  const known = {
    table: [quiet],
    code: [ann.tables.get(quiet)?.info.code ?? ''],
    who: [ann.identity?.id ?? ''],
    game: [game],
    seat: [0, 1, 2],
  };
  return { ann, bob, quiet, values: (seed) => new FuzzValues(new Dice(seedFromNumber(seed)), known) };
}

/** Whether Ann and Bob are still answered and their match is as it was; else what is wrong. */
export async function sceneFaults(
  place: HostilePlace,
  { ann, bob, quiet }: Scene,
  before: readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const after = await place.entries(quiet);
  if (JSON.stringify(after) !== JSON.stringify(before))
    faults.push(`the match of two others was changed: ${after.slice(before.length).join().slice(0, 300)}`);
  for (const client of [ann, bob]) {
    if ((await client.send({ type: 'ping' })).type !== 'accepted') faults.push('a bystander gets no answer');
    if (client.reconnects > 0) faults.push('a bystander was disconnected');
  }
  return faults;
}

/** Number, faults and outcomes of hostile bytes or requests. */
export interface Sent {
  readonly sent: number;
  readonly faults: readonly string[];
  /** How often each came out. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Hostile bytes or requests to send to a place, drawn from a seed. */
export interface HostileRun {
  readonly place: HostilePlace;
  readonly scene: Scene;
  readonly count: number;
  readonly seed: number;
}

const policyViolation = 1008;
/** Milliseconds after which bytes that may be half a frame count as unanswered. */
const patience = 250;

/** Hostile bytes over open WebSockets, each followed by a ping. */
export async function sendFrames({ place, scene, count, seed }: HostileRun): Promise<Sent> {
  const values = scene.values(seed);
  const faults: string[] = [];
  const outcomes: Record<string, number> = {};
  let line: RawSocket | undefined;
  let mayBeDismissed = false;
  let { token } = await newGuest(place.base, `Eve ${seed}`);
  let sent = 0;
  for (; sent < count && faults.length === 0; sent++) {
    line ??= await RawSocket.open(place.port, token);
    const hostile = hostileBytes(values);
    const isRandom = hostile.name === 'random bytes';
    const answer = await line.send(hostile.bytes, isRandom ? patience : undefined);
    // A message may have signed this guest out, which closes the socket a little later.
    const isDismissed = mayBeDismissed && answer.kind === 'closed' && answer.code === policyViolation;
    mayBeDismissed ||= hostile.codes.includes(policyViolation);
    const problem = isDismissed ? undefined : problemWith(hostile, answer);
    if (problem !== undefined) faults.push(`seed ${seed}, frame ${sent}: ${hostile.name}: ${problem}`);
    const outcome = answer.kind === 'closed' ? `closed with ${answer.code ?? 'no code'}` : answer.kind;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (answer.kind === 'goes on') continue;
    line.destroy();
    line = undefined;
    // A message may have signed this guest out.
    if (answer.kind === 'closed' && answer.code === 1008)
      ({ token } = await newGuest(place.base, `Eve ${seed}`));
  }
  line?.destroy();
  return { sent, faults, outcomes };
}

function problemWith({ codes, goesOn }: HostileFrames, answer: RawAnswer): string | undefined {
  if (answer.kind === 'silent') return goesOn === 'may' ? undefined : 'neither answer nor close';
  if (answer.kind === 'goes on') return goesOn === 'must not' ? 'the server goes on' : undefined;
  if (goesOn === 'must') return `closed with ${answer.code}`;
  if (answer.code === undefined || codes.includes(answer.code)) return undefined;
  return `closed with ${answer.code}, not with ${codes.join(' or ')}`;
}

/** Hostile requests, several at a time. */
export async function sendRequests({ place, scene, count, seed }: HostileRun): Promise<Sent> {
  const values = scene.values(seed);
  const faults: string[] = [];
  const outcomes: Record<string, number> = {};
  const { token } = await newGuest(place.base, `Eve ${seed}`);
  const atOnce = 80;
  let sent = 0;
  for (; sent < count && faults.length === 0; sent += atOnce) {
    const texts = Array.from({ length: atOnce }, () => hostileRequest(values, token));
    const statuses = await Promise.all(texts.map((text) => statusOf(place.port, text)));
    for (const [at, status] of statuses.entries()) {
      const kind = status === 'none' ? 'no answer' : `${status}`;
      outcomes[kind] = (outcomes[kind] ?? 0) + 1;
      if (status !== 'none' && status >= 500)
        faults.push(`seed ${seed}: ${status} for ${texts[at]?.slice(0, 300)}`);
    }
  }
  return { sent, faults, outcomes };
}

/**
 * Plays a match in which every message comes again: from the same person under the same key, from the other player, from a
 * stranger. None of it may store anything.
 */
export async function replayMessages(place: HostilePlace, { ann, bob }: Scene): Promise<Sent> {
  const eve = await connected(place, 'Eve');
  const faults: string[] = [];
  let sent = 0;
  const table = await begin(ann, bob, true);
  const cells = [0, 3, 1, 4, 2];
  const started = (await place.entries(table)).length;
  const played: {
    readonly by: Client;
    readonly move: Move;
    readonly question: number;
    readonly key: string;
  }[] = [];
  for (const [question, cell] of cells.entries()) {
    const by = question % 2 === 0 ? ann : bob;
    const move = { do: 'mark', cell } as Move;
    const mine = { by, move, question, key: randomUUID() };
    const forged = async (who: Client) => {
      const answer = await who.play(table, move, question, `${mine.key}x`);
      if (answer.type !== 'refused') faults.push(`a move for another seat is answered with ${answer.type}`);
      sent++;
    };
    for (const who of [by === ann ? bob : ann, eve]) await forged(who);
    const answer = await by.play(table, move, question, mine.key);
    if (answer.type !== 'accepted') faults.push(`a move is answered with ${JSON.stringify(answer)}`);
    played.push(mine);
    for (const old of played) {
      const again = await old.by.play(table, old.move, old.question, old.key);
      if (again.type !== 'accepted') faults.push(`a repeated move is answered with ${JSON.stringify(again)}`);
      for (const who of [old.by === ann ? bob : ann, eve]) {
        const theirs = await who.play(table, old.move, old.question, old.key);
        if (theirs.type !== 'refused')
          faults.push(`another person’s message is answered with ${theirs.type}`);
      }
      sent += 3;
    }
    const stored = (await place.entries(table)).length - started;
    if (stored !== played.length) faults.push(`${stored} entries are stored after ${played.length} moves`);
  }
  eve.close();
  return { sent, faults, outcomes: {} };
}

/** Clients that send a frame byte by byte, or claim one that never comes: others are answered meanwhile. */
export async function sendSlowly(place: HostilePlace, scene: Scene, senders: number): Promise<Sent> {
  const { token } = await newGuest(place.base, 'Eve');
  const lines = await Promise.all(Array.from({ length: senders }, () => RawSocket.open(place.port, token)));
  const message = frame(opcodes.text, JSON.stringify({ type: 'ping', id: 1 }));
  const faults: string[] = [];
  for (let at = 0; at < message.length - 1; at++) {
    for (const line of lines) line.push(message.subarray(at, at + 1));
    if (at % 10 === 0 && (await scene.bob.send({ type: 'ping' })).type !== 'accepted')
      faults.push('a bystander gets no answer');
  }
  for (const line of lines) {
    const { kind } = await line.send(message.subarray(-1));
    const answers = await line.answered(1);
    if (kind !== 'goes on' || answers !== 1)
      faults.push(`a slow message is answered ${answers} times: ${kind}`);
  }
  for (const line of lines) line.destroy();
  return { sent: senders * message.length, faults, outcomes: {} };
}

/** Clients that all connect at once, watch a table and are cut off, round after round; in the last one each is welcomed. */
export async function storm(
  place: HostilePlace,
  { quiet }: Scene,
  { clients, rounds }: { readonly clients: number; readonly rounds: number },
): Promise<Sent> {
  const guests = await Promise.all(
    Array.from({ length: Math.min(20, clients) }, (_, at) => newGuest(place.base, `Storm ${at}`)),
  );
  const faults: string[] = [];
  const held: WebSocket[] = [];
  let welcomed = 0;
  const one = (token: string, isLast: boolean) =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(place.socketUrl, { perMessageDeflate: false });
      if (isLast) held.push(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token }));
        socket.send(JSON.stringify({ type: 'watch', id: 1, table: quiet }));
        if (!isLast) socket.terminate();
      });
      socket.on('message', (data) => {
        if (!isLast || JSON.parse(String(data)).type !== 'welcome') return;
        welcomed++;
        resolve();
      });
    });
  for (let round = 1; round <= rounds; round++) {
    const tokens = Array.from({ length: clients }, (_, at) => guests[at % guests.length]?.token ?? '');
    await Promise.all(tokens.map((token) => one(token, round === rounds)));
  }
  for (const socket of held) socket.terminate();
  if (welcomed < clients) faults.push(`${clients - welcomed} of ${clients} clients were not welcomed`);
  return { sent: clients * rounds, faults, outcomes: { welcomed } };
}

/** Open sockets and other figures of the server. */
export async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^manigance_${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Open sockets but those of Ann and Bob, once the ones that are closed are gone. */
export async function socketsLeft({ base }: HostilePlace): Promise<number> {
  let open = await metric(base, 'sockets');
  for (let look = 0; open > 2 && look < 1_000; look++) {
    await pause(10);
    open = await metric(base, 'sockets');
  }
  return open - 2;
}
