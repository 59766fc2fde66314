import type { TableEntry } from '@manigance/table';
import type { Page } from 'playwright-core';

const read = `(id) => new Promise((resolve, reject) => {
  const request = indexedDB.open('manigance', 1);
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const entries = request.result.transaction('entries').objectStore('entries');
    const all = entries.getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    all.onsuccess = () => {
      request.result.close();
      resolve(all.result);
    };
  };
})`;

/** The entries of a local table in the browser's database. */
export async function storedEntries(page: Page, table: string): Promise<readonly TableEntry[]> {
  const bodies = (await page.evaluate(`(${read})(${JSON.stringify(table)})`)) as readonly string[];
  return bodies.map((body) => JSON.parse(body) as TableEntry);
}
