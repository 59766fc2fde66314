import { type Append, ConflictError, type MemoryTable, type StoredRow } from '@manigance/table';

const databaseName = 'manigance';
const schemaVersion = 1;

let opened: Promise<IDBDatabase> | undefined;

/** The database of this browser: a row per table, and its entries under `[table, number]`. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, schemaVersion);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('rows', { keyPath: 'id' });
      request.result.createObjectStore('entries');
    };
    request.onsuccess = () => {
      // The browser closes it when the player clears the data of the page.
      request.result.onclose = () => {
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function everyEntryOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
}

/** The stored table of a match. */
export async function readTable(id: string): Promise<MemoryTable | undefined> {
  const transaction = (await database()).transaction(['rows', 'entries']);
  const [row, bodies] = await Promise.all([
    answerOf<StoredRow | undefined>(transaction.objectStore('rows').get(id)),
    answerOf<string[]>(transaction.objectStore('entries').getAll(everyEntryOf(id))),
  ]);
  return row && { row, bodies };
}

/** Resolves once the entries are stored. Rejects with a `ConflictError` if another tab has appended meanwhile. */
export async function appendToTable({ row, expected, bodies }: Append): Promise<void> {
  const transaction = (await database()).transaction(['rows', 'entries'], 'readwrite');
  const done = finished(transaction);
  done.catch(() => undefined); // an aborted transaction is told of below
  const [rows, entries] = [transaction.objectStore('rows'), transaction.objectStore('entries')];
  const { number = 0 } = (await answerOf<StoredRow | undefined>(rows.get(row.id))) ?? {};
  if (number !== expected) {
    transaction.abort();
    throw new ConflictError(`${row.id} has ${number} entries, not ${expected}`);
  }
  rows.put({ ...row, number: expected + bodies.length });
  for (const [at, body] of bodies.entries()) entries.put(body, [row.id, expected + at]);
  await done;
}

/** Deletes the stored table of a match. */
export async function deleteTable(id: string): Promise<void> {
  const transaction = (await database()).transaction(['rows', 'entries'], 'readwrite');
  transaction.objectStore('rows').delete(id);
  transaction.objectStore('entries').delete(everyEntryOf(id));
  await finished(transaction);
}
