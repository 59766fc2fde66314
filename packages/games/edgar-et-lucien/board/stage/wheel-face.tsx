import { wheelPositions } from '../../rules/board.ts';
import type { Programme } from '../../rules/events.ts';
import { characters, Hat } from '../pawn.tsx';
import { sectorPath } from '../tray/dial-geometry.ts';
import { cogOf, isMetro, WheelIcon, wheelInk, wheelMark } from '../wheel.tsx';

const cogs = { outer: cogOf(12, 56, 70, 48), inner: cogOf(10, 29, 39, 15) } as const;

function Rim() {
  return (
    <>
      <circle class="el-dial-rim" r="99" />
      <circle class="el-dial-bead" r="96.200" />
    </>
  );
}

/** The back of a sealed wheel: nothing of the programme is drawn. */
export function WheelBack() {
  return (
    <svg class="el-stage-wheel is-back" viewBox="-101 -101 202 202" aria-hidden="true">
      <Rim />
      <circle class="el-stage-soot" r="92" />
      <circle class="el-stage-groove" r="79" />
      <path class="el-stage-cog is-outer" fill-rule="evenodd" d={cogs.outer} />
      <path class="el-stage-cog" fill-rule="evenodd" d={cogs.inner} />
    </svg>
  );
}

/** The face of a revealed wheel: the two chosen sectors have a cream edge, the others are dim. */
export function WheelFace({ programme }: { readonly programme: Programme }) {
  const chosen = new Set(characters.map((of) => programme[of]));
  const sectors = wheelPositions.map((position, at) => ({ position, at }));
  const drawn = sectors.toSorted(
    (one, other) => Number(chosen.has(one.position)) - Number(chosen.has(other.position)),
  );
  return (
    <svg class="el-stage-wheel is-face" viewBox="-101 -101 202 202" aria-hidden="true">
      <Rim />
      <circle class="el-stage-soot" r="91" />
      {drawn.map(({ position, at }) => {
        const angle = (at * Math.PI) / 4;
        const place = `translate(${(70.5 * Math.sin(angle)).toFixed(1)} ${(-70.5 * Math.cos(angle)).toFixed(1)}) scale(13.5)`;
        return (
          <g key={position} class={`el-stage-sector ${chosen.has(position) ? 'is-chosen' : ''}`}>
            <path class="el-enamel-sector" fill={wheelInk[position]} d={sectorPath(at, 50, 90, 1)} />
            <g transform={place} style={{ color: wheelMark[position] }}>
              {isMetro(position) && <circle class="el-station" r="1.15" />}
              <WheelIcon of={position} />
            </g>
          </g>
        );
      })}
      <circle class="el-face-plate" r="48" />
      <circle class="el-face-ring" r="44.500" />
      <Hands programme={programme} />
      <circle class="el-hub" r="6" />
    </svg>
  );
}

/** The two hands; on one sector they part. */
function Hands({ programme }: { readonly programme: Programme }) {
  const together = programme.edgar === programme.lucien;
  return characters.map((of) => {
    const lean = together ? (of === 'edgar' ? -16 : 16) : 0;
    const turn = wheelPositions.indexOf(programme[of]) * 45 + lean;
    const head = together && of === 'lucien' ? -20 : -28;
    return (
      <g key={of} class={`el-hand is-${of}`} transform={`rotate(${turn})`}>
        <path d="M-4 12L-4-34L-8-38L0-56L8-38L4-34L4 12Z" />
        <g transform={`translate(0 ${head}) rotate(${-turn})`}>
          <circle r="12" />
          <g transform="translate(0 3) scale(3.4)">
            <Hat of={of} />
          </g>
        </g>
      </g>
    );
  });
}
