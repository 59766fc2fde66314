import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { answerSchemas, newsSchemas, protocolVersion } from '@manigance/protocol';
import { misfit } from '@manigance/protocol/check';
import { WebSocket } from 'ws';
import { newGuest } from './client.ts';
import { FuzzValues } from './fuzz-values.ts';

/** Messages on the way at once: fewer than a socket may have waiting. */
const atOnce = 40;

interface Fuzzed {
  /** Messages that were answered; those behind one that ended its socket are not among them. */
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Faults: no answer, two answers, an answer or news that fits no schema. */
  readonly faults: readonly string[];
}

/** Sends messages over one socket, half of them mutated, and checks everything that comes back. Needs no rate limits. */
export async function fuzz(
  { base, socketUrl }: { readonly base: string; readonly socketUrl: string },
  { messages, seed, known }: { readonly messages: number; readonly seed: number; readonly known: FuzzKnown },
): Promise<Fuzzed> {
  const dice = new Dice(seedFromNumber(seed));
  const values = new FuzzValues(dice, { ...known, ...ids(known) });
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  let line = await FuzzLine.open(base, socketUrl, faults);
  let sent = 0;
  while (sent < messages && faults.length === 0) {
    const texts = Array.from({ length: atOnce }, (_, at) => values.text(1 + at));
    const answers = await line.ask(texts);
    for (const [at, answer] of answers.entries()) {
      const what = answer?.type === 'refused' ? `refused ${answer.reason?.code}` : (answer?.type ?? 'closed');
      counts[what] = (counts[what] ?? 0) + 1;
      if (answer !== undefined) sent++;
      if (what === 'refused try-again') faults.push(`an error inside: ${texts[at]?.slice(0, 300)}`);
    }
    // A mutated hello can leave the socket a stranger, and a signOut closes it.
    if (!(await line.greet())) line = await FuzzLine.open(base, socketUrl, faults);
  }
  line.close();
  return { sent, answers: counts, faults };
}

/** Things that exist, for messages to name. */
export interface FuzzKnown {
  readonly tables: readonly string[];
  readonly codes: readonly string[];
  readonly guests: readonly string[];
  readonly games: readonly string[];
  readonly levels: readonly string[];
}

function ids({ tables, codes, guests, games, levels }: FuzzKnown) {
  return {
    table: tables,
    code: codes,
    who: guests,
    game: games,
    level: levels,
    fill: levels,
    seat: [0, 1, 2],
  };
}

interface Heard {
  readonly type: string;
  readonly to?: number;
  readonly reason?: { readonly code: string };
}

class FuzzLine {
  private readonly socket: WebSocket;
  private readonly token: string;
  private readonly faults: string[];
  private readonly heard: Heard[] = [];
  private wake: () => void = () => undefined;
  private isClosed = false;

  private constructor(socket: WebSocket, token: string, faults: string[]) {
    this.socket = socket;
    this.token = token;
    this.faults = faults;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      if (code !== 1008 && code !== 1005) faults.push(`closed with ${code}`);
      this.isClosed = true;
      this.wake();
    });
  }

  static async open(base: string, url: string, faults: string[]): Promise<FuzzLine> {
    const { token } = await newGuest(base, `Fuzz ${Math.floor(performance.now())}`);
    const socket = new WebSocket(url);
    const line = new FuzzLine(socket, token, faults);
    await new Promise((resolve) => socket.once('open', resolve));
    await line.greet();
    return line;
  }

  /** Says hello; answers whether the socket is welcome. */
  async greet(): Promise<boolean> {
    const hello = { type: 'hello', id: 0, version: protocolVersion, token: this.token };
    const [answer] = await this.ask([JSON.stringify(hello)]);
    return answer?.type === 'welcome';
  }

  /** Sends texts and resolves with the answer to each, in order; `undefined` where the socket was closed. */
  async ask(texts: readonly string[]): Promise<readonly (Heard | undefined)[]> {
    this.heard.length = 0;
    for (const text of texts) if (!this.isClosed) this.socket.send(text);
    while (this.heard.length < texts.length && !this.isClosed)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    if (this.heard.length > texts.length) this.faults.push('a message was answered twice');
    return texts.map((_, at) => this.heard[at]);
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Heard;
    const schemas: Readonly<Record<string, { readonly json: object }>> =
      'to' in message ? answerSchemas : newsSchemas;
    const schema = schemas[message.type];
    const wrong = schema === undefined ? 'its type' : misfit(schema.json, message);
    if (wrong !== undefined) this.faults.push(`${wrong} does not fit: ${text.slice(0, 300)}`);
    if (!('to' in message)) return;
    this.heard.push(message);
    this.wake();
  }
}
