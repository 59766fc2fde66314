import type { ComponentChildren } from 'preact';

/** A table of figures: its columns by name, and a row in `children` for each thing compared. */
export function StatTable({
  columns,
  children,
}: {
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
}) {
  return (
    <table class="figures">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
