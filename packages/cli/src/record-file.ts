import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, RecordError, readRecord, writeRecord } from '@manigance/core';
import { UsageError } from './command.ts';

/** Reads a record. A byte that is not UTF-8 is an error. */
export function readRecordFile(path: string): MatchRecord {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8');
  const record = readRecord(text);
  // Bytes that are no UTF-8 are all read as the same character, which a sum over the text cannot tell apart.
  if (!Buffer.from(text).equals(bytes)) throw new RecordError(lineOfBadByte(bytes, text), 'is not UTF-8');
  if (writeRecord(record) !== text) throw new RecordError(1, 'is not written as records are');
  return record;
}

function lineOfBadByte(bytes: Buffer, text: string): number {
  const read = Buffer.from(text);
  const at = bytes.findIndex((byte, index) => byte !== read[index]);
  return bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
}

/** The file itself, or every record below a folder. */
export function recordFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(path, name));
  if (found.length === 0) throw new UsageError(`${path} holds no record; their names end in .jsonl`);
  return found;
}
