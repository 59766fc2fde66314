import type { Database } from '../../storage/database.ts';
import type { Token } from '../../storage/port.ts';

const idLength = 16;

/** Names a session to its owner; the credential does not follow from it. */
export function sessionId({ hash }: Pick<Token, 'hash'>): string {
  return hash.slice(0, idLength);
}

/** Ends a session of this guest; answers whether there was one. */
export async function endSession(database: Database, guest: string, session: string): Promise<boolean> {
  const sql = `DELETE FROM tokens WHERE guest = $1 AND kind = 'cookie' AND SUBSTR(hash, 1, ${idLength}) = $2 RETURNING hash`;
  return (await database.query(sql, guest, session)).length > 0;
}

/** Ends all sessions and tokens of this guest but this one. */
export async function endOtherSessions(database: Database, { guest, hash }: Token): Promise<void> {
  await database.query('DELETE FROM tokens WHERE guest = $1 AND hash <> $2', guest, hash);
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system, in words of ours alone: nothing a client sends is kept. */
export function deviceOf(userAgent: string | undefined): string {
  const sent = userAgent?.slice(0, 400) ?? '';
  const named = (of: typeof browsers) => of.find(([pattern]) => pattern.test(sent))?.[1];
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(' · ');
}
