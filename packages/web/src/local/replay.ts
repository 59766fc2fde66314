import {
  type Game,
  type GameEvent,
  type Match,
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
  verifyRecord,
  witnessed,
} from '@manigance/core';
import { catalog, rulesOfVersion } from '@manigance/games';
import { type SharedPosition, sharedPosition } from './position.ts';
import { checkSignature, type SignatureCheck } from './record-signature.ts';
import type { SavedMatch } from './saved-match.ts';

/** Summary of a record. */
export interface OpenedRecord {
  readonly game: string;
  readonly options: MatchRecord['options'];
  readonly seats: number;
  /** The colour chosen for each seat, empty where none was. */
  readonly colours: readonly string[];
  /** Number of moves. */
  readonly moves: number;
  /** Names by seat, empty for a bot, if the record has them. */
  readonly players?: readonly string[] | undefined;
  /** The match was stopped before it was over. */
  readonly isStopped: boolean;
  /** Whether seed, commitment, outcome and last state fit together, and the signature, if there is one. */
  readonly isVerified: boolean;
  readonly signature?: SignatureCheck | undefined;
}

/** Who looks on: a seat, a spectator, or somebody before whom all seats lie open. */
export type Watcher = Viewer | 'everyone';

/** The match after a move. */
export interface ReplayStep {
  readonly shown: Shown<Vocabulary>;
  /** The position as each seat saw it; only with everything open, and `shown` is then a spectator's. */
  readonly seats?: readonly Shown<Vocabulary>[];
  /** Events this viewer had witnessed; left out of a step that follows the one before. */
  readonly log: readonly GameEvent[];
  /** Those of the last move. */
  readonly events: readonly GameEvent[];
  /** The last move, and the view of its player before it. */
  readonly played?: { readonly seat: Seat; readonly move: Move; readonly view: object };
}

/** The beginning of a match: its setup, its luck, and its first moves. */
export type Beginning = Pick<SavedMatch, 'game' | 'options' | 'seed' | 'salt' | 'moves'> & {
  readonly rulesVersion: number;
  readonly seats: number;
  readonly colours: readonly string[];
  /** The seat that moves next; the first of several. */
  readonly next: Seat;
};

/** The log of a match as a viewer saw it. */
export interface WholeLog {
  readonly log: readonly GameEvent[];
  /** Its length after each number of moves. */
  readonly lengths: readonly number[];
}

/** A finished match, which can be shown to any viewer after any move. */
export class Replay {
  readonly card: OpenedRecord;
  private readonly game: Game;
  private readonly record: MatchRecord;
  /** State after each number of moves. */
  private readonly states: State[];
  private readonly events: (readonly GameEvent[])[];

  constructor(id: string, game: Game, record: MatchRecord, signature?: SignatureCheck) {
    this.game = game;
    this.record = record;
    const opening = replay(game, record, { to: 0 });
    this.states = [opening.state];
    this.events = [opening.opening];
    const match = replay(game, record, {
      after: ({ state }) => {
        this.states.push(state);
        this.events.push(state.events);
      },
    });
    this.card = {
      game: id,
      options: record.options,
      seats: record.seats,
      colours: record.colours ?? [],
      moves: record.moves.length,
      players: record.players,
      isStopped: record.stopped === true,
      isVerified: signature?.is !== 'altered' && holds(game, record, match),
      signature,
    };
  }

  /** `isNext`: the step before is shown, so the log is known. */
  at(wanted: number, watcher: Watcher, { isNext = false } = {}): ReplayStep {
    const to = Math.min(Math.max(0, wanted), this.card.moves);
    const seen = (events: readonly GameEvent[] = []) =>
      events.map((event) => this.witnessed(event, watcher)).filter((event) => event !== undefined);
    const played = this.record.moves[to - 1];
    return {
      shown: this.shownTo(to, watcher === 'everyone' ? 'spectator' : watcher),
      ...(watcher === 'everyone' ? { seats: this.seats.map((seat) => this.shownTo(to, seat)) } : {}),
      log: isNext ? [] : this.events.slice(0, to + 1).flatMap(seen),
      events: seen(this.events[to]),
      ...(played === undefined
        ? {}
        : { played: { ...played, view: this.game.view(this.states[to - 1] as State, played.seat) } }),
    };
  }

  private get seats(): readonly Seat[] {
    return Array.from({ length: this.record.seats }, (_, seat) => seat);
  }

  /** A position without its question, which is answered already. */
  private shownTo(to: number, viewer: Viewer): Shown<Vocabulary> {
    const { asked, ...shown } = show(this.game, this.states[to] as State, viewer);
    return shown;
  }

  /** An event as the watcher saw it. With everything open it is the version of the seat that was told most. */
  private witnessed(event: GameEvent, watcher: Watcher): GameEvent | undefined {
    if (watcher !== 'everyone') return this.game.witness(event, watcher);
    const versions = [...this.seats, 'spectator' as const]
      .map((viewer) => this.game.witness(event, viewer))
      .filter((version) => version !== undefined);
    const length = (version: GameEvent) => JSON.stringify(version).length;
    return versions.toSorted((one, other) => length(other) - length(one))[0];
  }

  /** The question put to the player of the next move, or of the first choice after it; `undefined` if there is none. */
  positionAt(wanted: number): SharedPosition | undefined {
    const { game, colours } = this.card;
    for (let to = Math.max(0, wanted); to < this.card.moves; to++) {
      const { seat } = this.record.moves[to] as MatchRecord['moves'][number];
      const position = sharedPosition(this.game, game, this.states[to] as State, seat, colours);
      if (position !== undefined) return position;
    }
    return undefined;
  }

  /** The match up to this move; `undefined` once it is over. */
  beginning(to: number): Beginning | undefined {
    const { seats, options, seed, salt, rulesVersion, moves } = this.record;
    const { game, colours } = this.card;
    const next = moves[to]?.seat;
    if (next === undefined) return undefined;
    return { game, seats, colours, options, seed, salt, rulesVersion, moves: moves.slice(0, to), next };
  }

  wholeLog(viewer: Viewer): WholeLog {
    const lengths: number[] = [];
    const log: GameEvent[] = [];
    for (const events of this.events) {
      log.push(...witnessed(this.game, events, viewer));
      lengths.push(log.length);
    }
    return { log, lengths };
  }
}

/** Whether the moves are legal, the seed is the one committed to, and the match ends as recorded. */
function holds(game: Game, record: MatchRecord, match?: Match<Vocabulary>): boolean {
  try {
    verifyRecord(game, record, match);
    return true;
  } catch {
    return false;
  }
}

/** Reads and replays a record. `broken`: it is invalid. `outdated`: its rules have changed. */
export async function openRecord(text: string): Promise<Replay | 'broken' | 'outdated'> {
  try {
    const record = readRecord(text);
    const manifest = catalog.find(record.game);
    if (manifest === undefined) return 'broken';
    const game = rulesOfVersion(await manifest.rules(record.options), record.rulesVersion);
    if (game === undefined) return 'outdated';
    return new Replay(record.game, game, record, await checkSignature(record));
  } catch {
    return 'broken';
  }
}

/** Reads and verifies a record of this game. */
export async function isVerified(id: string, text: string): Promise<boolean> {
  try {
    const record = readRecord(text);
    const rules = await catalog.get(id).rules(record.options);
    if ((await checkSignature(record))?.is === 'altered') return false;
    return holds(rulesOfVersion(rules, record.rulesVersion) ?? rules.game, record);
  } catch {
    return false;
  }
}
