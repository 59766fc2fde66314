import glyphs from 'glyphs:./rows.ts';
import {
  compose,
  type Placed,
  type PlateSize,
  patternFill,
  plateHeight,
  plateWidth,
  propsAt,
  topOf,
  unitOf,
} from '@manigance/ui/art/ink.ts';
import { PlateFrame, SceneLayers } from '@manigance/ui/art/parts.tsx';
import { memo } from '@manigance/ui/memo.ts';
import { useId } from 'preact/hooks';
import { enamels } from './enamels.ts';
import type { Row } from './rows.ts';
import { grounds, scenes } from './scenes.ts';
import { seals } from './seals.ts';

const soot = '#17110c';
const bore = '#3d2709';
const floor = 85.5;

/** An enamel plate in a screwed brass rim: the subject is a brass inlay, the props are engraved. */
export const Plate = memo(function Plate({ row, size }: { readonly row: Row; readonly size: PlateSize }) {
  const id = useId();
  const glaze = enamels[row.enamel];
  const pale = row.enamel === 'ivory';
  const top = topOf(size);
  const fill = (name: string) => patternFill('el', name, size);
  const { subject, props, side } = compose(row, glyphs, { floor, tall: 71 - top, wide: 100, top });
  const shown = propsAt(props, size);
  const inner = { x: 4.5, y: top + 4.5, width: 151, height: 91 - top };
  return (
    <PlateFrame id={id} names={[subject.icon, ...shown.map(({ icon }) => icon)]} glyphs={glyphs} size={size}>
      <rect y={top} width={plateWidth} height={plateHeight - top} rx="6" fill={fill('rim')} />
      <rect
        x="4"
        y={top + 4}
        width={plateWidth - 8}
        height={plateHeight - top - 8}
        rx="4"
        fill={fill(`glaze-${row.enamel}`)}
        stroke={bore}
        stroke-width="1"
      />
      <svg {...inner} viewBox={`${inner.x} ${inner.y} ${inner.width} ${inner.height}`}>
        <Scene row={row} size={size} />
        {shown.map((prop) => (
          <Engraved
            key={prop.icon}
            of={prop}
            id={id}
            ink={glaze.deep}
            light={pale ? '#fff6df' : glaze.light}
          />
        ))}
        {row.ground !== undefined && (
          <path d={grounds[row.ground]} fill={fill('rail')} stroke={soot} stroke-width=".7" />
        )}
        <Inlay of={subject} id={id} size={size} side={side} bed={pale ? '#3a2a16' : soot} />
        {row.seal !== undefined && (
          <g transform={`translate(${side > 0 ? 18 : 142} ${18 + top}) scale(${size === 's' ? 1.15 : 0.95})`}>
            <circle r="10" fill={fill('rim')} />
            <circle r="8.4" fill="#fbf3dd" />
            <path d={seals[row.seal]} fill={soot} fill-rule="evenodd" />
          </g>
        )}
      </svg>
      <Screw at={[4.4, top + 4.4]} turn={30} fill={fill('rim')} />
      <Screw at={[155.6, top + 4.4]} turn={75} fill={fill('rim')} />
      <Screw at={[4.4, 95.6]} turn={120} fill={fill('rim')} />
      <Screw at={[155.6, 95.6]} turn={10} fill={fill('rim')} />
    </PlateFrame>
  );
});

function Scene({ row, size }: { readonly row: Row; readonly size: PlateSize }) {
  if (row.backdrop === undefined) return null;
  const { deep, light } = enamels[row.enamel];
  const thin = Math.max(0.9 * unitOf(size), 0.5);
  const looks = {
    g: {
      'fill-rule': 'evenodd',
      fill: deep,
      'fill-opacity': 0.8,
      stroke: light,
      'stroke-opacity': 0.55,
      'stroke-width': thin,
    },
    l: {
      fill: 'none',
      stroke: row.enamel === 'ivory' ? deep : light,
      'stroke-opacity': 0.6,
      'stroke-width': thin,
    },
  };
  return <SceneLayers layers={scenes[row.backdrop]} looks={looks} floor={floor} size={size} />;
}

function Engraved({
  of: { at, k, icon },
  id,
  ink,
  light,
}: {
  readonly of: Placed;
  readonly id: string;
  readonly ink: string;
  readonly light: string;
}) {
  return (
    <g transform={at} stroke-linejoin="round">
      <use href={`#${id}-${icon}-m`} fill={ink} stroke={ink} stroke-width={Math.round(4 / k)} />
      <use href={`#${id}-${icon}-k`} fill={light} />
    </g>
  );
}

/** Brass in a bed of soot, with its shadow. */
function Inlay({
  of: { at, k, icon },
  id,
  size,
  side,
  bed,
}: {
  readonly of: Placed;
  readonly id: string;
  readonly size: PlateSize;
  readonly side: 1 | -1;
  readonly bed: string;
}) {
  const mass = `#${id}-${icon}-m`;
  const key = `#${id}-${icon}-k`;
  const shift = `translate(${Math.round((side * 2) / k)} ${Math.round(2.4 / k)})`;
  return (
    <g transform={at} stroke-linejoin="round">
      <use
        href={mass}
        transform={shift}
        fill="#000"
        opacity=".38"
        stroke="#000"
        stroke-width={Math.round(3 / k)}
      />
      <use href={mass} fill={bed} stroke={bed} stroke-width={Math.round(3.4 / k)} />
      <use href={key} fill={patternFill('el', 'brass', size)} />
      <use href={key} fill={patternFill('el', 'brush', size)} />
    </g>
  );
}

function Screw({
  at: [x, y],
  turn,
  fill,
}: {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly fill: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r="2.5" fill={fill} stroke={bore} stroke-width=".7" />
      <path d="M-1.6 0h3.2" stroke={bore} stroke-width=".9" />
    </g>
  );
}
