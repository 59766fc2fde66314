import type { Glyphs } from './glyph.ts';
import { glyphIn } from './ink.ts';

/** Defines the glyphs of one picture, for `KeyBlock` and `Mass` to draw as often as they are printed. */
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
