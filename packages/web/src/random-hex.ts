/** So many bytes that nobody can guess. `crypto.randomUUID` is not there on a page that came over plain HTTP. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
