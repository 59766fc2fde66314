import type { Identity } from '../guests.ts';

/** A subject's data about a person. Each subject about people implements it. */
export interface PersonalData {
  /** Heading in the exported file. */
  readonly subject: string;
  /** Everything stored about this guest that is theirs to see, as plain JSON. */
  exportOf(guest: string): Promise<unknown>;
  /** Deletes everything stored about this guest. Done again it does nothing. */
  forget(guest: string): Promise<void>;
}

/** Everything about a person, by subject, and the same of guests who joined their account. */
export async function exportAll(
  { guest, also = [] }: Identity,
  all: readonly PersonalData[],
): Promise<object> {
  const joined = await Promise.all(also.map((id) => exportOf(id, all)));
  return { ...(await exportOf(guest.id, all)), ...(joined.length === 0 ? {} : { joined }) };
}

async function exportOf(guest: string, all: readonly PersonalData[]): Promise<object> {
  const parts: Record<string, unknown> = {};
  for (const one of all) parts[one.subject] = await one.exportOf(guest);
  return parts;
}
