import type { Answer, Game, Seat, Setting, Vocabulary } from './game.ts';
import { type Played, play } from './play.ts';
import { rngFrom } from './rng.ts';
import { Runner } from './runner.ts';
import { mayUndo } from './undo.ts';

/** Settings that no table can have; the message says what to change. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** The parameters a match starts from. */
export interface MatchSetup<W extends Vocabulary> {
  readonly seats: number;
  readonly options: W['options'];
  /** 128 bits as 32 hexadecimal digits. */
  readonly seed: string;
}

/** A match in play: its seed, its moves, the state they lead to, and its undo history. */
export class Match<W extends Vocabulary> {
  readonly game: Game<W>;
  readonly setup: MatchSetup<W>;
  /** Events before the first question. */
  readonly opening: readonly W['event'][];
  state: W['state'];
  readonly moves: Answer<W['move']>[] = [];
  /** The state before each move, which `undo` returns to. */
  private readonly before: W['state'][] = [];

  constructor(game: Game<W>, setup: MatchSetup<W>) {
    this.game = game;
    this.setup = setup;
    this.state = start(game, setup);
    this.opening = [...this.state.events];
  }

  play(seat: Seat, input: unknown, expects: { readonly question?: number } = {}): Played<W> {
    const played = play(this.game, this.state, seat, input, expects);
    if (played.ok) {
      this.before.push(this.state);
      this.moves.push({ seat, move: played.move });
      this.state = played.state;
    }
    return played;
  }

  /** Whether the last move is this seat's and no viewer has learned anything from it. */
  mayUndo(seat: Seat): boolean {
    const last = this.moves.at(-1);
    const before = this.before.at(-1);
    if (last === undefined || before === undefined || last.seat !== seat) return false;
    return mayUndo(this.game, before, seat, last.move);
  }

  /** Takes the last move back if this seat may; returns whether it did. */
  undo(seat: Seat): boolean {
    if (!this.mayUndo(seat)) return false;
    this.moves.pop();
    this.state = this.before.pop() ?? this.state;
    return true;
  }
}

/** The state at the first question of a match. */
export function start<W extends Vocabulary>(game: Game<W>, setup: MatchSetup<W>): W['state'] {
  const { min, max } = game.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) {
    throw new SetupError(`${game.id} is played by ${min} to ${max}, not by ${setup.seats}`);
  }
  return new Runner(game).start(setup.seats, setup.options, rngFrom(setup.seed));
}

/** Checked settings of a table, with the default value of each setting that is not given. */
export function readOptions<W extends Vocabulary>(
  game: Game<W>,
  input: Readonly<Record<string, unknown>>,
): W['options'] {
  const settings: Readonly<Record<string, readonly Setting[]>> = game.settings;
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(settings, name)) {
      throw new SetupError(
        `${game.id} has no option ${name}; it has ${Object.keys(settings).join(', ') || 'none'}`,
      );
    }
  }
  const chosen = Object.entries(settings).map(([name, values]) => {
    const value = Object.hasOwn(input, name) ? input[name] : values[0];
    if (!values.some((allowed) => allowed === value)) {
      throw new SetupError(
        `${name} of ${game.id} is one of ${values.join(', ')}, not ${typeof value === 'object' ? 'an object' : String(value)}`,
      );
    }
    return [name, value];
  });
  // Each value was just found among those of its setting.
  return Object.fromEntries(chosen) as W['options'];
}

/** Every combination of settings of a game. */
export function everySetting<W extends Vocabulary>(game: Game<W>): W['options'][] {
  const settings: Readonly<Record<string, readonly Setting[]>> = game.settings;
  const all = Object.entries(settings).reduce<Record<string, Setting>[]>(
    (made, [name, values]) => made.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
  // One value of each setting, and nothing else.
  return all as W['options'][];
}
