import type { TournamentView } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { shownName } from '../../shown-name.ts';
import { useTournamentWords } from './words.ts';

/** Sixtieths in a point. */
const whole = 60;

/** Points as people read them: 1, 0.5, 0.33. */
export function pointsText(sixtieths: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(sixtieths / whole);
}

/** The standings, and how they come about. */
export function Standings({ view: { standings, seed, kind } }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  const { language } = useSettings();
  const mean = (thousandths: number) => pointsText(thousandths / 1_000, language);
  const numbers = ['points', 'won', 'met', 'beaten'] as const;
  return (
    <section class="panel" aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      <div class="standings">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">
                <span class="vh">{words.place}</span>
              </th>
              <th scope="col">{words.person}</th>
              {numbers.map((key) => (
                <th key={key} scope="col">
                  {words[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <tr key={row.who ?? `${row.name} ${row.place}`} class={row.isYou === true ? 'is-you' : ''}>
                <td>{row.place}</td>
                <th scope="row">
                  {row.isYou === true ? words.you : shownName(row.name)}
                  {row.withdrawn === true && <small> {words.hasWithdrawn}</small>}
                </th>
                <td>
                  <b>{pointsText(row.points, language)}</b>
                </td>
                <td>
                  {row.wins}/{row.tables}
                </td>
                <td>{mean(row.opponents)}</td>
                <td>{mean(row.beaten)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>{words.how}</summary>
        <p>{words.howPoints}</p>
        <p>{words.howTies}</p>
        {kind === 'swiss' && <p>{words.howPairs}</p>}
        {seed !== undefined && (
          <p class="aside seed">
            {words.seed} <code>{seed}</code>
          </p>
        )}
      </details>
    </section>
  );
}
