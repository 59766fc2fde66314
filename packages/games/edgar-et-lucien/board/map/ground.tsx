import { Hatching } from '@manigance/ui/art/hatching.tsx';
import { boards, type DistrictId } from '../../rules/board.ts';
import { drawings, type Point } from '../../rules/geometry.ts';
import { landmarks } from '../icons.ts';
import { cogOf, isMetro, WheelMedal, wheelInk } from '../wheel.tsx';

/** Id of a side of the board. */
export type Side = keyof typeof drawings;

/** The path through these points. */
export function outlineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** Where the landmark of an Administration stands in a free corner, and how large. */
const landmarkAt: Partial<Record<DistrictId, readonly [x: number, y: number, size: number]>> = {
  A02: [41, 0.9, 8],
  A05: [5, 35.6, 8.6],
  A08: [85.6, 55.4, 8.4],
  A12: [40.6, 76.2, 7.2],
  B02: [68.4, 12, 8.5],
  B07: [27.2, 35.9, 7.5],
  B08: [60.4, 49.8, 8.5],
  B10: [88.7, 35.7, 9],
};

const gear = cogOf(14, 5.1, 5.96, 2.5);
const corners: readonly Point[] = [
  [1.5, 1.5],
  [98.5, 1.5],
  [1.5, 98.5],
  [98.5, 98.5],
];

/** The districts of one side of the board. Like all that is printed, they never change during a match. */
export function Ground({ side }: { readonly side: Side }) {
  const { districts } = drawings[side];
  return (
    <g>
      <Textures />
      {corners.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          class="el-gear"
          fill-rule="evenodd"
          d={gear}
          transform={`translate(${x} ${y})`}
        />
      ))}
      {districts.map(({ id, polygon }) => (
        <District key={id} side={side} id={id} d={outlineOf(polygon)} />
      ))}
    </g>
  );
}

/** Landmarks, metro, borders, crossroads and frame: the layer above the ground and its highlights. */
export function Roads({ side }: { readonly side: Side }) {
  const { outline, borders, crossroads } = drawings[side];
  return (
    <g>
      {boards[side].map(({ id, administration }) => {
        const corner = landmarkAt[id];
        if (corner === undefined || administration === undefined) return undefined;
        const [x, y, size] = corner;
        return (
          <path
            key={id}
            class="el-landmark"
            d={landmarks[administration]}
            transform={`translate(${x} ${y}) scale(${size / 512})`}
          />
        );
      })}
      <Tunnels side={side} />
      {borders.map(({ between, segment: [from, to] }) => (
        <path key={between.join()} class="el-case" d={`M${from.join(' ')}L${to.join(' ')}`} />
      ))}
      {borders.map(({ between, colour, segment: [from, to] }) => (
        <path
          key={between.join()}
          class="el-border"
          stroke={wheelInk[colour]}
          d={`M${from.join(' ')}L${to.join(' ')}`}
        />
      ))}
      {crossroads.map(({ at: [x, y] }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle class="el-crossroads" r="2.1" />
          <circle class="el-cobble" r=".95" />
        </g>
      ))}
      <path class="el-wall" d={outlineOf(outline)} />
      <path class="el-frame" d={outlineOf(outline)} />
      {outline.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="el-rivet" cx={x} cy={y} r=".75" />
      ))}
    </g>
  );
}

/** Outline of a district shrunk towards its middle, so that a highlight hides no border. */
export function insetOf(points: readonly Point[], share: number): string {
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
  const [x = 0, y = 0] = middle;
  const nearer = (from: number, to: number) => Math.round((from + (to - from) * share) * 10) / 10;
  return outlineOf(points.map(([pointX, pointY]): Point => [nearer(x, pointX), nearer(y, pointY)]));
}

/** Icons of the borders and roundels of the stations: above plates, so that none is ever covered. */
export function Marks({ side }: { readonly side: Side }) {
  const { districts, borders } = drawings[side];
  return (
    <g>
      {borders.map(({ between, colour, iconAt: [x, y] }) => (
        <g key={between.join()} transform={`translate(${x} ${y}) scale(2.3)`}>
          <WheelMedal of={colour} />
        </g>
      ))}
      {districts.map(({ id, stationAt }) => {
        const metro = boards[side].find((district) => district.id === id)?.metro;
        if (stationAt === undefined || metro === undefined) return undefined;
        return (
          <g key={id} transform={`translate(${stationAt[0]} ${stationAt[1]}) scale(2.75)`}>
            <WheelMedal of={metro} />
          </g>
        );
      })}
    </g>
  );
}

function Textures() {
  return (
    <defs>
      <pattern id="el-ivory" width="3" height="3" patternUnits="userSpaceOnUse">
        <path
          class="el-lace"
          d="M0 1.5A1.5 1.5 0 0 1 3 1.5M-1.5 3A1.5 1.5 0 0 1 1.5 3M1.5 3A1.5 1.5 0 0 1 4.5 3"
        />
        <circle class="el-window" cx="1.5" cy="1.1" r=".18" />
      </pattern>
      <pattern id="el-steel" width="5" height="4" patternUnits="userSpaceOnUse">
        <path class="el-brick" d="M0 0H5M0 2H5M1.2 0V2M3.7 2V4" />
        <circle class="el-bolt" cx="1.6" cy=".4" r=".14" />
        <circle class="el-bolt" cx="4.1" cy="2.4" r=".14" />
      </pattern>
      <Hatching id="el-administration" size={2}>
        <path class="el-guilloche" d="M0 0V2M1 0V2" />
      </Hatching>
      <marker
        id="el-arrow"
        viewBox="0 0 6 6"
        refX="4"
        refY="3"
        markerWidth="3.4"
        markerHeight="3.4"
        orient="auto"
      >
        <path class="el-arrow" d="M0 0L6 3L0 6L1.4 3Z" />
      </marker>
    </defs>
  );
}

function District({ side, id, d }: { readonly side: Side; readonly id: DistrictId; readonly d: string }) {
  const district = boards[side].find((one) => one.id === id);
  if (district === undefined) return undefined;
  return (
    <g>
      <path class={`el-ground is-${district.type}`} d={d} />
      <path fill={`url(#el-${district.type})`} d={d} />
    </g>
  );
}

/** The two metro lines, from station to station. */
function Tunnels({ side }: { readonly side: Side }) {
  const lines = (['metro_blue', 'metro_pink'] as const).filter(isMetro);
  return (
    <g>
      {lines.map((line) => {
        const stations = drawings[side].districts.flatMap(({ id, stationAt }) =>
          stationAt !== undefined && boards[side].find((one) => one.id === id)?.metro === line
            ? [stationAt]
            : [],
        );
        const d = stations
          .slice(1)
          .map((to, at) => tunnel(stations[at] as Point, to))
          .join('');
        return (
          <g key={line}>
            <path class="el-tunnel-case" d={d} />
            <path class={`el-tunnel is-${line}`} stroke={wheelInk[line]} d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** A gentle bend, so that a line is not taken for a border. */
function tunnel([x, y]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [toX - x, toY - y];
  const [midX, midY] = [x + dx / 2 - dy * 0.1, y + dy / 2 + dx * 0.1];
  return `M${x} ${y}Q${midX.toFixed(1)} ${midY.toFixed(1)} ${toX} ${toY}`;
}
