import { randomUUID } from 'node:crypto';
import { type Answer, protocolVersion } from '@manigance/protocol';
import { plainSetup } from '@manigance/table/testing';
import { WebSocket } from 'ws';
import type { Request } from './client.ts';
import { newGuest } from './client.ts';

/** Address of the attackers. It is not that of the bystander, so that they share no limit. */
export const localAddress = '127.0.0.2';
/** Messages that an attacker has on the way at once. */
const atOnce = 50;

/** A socket that asks and reads the answers, dialled again when the server closes it. */
class Attacker {
  private readonly url: string;
  private readonly token: string;
  private readonly waiting = new Map<number, (answer: Answer | undefined) => void>();
  private socket: WebSocket | undefined;
  private last = 0;

  private constructor(base: string, token: string) {
    this.url = `${base.replace('http', 'ws')}/ws`;
    this.token = token;
  }

  static async open(base: string): Promise<Attacker> {
    const { token } = await newGuest(base, `Eve ${Math.floor(Math.random() * 1e6)}`);
    return new Attacker(base, token);
  }

  /** The answer; `undefined` if the socket was closed before it came. */
  async ask(request: Request): Promise<Answer | undefined> {
    const socket = await this.dialled();
    const id = ++this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Asks the same many times at once, for ever. */
  async flood(request: () => Request): Promise<void> {
    for (;;) await Promise.all(Array.from({ length: atOnce }, () => this.ask(request())));
  }

  private async dialled(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const socket = new WebSocket(this.url, { localAddress });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as Partial<Answer>;
      if (answer.to === undefined) return;
      this.waiting.get(answer.to)?.(answer as Answer);
      this.waiting.delete(answer.to);
    });
    await new Promise((resolve) => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
    socket.once('close', () => {
      for (const settle of this.waiting.values()) settle(undefined);
      this.waiting.clear();
    });
    if (socket.readyState !== WebSocket.OPEN) return this.dialled();
    socket.send(JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token: this.token }));
    return socket;
  }
}

interface OfferedGame {
  readonly id: string;
  readonly seats: { readonly max: number };
  readonly levels: readonly string[];
}

/** A game of the server with several levels of bots. */
async function gameWithBots(base: string): Promise<OfferedGame> {
  const games = (await (await fetch(`${base}/api/games`)).json()) as readonly OfferedGame[];
  const found = games.find(({ levels }) => levels.length > 1);
  if (found === undefined) throw new Error('the server has no game with bots');
  return found;
}

function tableFor(game: string, seats: readonly ({ for: 'anyone' } | { for: 'bot'; level: string })[]) {
  return { type: 'create', ...plainSetup(game, seats), key: randomUUID() } as const;
}

/** Opens a table, waiting out the limits. */
async function open(attacker: Attacker, request: () => Request): Promise<string> {
  for (;;) {
    const answer = await attacker.ask(request());
    if (answer?.type === 'created') return answer.table;
  }
}

/** A match of the attacker against bots that has begun. */
async function begun(base: string): Promise<{ readonly attacker: Attacker; readonly table: string }> {
  const [attacker, { id, levels }] = [await Attacker.open(base), await gameWithBots(base)];
  const bot = { for: 'bot', level: levels[0] ?? '' } as const;
  const table = await open(attacker, () => tableFor(id, [{ for: 'anyone' }, bot]));
  await attacker.ask({ type: 'sit', table });
  await attacker.ask({ type: 'start', table });
  return { attacker, table };
}

/** Tables that are opened, begun, stopped and opened again as rematches. */
export async function openAndRematch(base: string): Promise<void> {
  const attacker = await Attacker.open(base);
  const bot = { for: 'bot', level: 'wick' } as const;
  const one = async () => {
    for (;;) {
      let table = await open(attacker, () => tableFor('tic-tac-toe', [{ for: 'anyone' }, bot]));
      for (let made: Answer | undefined; made === undefined || made.type === 'created'; ) {
        await attacker.ask({ type: 'sit', table });
        await attacker.ask({ type: 'start', table });
        await attacker.ask({ type: 'propose', table, what: 'abandon' });
        made = await attacker.ask({ type: 'rematch', table });
        if (made?.type === 'created') ({ table } = made);
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
}

/** Tables on which the strongest bots play each other. */
export async function openTablesOfBots(base: string): Promise<void> {
  const [attacker, { id, seats, levels }] = [await Attacker.open(base), await gameWithBots(base)];
  const bot = { for: 'bot', level: levels.at(-1) ?? '' } as const;
  const all = Array.from({ length: seats.max }, () => bot);
  const one = async () => {
    for (;;) await attacker.ask({ type: 'start', table: await open(attacker, () => tableFor(id, all)) });
  };
  await Promise.all(Array.from({ length: 10 }, one));
}

/** A match that grows by itself, asked for from its beginning. */
export async function watchFromTheStart(base: string): Promise<void> {
  const { attacker, table } = await begun(base);
  const { levels } = await gameWithBots(base);
  await attacker.ask({ type: 'handOver', table, level: levels[0] ?? '' });
  await attacker.flood(() => ({ type: 'watch', table, after: 0, chatAfter: 0 }));
}

/** Moves that are made and undone, with questions whether they may be in between. */
export async function moveAndUndo(base: string): Promise<void> {
  const { attacker, table } = await begun(base);
  for (;;) {
    const seen = await attacker.ask({ type: 'watch', table });
    const asked = seen?.type === 'watching' ? seen.shown?.asked : undefined;
    const move = asked?.options[0];
    if (move !== undefined)
      await attacker.ask({ type: 'play', table, move, question: asked?.question, key: randomUUID() });
    await Promise.all(Array.from({ length: atOnce }, () => attacker.ask({ type: 'mayUndo', table })));
    await attacker.ask({ type: 'takeBack', table, key: randomUUID() });
  }
}
