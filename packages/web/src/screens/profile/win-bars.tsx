import { StatTable } from './stat-table.tsx';
import { useProfileWords } from './words.ts';

/** A bar: matches that have something in common, how many were won, and how many chance would have won. */
export interface NamedRate {
  readonly name: string;
  readonly matches: number;
  readonly won: number;
  /** Matches that chance would have won. */
  readonly chance: number;
}

const [width, left, rowHeight, foot] = [340, 8, 52, 26];
const shares = [0, 0.25, 0.5, 0.75, 1];
const xOf = (share: number) => left + share * (width - 2 * left - 14);

/** Win rates as bars. */
export function WinBars({ rates }: { readonly rates: readonly NamedRate[] }) {
  const words = useProfileWords();
  const height = rates.length * rowHeight;
  return (
    <svg class="win-bars" viewBox={`0 0 ${width} ${height + foot}`}>
      {shares.map((share) => (
        <g key={share}>
          <path class="stat-grid" d={`M${xOf(share)} 0v${height}`} />
          <text x={xOf(share)} y={height + 18} text-anchor={share === 0 ? 'start' : 'middle'}>
            {words.percent(share)}
          </text>
        </g>
      ))}
      {rates.map(({ name, matches, won, chance }, at) => (
        <g key={name} transform={`translate(0 ${at * rowHeight})`}>
          <text class="is-name" x={left} y="17">
            {shortened(name)}
          </text>
          <text x={width - 4} y="17" text-anchor="end">
            {words.ofMatches(words.percent(won / matches), won, matches)}
          </text>
          <rect class="win-bar" x={left} y="24" width={xOf(won / matches) - left} height="16" rx="3" />
          <path class="win-chance" d={`M${xOf(chance / matches)} 20v24`} />
        </g>
      ))}
    </svg>
  );
}

const longest = 30;

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}

/** Win rates as a table; `by` says what the matches of a row have in common. */
export function WinTable({ rates, by }: { readonly rates: readonly NamedRate[]; readonly by: string }) {
  const words = useProfileWords();
  return (
    <StatTable columns={[by, words.met, words.wonColumn, words.share, words.chance]}>
      {rates.map(({ name, matches, won, chance }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{matches}</td>
          <td>{won}</td>
          <td>{words.percent(won / matches)}</td>
          <td>{words.percent(chance / matches)}</td>
        </tr>
      ))}
    </StatTable>
  );
}
