import type { Game, Viewer, Vocabulary } from '../src/game.ts';
import { everyViewer, witnessed } from '../src/show.ts';

/** Every event of a match so far, as each viewer witnessed it. */
export class WitnessLog<W extends Vocabulary> {
  private readonly game: Game<W>;
  private readonly logs: ReadonlyMap<Viewer, W['event'][]>;

  constructor(game: Game<W>, seats: number) {
    this.game = game;
    this.logs = new Map(everyViewer(seats).map((viewer) => [viewer, []]));
  }

  add(events: readonly W['event'][]): void {
    for (const [viewer, log] of this.logs) log.push(...witnessed(this.game, events, viewer));
  }

  /** Where a state contradicts the events this viewer has witnessed, for games that can tell. */
  contradictions(state: W['state'], viewer: Viewer): readonly string[] {
    return this.game.contradictions?.(state, this.logs.get(viewer) ?? [], viewer) ?? [];
  }
}
