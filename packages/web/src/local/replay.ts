import {
  type Game,
  type GameEvent,
  type MatchRecord,
  type Move,
  readRecord,
  replay,
  type Seat,
  type Shown,
  type State,
  show,
  type Viewer,
  type Vocabulary,
} from '@manigance/core';
import { catalog } from '@manigance/games';

/** What a record is of. */
export interface OpenedRecord {
  readonly game: string;
  readonly seats: number;
  /** Its moves; before the first lies the opening. */
  readonly moves: number;
}

/** The match as it stood after a move. */
export interface ReplayStep {
  readonly shown: Shown<Vocabulary>;
  /** What this viewer had witnessed by then, and the last part of it. */
  readonly log: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  /** What was played, and how the table looked to whoever played it. */
  readonly played?: { readonly seat: Seat; readonly move: Move; readonly view: object };
}

/** A finished match, to be looked at from every side: nothing about it is secret any more. */
export class Replay {
  readonly card: OpenedRecord;
  private readonly game: Game;
  private readonly record: MatchRecord;
  /** After so many moves. */
  private readonly states: State[];
  private readonly events: (readonly GameEvent[])[];

  constructor(id: string, game: Game, record: MatchRecord) {
    this.game = game;
    this.record = record;
    this.card = { game: id, seats: record.seats, moves: record.moves.length };
    const opening = replay(game, record, { to: 0 });
    this.states = [opening.state];
    this.events = [opening.opening];
    replay(game, record, {
      after: ({ state }) => {
        this.states.push(state);
        this.events.push(state.events);
      },
    });
  }

  at(wanted: number, viewer: Viewer): ReplayStep {
    const to = Math.min(Math.max(0, wanted), this.card.moves);
    const { asked, ...shown } = show(this.game, this.states[to] as State, viewer);
    const seen = (events: readonly GameEvent[] = []) =>
      events.map((event) => this.game.witness(event, viewer)).filter((event) => event !== undefined);
    const played = this.record.moves[to - 1];
    return {
      shown,
      log: this.events.slice(0, to + 1).flatMap(seen),
      events: seen(this.events[to]),
      ...(played === undefined
        ? {}
        : { played: { ...played, view: this.game.view(this.states[to - 1] as State, played.seat) } }),
    };
  }
}

/** Reads a record and plays it again; says so if it cannot be trusted, or is of other rules than ours. */
export async function openRecord(text: string): Promise<Replay | 'broken' | 'outdated'> {
  try {
    const record = readRecord(text);
    const manifest = catalog.find(record.game);
    if (manifest === undefined) return 'broken';
    const { game } = await manifest.rules();
    if (record.rulesVersion !== game.rulesVersion) return 'outdated';
    return new Replay(record.game, game, record);
  } catch {
    return 'broken';
  }
}
