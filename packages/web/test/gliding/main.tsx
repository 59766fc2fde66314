// Two shelves on which pieces lie, drawn by the page's own gliding: `lay` says what lies where, and which shelf is drawn.
// What else a table draws after that is asked for with `queueDraw`.

import { finishAnimations, isIdle, queueDraw } from '@manigance/ui/draw-queue.ts';
import { useGlide } from '@manigance/ui/glide.ts';
import { render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Shelves {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** Long enough to be looked at in the middle. */
const motion = { on: true, ms: (usual: number) => usual * 20 };

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

/** The right shelf is drawn when it is told to, the left with the rest. */
function Late({ pieces, onDrawn }: { readonly pieces: readonly string[]; readonly onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [pieces]);
  return <Shelf pieces={pieces} />;
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
    </div>
  );
}

const root = document.getElementById('app');
if (root !== null) render(<Table />, root);
