import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeskBackup } from '@manigance/protocol';
import { backUp } from '../../backup.ts';
import { readSummed } from '../../backup-files.ts';
import type { Storage } from '../../storage/port.ts';

const note = 'desk.backup';
/** Interval at which progress is noted, and silence after which a backup counts as broken off; ms. */
const [noteEvery, silentFor] = [500, 30_000];

type Noted = DeskBackup & { readonly notedAt: number };

/**
 * Backups made from the desk. They stay on the machine: a backup holds every hand of the matches that go on, and the host
 * may sit at one of them.
 */
export class DeskBackups {
  private readonly storage: Storage;
  private readonly folder: string;
  private readonly report: (error: unknown) => void;
  private running: Promise<void> | undefined;

  constructor(storage: Storage, dataDir: string, report: (error: unknown) => void) {
    this.storage = storage;
    this.folder = join(dataDir, 'backups');
    this.report = report;
  }

  /** The latest backup, whichever server makes it. */
  async latest(): Promise<DeskBackup | undefined> {
    const text = await this.storage.note(note);
    if (text === undefined) return undefined;
    const { notedAt, ...backup } = JSON.parse(text) as Noted;
    const isBrokenOff = backup.state === 'running' && Date.now() - notedAt > silentFor;
    return isBrokenOff ? { ...backup, state: 'failed' } : backup;
  }

  /** Begins a backup; `false` while one is being made. */
  async begin(): Promise<boolean> {
    if (this.running !== undefined || (await this.latest())?.state === 'running') return false;
    const at = Date.now();
    const folder = join(this.folder, new Date(at).toISOString().slice(0, 19).replaceAll(':', '-'));
    const stages = Object.values(await this.storage.count());
    const [guests] = await this.storage.query('SELECT COUNT(*) AS guests FROM guests');
    const of = stages.reduce((sum, count) => sum + count, 0) + Number(guests?.guests ?? 0);
    const begun: DeskBackup = { state: 'running', at, written: 0, of, folder };
    await this.note(begun);
    this.running = this.make(begun).finally(() => {
      this.running = undefined;
    });
    return true;
  }

  /** Waits for a backup under way. */
  async end(): Promise<void> {
    await this.running;
  }

  private async make(begun: DeskBackup): Promise<void> {
    const { folder } = begun;
    let notedAt = 0;
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      const tally = await backUp(this.storage, folder, async ({ tables, guests }) => {
        if (Date.now() - notedAt < noteEvery) return;
        notedAt = Date.now();
        await this.note({ ...begun, written: tables + guests });
      });
      const { files, bytes } = await checked(folder);
      const written = tally.tables + tally.guests;
      await this.note({
        ...begun,
        state: 'done',
        written,
        bytes,
        checked: files,
        damaged: tally.damaged.length,
      });
    } catch (error) {
      this.report(error);
      await this.note({ ...begun, state: 'failed' }).catch((failed: unknown) => this.report(failed));
    }
  }

  private async note(backup: DeskBackup): Promise<void> {
    const noted: Noted = { ...backup, notedAt: Date.now() };
    await this.storage.saveNote(note, JSON.stringify(noted));
  }
}

/** Reads a backup again; throws where a checksum does not fit. */
async function checked(folder: string): Promise<{ readonly files: number; readonly bytes: number }> {
  let [files, bytes] = [0, 0];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const { size } = statSync(path);
    if (statSync(path).isDirectory()) continue;
    bytes += size;
    if (!name.endsWith('.jsonl')) continue;
    readSummed(path);
    files++;
    await nextTurn(); // people play meanwhile
  }
  return { files, bytes };
}
