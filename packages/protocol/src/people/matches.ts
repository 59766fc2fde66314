import { type Fitting, flag, list, map, object, oneOf, optional, text, whole } from '../schema.ts';
import { colourName, guestId, personName, setting, tableId, tableSetup } from '../table.ts';

const id = whole(0);
const { game } = tableSetup;

/** Finished matches of people: their history, their figures and their ratings. */
export const matchMessages = {
  history: object(
    {
      type: oneOf('history'),
      id,
      game: optional(game),
      result: optional(oneOf('won', 'lost', 'stopped')),
      company: optional(oneOf('people', 'bots')),
      /** Part of the name of another player. */
      player: optional(text({ min: 1, max: 40 })),
      /** Ended at this time or later; milliseconds since 1970. */
      from: optional(whole(0)),
      /** Ended before this time. */
      until: optional(whole(0)),
      /** The last match of the page before. */
      after: optional(object({ endedAt: whole(0), table: tableId })),
    },
    'List your finished matches, the latest first, a page at a time.',
  ),
  profile: object(
    { type: oneOf('profile'), id, of: optional(guestId) },
    'Figures of your finished matches, or of those of a person who shows theirs.',
  ),
  ratingPath: object(
    {
      type: oneOf('ratingPath'),
      id,
      of: optional(guestId),
      game,
      players: whole(2, 12),
      kind: oneOf('people', 'bots', 'hints'),
    },
    'How a rating went, match by match.',
  ),
  showProfile: object(
    { type: oneOf('showProfile'), id, shown: flag, listed: flag },
    'Whether others may see your figures, and whether you are listed in the leaderboards. Neither unless you say so.',
  ),
} as const;

const to = whole(0);
/** A rating and how far it may be off. */
const rating = {
  rating: whole(-1_000_000),
  uncertainty: whole(0),
  /** Still too uncertain to be compared. */
  isProvisional: flag,
  matches: whole(0),
};
const pool = { game, players: whole(2), kind: oneOf('people', 'bots', 'hints') };

const historySeat = object({
  /** Absent for a bot and for a person the server no longer knows. */
  name: optional(personName),
  bot: optional(text({ max: 24 })),
  colour: optional(colourName),
  won: flag,
  isYou: optional(flag),
});
const historyRow = object({
  table: tableId,
  game,
  /** How it was won, as the game calls it; absent if it was stopped. */
  how: optional(text({ max: 60 })),
  options: map(setting, 16),
  pace: oneOf('live', 'turn-based', 'untimed'),
  access: oneOf('open', 'private'),
  moves: whole(0),
  startedAt: whole(0),
  endedAt: whole(0),
  /** Points the match moved your rating by; absent if it is not rated. */
  change: optional(whole(-1_000_000)),
  hasRecord: flag,
  seats: list(historySeat, 12),
});

const winRate = object({
  game,
  /** What these matches have in common: a seat, the settings as JSON, how they were won, the number of players. */
  key: optional(text({ max: 2_000 })),
  matches: whole(0),
  won: whole(0),
  /** Matches that pure chance would have won, in millionths. */
  byChance: whole(0),
});

/** Answers about finished matches. */
export const matchAnswers = {
  history: object({
    type: oneOf('history'),
    to,
    /** Number of matches that fit, on all pages. */
    total: whole(0),
    matches: list(historyRow, 200),
    isLastPage: flag,
  }),
  profile: object({
    type: oneOf('profile'),
    to,
    who: object({ id: guestId, name: personName }),
    since: whole(0),
    /** The figures that others may see; for the person alone. */
    shows: optional(object({ shown: flag, listed: flag })),
    matches: whole(0),
    won: whole(0),
    /** Mean milliseconds per move, at tables that are not turn-based; absent without a move. */
    perMove: optional(whole(0)),
    byGame: list(winRate, 1_000),
    bySeat: list(winRate, 1_000),
    byMode: list(winRate, 1_000),
    byEnd: list(winRate, 1_000),
    ratings: list(object({ ...pool, ...rating }), 1_000),
    /** People met most often; for the person alone. */
    rivals: list(
      object({ id: guestId, name: personName, matches: whole(0), won: whole(0), lost: whole(0) }),
      10,
    ),
  }),
  ratingPath: object({
    type: oneOf('ratingPath'),
    to,
    points: list(object({ endedAt: whole(0), rating: whole(-1_000_000), uncertainty: whole(0) }), 100_000),
  }),
} as const;

const leaderboardSchema = object({
  ...pool,
  places: list(
    object({
      /** Absent for a level of bots. */
      id: optional(guestId),
      name: optional(personName),
      bot: optional(text({ max: 24 })),
      /** Whether others may see the figures of this person. */
      isShown: flag,
      ...rating,
    }),
    1_000,
  ),
});

/** A finished match in a history. */
export type HistoryRow = Fitting<typeof historyRow>;
/** Wins among matches with something in common, and the wins of pure chance. */
export type WinRate = Fitting<typeof winRate>;
/** The figures of a person's finished matches. */
export type Profile = Fitting<(typeof matchAnswers)['profile']>;
/** People who want to be listed, the best first, then those whose rating is provisional. */
export type Leaderboard = Fitting<typeof leaderboardSchema>;
