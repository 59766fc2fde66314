import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { sumOf } from './storage/chain.ts';

/** A backup cannot be written or read; the message says where and why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const largestFile = 64_000_000;

/** Writes a file that its owner alone can read: it may hold hands and tokens. */
export function write(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
}

/** Lines, and a last one with their number and checksum. */
export function summed(lines: readonly string[]): string {
  const body = lines.map((line) => `${line}\n`).join('');
  return `${body}{"lines":${lines.length},"sum":"${sumOf(body)}"}\n`;
}

/** The lines of a file; throws if its checksum does not match. */
export function readSummed(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new BackupError(`${path} is missing`);
  if (found.size > largestFile) throw new BackupError(`${path} is larger than any file of a backup`);
  const text = readFileSync(path, 'utf8');
  const cut = text.lastIndexOf('\n', text.length - 2) + 1;
  const body = text.slice(0, cut);
  const lines = body.split('\n').slice(0, -1);
  const said = parsed(text.slice(cut), path) as { lines?: unknown; sum?: unknown };
  if (said.lines !== lines.length || said.sum !== sumOf(body)) {
    throw new BackupError(`${path} was changed or cut after it was written: its sum does not fit`);
  }
  return lines;
}

/** The object in a line of a backup; throws if it is none. */
export function parsed(text: string, where: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // told below
  }
  throw new BackupError(`${where} holds a line that is no record`);
}
