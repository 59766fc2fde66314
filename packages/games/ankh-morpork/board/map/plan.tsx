import type { Language } from '@manigance/core';
import { areaIds } from '../../rules/board.ts';
import { Houses } from '../picture.tsx';
import { boardLanguage } from '../words/index.ts';
import { drawings, type Point } from './areas.ts';
import { numbers, short } from './numbers.ts';
import { borders, bridges, country, river, wall } from './town.ts';

/** The visible part of the plan. */
export const viewBox = '16 22 968 840';

/** The paper, the country and the town before anybody moves in. Made once: nothing on it ever changes. */
function ground() {
  return (
    <g class="am-ground">
      <defs>
        <radialGradient id="am-paper" cx=".5" cy=".47" r=".72">
          <stop class="lit" offset=".35" />
          <stop class="mid" offset=".75" />
          <stop class="old" offset="1" />
        </radialGradient>
        <radialGradient id="am-stain">
          <stop class="stain" offset=".55" stop-opacity=".1" />
          <stop class="stain" offset=".93" stop-opacity=".2" />
          <stop class="stain" offset="1" stop-opacity="0" />
        </radialGradient>
        <pattern
          id="am-veil"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="veil-line" d="M0 0H9" />
        </pattern>
        {areaIds.map((id, area) => (
          <clipPath key={id} id={`am-clip-${area}`}>
            <path d={drawings[area]?.d} />
          </clipPath>
        ))}
        <clipPath id="am-clip-river">
          <path d={river.d} clip-rule="evenodd" />
        </clipPath>
        <path id="am-river-name" d={river.name} />
      </defs>
      <rect x="-500" y="-500" width="2000" height="1900" fill="url(#am-paper)" />
      {country.fields.map((field) => (
        <path key={field.join()} class="field" d={furrows(field)} />
      ))}
      <path class="road" d={country.roads} />
      <path class="road in" d={country.roads} />
      <path class="trees" d={trees(country.trees)} />
      <circle cx="930" cy="110" r="62" fill="url(#am-stain)" />
      <ellipse cx="80" cy="790" rx="86" ry="74" fill="url(#am-stain)" />
      <path class="fold" d="M350 0V880M672 0V880M0 442H1000" />
      <path class="ditch" d={wall.curtain} />
      <path class="inside" d={wall.d} />
      {drawings.map((area, index) => (
        <g key={index} clip-path={`url(#am-clip-${index})`}>
          <path d={area.d} class="wash" style={{ '--w': area.wash }} />
          <path d={area.d} class="edge" style={{ stroke: area.edge }} />
          <Houses area={index} colour={area.roof} />
        </g>
      ))}
    </g>
  );
}

/** Water, bridges and wall lie over the areas and whatever lights them up. */
function works() {
  return (
    <g class="am-works">
      <path class="border" d={borders} />
      <path class="border in" d={borders} />
      <path class="water" d={river.d} fill-rule="evenodd" />
      <g clip-path="url(#am-clip-river)" class="shore">
        <path class="s3" d={river.banks} />
        <path class="s2" d={river.banks} />
        <path class="s1" d={river.banks} />
        <path class="flow" d={river.flow} />
      </g>
      <path class="bank" d={river.banks} />
      <path class="deck" d={river.jetties} />
      {river.boats.map(([x, y, turn]) => (
        <path
          key={x}
          class="boat"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-11 0Q-6-5 4-4.5L12 0 4 4.5Q-6 5-11 0ZM-6 0H7"
        />
      ))}
      {bridges.map(([from, to]) => (
        <Bridge key={from.join()} from={from} to={to} />
      ))}
      <path class="curtain" d={wall.curtain} />
      <path class="curtain in" d={wall.curtain} />
      <path class="curtain top" d={wall.curtain} />
      <path class="water-gate" d={wall.waterGates} />
      {wall.gates.map(([x, y, turn]) => (
        <path
          key={x}
          class="gate"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-14-9h9V9h-9zM5-9h9V9H5zM-5-7H5V7H-5z"
        />
      ))}
      <path class="towers" d={trees(wall.towers)} />
      <g class="compass" transform="translate(926 802)">
        <circle r="30" />
        <path class="k" d="M0-42 6-8 0 0zM42 0 8 6 0 0zM0 42-6 8 0 0zM-42 0-8-6 0 0z" />
        <path d="M0-42-6-8 0 0zM42 0 8-6 0 0zM0 42 6 8 0 0zM-42 0-8 6 0 0zM12-12l12-12M12 12l12 12M-12 12l-12 12M-12-12l-12-12" />
      </g>
    </g>
  );
}

function Bridge({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.round(Math.hypot(dx, dy));
  const planks = Array.from({ length: Math.floor(length / 5) }, (_, at) => `M${5 * at + 3}-9V9`).join('');
  return (
    <g transform={`translate(${from.join(' ')}) rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)})`}>
      <path class="pier" d={`M${length * 0.38}-15V15M${length * 0.62}-15V15`} />
      <path class="deck" d={`M0-9H${length}V9H0z`} />
      <path class="plank" d={planks} />
      <path class="rail" d={`M0-9H${length}M0 9H${length}`} />
    </g>
  );
}

const [land, stone] = [ground(), works()];

/** The same drawing every time, so that no redraw looks into it. */
export function Ground() {
  return land;
}
export function Works({ language }: { readonly language: Language }) {
  const { river: name, mapTitle, mapNote } = boardLanguage.in(language).words;
  return (
    <>
      {stone}
      <g class="am-cartouche" transform="translate(28 34)">
        <path d="M10 0H214l10 10V50l-10 10H10L0 50V10z" />
        <path class="in" d="M13 5H211l8 8V47l-8 8H13L5 47V13z" />
        <text x="112" y="31">
          {mapTitle}
        </text>
        <text class="note" x="112" y="48">
          {mapNote}
        </text>
      </g>
      <text class="am-river">
        <textPath href="#am-river-name" startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}

function trees(list: string): string {
  return numbers(list, 3)
    .map(([x = 0, y = 0, r = 0]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`)
    .join('');
}

/** A field by its corners: outline and five furrows. */
function furrows([
  ax = 0,
  ay = 0,
  bx = 0,
  by = 0,
  cx = 0,
  cy = 0,
  dx = 0,
  dy = 0,
]: readonly number[]): string {
  const lines = [1, 2, 3, 4, 5].map((row) => {
    const part = row / 6;
    const [x1, y1] = [short(ax + (dx - ax) * part), short(ay + (dy - ay) * part)];
    const [x2, y2] = [short(bx + (cx - bx) * part), short(by + (cy - by) * part)];
    return `M${x1} ${y1}L${x2} ${y2}`;
  });
  return `M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}Z${lines.join('')}`;
}
