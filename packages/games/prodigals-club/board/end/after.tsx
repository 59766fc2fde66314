import { Token } from '@manigance/ui/seats.tsx';
import { isFinalScore } from '../board-context.ts';
import { competitionsOf, lastRound, type Props } from '../from-game.ts';
import { Mark } from '../glyph.tsx';
import { competitionMarks, competitionSymbols, Pedestals } from '../plate.tsx';
import { scoreParts } from '../score-parts.ts';
import { wordsOf } from '../words/index.ts';

/** Result of the match: the ranking, and the parts of each score. */
export function After({ shown, language, names: nameOf }: Props) {
  const { words, phrases } = wordsOf(language);
  const { view, outcome } = shown;
  const competitions = competitionsOf[view.mode];
  const winners = outcome?.winners ?? [];
  const ranked = [...view.players].sort((one, other) => {
    const won = Number(winners.includes(other.seat)) - Number(winners.includes(one.seat));
    return won === 0 ? one.finalScore - other.finalScore : won;
  });
  return (
    <div class="pc pc-after">
      <ul class="pc-podium" aria-hidden="true">
        {ranked.map((player) => (
          <li key={player.seat} class={winners.includes(player.seat) ? 'is-winner' : ''}>
            <Pedestals
              players={view.players}
              player={player}
              competitions={competitions}
              figure={phrases.figure}
            />
            <b>{nameOf(player.seat)}</b>
          </li>
        ))}
      </ul>
      {/* A scrolling region must be focusable. */}
      <div class="pc-table-wrap" role="region" aria-label={words.final} tabIndex={0}>
        <table class="pc-table">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.final}</th>
              {competitions.map((id) => (
                <th key={id} scope="col">
                  <Mark of={competitionMarks[id]} as={competitionSymbols[id]} /> {words.competitions[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranked.map((player) => (
              <tr key={player.seat} class={winners.includes(player.seat) ? 'is-winner' : ''}>
                <th scope="row">
                  <Token seat={player.seat} /> {nameOf(player.seat)}
                  {winners.includes(player.seat) && <span class="vh"> ({words.winner})</span>}
                </th>
                <td>
                  <b class="pc-final">{phrases.figure(player.finalScore)}</b>
                </td>
                {competitions.map((id) => (
                  <td key={id}>
                    <b class={isFinalScore(player, id) ? 'is-hot' : ''}>
                      {phrases.figure(player.scores[id] ?? 0)}
                    </b>
                    <small>{scoreParts(player, id, language)}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {words.theHighest} {words.tie[outcome?.how ?? ''] ?? ''}{' '}
        {view.round < lastRound ? words.endedEarly(view.round) : words.endedFull}
      </p>
    </div>
  );
}
