import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useProfileWords } from './words.ts';

/** A plot and the table behind it: a screen reader always gets the table. */
export function Plot({
  title,
  note,
  plot,
  table,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly plot: ComponentChildren;
  readonly table: ComponentChildren;
  /** The chosen values to plot. */
  readonly children?: ComponentChildren;
}) {
  const words = useProfileWords();
  const [isTable, setTable] = useState(false);
  return (
    <section class="stat" aria-label={title}>
      <div class="stat-head">
        <h2>{title}</h2>
        <button type="button" class="btn quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {words.table}
        </button>
      </div>
      {children}
      {!isTable && (
        <>
          <p class="aside">{note}</p>
          <div aria-hidden="true">{plot}</div>
        </>
      )}
      <div class={isTable ? 'stat-table' : 'vh'}>{table}</div>
    </section>
  );
}
