import padlock from 'icon:padlock';
import { memo } from '@manigance/ui/memo.ts';
import { shapes, useSeats } from '@manigance/ui/seats.tsx';
import type { DistrictId } from '../../rules/board.ts';
import { drawings } from '../../rules/geometry.ts';
import type { ElView } from '../../rules/index.ts';
import type { Names } from '../../text/index.ts';

import { linesOf } from './name-lines.ts';

/** The name of each district as an enamel street sign in its owner's colour. */
export function Plates({
  view,
  names,
  changed,
}: {
  readonly view: ElView;
  readonly names: Names;
  readonly changed: ReadonlySet<DistrictId>;
}) {
  return (
    <g>
      {drawings[view.board].districts.map(({ id, label: [x, y] }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <Plate
            name={names.districts[id]}
            owner={view.owners[id]}
            guarded={view.protected.includes(id)}
            changed={changed.has(id)}
          />
        </g>
      ))}
    </g>
  );
}

const Plate = memo(function Plate({
  name,
  owner,
  guarded,
  changed,
}: {
  readonly name: string;
  readonly owner: number | undefined;
  readonly guarded: boolean;
  readonly changed: boolean;
}) {
  const look = useSeats()[owner ?? -1];
  const lines = linesOf(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const token = look === undefined ? 0 : 3.5;
  const [width, height] = [1.16 * longest + 1.3 + token, lines.length === 1 ? 3.9 : 6.3];
  const [left, top] = [-width / 2, -height / 2];
  return (
    <g class={look === undefined ? 'el-plate' : `el-plate is-owned seat-${look.colour}`}>
      {changed && (
        <rect
          class="el-changed"
          x={left - 0.7}
          y={top - 0.7}
          width={width + 1.4}
          height={height + 1.4}
          rx="1.3"
        />
      )}
      <rect class="el-sign" x={left} y={top} width={width} height={height} rx=".8" />
      {look !== undefined && (
        <g key={look.seat} class="el-enamel">
          <rect class="el-coat" x={left} y={top} width={width} height={height} rx=".8" />
          <rect
            class="el-rim"
            x={left + 0.35}
            y={top + 0.35}
            width={width - 0.7}
            height={height - 0.7}
            rx=".55"
          />
          <g transform={`translate(${left + 2.2} 0)`}>
            <path class="el-stamp" transform="scale(1.5)" d={shapes[look.shape]} />
            <text
              class="el-stamp-letter"
              y={look.shape === 'triangle' ? 0.95 : 0.78}
              font-size={look.shape === 'triangle' ? 1.8 : 2.2}
            >
              {look.letter}
            </text>
          </g>
        </g>
      )}
      {lines.map((line, at) => (
        <text key={line} class="el-name" x={token / 2} y={lines.length === 1 ? 1.12 : at * 2.9 - 0.33}>
          {line}
        </text>
      ))}
      {guarded && (
        <g
          key="padlock"
          class="el-padlock"
          transform={`translate(${left + (lines.length === 1 ? -0.5 : 0.9)} ${top - (lines.length === 1 ? 0.8 : 0.1)})`}
        >
          <circle r="1.75" />
          <path transform="translate(-1.15 -1.2) scale(.0045)" d={padlock} />
        </g>
      )}
    </g>
  );
});
