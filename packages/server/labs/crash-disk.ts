import type { Dice } from '@manigance/bots';
import type { DiskOperation } from './disk-recording.ts';

/** The unit that a disk writes as a whole; bytes. */
const sector = 512;

/** The fate of unsynced writes to a file in a power cut. */
const fates = ['lost', 'kept', 'cut short', 'scattered'] as const;

/** A file: its bytes on the disk for good, and the operations since the last sync. */
class DiskFile {
  private readonly stable = new Bytes();
  private pending: DiskOperation[] = [];

  change(operation: DiskOperation): void {
    this.pending.push(operation);
  }

  sync(): void {
    for (const operation of this.pending) this.stable.apply(operation);
    this.pending = [];
  }

  get isSynced(): boolean {
    return this.pending.length === 0;
  }

  whole(): Buffer {
    const bytes = this.stable.copy();
    for (const operation of this.pending) bytes.apply(operation);
    return bytes.content();
  }

  /** A content that the file may have after a power cut. */
  afterCut(dice: Dice): Buffer {
    const fate = fates[dice.below(fates.length)] ?? 'lost';
    if (fate === 'kept') return this.whole();
    const bytes = this.stable.copy();
    if (fate === 'cut short') {
      const whole = dice.below(this.pending.length + 1);
      for (const operation of this.pending.slice(0, whole)) bytes.apply(operation);
      const torn = this.pending[whole];
      const parts = torn === undefined ? [] : sectorsOf(torn);
      for (const part of parts.slice(0, dice.below(parts.length + 1))) bytes.apply(part);
    }
    if (fate === 'scattered')
      for (const operation of this.pending)
        for (const part of sectorsOf(operation)) if (dice.below(2) === 0) bytes.apply(part);
    return bytes.content();
  }
}

/** A write in parts that lie in one sector each. */
function sectorsOf(operation: DiskOperation): readonly DiskOperation[] {
  if (operation.kind !== 'write') return [operation];
  const { offset, data } = operation;
  const parts: DiskOperation[] = [];
  for (let at = 0; at < data.length; ) {
    const end = Math.min(data.length, at + sector - ((offset + at) % sector));
    parts.push({ ...operation, offset: offset + at, data: data.subarray(at, end) });
    at = end;
  }
  return parts;
}

/** Bytes that grow and shrink as those of a file do. */
class Bytes {
  private buffer = Buffer.alloc(0);
  private length = 0;

  apply({ kind, offset, data }: DiskOperation): void {
    if (kind === 'truncate') return this.resize(offset);
    this.resize(Math.max(this.length, offset + data.length));
    data.copy(this.buffer, offset);
  }

  copy(): Bytes {
    const copy = new Bytes();
    copy.buffer = Buffer.from(this.buffer.subarray(0, this.length));
    copy.length = this.length;
    return copy;
  }

  content(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  private resize(length: number): void {
    if (length > this.buffer.length) {
      const larger = Buffer.alloc(length * 2);
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    if (length < this.length) this.buffer.fill(0, length, this.length);
    this.length = length;
  }
}

/**
 * The files of a folder as a disk may have them when the power goes: synced bytes are there, each unsynced write is there, lost
 * or torn between sectors, and a file made or removed since the last sync of the folder is there or not.
 */
export class CrashDisk {
  private readonly folder: string;
  private readonly names = new Map<string, DiskFile>();
  private stableNames = new Map<string, DiskFile>();

  constructor(folder: string) {
    this.folder = folder;
  }

  do(operation: DiskOperation): void {
    const { kind, path, data } = operation;
    const file = this.names.get(path);
    if (kind === 'sync') {
      if (path === this.folder) this.stableNames = new Map(this.names);
      else file?.sync();
    } else if (kind === 'unlink') this.names.delete(path);
    else if (kind === 'rename') {
      this.names.delete(path);
      if (file !== undefined) this.names.set(data.toString(), file);
    } else this.made(path).change(operation);
  }

  /** Whether anything could be lost now. */
  get isSynced(): boolean {
    return [...this.names.values()].every(({ isSynced }) => isSynced);
  }

  /** All files as they are without a power cut, by path. */
  whole(): ReadonlyMap<string, Buffer> {
    return new Map([...this.names].map(([path, file]) => [path, file.whole()]));
  }

  /** All files as they may be after a power cut, by path. */
  afterCut(dice: Dice): ReadonlyMap<string, Buffer> {
    const found = new Map<string, Buffer>();
    for (const path of new Set([...this.names.keys(), ...this.stableNames.keys()])) {
      const file = (dice.below(2) === 0 ? this.names : this.stableNames).get(path);
      if (file !== undefined) found.set(path, file.afterCut(dice));
    }
    return found;
  }

  private made(path: string): DiskFile {
    const known = this.names.get(path);
    if (known !== undefined) return known;
    const file = new DiskFile();
    this.names.set(path, file);
    return file;
  }
}
