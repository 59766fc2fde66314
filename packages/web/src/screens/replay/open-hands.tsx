import type { Shown, Vocabulary } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Token } from '@manigance/ui/seats.tsx';
import { useMemo } from 'preact/hooks';
import { useScreenWords } from '../../text/screens/index.ts';
import './style/index.css';

interface OpenHandsProps {
  readonly board: AnyBoard;
  readonly props: BoardProps;
  /** The position as each seat saw it. */
  readonly seats: readonly Shown<Vocabulary>[];
}

/** ART.md 8 The hands of all seats side by side: each drawn by the board from that seat's own view. */
export function OpenHands({ board, props, seats }: OpenHandsProps) {
  const { replay: words } = useScreenWords();
  return (
    // A scrollable area must be reachable by keyboard.
    <section class="tray open-hands" aria-label={words.openHands} tabIndex={0}>
      <h2 class="vh">{words.openHands}</h2>
      {seats.map((shown) => (
        <Holdings key={`${shown.viewer}`} board={board} props={props} shown={shown} />
      ))}
    </section>
  );
}

function Holdings({
  board: { tray = [] },
  props,
  shown,
}: Omit<OpenHandsProps, 'seats'> & { readonly shown: Shown<Vocabulary> }) {
  const own = useMemo((): BoardProps => ({ ...props, shown, options: [], refusals: [] }), [props, shown]);
  const pages = tray.filter(({ Open }) => Open !== undefined);
  const { viewer } = shown;
  if (viewer === 'spectator') return undefined;
  return (
    <section class="open-hand" aria-label={props.names(viewer)}>
      <h3>
        <Token seat={viewer} />
        {props.names(viewer)}
      </h3>
      {pages.map(({ id, Open }) => Open && <Open key={id} {...own} />)}
    </section>
  );
}
