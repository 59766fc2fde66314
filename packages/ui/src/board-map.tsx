import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useFit } from './fit.ts';
import { nextSpace } from './next-space.ts';

/** A space of a board that can be focused and chosen. */
export interface Space {
  readonly id: string;
  /** Full description for screen readers: name, kind, owner, pieces. */
  readonly label: string;
  /** Its centre in board units; arrow keys move between centres. */
  readonly at: readonly [number, number];
  /** Outline of the space, which is its tap target. */
  readonly d: string;
  /** `open`: choosing it answers the question. `closed`: explains why not. `still`: not part of the question. */
  readonly state: 'open' | 'closed' | 'chosen' | 'still';
}

/** Props of a map: its spaces, its drawing and its labels. */
export interface BoardMapProps {
  /** Name of the board, such as "City map, 18 districts". */
  readonly label: string;
  readonly viewBox: string;
  readonly spaces: readonly Space[];
  readonly onChoose: (id: string) => void;
  /** Called when a space that cannot be chosen is activated: explain why, or show its details. */
  readonly onLook?: (id: string) => void;
  /** Called when focus or pointer enters a space or leaves the board. */
  readonly onPoint?: (id: string | undefined) => void;
  /** Background layers, lowest first; each is composited separately, so that none redraws another. */
  readonly layers?: readonly ComponentChildren[];
  /** The drawing under the targets, hidden from screen readers. */
  readonly children: ComponentChildren;
  /** Drawn above the targets, not touchable. */
  readonly over?: ComponentChildren;
  readonly class?: string;
  /** Selector of larger buttons that answer the same, for a map drawn smaller than a finger. */
  readonly buttonsAt?: string;
}

/**
 * ART.md 8 A board as one labelled group with one tab stop: arrows go to the nearest space in that direction, Home and
 * End to the first and last, letters jump by name, Enter and Space choose.
 */
export function BoardMap(props: BoardMapProps) {
  const { label, viewBox, spaces, onChoose, onLook, onPoint, layers, children, over } = props;
  const [current, setCurrent] = useState(0);
  const targets = useRef<(SVGPathElement | null)[]>([]);
  const at = Math.min(current, spaces.length - 1);
  const focus = (next: number) => {
    setCurrent(next);
    targets.current[next]?.focus();
  };
  const choose = ({ id, state }: Space) =>
    state === 'open' || state === 'chosen' ? onChoose(id) : onLook?.(id);
  const press = (event: TargetedKeyboardEvent<SVGSVGElement>) => {
    const space = spaces[at];
    if (space === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') choose(space);
    else {
      const next = nextSpace(spaces, at, event.key);
      if (next === undefined) return;
      focus(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    targets.current.length = spaces.length;
  }, [spaces.length]);
  const drawing = (
    // A fieldset cannot hold a drawing.
    <svg
      class={`board-map ${props.class ?? ''}`}
      data-buttons={props.buttonsAt}
      viewBox={viewBox}
      role="group"
      aria-label={label}
      onKeyDown={press}
    >
      <g aria-hidden="true">{children}</g>
      {spaces.map((space, index) => (
        <path
          key={space.id}
          ref={(element) => {
            targets.current[index] = element;
          }}
          class={`target is-${space.state}`}
          d={space.d}
          role="button"
          aria-label={space.label}
          aria-disabled={space.state === 'closed' || space.state === 'still'}
          aria-pressed={space.state === 'chosen' ? true : undefined}
          // In an SVG the attribute counts, and it is written so.
          tabindex={index === at ? 0 : -1}
          data-space={space.id}
          data-says={space.label}
          onClick={() => {
            setCurrent(index);
            choose(space);
          }}
          onFocus={() => {
            setCurrent(index);
            onPoint?.(space.id);
          }}
          onBlur={() => onPoint?.(undefined)}
          onPointerEnter={() => onPoint?.(space.id)}
          onPointerLeave={() => onPoint?.(undefined)}
        />
      ))}
      <g aria-hidden="true" class="above">
        {over}
      </g>
    </svg>
  );
  if (layers === undefined) return drawing;
  return (
    <Layered
      viewBox={viewBox}
      layers={layers.map((layer, at) => (
        <svg key={at} class={`board-map ${props.class ?? ''}`} viewBox={viewBox} aria-hidden="true">
          {layer}
        </svg>
      ))}
    >
      {drawing}
    </Layered>
  );
}

/** A board that can be answered on comes first; what it is printed on, with the frame after. */
function Layered({
  viewBox,
  layers,
  children,
}: {
  readonly viewBox: string;
  readonly layers: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const fitted = useFit(viewBox);
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPrinted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div class="board-room">
      <div class="board-layers" ref={fitted}>
        {isPrinted && layers}
        {children}
      </div>
    </div>
  );
}
