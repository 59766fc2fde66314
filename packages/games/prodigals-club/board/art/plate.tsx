import type { Glyphs } from '@manigance/ui/art/glyph.ts';
import {
  type ArtRow,
  compose,
  type Placed,
  type PlateSize,
  patternFill,
  propsAt,
  topOf,
  unitOf,
} from '@manigance/ui/art/ink.ts';
import { PlateFrame, SceneLayers } from '@manigance/ui/art/parts.tsx';
import { memo } from '@manigance/ui/memo.ts';
import { useId } from 'preact/hooks';
import { fieldOf, ink, paper } from './patterns.tsx';
import type { Scene } from './scenes.ts';
import { type Seal, seals } from './seals.ts';

/** The pale tints: one per competition, one for the central deck. */
export type Tint = 'election' | 'society' | 'possessions' | 'last-will' | 'central';

/** Glyphs, scenes and grounds of a set of pictures, by the names its rows use. */
export interface Kit {
  readonly glyphs: Glyphs;
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly grounds: Readonly<Record<string, string>>;
}

const floor = 87;

/** A newspaper cut: a tint, a field of lines, the scene with the pen, the subject in stippled ink. */
export const Plate = memo(function Plate({
  row,
  kit,
  tint,
  seal,
  size,
}: {
  readonly row: ArtRow;
  readonly kit: Kit;
  readonly tint: Tint;
  /** The party it offends. */
  readonly seal?: Seal | undefined;
  readonly size: PlateSize;
}) {
  const id = useId();
  const u = unitOf(size);
  const top = topOf(size);
  const thin = Math.max(0.95 * u, 0.5);
  const fill = (name: string) => patternFill('pc', name, size);
  const sealed: ArtRow = seal === undefined ? row : { ...row, seal };
  const { subject, cx, props, side } = compose(sealed, kit.glyphs, { floor, tall: 75 - top, wide: 102, top });
  const shown = propsAt(props, size);
  const ground = kit.grounds[row.ground ?? ''];
  const half = subject.width * 0.45;
  const shadow = `M${cx - half} ${floor}h${half * 2}l${side * 24} 6H${cx - subject.width * 0.3 + side * 16}z`;
  const patch = `M12 ${40 + top}C8 ${14 + top} 44 ${4 + top} 78 ${7 + top}c34-3 74 6 72 34 4 26-6 46-22 48-30 4-70 4-98 1C12 88 6 64 12 ${40 + top}z`;
  return (
    <PlateFrame
      id={id}
      names={[subject.icon, ...shown.map(({ icon }) => icon)]}
      glyphs={kit.glyphs}
      size={size}
    >
      <path d={patch} fill={`var(--pc-cut-${tint})`} />
      <path
        d={fieldOf(size)}
        fill={ink}
        opacity={size === 's' ? 0.3 : 0.42}
        {...(side < 0 ? { transform: 'translate(160 0) scale(-1 1)' } : {})}
      />
      <Backdrop scene={kit.scenes[row.backdrop ?? '']} size={size} thin={thin} />
      <path d={shadow} fill={fill('hatch')} opacity=".9" />
      {shown.map((prop) => (
        <Print key={prop.icon} of={prop} id={id} u={u} />
      ))}
      <path d={`M10 ${floor + 0.3}c40-.8 100 .7 140 0`} stroke={ink} stroke-width={1.3 * u} fill="none" />
      {ground !== undefined && (
        <path d={ground} fill="none" stroke={ink} stroke-width={thin} stroke-linecap="round" />
      )}
      <Print of={subject} id={id} u={u} stipple={fill(`dot-${row.light ?? 'l'}`)} />
      {seal !== undefined && <Seals marks={seals[seal]} side={side} size={size} />}
    </PlateFrame>
  );
});

function Backdrop({
  scene,
  size,
  thin,
}: {
  readonly scene: Scene | undefined;
  readonly size: PlateSize;
  readonly thin: number;
}) {
  if (scene === undefined) return null;
  const looks = {
    l: { fill: 'none', stroke: ink, 'stroke-width': thin, opacity: 0.55 },
    f: { fill: patternFill('pc', 'hatch', size), stroke: ink, 'stroke-width': thin * 0.8, opacity: 0.42 },
  };
  return (
    <SceneLayers layers={scene} looks={looks} floor={floor} size={size} opacity={size === 's' ? 0.55 : 1} />
  );
}

/** A glyph on a paper halo; a subject is stippled, a prop paler. */
function Print({
  of: { at, k, icon },
  id,
  u,
  stipple,
}: {
  readonly of: Placed;
  readonly id: string;
  readonly u: number;
  readonly stipple?: string;
}) {
  const key = `#${id}-${icon}-k`;
  return (
    <g transform={at} stroke-linejoin="round">
      <use
        href={`#${id}-${icon}-m`}
        fill={paper}
        stroke={paper}
        stroke-width={Math.round(Math.max(3, 4.4 * u) / k)}
      />
      <use href={key} fill={ink} {...(stipple === undefined ? { 'fill-opacity': 0.52 } : {})} />
      {stipple !== undefined && <use href={key} fill={stipple} />}
    </g>
  );
}

function Seals({
  marks,
  side,
  size,
}: {
  readonly marks: readonly string[];
  readonly side: 1 | -1;
  readonly size: PlateSize;
}) {
  const left = side > 0 ? 15 : 145;
  return (
    <>
      {marks.map((d, at) => (
        <g
          key={at}
          transform={`translate(${left + side * at * 19} ${14 + topOf(size)}) scale(${size === 's' ? 1 : 0.82})`}
        >
          <path d={d} fill={paper} stroke={paper} stroke-width="4.5" stroke-linejoin="round" />
          <path d={d} fill={ink} fill-rule="evenodd" />
        </g>
      ))}
    </>
  );
}
