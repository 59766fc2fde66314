import { useSeats } from '@manigance/ui/seats.tsx';
import { wheelPositions } from '../../rules/board.ts';
import { Hat, Pawn } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { sectorPath } from '../tray/dial-geometry.ts';
import { isMetro, WheelIcon, WheelMedal, wheelInk, wheelMark } from '../wheel.tsx';

/** The two positions of the example. */
const hands = { edgar: 'orange', lucien: 'black' } as const;

/** The wheel with its two hands set, and Edgar on his way across the border it shows. */
export function TurnPicture({ shown: { view } }: Props) {
  const look = useSeats()[view.seat ?? 0];
  return (
    <>
      <g transform="translate(90 100) scale(.82)">
        <circle class="el-dial-rim" r="99" />
        {wheelPositions.map((position, at) => {
          const angle = (at * Math.PI) / 4;
          const isUsed = Object.values<string>(hands).includes(position);
          return (
            <g key={position} class={isUsed ? '' : 'el-intro-unused'}>
              <path class="el-enamel-sector" fill={wheelInk[position]} d={sectorPath(at, 46, 92, 1)} />
              <g
                transform={`translate(${70 * Math.sin(angle)} ${-70 * Math.cos(angle)}) scale(13.500)`}
                style={{ color: wheelMark[position] }}
              >
                {isMetro(position) && <circle class="el-station" r="1.15" />}
                <WheelIcon of={position} />
              </g>
            </g>
          );
        })}
        <circle class="el-face-plate" r="44" />
        <HandOf of="lucien" />
        <HandOf of="edgar" />
        <circle class="el-hub" r="6.500" />
      </g>
      <path class="el-intro-arrow" d="M180 100h18m-8-8l9 8-9 8" />
      <rect class="el-intro-map" x="210" y="22" width="96" height="156" rx="7" />
      <path class="el-intro-border" stroke={wheelInk[hands.edgar]} d="M210 100h96" />
      <path class="el-intro-way" d="M244 152q-10-46 6-78" />
      <g transform="translate(290 100) scale(12)">
        <WheelMedal of={hands.edgar} />
      </g>
      {look && (
        <>
          <g class="el-intro-left" transform="translate(244 168) scale(6.500)">
            <Pawn look={look} of="edgar" />
          </g>
          <g transform="translate(252 80) scale(7)">
            <Pawn look={look} of="edgar" />
          </g>
        </>
      )}
    </>
  );
}

function HandOf({ of }: { readonly of: keyof typeof hands }) {
  const angle = wheelPositions.indexOf(hands[of]) * 45;
  return (
    <g transform={`rotate(${angle})`}>
      <path class="el-intro-hand" d="M-4 12L-4.800-26L-8-33L0-48L8-33L4.800-26L4 12Z" />
      <g transform={`translate(0 -22) rotate(${-angle})`}>
        <circle class="el-intro-head" r="12.500" />
        <g transform={of === 'edgar' ? 'translate(-1.2 3) scale(4.3)' : 'translate(0 5) scale(4.6)'}>
          <Hat of={of} />
        </g>
      </g>
    </g>
  );
}
