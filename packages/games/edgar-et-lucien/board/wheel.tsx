import hand from 'icon:hand';
import type { WheelPosition } from '../rules/board.ts';
import { explains } from './guide/explains.ts';

/** ART.md 6: colours of the wheel, darkened behind a white icon. */
export const wheelInk: Readonly<Record<WheelPosition, string>> = {
  immobile: '#6b655e',
  red: '#c8312b',
  orange: '#e08a1e',
  green: '#2f7d3e',
  violet: '#7a4aa0',
  black: '#1c1a19',
  metro_blue: '#2b6fc2',
  metro_pink: '#c8407f',
};

/** The icon's own colour on its ink. */
export const wheelMark: Readonly<Record<WheelPosition, string>> = {
  immobile: '#fff',
  red: '#fff',
  orange: '#241604',
  green: '#fff',
  violet: '#fff',
  black: '#fff',
  metro_blue: wheelInk.metro_blue,
  metro_pink: wheelInk.metro_pink,
};

/** The line number on the roundel of a station. */
export const lineNumber = { metro_blue: '1', metro_pink: '2' } as const;

/** Whether a wheel position is a metro line. */
export function isMetro(position: WheelPosition): position is keyof typeof lineNumber {
  return position in lineNumber;
}

const cogwheel = cogOf(8, 0.63, 0.94);

/** SVG path of a gear with a hole in the middle. */
export function cogOf(teeth: number, root: number, tip: number, hole = root * 0.5): string {
  const at = (radius: number, turn: number) => {
    const angle = (turn * 2 * Math.PI) / teeth;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const outline = Array.from(
    { length: teeth },
    (_, tooth) =>
      `${at(root, tooth - 0.28)}L${at(tip, tooth - 0.15)}L${at(tip, tooth + 0.15)}L${at(root, tooth + 0.28)}`,
  ).join('L');
  const ring = `M${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0Z`;
  return `M${outline}Z${ring}`;
}

/** One of the eight icons, inside an SVG: two units across, centred on 0 0, drawn in `currentColor`. */
export function WheelIcon({ of }: { readonly of: WheelPosition }) {
  switch (of) {
    case 'immobile':
      return <path fill="currentColor" transform="translate(-.86 -.86) scale(.00336)" d={hand} />;
    case 'red':
      return <path fill="currentColor" fill-rule="evenodd" d={cogwheel} />;
    case 'orange':
      return (
        <path
          fill="currentColor"
          fill-rule="evenodd"
          transform="rotate(-45)"
          d="M-.98 0A.46.46 0 0 1-.08-.13H.98V.13H.86V.46H.6V.13H.46V.38H.2V.13H-.08A.46.46 0 0 1-.98 0ZM-.7 0A.18.18 0 1 0-.34 0A.18.18 0 1 0-.7 0Z"
        />
      );
    case 'green':
      return (
        <g>
          <path
            fill="currentColor"
            d="M-.56-.86H.56L.5.36Q.96.3.98.5Q.9.82 0 .84Q-.9.82-.98.5Q-.96.3-.5.36Z"
          />
          <path fill={wheelInk.green} d="M-.53.02Q0 .16.53.02L.51.3Q0 .44-.51.3Z" />
        </g>
      );
    case 'violet':
      return (
        <g>
          <path
            fill="currentColor"
            fill-rule="evenodd"
            d="M-1 0Q-.5-.66 0-.66Q.5-.66 1 0Q.5.66 0 .66Q-.5.66-1 0ZM.44 0A.44.44 0 1 0-.44 0A.44.44 0 1 0 .44 0Z"
          />
          <circle r=".24" fill="currentColor" />
        </g>
      );
    case 'black':
      return (
        <g
          fill="none"
          stroke="currentColor"
          stroke-width=".26"
          stroke-linecap="round"
          stroke-linejoin="round"
        >
          <path d="M0-.42V.82M-.36-.22H.36M-.8.3Q-.7.82 0 .84Q.7.82.8.3" />
          <circle cy="-.66" r=".22" stroke-width=".2" />
        </g>
      );
    case 'metro_blue':
    case 'metro_pink':
      return (
        <text class="el-numeral" y=".54" font-size="1.5">
          {lineNumber[of]}
        </text>
      );
    default: {
      const never: never = of;
      return never;
    }
  }
}

/** A medallion inside an SVG: colour and icon together, one unit in radius. */
export function WheelMedal({ of }: { readonly of: WheelPosition }) {
  const station = isMetro(of);
  return (
    <g style={{ color: wheelMark[of] }}>
      <circle
        class={station ? 'el-roundel' : 'el-medal'}
        r={station ? 0.86 : 1}
        fill={station ? '#fff8e8' : wheelInk[of]}
        stroke={station ? wheelInk[of] : undefined}
      />
      <g transform={`scale(${station ? 0.62 : 0.66})`}>
        <WheelIcon of={of} />
      </g>
    </g>
  );
}

/** The medallion in running text. Silent: the words stand beside it. */
export function WheelChip({ of }: { readonly of: WheelPosition }) {
  return (
    <svg class="el-chip" viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true" {...explains(of)}>
      <WheelMedal of={of} />
    </svg>
  );
}
