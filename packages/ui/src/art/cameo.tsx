import { useId } from 'preact/hooks';
import type { Glyphs } from './glyph.ts';
import { glyphIn, place } from './ink.ts';
import { GlyphDefs } from './parts.tsx';

/** A bust by its layers. i: ink, t: tint, p: paper cut out, l: line cut in paper, k: ink line. */
export type Bust = readonly (readonly ['i' | 't' | 'p' | 'l' | 'k', string])[];

/** A portrait of the data: whose bust, and the emblem on the rim. */
export interface PortraitRow {
  readonly subject: string;
  readonly bust: string;
}

/** Colours of a medallion. */
export interface Medal {
  readonly ground: string;
  readonly ink: string;
  readonly tint: string;
  /** Colour of the figure. */
  readonly paper: string;
  readonly rim: string;
  readonly rimLight: string;
  /** Ink of the emblem on the rim. */
  readonly emblem: string;
  /** Engraving of the ground. */
  readonly engraving: 'rays' | 'circles';
}

const beads = Array.from({ length: 36 }, (_, i) => {
  const angle = (i * Math.PI) / 18;
  return [60 + 57.2 * Math.cos(angle), 60 + 57.2 * Math.sin(angle)].map((n) => n.toFixed(1));
});
const rays = Array.from(
  { length: 15 },
  (_, i) => `M116 ${14 + i * 7}L${58 - (i % 3) * 12} ${14.7 + i * 7}L116 ${15.8 + i * 7}z`,
).join('');
const circles = [20, 28, 36, 44, 52];

/** A portrait in a medallion. Its emblem hangs on the rim, unless it is drawn smaller than 64 px. */
export function Cameo({
  bust,
  medal,
  emblem,
  glyphs,
}: {
  readonly bust: Bust;
  readonly medal: Medal;
  /** Name of a glyph. */
  readonly emblem?: string | undefined;
  readonly glyphs: Glyphs;
}) {
  const id = useId();
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const;
  const kinds = {
    i: { fill: medal.ink },
    t: { fill: medal.tint },
    p: { fill: medal.paper },
    l: { ...line, stroke: medal.paper, 'stroke-width': 1.8 },
    k: { ...line, stroke: medal.ink, 'stroke-width': 2.6 },
  };
  return (
    <svg class="cameo" viewBox="-2 -2 124 124" aria-hidden="true">
      {emblem !== undefined && <GlyphDefs id={id} names={[emblem]} glyphs={glyphs} />}
      <clipPath id={`${id}-disc`}>
        <circle cx="60" cy="60" r="53.5" />
      </clipPath>
      <circle cx="60" cy="60" r="61" fill={medal.rim} stroke={medal.rimLight} stroke-width=".8" />
      <g fill={medal.rimLight}>
        {beads.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />
        ))}
      </g>
      <circle cx="60" cy="60" r="53.5" fill={medal.ground} />
      <g clip-path={`url(#${id}-disc)`}>
        {medal.engraving === 'rays' ? (
          <path d={rays} fill={medal.ink} opacity=".26" />
        ) : (
          <g fill="none" stroke="#fff" stroke-opacity=".13">
            {circles.map((r) => (
              <circle key={r} cx="60" cy="60" r={r} />
            ))}
          </g>
        )}
        <g transform="translate(12.5 10) scale(.79)">
          {bust.map(([kind, d], at) => (
            <path key={at} d={d} {...kinds[kind]} />
          ))}
        </g>
      </g>
      <circle cx="60" cy="60" r="53.5" fill="none" stroke={medal.rim} stroke-width="1.6" />
      {emblem !== undefined && (
        <g class="cameo-emblem">
          <circle cx="101" cy="101" r="17" fill={medal.rim} />
          <circle cx="101" cy="101" r="14.8" fill={medal.rimLight} />
          <g transform={place(emblem, glyphIn(glyphs, emblem), { cx: 101, cy: 101, w: 20, h: 20 }).at}>
            <use href={`#${id}-${emblem}-k`} fill={medal.emblem} />
          </g>
        </g>
      )}
    </svg>
  );
}
