import type { Move } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { type ComponentChildren, createContext } from 'preact';
import { useMemo } from 'preact/hooks';
import { TableScreen } from '../../table/table-screen.tsx';
import { type AskedPosition, PositionClient } from './position-client.ts';
import { PositionLine } from './position-line.tsx';
import './style/index.css';

/** Additions of a screen to a position. */
export interface PositionSlots {
  /** A small line above the question, such as "Puzzle 12". */
  readonly title: string;
  /** Told in place of the question once an answer is given. `again` takes the answer back. */
  readonly verdict: (answer: Move, props: BoardProps, again: () => void) => ComponentChildren;
  /** Called with every answer. */
  readonly onAnswer?: (answer: Move) => void;
}

/** The open position and its slots, for the line in the place of the prompt. */
export const OpenPosition = createContext<(PositionSlots & { readonly client: PositionClient }) | undefined>(
  undefined,
);

/** A position at the table of its game, with the question put to its viewer: "what would you do?" Nothing is played. */
export function PositionTable({ position, ...slots }: PositionSlots & { readonly position: AskedPosition }) {
  const client = useMemo(() => new PositionClient(position), [position]);
  return (
    <OpenPosition.Provider value={{ ...slots, client }}>
      <TableScreen client={client} Line={PositionLine} />
    </OpenPosition.Provider>
  );
}
