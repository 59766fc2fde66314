import type { BoardModule, BoardProps } from './board-props.ts';

/** A board for a game without a board of its own: the view as nested lists. */
function PlainBoard({ shown }: BoardProps) {
  return (
    // A scrollable area must be reachable by keyboard.
    <div class="plain-board" tabIndex={0}>
      <Value value={shown.view} />
    </div>
  );
}

function Value({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return <span>{String(value)}</span>;
  const rows = Object.entries(value).filter(([, part]) => part !== undefined && !isEmpty(part));
  return (
    <ul>
      {rows.map(([name, part]) => (
        <li key={name}>
          <b>{name}</b> <Value value={part} />
        </li>
      ))}
    </ul>
  );
}

function isEmpty(part: unknown): boolean {
  return typeof part === 'object' && part !== null && Object.keys(part).length === 0;
}

/** The board of a game without one: the view as a list, and the options as buttons. */
export const plain: BoardModule = { Board: PlainBoard };
