import megaphone from 'icon:megaphone';
import { Icon } from '@manigance/ui/icon.tsx';
import { TokenMark, useSeats } from '@manigance/ui/seats.tsx';
import { popularityMax } from '../rules/constants.ts';
import { explains } from './guide/explains.ts';
import type { Props } from './props.ts';
import { wordsIn } from './words/index.ts';

const height = 560;
const steps = Array.from({ length: 11 }, (_, at) => at * 10);

/** A third and fourth of the same popularity stand in a second row, away from the nearer end. */
function beside(level: number, points: number): number {
  return Math.floor(level / 2) * (points > popularityMax / 2 ? 22 : -22);
}

/** The popularity of all seats on one scale; equal seats stand side by side. */
export function Gauge({ shown: { view }, language, names }: Props) {
  const words = wordsIn(language);
  const looks = useSeats();
  const scores = view.players.map(({ popularity }, seat) => words.score(names(seat), popularity));
  const most = Math.max(...view.players.map(({ popularity }) => popularity));
  const yOf = (points: number) => height * (1 - points / popularityMax);
  return (
    <figure
      class="el-gauge"
      aria-label={words.gauge(words.list(scores))}
      role="img"
      {...explains('popularity')}
    >
      <Icon of={megaphone} />
      <svg viewBox={`-40 -22 94 ${height + 44}`} aria-hidden="true">
        <rect class="el-tube" x="-5" y="-10" width="10" height={height + 20} rx="5" />
        <rect
          class="el-mercury"
          x="-2.5"
          y="0"
          width="5"
          height={height + 8}
          rx="2.5"
          style={{ transform: `scaleY(${1 - yOf(most) / (height + 8)})` }}
        />
        {steps.map((points) => (
          <g key={points} transform={`translate(0 ${yOf(points)})`}>
            <path class="el-tick" d={points % 50 === 0 ? 'M-7 0H7' : 'M-4 0H4'} />
            {points % 20 === 0 && (
              <text class="el-scale" x="-11" y="5">
                {points}
              </text>
            )}
          </g>
        ))}
        {looks.map((look, seat) => {
          const { popularity } = view.players[seat] ?? { popularity: 0 };
          const level = view.players.slice(0, seat).filter((other) => other.popularity === popularity).length;
          return (
            <g
              key={look.seat}
              class="el-score"
              style={{
                transform: `translate(${16 + (level % 2) * 22}px, ${yOf(popularity) + beside(level, popularity)}px)`,
              }}
            >
              <g transform="scale(10.500)">
                <TokenMark look={look} />
              </g>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
