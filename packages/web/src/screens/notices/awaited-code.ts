const key = 'manigance.code-sent-to';

/** The address to which a code is on its way, which outlives a page that a phone drops while its reader is in the mail app; or empty. */
export function awaitedAddress(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Remembers the address to which a code is on its way; without one, that none is. */
export function awaitCode(address: string | undefined): void {
  try {
    if (address === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  } catch {
    // Without storage the address is typed again.
  }
}
