import type { SubjectTables } from '../subject-tables.ts';

/** Tournaments, their people and what was played. */
export const tournamentTables: SubjectTables = {
  create: [
    // `terms` are what the organiser chose, as JSON. `number` counts the changes, so that of several servers one makes each.
    // `ends_at` is the end of the present round, `due_at` when it is looked at next.
    `CREATE TABLE tournaments (id TEXT PRIMARY KEY, organiser TEXT NOT NULL, terms TEXT NOT NULL, seed TEXT NOT NULL,
      stage TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, made_at {wide} NOT NULL,
      ends_at {wide}, due_at {wide})`,
    `CREATE INDEX tournaments_in_play ON tournaments (id) WHERE stage = 'playing'`,
    // `draw` is the place in the draw, -1 before it; `withdrawn` the round after which somebody left, absent for the others.
    `CREATE TABLE tournament_people (tournament TEXT NOT NULL, guest TEXT NOT NULL, draw INTEGER NOT NULL,
      joined_at {wide} NOT NULL, withdrawn INTEGER, PRIMARY KEY (tournament, guest))`,
    `CREATE INDEX tournament_people_of_guest ON tournament_people (guest)`,
    // `state`: a table that is \`drawn\` is to be opened, then it is \`open\`, then \`over\`.
    `CREATE TABLE tournament_tables (tournament TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL,
      table_id TEXT, state TEXT NOT NULL, PRIMARY KEY (tournament, round, number))`,
    // A table \`number\` of -1: the person sits out.
    `CREATE TABLE tournament_seats (tournament TEXT NOT NULL, round INTEGER NOT NULL, guest TEXT NOT NULL,
      number INTEGER NOT NULL, seat INTEGER NOT NULL, points INTEGER, won INTEGER, PRIMARY KEY (tournament, round, guest))`,
    `CREATE INDEX tournament_seats_of_guest ON tournament_seats (guest)`,
  ],
  kept: [
    {
      name: 'tournaments',
      key: ['id'],
      columns: {
        id: 'text',
        organiser: 'text',
        terms: 'text',
        seed: 'text',
        stage: 'text',
        round: 'whole',
        number: 'whole',
        made_at: 'whole',
        ends_at: 'whole?',
        due_at: 'whole?',
      },
      refuse: ({ terms, seed }) =>
        areTerms(terms) && /^[0-9a-f]{32}$/.test(String(seed))
          ? undefined
          : 'a tournament that is unreadable',
    },
    {
      name: 'tournament_people',
      key: ['tournament', 'guest'],
      columns: { tournament: 'text', guest: 'text', draw: 'whole', joined_at: 'whole', withdrawn: 'whole?' },
    },
    {
      name: 'tournament_tables',
      key: ['tournament', 'round', 'number'],
      columns: { tournament: 'text', round: 'whole', number: 'whole', table_id: 'text?', state: 'text' },
    },
    {
      name: 'tournament_seats',
      key: ['tournament', 'round', 'guest'],
      columns: {
        tournament: 'text',
        round: 'whole',
        guest: 'text',
        number: 'whole',
        seat: 'whole',
        points: 'whole?',
        won: 'whole?',
      },
    },
  ],
};

function areTerms(text: unknown): boolean {
  try {
    const read = JSON.parse(String(text)) as { readonly game?: unknown; readonly size?: unknown } | null;
    return typeof read?.game === 'string' && typeof read.size === 'number';
  } catch {
    return false;
  }
}
