import {
  type Game,
  legalMoves,
  type Move,
  play,
  type Rng,
  randomBelow,
  readOptions,
  rngFrom,
  type Seat,
  type State,
  seatsAsked,
  start,
  timeoutMove,
  type Viewer,
} from '@manigance/core';
import type { News, Pace, Step } from '@manigance/protocol';
import type { BotPool } from '../src/bot-pool.ts';
import { DerivedViews, waitsInSecret } from '../src/derived-views.ts';
import { MemoryStore } from '../src/memory-store.ts';
import { type RoomContext, secretAnswerDelay } from '../src/room/context.ts';
import { Room } from '../src/room/room.ts';
import { pause } from '../src/scheduler.ts';
import type { SeatState, Table } from '../src/table.ts';
import { rowOf } from '../src/table-row.ts';
import { plainSetup } from './plain-setup.ts';
import { quietContext } from './quiet-context.ts';
import { VirtualTime } from './virtual-time.ts';

/** Plays a random match; yields each position in which a seat is asked in secret, and passes there. */
export function* secretQuestions(game: Game, seats: number, seed: string): Generator<State> {
  const rng = rngFrom(seed);
  let state: State = start(game, { seats, options: readOptions(game, {}), seed });
  while (state.outcome === undefined) {
    const [seat = 0] = seatsAsked(game, state);
    const isSecret = waitsInSecret(game, state);
    if (isSecret) yield state;
    const options = legalMoves(game, state, seat);
    const move = isSecret ? timeoutMove(game, state, seat) : options[randomBelow(rng, options.length)];
    const played = play(game, state, seat, move);
    if (!played.ok) throw new Error(JSON.stringify(played.rejection));
    state = played.state;
  }
}

/** Who answers the secret questions of a window. */
export type Answerer = 'bots' | 'slow bots' | 'standing answers' | 'people' | 'the clock';

/** Parameters of a secret window. */
export interface WindowUse {
  readonly game: Game;
  /** A position in which somebody is asked in secret. */
  readonly state: State;
  readonly viewer: Viewer;
  readonly by: Answerer;
  /** `react`: answers with the last option, which is more than passing where the hand allows it. */
  readonly wish?: 'pass' | 'react';
  readonly standing?: unknown;
  /**
   * A restart before the first answer; the asked person, who does not answer, hands over to a bot; bots without people, whose
   * table is opened later than the moment of an answer.
   */
  readonly event?: 'restart' | 'hand-over' | 'late visit' | undefined;
  /** Decides what is drawn: equal seeds draw equal moments. */
  readonly seed: string;
  /** Replaces parts of the room's context: a leak to be found. */
  readonly leak?: ((state: () => State, time: VirtualTime) => Partial<RoomContext>) | undefined;
}

/** A message and when it was sent, in milliseconds since the window opened. */
export interface SentMessage {
  readonly after: number;
  readonly text: string;
}

/** Result of running a secret window. */
export interface WindowRun {
  /** Everything the viewer was sent until the window closed or the viewer was asked. */
  readonly sent: readonly SentMessage[];
  /** The seat that was asked first had more to answer with than a pass. */
  readonly isHolding: boolean;
  /** Milliseconds until the first question was answered. */
  readonly firstAnswer: number;
}

const pace: Pace = { kind: 'live', bank: 600, increment: 5 };
const longest = 600_000;
/** Milliseconds: before the earliest moment of an answer, and after the latest. */
const [beforeRestart, beforeHandOver, beforeVisit] = [700, 5_000, 5_000];

/** Runs a table from a secret question on until the window is closed, in virtual time. */
export async function runWindow(use: WindowUse): Promise<WindowRun> {
  const { game, state, viewer, by, seed } = use;
  const time = new VirtualTime();
  const rng = rngFrom(seed);
  const began = time.now();
  const table = tableAt(use, began);
  const store = new MemoryStore();
  await store.append({ row: rowOf(table), expected: 0, bodies: ['{}'] });
  const [asked = 0] = seatsAsked(game, state);
  const isHolding = legalMoves(game, state, asked).length > 1;
  let firstAnswer = 0;
  let room: Room | undefined;
  const roomNow = () => room as Room;
  const question = () => room?.table.match?.state;
  const context: RoomContext = {
    store,
    games: { [game.id]: { game, older: [], levels: ['any'] } },
    bots: botsIn(use, roomNow, time),
    ...quietContext,
    scheduler: time,
    secret: () => seed,
    answerDelay: () => within(secretAnswerDelay, rng),
    report: (error) => {
      throw error;
    },
    ...use.leak?.(() => question() ?? state, time),
  };
  const steps = Array.from({ length: state.seats + 1 }, (): Step[] => [{ number: 1, events: [], at: began }]);
  const sent: SentMessage[] = [];
  const index = viewer === 'spectator' ? state.seats : viewer;
  const open = async (): Promise<void> => {
    room = new Room(context, { table: room?.table ?? table, steps, game });
    if (use.event === 'late visit') await time.pass(beforeVisit);
    for (let at = 0; at <= state.seats; at++)
      await watch(at, room, (text) => {
        if (at === index) sent.push({ after: time.now() - began, text });
        else if (by === 'people') answerAs(use, at, JSON.parse(text) as News, roomNow(), time);
      });
    await room.wake();
  };
  await open();
  if (use.event === 'restart') {
    await time.pass(beforeRestart);
    await roomNow().close();
    await open();
  }
  if (use.event === 'hand-over') {
    await time.pass(beforeHandOver);
    const person = { id: personAt(asked), name: '' };
    await roomNow().command(person, { type: 'handOver', id: 1, table: table.id, level: 'any' });
  }
  const isClosed = () => {
    const now = question();
    if (now !== state && firstAnswer === 0) firstAnswer = time.now() - began;
    // What everybody sees closes the window; another may open at once, after dice that differ between arrangements.
    const isSeen = (room?.table.match?.viewers.at(-1)?.number ?? 0) > 1;
    return now === undefined || isSeen || !waitsInSecret(game, now) || seatsAsked(game, now)[0] === viewer;
  };
  await time.pass(longest, isClosed);
  return { sent, isHolding, firstAnswer };
}

function within([least, most]: readonly [number, number], rng: Rng): number {
  return least + randomBelow(rng, most - least + 1);
}

/** A bot's or a person's thought: the longer, the more there is to choose from. */
function thought(use: WindowUse, options: number): number {
  return (use.by === 'slow bots' ? 4_000 : 150) * options;
}

function chosen(use: WindowUse, room: Room, seat: Seat): Move {
  const state = room.table.match?.state ?? use.state;
  const last = legalMoves(use.game, state, seat).at(-1);
  return use.wish === 'react' && last !== undefined ? last : timeoutMove(use.game, state, seat);
}

function botsIn(use: WindowUse, room: () => Room, time: VirtualTime): BotPool {
  return {
    async decide({ shown }) {
      const { options = [] } = shown.asked ?? {};
      if (options.length > 1) await pause(time, thought(use, options.length));
      return chosen(use, room(), shown.viewer as Seat);
    },
    close: async () => undefined,
  };
}

function answerAs(use: WindowUse, seat: Seat, news: News, room: Room, time: VirtualTime): void {
  const shown = 'shown' in news ? news.shown : undefined;
  if (shown?.asked === undefined || shown.waiting?.kind !== 'hidden') return;
  const { question, options } = shown.asked;
  const message = { type: 'play', id: 1, table: room.id, key: `key-${seat}-${question}` } as const;
  time.after(thought(use, options.length), () => {
    const person = { id: personAt(seat), name: '' };
    void room.command(person, { ...message, question, move: chosen(use, room, seat) });
  });
}

const personAt = (seat: Seat) => `person-${seat}`;

async function watch(index: number, room: Room, send: (text: string) => void): Promise<void> {
  const person = { id: personAt(index), name: '' };
  await room.watch(person, { type: 'watch', id: 1, table: room.id, after: 1 }, { person, send });
}

function tableAt({ game, state, viewer, by, standing, event }: WindowUse, at: number): Table {
  const seats = Array.from({ length: state.seats }, (_, seat): SeatState => {
    const plan = { for: 'anyone' } as const;
    const isBot = (by === 'bots' || by === 'slow bots') && seat !== viewer;
    const person = { id: personAt(seat), name: '' };
    if (isBot && event === 'late visit') return { plan, bot: { level: 'any', because: 'planned' } };
    // With people behind them the bots play from the start, whether or not anybody watches yet.
    if (isBot) return { plan, person, bot: { level: 'any', because: 'handed-over' } };
    return {
      plan,
      person,
      ...(by === 'standing answers' ? { standing } : {}),
    };
  });
  const views = new DerivedViews(game, state);
  const plans = seats.map(({ plan }) => plan);
  const setup = plainSetup(game.id, plans, { pace, access: 'open' });
  return {
    entries: 1,
    id: 'table',
    code: 'CODE',
    host: personAt(0),
    setup,
    createdAt: at,
    updatedAt: at,
    stage: 'playing',
    seats,
    proposals: 0,
    muted: [],
    chat: [],
    chatNumber: 0,
    match: {
      rulesVersion: game.rulesVersion,
      seed: '',
      salt: '',
      state,
      views,
      moves: 0,
      past: [],
      made: seats.map(() => 0),
      keys: [],
      viewers: Array.from({ length: state.seats + 1 }, () => ({ number: 1 })),
      clocks: seats.map(() => ({ left: 600_000 })),
      hiddenSince: at,
    },
  };
}

/** The same question with everything that this viewer may not know dealt again. */
export function dealtAgain(game: Game, state: State, viewer: Viewer, rng: Rng): State {
  const other = game.imagine(game.view(state, viewer), rng);
  return { ...other, question: state.question };
}
