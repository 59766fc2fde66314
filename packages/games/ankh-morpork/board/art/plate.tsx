import glyphs from 'glyphs:./rows.ts';
import {
  compose,
  type Placed,
  type PlateSize,
  patternFill,
  plateWidth,
  propsAt,
  topOf,
  unitOf,
} from '@manigance/ui/art/ink.ts';
import { PlateFrame, SceneLayers } from '@manigance/ui/art/parts.tsx';
import { memo } from '@manigance/ui/memo.ts';
import { useId } from 'preact/hooks';
import type { Row } from './rows.ts';
import { grounds, scenes } from './scenes.ts';
import { seals } from './seals.ts';
import { type Tint, type TintName, tints } from './tints.ts';

const wax = '#b8321c';
const floor = 88;

/** One woodcut: paper, wash, colour block, key block. */
export const Plate = memo(function Plate({
  row,
  tint,
  size,
}: {
  readonly row: Row;
  readonly tint: TintName;
  readonly size: PlateSize;
}) {
  const id = useId();
  const inks = tints[tint];
  const u = unitOf(size);
  const top = topOf(size);
  const thin = Math.max(0.9 * u, 0.5);
  const fill = (name: string) => patternFill('am', name, size);
  const { subject, cx, props, side } = compose(row, glyphs, { floor, tall: 77 - top, top });
  const shown = propsAt(props, size);
  const half = subject.width * 0.42;
  const behind = { id, inks, ink: inks.deep, body: inks.wash, halo: Math.max(1.1, 1.6 * u) };
  const cut = fill(`cut-${tint}-${row.light ?? 'l'}`);
  const inFront = { id, inks, ink: inks.ink, body: inks.block, halo: Math.max(1.3, 2 * u), cut };
  const shadow = `M${cx - half} 88.5h${half * 2}l${side * 26} 6H${cx - subject.width * 0.3 + side * 14}z`;
  return (
    <PlateFrame id={id} names={[subject.icon, ...shown.map(({ icon }) => icon)]} glyphs={glyphs} size={size}>
      <path d={skyOf(top)} fill={inks.wash} />
      <Sky row={row} tint={tint} size={size} side={side} />
      <Scene row={row} inks={inks} thin={thin} size={size} />
      {row.sky === 'fog' && <Sky row={row} tint={tint} size={size} side={side} />}
      <path d={`M0 ${floor}h${plateWidth}v12H0z`} fill={inks.paper} />
      <path d={shadow} fill={fill(`shade-${tint}`)} />
      {shown.map((prop) => (
        <Print key={prop.icon} of={prop} look={behind} />
      ))}
      <path d={`M0 88.2h${plateWidth}`} stroke={inks.ink} stroke-width={1.5 * u} />
      {row.ground !== undefined && (
        <path
          d={grounds[row.ground]}
          fill="none"
          stroke={inks.deep}
          stroke-width={thin * 1.15}
          stroke-linecap="round"
        />
      )}
      <Print of={subject} look={inFront} />
      {row.seal !== undefined && (
        <g transform={`translate(${side > 0 ? 15 : 145} ${15 + top}) scale(${size === 's' ? 1.1 : 0.9})`}>
          <path
            d={seals[row.seal]}
            fill={inks.paper}
            stroke={inks.paper}
            stroke-width="4"
            stroke-linejoin="round"
          />
          <path d={seals[row.seal]} fill={wax} fill-rule="evenodd" />
        </g>
      )}
      <path
        d={`M-1 ${top - 1}h162v${102 - top}H-1z${blockFrame(top)}`}
        fill={`var(--card, ${inks.paper})`}
        fill-rule="evenodd"
      />
      <path d={blockFrame(top)} fill="none" stroke={inks.ink} stroke-width={Math.max(1.5 * u, 0.9)} />
    </PlateFrame>
  );
});

const skyOf = (top: number) => `M0 ${top}h${plateWidth}v${floor - top}H0z`;

/** A frame cut by hand: a rectangle whose sides are a little off. */
const blockFrame = (top: number) =>
  `M2.6 ${top + 2.4}C40 ${top + 1.6} 92 ${top + 3} 157.5 ${top + 2.1}c.9 30-.5 62 .3 ${95.6 - top}C110 96.9 60 98.6 2 97.6 2.9 66 1.5 32 2.6 ${top + 2.4}z`;

const fog =
  'M-8 20c30-9 50 9 84 0s60-6 92 2M10 40c30-9 40 7 70 0s50-6 70 1M-8 60c40-9 60 7 100 0s50-4 70 0M20 78c30-6 80 5 120 0';

const rayEnd = (angle: number) =>
  `${Math.round(80 + 190 * Math.cos(angle))} ${Math.round(60 + 190 * Math.sin(angle))}`;
const rays = Array.from({ length: 18 }, (_, i) => i * 0.349)
  .map((angle) => `M80 60L${rayEnd(angle)}L${rayEnd(angle + 0.15)}z`)
  .join('');

function Sky({
  row,
  tint,
  size,
  side,
}: {
  readonly row: Row;
  readonly tint: TintName;
  readonly size: PlateSize;
  readonly side: 1 | -1;
}) {
  const { mid, paper } = tints[tint];
  const top = topOf(size);
  switch (row.sky) {
    case 'night':
      return (
        <>
          <path d={skyOf(top)} fill={mid} />
          <path d={skyOf(top)} fill={patternFill('am', `night-${tint}`, size)} />
          <circle
            cx={80 + side * (row.seal === undefined ? -44 : 54)}
            cy={20 + top / 2}
            r="12"
            fill={paper}
          />
        </>
      );
    case 'fog':
      return <path fill="none" stroke={paper} stroke-width="7" stroke-linecap="round" opacity=".9" d={fog} />;
    case 'rays':
      return <path fill={mid} opacity=".5" d={rays} />;
    default:
      return <path d={skyOf(top)} fill={patternFill('am', `sky-${tint}-${row.light ?? 'l'}`, size)} />;
  }
}

function Scene({
  row,
  inks,
  thin,
  size,
}: {
  readonly row: Row;
  readonly inks: Tint;
  readonly thin: number;
  readonly size: PlateSize;
}) {
  const night = row.sky === 'night';
  const looks = {
    f: { fill: inks.mid, stroke: inks.deep, 'stroke-width': thin * 0.8, opacity: night ? 0.9 : 0.6 },
    p: { fill: night ? inks.block : inks.wash },
    l: { fill: 'none', stroke: inks.deep, 'stroke-width': thin, opacity: 0.7 },
  };
  if (row.backdrop === undefined) return null;
  return <SceneLayers layers={scenes[row.backdrop]} looks={looks} floor={floor} size={size} />;
}

interface PrintLook {
  readonly id: string;
  readonly inks: Tint;
  readonly ink: string;
  readonly body: string;
  readonly halo: number;
  readonly cut?: string;
}

/** A glyph in two blocks: paper halo, colour, ink, and the lines cut into the ink. */
function Print({ of: { at, k, icon }, look }: { readonly of: Placed; readonly look: PrintLook }) {
  const { id, inks, ink, body, halo, cut } = look;
  const mass = `#${id}-${icon}-m`;
  const key = `#${id}-${icon}-k`;
  return (
    <g transform={at} stroke-linejoin="round">
      <use href={mass} fill={inks.paper} stroke={inks.paper} stroke-width={Math.round((halo * 2) / k)} />
      <use href={mass} fill={body} stroke={body} stroke-width={Math.round((halo * 0.7) / k)} />
      <use href={key} fill={ink} />
      {cut !== undefined && <use href={key} fill={cut} />}
    </g>
  );
}
