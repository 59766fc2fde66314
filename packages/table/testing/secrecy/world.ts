import {
  type Game,
  hashOf,
  legalMoves,
  type Move,
  type Seat,
  type State,
  type Viewer,
} from '@manigance/core';
import type { Answer, Pace, Step, TableHint } from '@manigance/protocol';
import { applyEntry, openTable } from '../../src/apply-entry.ts';
import type { BotRequest } from '../../src/bot-pool.ts';
import { waitsInSecret } from '../../src/derived-views.ts';
import type { EntryOf, TableEntry } from '../../src/entries.ts';
import { keepSteps, statesKept } from '../../src/load.ts';
import { MemoryStore } from '../../src/memory-store.ts';
import { recordText } from '../../src/record.ts';
import { type RoomContext, secretAnswerDelay } from '../../src/room/context.ts';
import { Room } from '../../src/room/room.ts';
import type { Table } from '../../src/table.ts';
import { lineOf, rowOf } from '../../src/table-row.ts';
import { plainSetup } from '../plain-setup.ts';
import { quietContext } from '../quiet-context.ts';
import { VirtualTime } from '../virtual-time.ts';

/** A bug that lets hidden information out: planted to see that it is found. */
export interface Leak {
  /** Rules that leak. `bit` depends on everything in the position, hidden things among it. */
  readonly rules?: (game: Game, bit: 0 | 1) => Game;
  /** Runs while the store makes entries durable. */
  readonly persist?: (bit: 0 | 1, time: VirtualTime) => () => Promise<void>;
}

/** Advice for a seat, from what the seat is shown and has witnessed. */
export type Advise = (request: BotRequest) => TableHint;

/** The text that a program makes of the steps a viewer was sent: log lines, a recap. */
export type Tell = (viewer: Viewer, steps: readonly Step[]) => string;

/** Parameters of a world. */
export interface WorldUse {
  readonly game: Game;
  /** The position in which the match begins. */
  readonly state: State;
  readonly viewer: Viewer;
  /** A spectator is compared too: what is hidden from the viewer is so in both positions that they look alike to spectators. */
  readonly withSpectator: boolean;
  readonly pace: Pace;
  /** Decides what is drawn: equal seeds draw equal moments. */
  readonly seed: string;
  readonly leak?: Leak | undefined;
  readonly advise?: Advise | undefined;
  readonly tell?: Tell | undefined;
}

/** Something that was sent: to whom, and when, in milliseconds since the table was opened. */
export interface Sent {
  readonly to: Viewer;
  readonly after: number;
  readonly text: string;
}

/** Parameters of a world. */
interface Parts {
  readonly rules: Game;
  readonly time: VirtualTime;
  readonly store: MemoryStore;
  readonly errors: unknown[];
}

const tableId = 'tabletabletable1';
/** Virtual milliseconds after which what was asked has been done: longer than any secret question stays open. */
const longest = 5_000;
/** Virtual milliseconds for which a person thinks about an open question. */
const openThought = 900;
/** Virtual milliseconds for which a person thinks about each option of a secret question. */
const secretThought = 150;

/**
 * A table at which a match begins in a given position, with a person on every seat, and everything that one of its viewers
 * and a spectator are sent, in virtual time.
 */
export class World {
  /** Messages sent since the last `takeSent`. */
  private sent: Sent[] = [];
  readonly rules: Game;
  /** Errors inside. */
  readonly errors: unknown[];
  private readonly use: WorldUse;
  private readonly time: VirtualTime;
  private readonly began: number;
  private readonly store: MemoryStore;
  private readonly room: Room;
  private asked = 0;
  private isClosed = false;

  private constructor(use: WorldUse, parts: Parts & { readonly room: Room }) {
    this.use = use;
    this.errors = parts.errors;
    this.rules = parts.rules;
    this.time = parts.time;
    this.store = parts.store;
    this.room = parts.room;
    this.began = this.time.now();
  }

  static async open(use: WorldUse): Promise<World> {
    const time = new VirtualTime();
    const rules = rulesFrom(use);
    const store = new MemoryStore(use.leak?.persist?.(bitOf(use.state), time));
    const entries = beginning(use, time.now());
    const steps: Parameters<typeof keepSteps>[0] = [];
    let table: Table = openTable(entries[0] as EntryOf<'opened'>);
    for (const entry of entries.slice(1)) {
      const applied = applyEntry(table, entry, rules, { keep: statesKept });
      table = applied.table;
      keepSteps(steps, applied.newSteps, use.state.seats + 1);
    }
    const bodies = entries.map((entry) => JSON.stringify(entry));
    store.add({ row: { ...rowOf(table), number: bodies.length }, bodies });
    const errors: unknown[] = [];
    const room = new Room(contextOf(use, { rules, time, store, errors }), { table, steps, game: rules });
    const world = new World(use, { rules, time, store, errors, room });
    for (const viewer of world.viewers) await world.watch(viewer);
    await room.wake();
    return world;
  }

  /** The viewer, and a spectator beside where there is one. */
  get viewers(): readonly Viewer[] {
    const { viewer, withSpectator } = this.use;
    return withSpectator && viewer !== 'spectator' ? [viewer, 'spectator'] : [viewer];
  }

  get state(): State {
    const { match } = this.room.table;
    if (match === undefined) throw new Error('the match has not begun');
    return match.state;
  }

  /** Everything sent since this was called last. */
  takeSent(): readonly Sent[] {
    const { sent } = this;
    this.sent = [];
    return sent;
  }

  /** Plays a move for a seat after some thought, and lets time pass until it is stored. */
  async play(seat: Seat, move: Move): Promise<void> {
    const { state } = this;
    const isSecret = waitsInSecret(this.rules, state);
    const thought = isSecret ? secretThought * legalMoves(this.rules, state, seat).length : openThought;
    const { question } = state;
    this.time.after(thought, () => {
      const message = { ...this.message('play'), question, move, key: this.key() };
      this.answered(seat, this.room.command(personAt(seat), message));
    });
    const { entries } = this.room.table;
    await this.time.pass(longest, () => this.room.table.entries > entries);
  }

  /** The viewer tries moves that are none of their options. */
  async tryMoves(moves: readonly unknown[]): Promise<void> {
    const { viewer } = this.use;
    const { question } = this.state;
    for (const move of moves) {
      const message = { ...this.message('play'), question, move: move as Move, key: this.key() };
      await this.hear(viewer, this.room.command(personOf(viewer), message));
    }
  }

  /** Viewer and spectator ask for everything they may ask for at any time, and read the lists. */
  async askAround(use: { readonly undo: boolean }): Promise<void> {
    const { room } = this;
    const row = await this.store.row(tableId);
    for (const viewer of this.viewers) {
      const person = personOf(viewer);
      await this.hear(viewer, room.watch(person, { ...this.message('watch'), after: 0, chatAfter: 0 }));
      await this.hear(viewer, room.whyNot(person, ++this.asked));
      if (use.undo) await this.hear(viewer, room.mayUndo(person, ++this.asked));
      const record = await recordText(room.table, this.store);
      if (row !== undefined) this.note(viewer, JSON.stringify({ line: lineOf(row, person.id), record }));
    }
  }

  /** Everything viewer and spectator were shown so far, and what is made of it. */
  async askPast(): Promise<void> {
    const { tell, state } = this.use;
    for (const viewer of this.viewers) {
      await this.hear(viewer, this.room.past(personOf(viewer), ++this.asked));
      const steps = await this.room.log.stepsAfter(viewer === 'spectator' ? state.seats : viewer, 0);
      if (tell !== undefined) this.note(viewer, tell(viewer, steps));
    }
  }

  async askHint(): Promise<void> {
    const { viewer } = this.use;
    const { question } = this.state;
    this.answered(viewer, this.room.hint(personOf(viewer), { ...this.message('hint'), question }));
    await this.time.pass(longest);
  }

  /** The viewer takes their last move back, or proposes to. */
  async takeBack(): Promise<void> {
    const { viewer } = this.use;
    const message = { ...this.message('takeBack'), key: this.key() };
    this.answered(viewer, this.room.command(personOf(viewer), message));
    await this.time.pass(longest);
  }

  close(): void {
    this.isClosed = true;
    this.room.abandon();
  }

  /** Notes an answer when it comes, if it goes to the viewer; virtual time has to pass before. */
  private answered(to: Viewer, answer: Promise<Answer>): void {
    answer.then(
      (one) => to === this.use.viewer && this.note(to, JSON.stringify(one)),
      (error: unknown) => this.isClosed || this.errors.push(error),
    );
  }

  private async watch(viewer: Viewer): Promise<void> {
    const watcher = { person: personOf(viewer), send: (text: string) => this.note(viewer, text) };
    await this.room.watch(watcher.person, this.message('watch'), watcher);
  }

  private async hear(to: Viewer, answer: Promise<Answer>): Promise<void> {
    this.note(to, JSON.stringify(await answer));
  }

  private note(to: Viewer, text: string): void {
    this.sent.push({ to, after: this.time.now() - this.began, text });
  }

  private message<T extends string>(type: T) {
    return { type, id: ++this.asked, table: tableId } as const;
  }

  private key(): string {
    return `key-${this.asked}`;
  }
}

/** 0 or 1, by everything in a position but chance, hidden things among it. */
function bitOf(state: State): 0 | 1 {
  const { rng: _, ...rest } = state;
  return (Number.parseInt(hashOf(rest as State).slice(0, 2), 16) % 2) as 0 | 1;
}

/** The rules of a match that begins in this position, with the planted leak if there is one. */
export function rulesFrom({ game, state, leak }: Pick<WorldUse, 'game' | 'state' | 'leak'>): Game {
  const rules = leak?.rules?.(game, bitOf(state)) ?? game;
  return { ...rules, setup: () => rules.copy(state) };
}

const personAt = (seat: Seat) => ({ id: `person-${seat}`, name: `Player ${seat}` });
const personOf = (viewer: Viewer) =>
  viewer === 'spectator' ? { id: 'spectator', name: 'Spectator' } : personAt(viewer);

function beginning({ game, state, seed, pace }: WorldUse, at: number): readonly TableEntry[] {
  const seats = Array.from({ length: state.seats }, (_, seat): Seat => seat);
  const setup = plainSetup(game.id, state.seats, { pace, access: 'open', hints: true });
  return [
    { kind: 'opened', at, id: tableId, code: 'CODECO', host: personAt(0).id, setup },
    ...seats.map((seat): TableEntry => {
      const { id: guest, name } = personAt(seat);
      return { kind: 'sat', at, seat, guest, name };
    }),
    { kind: 'started', at, rulesVersion: game.rulesVersion, seed, salt: seed },
  ];
}

function contextOf({ seed, advise }: WorldUse, { rules, time, store, errors }: Parts): RoomContext {
  const [least, most] = secretAnswerDelay;
  let drawn = 0;
  return {
    store,
    games: { [rules.id]: { game: rules, older: [], levels: ['any'] } },
    bots: {
      decide: () => Promise.reject(new Error('no bot plays here')),
      ...(advise === undefined ? {} : { hint: async (request) => advise(request) }),
      close: async () => undefined,
    },
    ...quietContext,
    scheduler: time,
    secret: () => seed,
    answerDelay: () => least + ((Number.parseInt(seed.slice(0, 6), 16) + 577 * drawn++) % (most - least)),
    report: (error) => {
      errors.push(error);
    },
  };
}
