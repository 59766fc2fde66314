import { hour } from './durations.ts';
import type { Table } from './table.ts';

/** Hours without a change after which a table that has not begun closes, if its host set no other time. */
const defaultOpenFor = 7 * 24;

/** When a table that has not begun closes by itself. */
export function expiresAt({ stage, setup, updatedAt }: Table): number | undefined {
  return stage === 'gathering' ? updatedAt + (setup.openFor ?? defaultOpenFor) * hour : undefined;
}
