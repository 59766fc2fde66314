import type { TableSetup } from '@manigance/protocol';
import {
  DamagedTableError,
  day,
  defaultLevel,
  gameIn,
  minute,
  RoomClosedError,
  type TableRegistry,
  type TableRouter,
} from '@manigance/table';
import type { RateName } from '../../http/rates.ts';
import type { Storage } from '../../storage/port.ts';
import { PeriodicSweep } from '../periodic-sweep.ts';
import { courseOf, sizesOf } from './course.ts';
import { nextRound } from './rounds.ts';
import { byePoints, pointsOf } from './standings.ts';
import { type Tournament, TournamentStore, type TournamentTable } from './store.ts';

/** Parts that the sweep works with. */
export interface TournamentSetup {
  readonly storage: Storage;
  readonly registry: Pick<TableRegistry, 'openFor' | 'table' | 'games' | 'now'>;
  readonly tables: Pick<TableRouter, 'handle'>;
  /** Takes from a rate; milliseconds to wait. */
  charge(rate: RateName, key: string): number;
  report(error: unknown, table?: string): void;
}

const sweepEvery = 5_000;
/** Interval at which bots are seated anew at tables whose round is over. */
const handOverEvery = minute;
/** After the end of its round, a table that even bots cannot finish counts as stopped; ms. */
const patience = 3 * day;

/**
 * Opens the tables of rounds, notes their results and begins the next round. All of it follows from the store, so that a
 * server that was killed leaves nothing undone, and of several servers one does each thing.
 */
export class TournamentSweep extends PeriodicSweep {
  private readonly setup: TournamentSetup;
  private readonly store: TournamentStore;

  constructor(setup: TournamentSetup) {
    super(sweepEvery, (error) => setup.report(error));
    this.setup = setup;
    this.store = new TournamentStore(setup.storage);
  }

  async sweep(): Promise<void> {
    for (const id of await this.store.due(this.setup.registry.now()))
      await this.goOn(id).catch((error: unknown) => this.setup.report(error));
  }

  /** Does the due work of one tournament; a round that ends is followed by the next at once. */
  private async goOn(id: string): Promise<void> {
    const tournament = await this.store.load(id);
    if (tournament?.stage !== 'playing') return;
    for (const table of tournament.tables) {
      if (table.state === 'drawn') await this.openTable(tournament, table);
      if (table.state === 'open') await this.settle(tournament, table);
    }
    const now = await this.store.load(id);
    if (now?.stage !== 'playing') return;
    if (now.tables.every(({ state }) => state === 'over')) {
      if (await this.beginNext(now)) await this.goOn(id);
      return;
    }
    if (now.dueAt !== undefined && now.dueAt <= this.setup.registry.now()) await this.endRound(now);
  }

  private async openTable(tournament: Tournament, drawn: TournamentTable): Promise<void> {
    const { id, organiser, seed, terms, people } = tournament;
    const names = new Map(people.map(({ guest, name }) => [guest, name]));
    const seated = drawn.seats.map(({ guest }) => ({ id: guest, name: names.get(guest) ?? '?' }));
    const [first, ...others] = seated;
    if (first === undefined) return;
    // A table for which the rate has no room waits for the next sweep.
    if (this.setup.charge('create', `organiser ${organiser}`) > 0) return;
    const key = `${seed} ${drawn.round} ${drawn.number}`;
    const opened = await this.setup.registry.openFor([first, ...others], setupOf(terms, seated.length), {
      key,
      isReady: true,
    });
    if ('id' in opened) {
      await this.store.opened(id, drawn, opened.id);
      await this.setup.registry.table(opened.id); // in memory it begins at once
    } else this.setup.report(new Error(`a table of tournament ${id} cannot be opened: ${opened.code}`));
  }

  private async settle(tournament: Tournament, table: TournamentTable): Promise<void> {
    const won = table.table === undefined ? undefined : await this.store.winnersAt(table.table);
    const { endsAt } = tournament;
    const isLost = endsAt !== undefined && endsAt + patience <= this.setup.registry.now();
    if (won === undefined && !isLost) return;
    const all = table.seats.map(({ seat }) => won?.[seat] ?? false);
    const points = pointsOf(all);
    await this.store.settle(
      tournament.id,
      table,
      all.map((isWon, at) => ({ points: points[at] ?? 0, won: isWon })),
    );
  }

  /** Begins the next round, or ends the tournament. Answers whether this server did. */
  private async beginNext(tournament: Tournament): Promise<boolean> {
    return beginRound(this.store, tournament, this.setup.registry);
  }

  /** The time of a round is over: bots take the seats of all its people, who may come back to them. */
  private async endRound({ id, tables }: Tournament): Promise<void> {
    for (const { table, state } of tables)
      if (state === 'open' && table !== undefined)
        await this.handOver(table).catch((error: unknown) => {
          if (!(error instanceof DamagedTableError || error instanceof RoomClosedError)) throw error;
        });
    await this.store.putOff(id, this.setup.registry.now() + handOverEvery);
  }

  private async handOver(id: string): Promise<void> {
    const { registry, tables } = this.setup;
    const table = await registry.table(id);
    if (table?.stage !== 'playing') return;
    const level = defaultLevel(gameIn(registry.games, table.setup.game)?.levels ?? []);
    if (level === undefined) return;
    for (const { person, bot } of table.seats)
      if (person !== undefined && bot === undefined)
        await tables.handle({}, person, { type: 'handOver', id: 0, table: id, level });
  }
}

/** Begins a round of a tournament whose tables are all over, or ends it. */
export async function beginRound(
  store: TournamentStore,
  tournament: Tournament,
  registry: Pick<TableRegistry, 'games' | 'now'>,
): Promise<boolean> {
  const sizes = sizesOf(tournament.terms, registry.games);
  const course = sizes && courseOf(tournament, sizes);
  const pairing = course && nextRound(course);
  if (course === undefined || pairing === undefined) return store.end(tournament);
  return store.beginRound(tournament, pairing, {
    draw: course.draw,
    bye: byePoints(course.sizes.wanted),
    endsAt: registry.now() + tournament.terms.roundDays * day,
  });
}

/** Tables of a tournament are for days: a seat that runs out of time is played by a bot until its person is back. */
export function setupOf({ game, options, days }: Tournament['terms'], people: number): TableSetup {
  return {
    game,
    options,
    seats: Array.from({ length: people }, () => ({ for: 'anyone' }) as const),
    pace: { kind: 'turn-based', days },
    access: 'private',
    atZero: 'bot',
    spectators: true,
  };
}
