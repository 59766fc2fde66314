import type { ComponentChildren, ComponentType } from 'preact';
import { memo } from '../memo.ts';
import type { Glyphs } from './glyph.ts';
import { glyphIn, type PatternSize, type PlateSize, patternSizes, topOf, viewBoxOf } from './ink.ts';

/** Defines the glyphs of one picture: `<id>-<name>-k` is the key block, `<id>-<name>-m` the mass under it. */
export function GlyphDefs({
  id,
  names,
  glyphs,
}: {
  /** Prefix of the ids, unique in the page. */
  readonly id: string;
  readonly names: readonly string[];
  readonly glyphs: Glyphs;
}) {
  return (
    <defs>
      {[...new Set(names)].map((name) => {
        const { d, n } = glyphIn(glyphs, name);
        return [
          <path key={`${name}-k`} id={`${id}-${name}-k`} d={d} />,
          <path key={`${name}-m`} id={`${id}-${name}-m`} d={d.slice(0, n)} />,
        ];
      })}
    </defs>
  );
}

/** The picture of one card, with the glyphs it prints. */
export function PlateFrame({
  id,
  names,
  glyphs,
  size,
  children,
}: {
  readonly id: string;
  readonly names: readonly string[];
  readonly glyphs: Glyphs;
  readonly size: PlateSize;
  readonly children: ComponentChildren;
}) {
  return (
    <svg class="art-plate" viewBox={viewBoxOf(size)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <GlyphDefs id={id} names={names} glyphs={glyphs} />
      {children}
    </svg>
  );
}

/** The scene behind a subject, stretched from the floor line to the top of the plate. */
export function SceneLayers<Kind extends string>({
  layers,
  looks,
  floor,
  size,
  opacity,
}: {
  readonly layers: readonly (readonly [Kind, string])[];
  /** Attributes by the kind of a layer. */
  readonly looks: Readonly<Record<Kind, object>>;
  readonly floor: number;
  readonly size: PlateSize;
  readonly opacity?: number;
}) {
  const top = topOf(size);
  return (
    <g opacity={opacity} transform={`translate(0 ${(top * floor) / 100}) scale(1 ${1 - top / 100})`}>
      {layers.map(([kind, d], at) => (
        <path key={at} d={d} {...looks[kind]} />
      ))}
    </g>
  );
}

/** Patterns and gradients that all pictures of a game point at: once in the page, for each size. */
export const PatternSheet = memo(function PatternSheet({
  of: Patterns,
}: {
  readonly of: ComponentType<{ readonly size: PatternSize }>;
}) {
  return (
    <svg class="art-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {patternSizes.map((size) => (
          <Patterns key={size} size={size} />
        ))}
      </defs>
    </svg>
  );
});
