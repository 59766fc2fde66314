import mask from 'icon:domino-mask';
import { type SeatLook, useSeats } from '@manigance/ui/seats.tsx';
import type { GoalProgress } from '../../rules/victory.ts';
import { Portrait } from '../art/index.tsx';
import type { Props } from '../board-context.ts';
import { drawings, type Point } from '../map/areas.ts';
import { Building, Minion, Trouble } from '../map/pieces.tsx';
import { CityOutline } from './city-outline.tsx';

/** Neighbouring areas first, so that what is held lies together. */
const order = [0, 2, 3, 5, 4, 1, 6, 9, 7, 8, 10, 11];

interface GoalProps {
  readonly progress: GoalProgress;
}

/** My secret Personality, and the city as it looks when I win. */
export function GoalPicture(props: Props & GoalProps) {
  const { view, viewer } = props.shown;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const look = useSeats()[seat];
  const held = viewer === 'spectator' ? undefined : view.players[viewer]?.personality;
  return (
    <>
      <g transform="rotate(-5 78 100)">
        <rect class="am-intro-card" x="27" y="24" width="104" height="152" rx="8" />
        <rect class="am-intro-inset" x="34" y="31" width="90" height="138" rx="4" />
        {held !== undefined && (
          <svg x="40" y="36" width="78" height="78">
            <Portrait of={held} small />
          </svg>
        )}
        <path class="am-intro-mask" d={mask} transform="translate(51 114) scale(.105)" />
      </g>
      {look && <Won {...props} look={look} />}
    </>
  );
}

function Won({ progress: { goal, need }, look }: Props & GoalProps & { readonly look: SeatLook }) {
  if (goal === 'wealth') return <Fortune need={need} look={look} />;
  if (goal === 'exhaustion') return <EmptyPile />;
  const areas = order.slice(0, need);
  return (
    <svg x="146" y="12" width="170" height="176" viewBox="0 0 170 176">
      <CityOutline lit={goal === 'control' ? areas : []} />
      <svg viewBox="16 22 968 840">
        {areas.map((area) => (
          <g
            key={area}
            transform={`translate(${middleOf(area).join(' ')}) scale(${goal === 'trouble' ? 2.8 : need > 5 ? 2 : 2.4})`}
          >
            {goal === 'trouble' ? <Trouble /> : <Minion look={look} />}
          </g>
        ))}
      </svg>
    </svg>
  );
}

function middleOf(area: number): Point {
  const { name } = drawings[area] ?? { name: { at: [500, 440] as const } };
  return [name.at[0], name.at[1] + 30];
}

/** AM-11.6 Cash and buildings together. */
function Fortune({ need, look }: { readonly need: number; readonly look: SeatLook }) {
  return (
    <>
      <g transform="translate(196 100)">
        <circle class="am-intro-coin" r="42" />
        <circle class="am-intro-rim" r="35" />
        <text class="am-intro-figure" y="12">
          {need}
        </text>
      </g>
      <g transform="translate(276 130) scale(1.3)">
        <Building look={look} />
      </g>
    </>
  );
}

/** AM-11.7 A pile that gets smaller until nothing is left of it. */
function EmptyPile() {
  return (
    <>
      {[9, 4].map((cards, at) => (
        <g key={cards} transform={`translate(${156 + at * 58} 70)`}>
          {Array.from({ length: cards }, (_, card) => (
            <rect key={card} class="am-intro-back" y={44 - card * 4} width="42" height="58" rx="4" />
          ))}
        </g>
      ))}
      <rect class="am-intro-gone" x="272" y="114" width="38" height="58" rx="4" />
    </>
  );
}
