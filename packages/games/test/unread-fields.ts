import { type Game, legalMoves, Match, readOptions, seatsAsked, seedFromNumber } from '@manigance/core';

/** Fields of data tables that nothing has read yet, by path. Tables are watched before the rules are imported. */
export class UnreadFields {
  private readonly unread = new Set<string>();

  /** Watches every field of this value, and of the values in it. An effect has its own name for a path. */
  watch(path: string, value: unknown): this {
    if (typeof value !== 'object' || value === null) return this;
    const own = 'do' in value ? String(value.do) : path;
    for (const [name, held] of Object.entries(value)) {
      const place = Array.isArray(value) ? own : `${own}.${name}`;
      this.watch(place, held);
      if (!Array.isArray(value) && held !== undefined) this.watchField(value, name, place);
    }
    return this;
  }

  /** Watches the fields of a row, but not those of the values in them. */
  watchRow(path: string, row: object): this {
    for (const name of Object.keys(row)) this.watchField(row, name, `${path}.${name}`);
    return this;
  }

  private watchField(holder: object, name: string, place: string): void {
    const held: unknown = Reflect.get(holder, name);
    this.unread.add(place);
    Object.defineProperty(holder, name, {
      enumerable: true,
      get: () => {
        this.unread.delete(place);
        return held;
      },
    });
  }

  /** Plays seeded random matches until every field was read or there were enough; the fields left over. */
  afterMatches(game: Game, matches: number): readonly string[] {
    for (let seed = 1; seed <= matches && this.unread.size > 0; seed++) {
      const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
      const match = new Match(game, { seats, options: optionsOf(game, seed), seed: seedFromNumber(seed) });
      for (let turn = seed; match.state.outcome === undefined; turn++) {
        const [seat = 0] = seatsAsked(game, match.state);
        const options = legalMoves(game, match.state, seat);
        match.play(seat, options[(turn * 7 + seed) % options.length]);
      }
    }
    return [...this.unread].sort();
  }
}

/** Each setting takes its values in turn. */
function optionsOf(game: Game, turn: number) {
  const chosen = Object.entries(game.settings as Record<string, readonly unknown[]>).map(
    ([name, values]) => [name, values[turn % values.length]] as const,
  );
  return readOptions(game, Object.fromEntries(chosen));
}
