import { brainOf, type FactWords, type PartNames } from '@manigance/bots';
import { reasoningBrain } from '@manigance/bots/hint';
import {
  courseOf,
  type Moment,
  momentsOf,
  type StoryDecision,
  type StoryUse,
  storyOf,
  type TurningPoint,
} from '@manigance/bots/story';
import {
  type Game,
  type GameEvent,
  type Language,
  type MatchRecord,
  readRecord,
  replay,
  type Seat,
  type State,
  type Viewer,
  type Vocabulary,
} from '@manigance/core';
import { catalog, rulesOfVersion } from '@manigance/games';

/** A turning point with what a viewer saw of it. */
export interface ShownPoint extends TurningPoint {
  /** Events that tell it: those of the player's turn, or of the move that chance decided. */
  readonly events: readonly GameEvent[];
  /** Events of the match before the turn. */
  readonly history: readonly GameEvent[];
}

/** A choice with the view its seat had. */
export interface ShownDecision extends StoryDecision {
  readonly view: Vocabulary['view'];
}

/** Words for the reasons and the guesses of a story. */
export interface StoryWords {
  readonly parts: PartNames;
  readonly facts: Readonly<Record<string, FactWords>>;
}

/** The story of a match as a page shows it. */
export interface ShownStory {
  readonly moments: readonly Moment[];
  readonly points: readonly ShownPoint[];
  /** The choices of the viewer, or of everybody for a spectator, and those of the turning points. */
  readonly decisions: readonly ShownDecision[];
  readonly winners: readonly Seat[];
  readonly words: Readonly<Record<Language, StoryWords>>;
}

/** The part of a story that is there at once. */
export type ShownChances = Pick<ShownStory, 'moments' | 'winners'>;

async function opened(text: string) {
  const record = readRecord(text);
  const manifest = catalog.find(record.game);
  const module = await manifest?.bot?.(record.options);
  const game = manifest && rulesOfVersion(await manifest.rules(record.options), record.rulesVersion);
  const { outcome } = record;
  if (module === undefined || game === undefined || outcome === undefined) return undefined;
  return { record, game, roster: module.bots, winners: outcome.winners };
}

/** The chances over a finished match; `undefined` if the game has no bots, or its rules are gone. */
export async function tellChances(text: string): Promise<ShownChances | undefined> {
  const match = await opened(text);
  if (match === undefined) return undefined;
  const { record, game, roster, winners } = match;
  const brain = await brainOf(roster, roster.levels.at(-1));
  return { moments: momentsOf(record, courseOf(game, brain, record)), winners };
}

/** Tells the story of a finished match; `undefined` if the game has no bots, or its rules are gone. */
export async function tellStory(
  text: string,
  viewer: Viewer,
  use: StoryUse,
): Promise<ShownStory | undefined> {
  const match = await opened(text);
  if (match === undefined) return undefined;
  const { record, game, roster, winners } = match;
  const reasons = await roster.reasons?.();
  const brain = await reasoningBrain(roster);
  const { moments, points, decisions } = storyOf(game, { ...roster, brain }, record, use);
  const { states, witnessed } = course(game, record, viewer);
  const turned = new Set(points.map(({ peak }) => peak - 1));
  const wordsIn = (language: Language): StoryWords => ({
    parts: reasons?.words[language] ?? {},
    facts: reasons?.factWords?.[language] ?? {},
  });
  return {
    moments,
    winners,
    points: points.map((point) => ({
      ...point,
      events: tellingEvents(point, witnessed),
      history: witnessed.slice(0, point.from + 1).flat(),
    })),
    decisions: decisions
      .filter(({ seat, number }) => viewer === 'spectator' || seat === viewer || turned.has(number))
      .map((decision) => ({ ...decision, view: viewAt(game, states[decision.number], decision.seat) })),
    words: { en: wordsIn('en'), fr: wordsIn('fr') },
  };
}

/** Every state of a match, and what a viewer witnessed of each move. */
function course(game: Game, record: MatchRecord, viewer: Viewer) {
  const seen = (events: readonly GameEvent[]) =>
    events.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined);
  const { state, opening } = replay(game, record, { to: 0 });
  const states: State[] = [state];
  const witnessed = [seen(opening)];
  replay(game, record, {
    after: (match) => {
      states.push(match.state);
      witnessed.push(seen(match.state.events));
    },
  });
  return { states, witnessed };
}

function viewAt(game: Game, state: State | undefined, seat: Seat): Vocabulary['view'] {
  if (state === undefined) throw new RangeError('a choice belongs to a position of its match');
  return game.view(state, seat);
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
