import type { ComponentChildren } from 'preact';
import { useDeskWords } from './words.ts';

/** The field that searches a list. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (search: string) => void;
}) {
  return (
    <label class="field">
      <span class="vh">{label}</span>
      <input
        type="search"
        value={value}
        maxLength={40}
        placeholder={label}
        onInput={(event) => onSearch(event.currentTarget.value.trim())}
      />
    </label>
  );
}

/** The rows of a list; each opens its facts and actions. */
export interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly now: number;
  readonly onOpen: (row: Row) => void;
}

/** A table whose rows end in a button for their actions. */
export function ActionTable({
  heads,
  children,
}: {
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}) {
  const words = useDeskWords();
  return (
    <table class="desk-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <span class="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The last cell of a row: opens its facts and actions. */
export function ActionCell({ label, onOpen }: { readonly label: string; readonly onOpen: () => void }) {
  return (
    <td>
      <button
        type="button"
        class="btn quiet desk-more"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={onOpen}
      >
        ⋯
      </button>
    </td>
  );
}

/** Reads the next page of a list, if there is one. */
export function OlderButton({
  isLastPage,
  onMore,
}: {
  readonly isLastPage: boolean;
  readonly onMore: () => void;
}) {
  const words = useDeskWords();
  if (isLastPage) return undefined;
  return (
    <button type="button" class="btn quiet" onClick={onMore}>
      {words.older}
    </button>
  );
}
