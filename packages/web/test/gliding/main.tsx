// Two shelves with pieces, and a place for a played card, animated by the page's own `useGlide`: `lay` places the pieces and chooses the shelf to draw.

import { finishAnimations, isIdle, queueDraw } from '@manigance/ui/draw-queue.ts';
import { useGlide } from '@manigance/ui/glide.ts';
import { type Played, useTravel } from '@manigance/ui/travel.ts';
import { render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Shelves {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** Slow enough to be inspected midway. */
const motion = { on: true, ms: (normal: number) => normal * 20, pause: (normal: number) => normal };

function Shelf({
  pieces,
  isGround = false,
}: {
  readonly pieces: readonly string[];
  readonly isGround?: boolean;
}) {
  return (
    <div style={{ display: 'flex', width: '300px' }} data-ground={isGround ? '' : undefined}>
      {pieces.map((piece) => (
        <i key={piece} data-piece={piece} style={{ flex: 'none', width: '50px', height: '50px' }} />
      ))}
    </div>
  );
}

/** The right shelf is drawn later than the left one. */
function Late({ pieces, onDrawn }: { readonly pieces: readonly string[]; readonly onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [pieces]);
  return <Shelf pieces={pieces} />;
}

/** A place for the card that was played last, a hand it may come from, and a player's plate. */
function PlayedPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [played, setPlayed] = useState<Played | undefined>(undefined);
  const [isOn, setOn] = useState(true);
  useTravel(place, played, { ...motion, on: isOn });
  Object.assign(window, {
    play: (piece: string, withMotion = true) => {
      setOn(withMotion);
      setPlayed({ play: (played?.play ?? 0) + 1, piece, seat: 1 });
    },
    takeBack: () => setPlayed(played && { ...played, play: played.play - 1 }),
  });
  return (
    <>
      <div class="tray" style={{ position: 'absolute', left: '40px', top: '400px' }}>
        <i data-piece="ace" style={{ display: 'block', width: '50px', height: '50px' }} />
      </div>
      <div
        data-anchor="seat-1"
        style={{ position: 'absolute', left: '10px', top: '200px', width: '100px', height: '50px' }}
      />
      <div
        ref={place}
        class="place"
        style={{ position: 'absolute', left: '340px', top: '100px', width: '100px', height: '100px' }}
      />
    </>
  );
}

function Table() {
  const ref = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<readonly string[]>(['hat', 'card']);
  const [right, setRight] = useState<readonly string[]>([]);
  const [margin, setMargin] = useState(0);
  const glide = useGlide(ref, motion, left);
  Object.assign(window, {
    queueDraw,
    isIdle,
    finishAnimations,
    lay: (shelves: Partial<Shelves>) => {
      if (shelves.left !== undefined) setLeft(shelves.left);
      if (shelves.right !== undefined) setRight(shelves.right);
    },
    shift: (by: number) => {
      setMargin(by);
      setLeft([...left]);
    },
  });
  return (
    <div ref={ref} style={{ display: 'flex', width: '700px' }}>
      <div style={{ marginLeft: `${margin}px` }}>
        <Shelf pieces={left} isGround />
      </div>
      <Late pieces={right} onDrawn={glide} />
      <PlayedPlace />
    </div>
  );
}

const root = document.getElementById('app');
if (root !== null) render(<Table />, root);
