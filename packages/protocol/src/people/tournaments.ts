import { type Fitting, flag, list, map, object, oneOf, optional, text, whole } from '../schema.ts';
import { guestId, personName, setting, tableId, tableSetup } from '../table.ts';

const id = whole(0);
const to = whole(0);

/** Free text of a person: no control characters, nothing that turns the line around. */
const title = text({
  min: 1,
  max: 60,
  pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]+$',
});
/** Anybody who knows it may see the tournament, and join it before it begins: it cannot be guessed. */
const tournament = text({ min: 16, max: 32, pattern: '^[a-z0-9]+$' });

const terms = {
  title,
  game: tableSetup.game,
  options: map(setting, 16),
  kind: oneOf('swiss', 'round-robin'),
  /** People at a table, if their number allows. */
  size: whole(2, 6),
  /** Rounds of a Swiss tournament. */
  rounds: whole(1, 9),
  /** Days per round. Bots play unfinished matches to their end. */
  roundDays: whole(1, 28),
  /** Days per answer. */
  days: whole(1, 7),
};

/** Fewest and most people of a tournament. */
export const tournamentPeople = { least: 3, most: 16 } as const;

/** Tournaments among friends, over days. */
export const tournamentMessages = {
  tournaments: object({ type: oneOf('tournaments'), id }, 'List your tournaments, the latest first.'),
  tournament: object(
    { type: oneOf('tournament'), id, tournament },
    'A tournament: people, standings, rounds.',
  ),
  openTournament: object(
    { type: oneOf('openTournament'), id, ...terms },
    'Open a tournament, with you in it. Anybody with its link may join until you begin it.',
  ),
  joinTournament: object({ type: oneOf('joinTournament'), id, tournament }, 'Join before it begins.'),
  withdraw: object(
    { type: oneOf('withdraw'), id, tournament },
    'Leave before it begins, or play no further rounds; bots finish your tables.',
  ),
  beginTournament: object(
    { type: oneOf('beginTournament'), id, tournament },
    'Draw the first round. For the one who opened it, with three people or more.',
  ),
  cancelTournament: object(
    { type: oneOf('cancelTournament'), id, tournament },
    'Delete a tournament that has not begun. For the one who opened it.',
  ),
} as const;

const stage = oneOf('gathering', 'playing', 'over');
const line = object({ tournament, title, game: tableSetup.game, stage, people: whole(0), round: whole(0) });
const standing = object({
  /** Absent for a deleted person. */
  who: optional(guestId),
  name: personName,
  place: whole(1),
  /** Sixtieths of a point: a table gives sixty, shared by its winners. */
  points: whole(0),
  tables: whole(0),
  wins: whole(0),
  byes: whole(0),
  /** Tie-breaks: mean points of the people met, and of those won against; thousandths of a sixtieth. */
  opponents: whole(0),
  beaten: whole(0),
  withdrawn: optional(flag),
  isYou: optional(flag),
});
const seat = object({
  name: personName,
  /** Absent while the match goes on. */
  points: optional(whole(0)),
  won: optional(flag),
  isYou: optional(flag),
});
const table = object({
  /** Absent until it is open, and for people who sit out. */
  table: optional(tableId),
  /** The person sits out. */
  isBye: optional(flag),
  isOver: flag,
  seats: list(seat, 6),
});

/** Answers about tournaments. */
export const tournamentAnswers = {
  tournaments: object({ type: oneOf('tournaments'), to, tournaments: list(line, 200) }),
  openedTournament: object({ type: oneOf('openedTournament'), to, tournament }),
  tournament: object({
    type: oneOf('tournament'),
    to,
    tournament,
    ...terms,
    stage,
    /** Number of all rounds; absent where it depends on who meets whom. */
    allRounds: optional(whole(0)),
    /** When the present round ends; milliseconds since 1970. */
    endsAt: optional(whole(0)),
    /** The seed of the draw, once it was drawn. */
    seed: optional(text({ max: 32 })),
    isMine: flag,
    isIn: flag,
    standings: list(standing, 16),
    /** The latest round last. */
    played: list(list(table, 16), 40),
  }),
} as const;

/** A tournament as its people see it. */
export type TournamentView = Fitting<(typeof tournamentAnswers)['tournament']>;
/** A tournament in a list. */
export type TournamentLine = Fitting<typeof line>;
