import type { Site } from './passkeys.ts';

/**
 * The page as browsers name it. Never from a request, whose host may be forged. Without a public address only this machine has
 * passkeys, because browsers want TLS for them elsewhere.
 */
export function siteOf(publicUrl: string | undefined, port: number): Site {
  const { origin, hostname } = new URL(publicUrl ?? `http://localhost:${port}`);
  return { origin, domain: hostname };
}
