import { type Game, type Move, type Seat, show } from '@manigance/core';
import type { Pace } from '@manigance/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { clocksAt } from '../src/deadlines.ts';
import { dueWork } from '../src/due-work.ts';
import { day } from '../src/durations.ts';
import { applyEntry, openTable, type Table, type TableEntry } from '../src/index.ts';
import { type CommandContext, playFor, type Verdict } from '../src/moves.ts';
import { games, people, sealedGame, secretGame } from './rooms.ts';

const increment = 5;
const paces: readonly Pace[] = [
  { kind: 'live', bank: 60, increment },
  { kind: 'live', bank: 60, increment: 0 },
  { kind: 'turn-based', days: 1 },
  { kind: 'turn-based', days: 1, window: { from: 480, to: 1_200 } },
];

type Action = {
  readonly do: keyof typeof actions;
  readonly seat: number;
  readonly pick: number;
  readonly wait: number;
};

/** A table without a room: entries are applied as they are decided, at a time that the test sets. */
class TimedTable {
  table: Table;
  readonly game: Game;
  now = 1_000_000_000_000;
  /** Who answered each move that stands, and what it earned. */
  private answers: { readonly seat: Seat; readonly earned: number }[] = [];

  constructor(game: Game, pace: Pace, atZero: 'bot' | 'default') {
    this.game = game;
    const seats = Array.from({ length: game.seats.min }, () => ({ for: 'anyone' }) as const);
    const setup = {
      game: game.id,
      options: {},
      seats,
      pace,
      access: 'open',
      atZero,
      spectators: true,
    } as const;
    this.table = openTable({ kind: 'opened', at: this.now, id: 't', code: 'TABLE1', host: 'h', setup });
    for (const seat of seats.keys())
      this.apply({ kind: 'sat', at: this.now, seat, guest: people[seat]?.id ?? '', name: 'x' });
    this.apply({ kind: 'started', at: this.now, rulesVersion: 1, seed: '7'.repeat(32), salt: '' });
  }

  context(seat: Seat): CommandContext {
    return {
      guest: people[seat] as (typeof people)[0],
      now: this.now,
      game: this.game,
      levels: games[this.game.id]?.levels ?? [],
      outages: [],
      colours: [],
      online: () => [],
      absent: () => [],
      isAnswerDue: true,
      looksLike: () => false,
      secret: () => '',
    };
  }

  decide(verdict: Verdict | undefined): void {
    if (verdict !== undefined && 'entries' in verdict) for (const entry of verdict.entries) this.apply(entry);
  }

  /** Time left to each seat, as clients are shown it. */
  get left(): readonly number[] {
    return clocksAt(this.table, () => this.now, [])?.left ?? [];
  }

  private apply(entry: TableEntry): void {
    const { match } = this.table;
    const before = match === undefined ? [] : this.left;
    this.table = applyEntry(this.table, entry, this.game).table;
    if (match === undefined || this.table.match === undefined) return;
    const { pace } = this.table.setup;
    if (pace.kind === 'live') this.checkBanks(before, entry, pace.increment * 1_000);
  }

  /** Only the answer of a seat adds time to its clock, and only the increment; an undo takes it away again. */
  private checkBanks(before: readonly number[], entry: TableEntry, earned: number): void {
    const most = [...before];
    if (entry.kind === 'moved') most[entry.seat] = (most[entry.seat] ?? 0) + earned;
    if (entry.kind === 'tookBack')
      for (const one of this.answers.splice(-entry.moves))
        most[one.seat] = Math.max(0, (most[one.seat] ?? 0) - one.earned);
    for (const [seat, left] of this.left.entries())
      expect(left, `${entry.kind} at seat ${seat}`).toBeLessThanOrEqual(most[seat] ?? 0);
    if (entry.kind === 'moved') {
      const gained = (this.left[entry.seat] ?? 0) - (before[entry.seat] ?? 0);
      this.answers.push({ seat: entry.seat, earned: Math.max(0, gained) });
    }
  }
}

const actions = {
  play: (at: TimedTable, seat: Seat, pick: number) => {
    const { match } = at.table;
    const mover = match?.views?.asked[seat % Math.max(1, match.views.asked.length)] ?? seat;
    if (match === undefined) return undefined;
    const options = show(at.game, match.state, mover).asked?.options ?? [];
    const by = at.table.seats[mover]?.bot === undefined ? 'person' : 'bot';
    return playFor(at.table, at.context(mover), {
      seat: mover,
      move: options[pick % options.length] as Move,
      by,
    });
  },
  takeBack: (at: TimedTable, seat: Seat, pick: number) =>
    commands.takeBack(
      at.table,
      at.context(seat),
      message({ type: 'takeBack', key: `key-${pick}-${at.now}` }),
    ),
  agree: (at: TimedTable, seat: Seat) =>
    commands.consent(
      at.table,
      at.context(seat),
      message({ type: 'consent', proposal: at.table.proposal?.number ?? 0, agree: true }),
    ),
  handOver: (at: TimedTable, seat: Seat) =>
    commands.handOver(at.table, at.context(seat), message({ type: 'handOver', level: 'any' })),
  leave: (at: TimedTable, seat: Seat) =>
    commands.leave(at.table, at.context(seat), message({ type: 'leave' })),
  takeOver: (at: TimedTable, seat: Seat) =>
    commands.takeOver(at.table, at.context(seat), message({ type: 'takeOver' })),
  holiday: (at: TimedTable, seat: Seat, pick: number) => {
    const from = at.now - 60_000 + pick * 10_000;
    return commands.holiday(at.table, at.context(seat), message({ type: 'holiday', from, to: from + day }));
  },
  due: (at: TimedTable, seat: Seat) => dueWork(at.table, at.context(seat)),
};

function message<M extends object>(fields: M) {
  return { id: 1, table: 't', ...fields } as M & { readonly id: 1; readonly table: 't' };
}

/** Checks that time left to an asked seat never grows at the same question, however often it is put. */
class Questions {
  private readonly least = new Map<string, number>();

  check({ table, left }: TimedTable): void {
    const { match } = table;
    if (table.setup.pace.kind !== 'turn-based' || match === undefined) return;
    for (const seat of match.views?.openlyAsked ?? []) {
      const question = `${seat} ${match.state.question}`;
      const most = this.least.get(question) ?? Number.POSITIVE_INFINITY;
      expect(left[seat], `seat and question ${question}`).toBeLessThanOrEqual(most);
      this.least.set(question, left[seat] ?? 0);
    }
  }
}

const action: fc.Arbitrary<Action> = fc.record({
  do: fc.oneof(
    { arbitrary: fc.constant('play' as const), weight: 4 },
    { arbitrary: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])), weight: 8 },
  ),
  seat: fc.nat(1),
  pick: fc.nat(12),
  wait: fc.oneof(fc.constant(0), fc.nat(40_000), fc.nat(day)),
});

test.each(['tic-tac-toe', secretGame.id, sealedGame.id])('no sequence of commands adds time: %s', (id) => {
  const game = games[id]?.game as Game;
  fc.assert(
    fc.property(
      fc.constantFrom(...paces),
      fc.constantFrom('bot' as const, 'default' as const),
      fc.array(action, { minLength: 1, maxLength: 40 }),
      (pace, atZero, sequence) => {
        const at = new TimedTable(game, pace, atZero);
        const questions = new Questions();
        for (const one of sequence) {
          at.now += pace.kind === 'live' ? Math.floor(one.wait / 2_000) : one.wait;
          questions.check(at);
          at.decide(actions[one.do](at, one.seat, one.pick));
          questions.check(at);
        }
      },
    ),
    { numRuns: 150, seed: 11 },
  );
});

test('letting a bot play and playing again gives no time back', () => {
  const at = new TimedTable(games['tic-tac-toe']?.game as Game, paces[0] as Pace, 'bot');
  at.now += 59_000;
  at.decide(actions.handOver(at, 0));
  at.decide(actions.takeOver(at, 0));
  expect(at.left[0]).toBe(1_000);
});

test('a bot that was called earns its person no time with its moves', () => {
  const at = new TimedTable(games['tic-tac-toe']?.game as Game, paces[0] as Pace, 'bot');
  at.decide(actions.handOver(at, 0));
  at.decide(actions.play(at, 0, 0));
  at.decide(actions.play(at, 1, 0));
  expect(at.left).toEqual([60_000, 65_000]);
});

test('a move that is played and undone again and again earns nothing', () => {
  const at = new TimedTable(games['tic-tac-toe']?.game as Game, paces[0] as Pace, 'bot');
  for (let turn = 0; turn < 5; turn++) {
    at.now += 1_000;
    at.decide(actions.play(at, 0, 0));
    at.decide(actions.takeBack(at, 0, turn));
  }
  expect(at.left).toEqual([55_000, 60_000]);
});

test('an undo does not renew the days of a question', () => {
  const at = new TimedTable(games['tic-tac-toe']?.game as Game, paces[2] as Pace, 'bot');
  at.now += day - 1_000;
  at.decide(actions.play(at, 0, 0));
  at.now += 500;
  at.decide(actions.takeBack(at, 0, 1));
  expect(at.left).toEqual([1_000, day]);
  at.decide(actions.play(at, 0, 0));
  expect(at.left).toEqual([day, day - 500]);
});

test('a holiday begins no earlier than it is taken, and a very short one ends it however late it arrives', () => {
  const at = new TimedTable(games['tic-tac-toe']?.game as Game, paces[2] as Pace, 'bot');
  const holiday = (from: number, to: number) =>
    at.decide(commands.holiday(at.table, at.context(0), message({ type: 'holiday', from, to })));
  at.now += 30_000;
  holiday(at.now - 20_000, at.now + day);
  expect(at.left[0]).toBe(day - 30_000);
  at.now += 60_000;
  holiday(at.now - 500, at.now - 499);
  at.now += 60_000;
  expect(at.left[0]).toBe(day - 90_000 + 1);
});
