import { Token } from '@manigance/ui/seats.tsx';
import { isFinalScore } from '../board-context.ts';
import { competitionsOf, type PlayerView, type Props } from '../from-game.ts';
import { wordsOf } from '../words/index.ts';
import { stageWords } from './words.ts';
import './style/index.css';

/** PC-1.2 Every player's scores, the counting one in black, from the lowest to the highest. */
export function Standings({
  ranked,
  props,
}: {
  readonly ranked: readonly PlayerView[];
  readonly props: Props;
}) {
  const { words, phrases } = wordsOf(props.language);
  const competitions = competitionsOf[props.shown.view.mode];
  return (
    <table class="pc-standings">
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          {competitions.map((id) => (
            <th key={id} scope="col">
              {words.competitions[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranked.map((player) => (
          <tr key={player.seat}>
            <th scope="row">
              <Token seat={player.seat} />{' '}
              {props.names.reader === player.seat ? stageWords[props.language].you : props.names(player.seat)}
            </th>
            {competitions.map((id) => (
              <td key={id}>
                <b class={isFinalScore(player, id) ? 'is-hot' : ''}>
                  {phrases.figure(player.scores[id] ?? 0)}
                </b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
