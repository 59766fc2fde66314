import { type Moment, storyOf, type TurningPoint } from '@manigance/bots/story';
import { type GameEvent, readRecord, replay, type Viewer } from '@manigance/core';
import { catalog, rulesOfVersion } from '@manigance/games';

/** A turning point with what a viewer saw of it. */
export interface ToldPoint extends TurningPoint {
  /** Events that tell it: those of the player's turn, or of the move that chance decided. */
  readonly events: readonly GameEvent[];
  /** Events of the match before the turn. */
  readonly history: readonly GameEvent[];
}

/** The story of a match as a page shows it. */
export interface ToldStory {
  readonly moments: readonly Moment[];
  readonly points: readonly ToldPoint[];
}

/** Tells the story of a finished match; `undefined` if the game has no bots, or its rules are gone. */
export async function tellStory(
  text: string,
  viewer: Viewer,
  onProgress: (done: number) => void,
): Promise<ToldStory | undefined> {
  const record = readRecord(text);
  const manifest = catalog.find(record.game);
  const module = await manifest?.bot?.();
  const game = manifest && rulesOfVersion(await manifest.rules(), record.rulesVersion);
  if (module === undefined || game === undefined || record.outcome === undefined) return undefined;
  const { moments, points } = storyOf(game, module.bots.brain, record, { onProgress });
  const seen = (events: readonly GameEvent[]) =>
    events.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined);
  const witnessed = [seen(replay(game, record, { to: 0 }).opening)];
  replay(game, record, { after: ({ state }) => void witnessed.push(seen(state.events)) });
  return {
    moments,
    points: points.map((point) => ({
      ...point,
      events: tellingEvents(point, witnessed),
      history: witnessed.slice(0, point.from + 1).flat(),
    })),
  };
}

function tellingEvents(
  { kind, seat, from, to, peak }: TurningPoint,
  witnessed: readonly (readonly GameEvent[])[],
): readonly GameEvent[] {
  if (kind === 'chance') return witnessed[peak] ?? [];
  const turn = witnessed.slice(from + 1, to + 1).flat();
  const own = turn.filter((event) => (event as { readonly seat?: unknown }).seat === seat);
  return own.length === 0 ? turn : own;
}
