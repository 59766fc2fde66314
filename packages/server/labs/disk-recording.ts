import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canPreload, compile } from './preload.ts';

/** A change of a file, or its sync. */
export interface DiskOperation {
  readonly kind: 'write' | 'truncate' | 'sync' | 'unlink' | 'rename';
  readonly path: string;
  /** Where it is written; the new length for `truncate`. */
  readonly offset: number;
  /** The bytes written; the new path for `rename`. */
  readonly data: Buffer;
  /** Length of the log before and after this operation. */
  readonly from: number;
  readonly to: number;
}

/** Errors of a disk, by their numbers on Linux. */
const diskErrors = { full: 28, 'read-only': 30, failing: 5 } as const;
/** An error of a disk. */
export type DiskError = keyof typeof diskErrors;
/** Names of the errors of a disk. */
export const diskErrorNames = Object.keys(diskErrors) as readonly DiskError[];

/** Records the changes that a process makes to the files of a folder, and makes them fail. */
export class DiskRecorder {
  /** For the recorded process. */
  readonly environment: NodeJS.ProcessEnv;
  private readonly place: string;
  private readonly log: string;
  private readonly fault: string;

  private constructor(place: string, folder: string) {
    this.place = place;
    this.log = join(place, 'log');
    this.fault = join(place, 'fault');
    this.environment = {
      LD_PRELOAD: join(place, 'recorder.so'),
      LAB_DISK_FOLDER: folder,
      LAB_DISK_LOG: this.log,
      LAB_DISK_FAULT: this.fault,
    };
  }

  /** `undefined` where no C compiler is installed, or this is not Linux. */
  static open(folder: string): DiskRecorder | undefined {
    if (!canPreload()) return undefined;
    const place = mkdtempSync(join(tmpdir(), 'manigance-recorder-'));
    compile('disk-recorder.c', join(place, 'recorder.so'));
    return new DiskRecorder(place, folder);
  }

  /** Length of the log: everything the process has done so far is before it. */
  position(): number {
    return statSync(this.log, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Lets every change fail with this error until `heal`. */
  fail(error: DiskError): void {
    writeFileSync(this.fault, String(diskErrors[error]));
  }

  heal(): void {
    rmSync(this.fault, { force: true });
  }

  operations(): readonly DiskOperation[] {
    return readOperations(readFileSync(this.log));
  }

  close(): void {
    rmSync(this.place, { recursive: true });
  }
}

const kinds = ['write', 'truncate', 'sync', 'unlink', 'rename'] as const;
const headLength = 24;

function readOperations(log: Buffer): readonly DiskOperation[] {
  const operations: DiskOperation[] = [];
  for (let from = 0; from < log.length; ) {
    const kind = kinds[log.readUInt32LE(from) - 1];
    if (kind === undefined) throw new Error(`the recording cannot be read at ${from}`);
    const pathEnd = from + headLength + log.readUInt32LE(from + 4);
    const to = pathEnd + Number(log.readBigUInt64LE(from + 16));
    const path = log.toString('utf8', from + headLength, pathEnd);
    const offset = Number(log.readBigUInt64LE(from + 8));
    operations.push({ kind, path, offset, data: log.subarray(pathEnd, to), from, to });
    from = to;
  }
  return operations;
}
