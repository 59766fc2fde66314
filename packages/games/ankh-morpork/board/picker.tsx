import { Glyph } from '@manigance/ui/icon.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import { useEffect, useRef } from 'preact/hooks';
import type { AreaId } from '../rules/board.ts';
import { boardContext, type Props } from './board-context.ts';
import { type Pick, type Pointed, picksIn } from './choices.ts';
import { pieceLabel } from './labels.ts';
import { PieceDrawing } from './map/pieces.tsx';

/** An area was pointed at where more than one thing can be meant. It opens on the other half of the plan. */
export function Picker({
  area,
  onPoint,
  props,
}: {
  readonly area: AreaId;
  readonly onPoint: (pointed: Pointed | undefined) => void;
  readonly props: Props;
}) {
  const context = boardContext(props);
  const { words, names } = context;
  const group = useRef<HTMLFieldSetElement>(null);
  const looks = useSeats();
  useEffect(() => {
    const before = document.activeElement;
    group.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <fieldset
      ref={group}
      class="am-picker"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onPoint(undefined);
      }}
    >
      <legend>{words.chooseIn(names.areas[area])}</legend>
      {picksIn(props.options, area).map((pick) => (
        <button
          key={JSON.stringify(pick)}
          type="button"
          class="btn"
          onClick={() => ('move' in pick ? props.onChoose(pick.move) : onPoint({ area, piece: pick.piece }))}
        >
          {pieceIn(pick) !== undefined && (
            <svg viewBox="-22 -58 44 64" aria-hidden="true">
              <PieceDrawing piece={pieceIn(pick) ?? 'troll'} looks={looks} />
            </svg>
          )}
          <span>{labelOf(pick, props)}</span>
        </button>
      ))}
      <button
        type="button"
        class="btn round quiet"
        aria-label={words.cancel}
        onClick={() => onPoint(undefined)}
      >
        <Glyph of="close" />
      </button>
    </fieldset>
  );
}

function pieceIn(pick: Pick) {
  if ('piece' in pick) return pick.piece;
  return 'piece' in pick.move ? pick.move.piece : undefined;
}

function labelOf(pick: Pick, props: Props): string {
  const piece = pieceIn(pick);
  if (piece !== undefined) return pieceLabel(piece, boardContext(props));
  return 'move' in pick ? props.text.move(pick.move, props.shown.view, props.names) : '';
}
