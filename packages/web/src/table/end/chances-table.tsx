import type { Moment, TurningPoint } from '@manigance/bots/story';
import { Token, useSeats } from '@manigance/ui/seats.tsx';
import { sampled } from './chart-geometry.ts';
import { useEndWords } from './words.ts';

/** Rows of the table, beside those of the turning points. */
const rowCount = 12;

/** The chances as figures, at moments spread over the match and after each turning point. */
export function ChancesTable({
  moments,
  points,
  viewer,
}: {
  readonly moments: readonly Moment[];
  readonly points: readonly TurningPoint[];
  readonly viewer: number | undefined;
}) {
  const words = useEndWords();
  const looks = useSeats();
  const turned = points.map(({ to }) => to);
  return (
    <div class="chances-table" role="region" aria-label={words.chances} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{words.moveColumn}</th>
            {looks.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <Token seat={seat} /> {seat === viewer ? words.you : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampled(moments, rowCount, turned).map(({ move, chances }) => (
            <tr key={move} class={turned.includes(move) ? 'is-turn' : ''}>
              <th scope="row">{move}</th>
              {looks.map(({ seat }) => (
                <td key={seat}>{words.percent(chances[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
