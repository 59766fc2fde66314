import type { AnswerTo } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { StatTable } from './stat-table.tsx';
import { useProfileWords } from './words.ts';

type Points = AnswerTo<'ratingPath'>['points'];

const box = { left: 44, top: 12, width: 280, height: 170 };

/** A rating over time as a chart. */
export function RatingChart({ points }: { readonly points: Points }) {
  const words = useProfileWords();
  const { language } = useSettings();
  const last = points.at(-1);
  const first = points[0];
  if (last === undefined || first === undefined) return undefined;
  const lowest = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const highest = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const x = (at: number) => box.left + (points.length === 1 ? 1 : at / (points.length - 1)) * box.width;
  const y = (value: number) => box.top + ((highest - value) / Math.max(1, highest - lowest)) * box.height;
  const path = (value: (one: Points[number]) => number) =>
    points.map((one, at) => `${x(at).toFixed(1)} ${y(value(one)).toFixed(1)}`);
  const above = path(({ rating, uncertainty }) => rating + uncertainty);
  const below = path(({ rating, uncertainty }) => rating - uncertainty).toReversed();
  const day = (at: number) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at);
  const foot = box.top + box.height + 22;
  return (
    <svg class="rating-chart" viewBox={`0 0 340 ${foot + 8}`}>
      {ticksBetween(lowest, highest).map((tick) => (
        <g key={tick}>
          <path class="stat-grid" d={`M${box.left} ${y(tick)}h${box.width}`} />
          <text x={box.left - 6} y={y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      <path class="rating-band" d={`M${[...above, ...below].join('L')}Z`} />
      <path class="rating-line" d={`M${path(({ rating }) => rating).join('L')}`} />
      <circle class="rating-now" cx={x(points.length - 1)} cy={y(last.rating)} r="5" />
      <text class="is-name" x={box.left + box.width} y={Math.max(11, y(last.rating) - 10)} text-anchor="end">
        {words.within(last.rating, last.uncertainty)}
      </text>
      {points.length > 1 && (
        <text x={box.left} y={foot}>
          {day(first.endedAt)}
        </text>
      )}
      <text x={box.left + box.width} y={foot} text-anchor="end">
        {day(last.endedAt)}
      </text>
    </svg>
  );
}

/** About four round numbers. */
function ticksBetween(lowest: number, highest: number): number[] {
  const step = [25, 50, 100, 200, 250, 500].find((one) => (highest - lowest) / one <= 5) ?? 1000;
  const first = Math.ceil(lowest / step);
  const count = Math.floor(highest / step) - first + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

/** Rows of the table: the latest, and others spread over the path. */
const mostRows = 40;

/** A rating over time as a table. */
export function RatingTable({ points }: { readonly points: Points }) {
  const words = useProfileWords();
  const { language } = useSettings();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const step = Math.ceil(points.length / mostRows);
  const rows = points.toReversed().filter((_, at) => at % step === 0);
  return (
    <StatTable columns={[words.when, words.rating, words.uncertainty]}>
      {rows.map(({ endedAt, rating, uncertainty }) => (
        <tr key={endedAt}>
          <th scope="row">{format.format(endedAt)}</th>
          <td>{rating}</td>
          <td>± {uncertainty}</td>
        </tr>
      ))}
    </StatTable>
  );
}
