import { catalog } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { hrefOf } from '../../routes.ts';
import { Frame } from '../frame.tsx';
import { dayOf, daysBefore, dayText, puzzleOf } from './day.ts';
import { puzzleProgress, streakOn } from './progress.ts';
import { usePuzzleWords } from './words.ts';

/** The puzzle of the day and those of the days before, with a tick where they are solved. */
export function PuzzleList({ game, count }: { readonly game: string; readonly count: number }) {
  const words = usePuzzleWords();
  const { language } = useSettings();
  const manifest = catalog.get(game);
  const [today] = useState(() => dayOf(new Date()));
  const [progress] = useState(() => puzzleProgress(game));
  const streak = streakOn(today, progress);
  const number = puzzleOf(today, count);
  const tries = progress.solved[number];
  return (
    <Frame
      title={words.title(manifest.title)}
      game={manifest}
      about={words.about}
      class="narrow learn puzzles"
    >
      <section class="puzzle-today" aria-labelledby="today">
        <h2 id="today">{words.today}</h2>
        <p>
          {dayText(today, language)} · {words.number(number)}
          {tries !== undefined && ` · ${words.solvedIn(tries)}`}
        </p>
        <a class="btn main" href={hrefOf({ at: 'puzzles', game, chapter: `${number}` })}>
          {tries === undefined ? words.begin : words.again}
        </a>
        {streak > 0 && <p class="puzzle-streak">{words.streak(streak)}</p>}
      </section>
      <h2>{words.earlier}</h2>
      <ul class="puzzle-days">
        {daysBefore(today, count).map((day) => {
          const earlier = puzzleOf(day, count);
          const done = progress.solved[earlier];
          return (
            <li key={day} class={done === undefined ? '' : 'is-done'}>
              <a href={hrefOf({ at: 'puzzles', game, chapter: `${earlier}` })}>
                <span class="chapter-number" aria-hidden="true">
                  {done === undefined ? earlier : <Glyph of="tick" />}
                </span>
                <b>
                  <span class="vh">{words.number(earlier)}, </span>
                  {dayText(day, language)}
                </b>
                {done !== undefined && <span class="chapter-summary">{words.solvedIn(done)}</span>}
              </a>
            </li>
          );
        })}
      </ul>
      <p class="aside">{words.found}</p>
    </Frame>
  );
}
