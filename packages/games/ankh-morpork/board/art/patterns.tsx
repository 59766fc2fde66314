import { type PatternSize, patternId, plateWidth, unitOf } from '@manigance/ui/art/ink.ts';
import { PatternSheet } from '@manigance/ui/art/parts.tsx';
import { tintNames, tints } from './tints.ts';

/** Length and weight of the white lines cut into the key block: shorter and finer on smaller plates. */
const cuts: Readonly<Record<PatternSize, readonly [number, number]>> = {
  s: [196, 0.3],
  m: [214, 0.38],
  l: [250, 0.48],
};
const lights = ['l', 'r'] as const;
/** Glyph units per unit of the picture, about: cuts are drawn in the units of the glyph. */
const glyphScale = 3.25;

/** A line that swells from a point to the right edge. */
const lens = (y: number, from: number, thick: number) =>
  `M${plateWidth} ${y}L${from} ${y + thick / 2}L${plateWidth} ${y + thick}z`;

const id = (name: string, size: PatternSize) => patternId('am', name, size);

/** The patterns of all pictures. */
export function Patterns() {
  return <PatternSheet of={PatternsOf} />;
}

function PatternsOf({ size }: { readonly size: PatternSize }) {
  const u = unitOf(size);
  const step = 4.2 * u;
  const cut = step * glyphScale;
  const [reach, fat] = cuts[size];
  const whole = { width: plateWidth, patternUnits: 'userSpaceOnUse' };
  return (
    <>
      {tintNames.flatMap((name) => {
        const { deep, block } = tints[name];
        return lights.map((light) => [
          <pattern
            key={`sky-${name}-${light}`}
            id={id(`sky-${name}-${light}`, size)}
            {...whole}
            height={step * 3}
            {...(light === 'r' ? { patternTransform: `translate(${plateWidth} 0) scale(-1 1)` } : {})}
          >
            <path
              fill={deep}
              opacity=".62"
              d={`${lens(0, 26, step * 0.44)}${lens(step, 66, step * 0.42)}${lens(step * 2, 44, step * 0.4)}`}
            />
          </pattern>,
          <pattern
            key={`cut-${name}-${light}`}
            id={id(`cut-${name}-${light}`, size)}
            width="700"
            height={cut}
            patternUnits="userSpaceOnUse"
            patternTransform={`${light === 'r' ? 'translate(256 0) scale(-1 1) ' : ''}rotate(-24) translate(-130 0)`}
          >
            <path fill={block} d={`M0 0L${reach} ${cut * fat * 0.5}L0 ${cut * fat}z`} />
          </pattern>,
        ]);
      })}
      {tintNames.map((name) => [
        <pattern
          key={`shade-${name}`}
          id={id(`shade-${name}`, size)}
          width="8"
          height={3.6 * u}
          patternUnits="userSpaceOnUse"
        >
          <path fill={tints[name].deep} d={`M0 0h8v${1.5 * u}H0z`} />
        </pattern>,
        <pattern key={`night-${name}`} id={id(`night-${name}`, size)} {...whole} height={15 * u}>
          <path
            fill={tints[name].deep}
            opacity=".75"
            d={`${lens(0, -40, 2.4 * u)}${lens(5 * u, 30, 2 * u)}${lens(10 * u, -90, 2.2 * u)}`}
          />
        </pattern>,
      ])}
    </>
  );
}
