import { Readable } from 'node:stream';
import { readRecord, recordFileName } from '@manigance/core';
import type { Reason } from '@manigance/protocol';
import { DamagedTableError, load, recordText, type TableRegistry } from '@manigance/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mayReadRecord } from '../people/history/record-access.ts';
import { HistoryStore } from '../people/history/store.ts';
import type { RecordSigner } from '../record-signer.ts';
import type { Storage } from '../storage/port.ts';
import { type IdentitySources, identityOf } from './identities.ts';
import type { Allowances } from './rates.ts';
import { attachment, refused } from './replies.ts';

interface RecordRoutes extends IdentitySources {
  readonly registry: TableRegistry;
  readonly storage: Storage;
  readonly allowances: Allowances;
  readonly signer: RecordSigner;
}

const noTable: Reason = { code: 'no-table' };

/** Records of finished matches, one or all of a person, and the key they are signed with. */
export function recordRoutes(app: FastifyInstance, routes: RecordRoutes): void {
  const { storage, signer } = routes;
  app.get('/.well-known/manigance.json', async () => ({ recordKey: await signer.publicKey() }));
  app.get('/api/tables/:table/record', async (request, reply) => {
    const { table } = request.params as { readonly table: string };
    if (!/^[a-z0-9]{16,32}$/.test(table)) return refused(reply, noTable);
    const identity = await identityOf(request, routes);
    const guests = identity === undefined ? [] : [identity.guest.id, ...(identity.also ?? [])];
    if (!(await mayReadRecord(storage, table, guests))) return refused(reply, noTable);
    const text = await recordOf(table, routes);
    if (text === undefined) return refused(reply, noTable);
    return sendRecord(reply, recordFileName(readRecord(text))).send(text);
  });
  // One record after the other; each begins with its header and ends with its footer.
  app.get('/api/records', async (request, reply) => {
    const identity = await identityOf(request, routes);
    if (identity === undefined) return refused(reply, { code: 'stranger' });
    const wait = routes.allowances.take('past', identity.guest.id);
    if (wait > 0) return refused(reply, { code: 'too-fast', wait });
    return sendRecord(reply, 'manigance.jsonl').send(Readable.from(allRecords(identity.guest.id, routes)));
  });
}

function sendRecord(reply: FastifyReply, name: string): FastifyReply {
  return reply.type('application/x-ndjson').header('content-disposition', attachment(name));
}

async function* allRecords(guest: string, routes: RecordRoutes): AsyncGenerator<string> {
  for await (const table of new HistoryStore(routes.storage).tables(guest)) {
    const text = await recordOf(table, routes);
    if (text !== undefined) yield text;
  }
}

/** Sends the record of a finished match, if there is one, to somebody who may have it. */
export async function sendRecordOf(
  reply: FastifyReply,
  table: string,
  from: Pick<RecordRoutes, 'registry' | 'storage' | 'signer'>,
): Promise<boolean> {
  const text = await recordOf(table, from);
  if (text !== undefined) sendRecord(reply, recordFileName(readRecord(text))).send(text);
  return text !== undefined;
}

/** The signed record of a finished match; `undefined` for other tables, and for those that are damaged. */
async function recordOf(
  table: string,
  { registry, storage, signer }: Pick<RecordRoutes, 'registry' | 'storage' | 'signer'>,
): Promise<string | undefined> {
  try {
    const found = await load({ store: storage, games: registry.games }, table);
    const text = found === undefined ? await storage.record(table) : await recordText(found.table, storage);
    return text && (await signer.sign(text));
  } catch (error) {
    if (error instanceof DamagedTableError) return undefined;
    throw error;
  }
}
