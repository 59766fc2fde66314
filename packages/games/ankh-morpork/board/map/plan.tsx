import type { Language } from '@manigance/core';
import { Hatching } from '@manigance/ui/art/hatching.tsx';
import { areaIds } from '../../rules/board.ts';
import { Country, Houses, Shore, Wall } from '../picture.tsx';
import { boardLanguage } from '../words/index.ts';
import { drawings, type Point } from './areas.ts';
import { borders, bridges, river } from './town.ts';

/** The visible part of the plan. */
export const viewBox = '16 22 968 840';

/** The paper and the town before anybody moves in. Made once: what surrounds the town comes later, and nothing else changes. */
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
        <Hatching id="am-veil" size={9}>
          <path class="veil-line" d="M0 0H9" />
        </Hatching>
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
      <Country />
      <circle cx="930" cy="110" r="62" fill="url(#am-stain)" />
      <ellipse cx="80" cy="790" rx="86" ry="74" fill="url(#am-stain)" />
      <path class="fold" d="M350 0V880M672 0V880M0 442H1000" />
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

/** Water, bridges and wall lie over the areas and their highlights. */
function works() {
  return (
    <g class="am-works">
      <path class="border" d={borders} />
      <path class="border in" d={borders} />
      <path class="water" d={river.d} fill-rule="evenodd" />
      <Shore />
      {bridges.map(([from, to]) => (
        <Bridge key={from.join()} from={from} to={to} />
      ))}
      <Wall />
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
/** The works on the plan that never change: bridges, river name, map title. */
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
