/** The rows of a table by their ids. */
export function rowsById<Row extends { readonly id: string }>(
  rows: readonly Row[],
): Readonly<Record<Row['id'], Row>> {
  // `fromEntries` forgets the keys; these are exactly the ids.
  return Object.fromEntries(rows.map((row) => [row.id, row])) as Record<Row['id'], Row>;
}
