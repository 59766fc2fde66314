import { fitMessage } from '@manigance/protocol/check';
import { BackupError } from './backup-files.ts';
import type { Guest, Token } from './storage/port.ts';

/** A line about a guest: who they are, and the hashes of their credentials. */
export interface BackedUpGuest extends Guest {
  readonly tokens: readonly Token[];
}

type Unchecked<T> = { readonly [K in keyof T]?: unknown };

/** Checks a line about a guest. Its credentials must be of that guest and no other. */
export function backedUpGuest(line: Unchecked<BackedUpGuest>): BackedUpGuest {
  const { id, name, createdAt, tokens } = line;
  const isNamed = fitMessage({ type: 'name', id: 0, name }).ok;
  if (!isId(id) || !isNamed || !isTime(createdAt) || !Array.isArray(tokens))
    throw new BackupError('guests.jsonl holds a line that is no guest');
  return { id, name: String(name), createdAt, tokens: tokens.map((token: unknown) => tokenOf(token, id)) };
}

function tokenOf(read: unknown, of: string): Token {
  const { hash, guest, kind, label, createdAt, usedAt = 0 } = (read ?? {}) as Unchecked<Token>;
  const isKind = kind === 'cookie' || kind === 'api';
  const isHash = typeof hash === 'string' && /^\w{1,128}$/.test(hash);
  const isLabel = typeof label === 'string' && label.length <= 100;
  if (!isHash || !isKind || !isLabel || guest !== of || !isTime(createdAt) || !isTime(usedAt))
    throw new BackupError(`guests.jsonl: ${of} has a credential that is none of theirs`);
  return { hash, guest, kind, label, createdAt, usedAt };
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9]{1,32}$/.test(id);
}

function isTime(at: unknown): at is number {
  return Number.isSafeInteger(at);
}
