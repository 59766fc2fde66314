/** A pattern for `LIKE … ESCAPE '!'` that finds this text anywhere, as it was typed. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, '!$&')}%`;
}
