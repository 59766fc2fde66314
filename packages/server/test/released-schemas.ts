import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Stores as releases left them, as SQL. A migration is never edited, and the schema before it stays here. */
const folder = new URL('./released/', import.meta.url);

/** Names of the schemas, from the oldest. */
export const releasedSchemas = readdirSync(folder).map((file) => file.replace('.sql.br', ''));

/** The SQL that makes a store of this schema, with a table in it. */
export const releasedSql = (schema: string) =>
  brotliDecompressSync(readFileSync(new URL(`${schema}.sql.br`, folder))).toString();
