/**
 * Statements that both dialects share. `{list}` joins guests, `{texts $n}` selects the texts of a JSON array, `{now}` is the
 * database's clock in milliseconds, `{skip}` leaves out rows that another transaction has locked.
 */
const row = `t.id, t.code, t.game, t.stage, t.access, t.number, t.chain, t.wake_at, t.updated_at, t.line, t.asked,
  (SELECT COALESCE({list}, '') FROM people p WHERE p.table_id = t.id) AS people`;

/** Silence of a server after which its tables may be claimed; ms. */
const silentFor = 3_000;
/** Whether the owner of a table `t` gave a sign of life lately. */
const ownerLives = `EXISTS (SELECT 1 FROM servers s WHERE s.id = t.owner AND s.alive_at > {now} - ${silentFor})`;

/** Statements of both dialects, by name. */
export const statements = {
  /** The last entry comes with the chained hash; entries that are not counted yet are left out. */
  read: `SELECT e.number, e.body, CASE WHEN e.number = t.number - 1 THEN t.chain END AS chain
    FROM tables t JOIN entries e ON e.table_id = t.id AND e.number < t.number
    WHERE t.id = $1 AND e.number >= $2 ORDER BY e.number`,
  readUnchecked: 'SELECT number, body FROM entries WHERE table_id = $1 ORDER BY number',
  chainBefore: 'SELECT chain FROM snapshots WHERE table_id = $1 AND number = $2',
  chainOf: 'SELECT chain FROM tables WHERE id = $1 AND number = $2',
  row: `SELECT ${row} FROM tables t WHERE t.id = $1`,
  rowByCode: `SELECT ${row} FROM tables t WHERE t.code = $1`,
  /** Leaves out tables without seated people, whose line has no name. */
  listOpen: `SELECT ${row} FROM tables t WHERE t.access = 'open' AND t.stage IN ('gathering', 'playing')
    AND t.line LIKE '%"name":%'
    ORDER BY t.updated_at DESC LIMIT $1`,
  listOf: `SELECT ${row} FROM people w JOIN tables t ON t.id = w.table_id WHERE w.guest = $1
    ORDER BY t.updated_at DESC LIMIT $2`,
  countOpen: `SELECT COUNT(*) AS tables FROM people w JOIN tables t ON t.id = w.table_id
    WHERE w.guest = $1 AND t.stage IN ('gathering', 'playing')`,
  due: `SELECT ${row} FROM tables t WHERE t.wake_at <= $1 AND t.id NOT IN ({texts $3}) ORDER BY t.wake_at LIMIT $2`,
  defer: 'UPDATE tables SET wake_at = $3 WHERE id = $1 AND number = $2',
  record: 'SELECT body FROM records WHERE table_id = $1',
  saveRecord: `INSERT INTO records (table_id, game, ended_at, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id) DO NOTHING`,
  everyRecord: `SELECT table_id, game, ended_at, body FROM records WHERE table_id > $1 ORDER BY table_id LIMIT $2`,
  nextDue: 'SELECT MIN(wake_at) AS at FROM tables WHERE wake_at IS NOT NULL',
  everyRow: `SELECT ${row} FROM tables t WHERE t.id > $1 ORDER BY t.id LIMIT $2`,
  /** Tables whose entries or snapshot are there without their row. */
  withoutRow: `SELECT table_id AS id FROM (SELECT table_id FROM entries
      UNION SELECT table_id FROM snapshots) found
    WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = found.table_id) ORDER BY id`,
  count: 'SELECT stage, COUNT(*) AS tables FROM tables GROUP BY stage',
  saveSnapshot: `INSERT INTO snapshots (table_id, number, body, sum, chain)
    VALUES ($1, $2, $3, $4, COALESCE($5, (SELECT chain FROM tables WHERE id = $1 AND number = $2), ''))
    ON CONFLICT (table_id) DO UPDATE
    SET number = excluded.number, body = excluded.body, sum = excluded.sum, chain = excluded.chain
    WHERE snapshots.number <= excluded.number`,
  snapshot: 'SELECT number, body, sum FROM snapshots WHERE table_id = $1',
  dropSnapshot: 'DELETE FROM snapshots WHERE table_id = $1',
  dropSnapshots: 'DELETE FROM snapshots',
  saveGuest: `INSERT INTO guests (id, name, created_at) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
  guest: 'SELECT id, name, created_at FROM guests WHERE id = $1',
  everyGuest: 'SELECT id, name, created_at FROM guests WHERE id > $1 ORDER BY id LIMIT $2',
  saveToken: `INSERT INTO tokens (hash, guest, kind, label, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (hash) DO NOTHING`,
  token: 'SELECT hash, guest, kind, label, created_at, used_at FROM tokens WHERE hash = $1',
  tokensOf: 'SELECT hash, guest, kind, label, created_at, used_at FROM tokens WHERE guest = $1 ORDER BY hash',
  knownTokens: 'SELECT hash FROM tokens WHERE hash IN ({texts $1})',
  dropToken: 'DELETE FROM tokens WHERE hash = $1',
  dropTokens: 'DELETE FROM tokens WHERE guest = $1 AND kind = $2',
  claimOf: `SELECT t.epoch, t.owner, CASE WHEN ${ownerLives} THEN 1 ELSE 0 END AS alive FROM tables t WHERE t.id = $1`,
  claim: 'UPDATE tables SET epoch = epoch + 1, owner = $3 WHERE id = $1 AND epoch = $2 RETURNING epoch',
  claimDue: `UPDATE tables SET epoch = epoch + 1, owner = $3 WHERE id IN (SELECT t.id FROM tables t
    WHERE t.wake_at <= $1 AND t.id NOT IN ({texts $4}) AND (t.owner = $3 OR NOT ${ownerLives})
    ORDER BY t.wake_at LIMIT $2 {skip}) RETURNING id, number, epoch`,
  release: 'UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2',
  beat: `INSERT INTO servers (id, alive_at) VALUES ($1, {now})
    ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at`,
  retire: `DELETE FROM servers WHERE id = $1 OR alive_at < {now} - 86400000`,
  note: 'SELECT value FROM notes WHERE key = $1',
  saveNote: `INSERT INTO notes (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
} as const;
/** Name of a statement. */
export type StatementName = keyof typeof statements;
