import { catalog } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Logo } from '@manigance/ui/logo.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { useTitle } from '../../game-theme.ts';
import { hrefOf } from '../../routes.ts';
import { useWords } from '../../text/index.ts';
import { useOpenedChapter } from './lesson-context.ts';
import { useLessonWords } from './words.ts';

/** The top bar of a lesson: its number, the steps and the exit. */
export function LessonBar() {
  const words = useLessonWords();
  const { toHome } = useWords();
  const { client, game, number, text } = useOpenedChapter();
  const { at, steps } = useStore(client.place);
  useTitle(`${text.title} · ${catalog.get(game).title} · Manigance`);
  return (
    <header class="top-bar lesson-bar">
      <a class="top-home" href={hrefOf({ at: 'home' })} aria-label={toHome}>
        <Logo plain />
      </a>
      <h1>{words.chapter(number)}</h1>
      <span class="lesson-meter" aria-hidden="true">
        {Array.from({ length: steps }, (_, step) => (
          <i key={step} class={step <= at ? 'is-full' : ''} />
        ))}
      </span>
      <span class="lesson-count" role="img" aria-label={words.stepLabel(at + 1, steps)}>
        {words.steps(at + 1, steps)}
      </span>
      <a class="bar-button" href={hrefOf({ at: 'learn', game })} aria-label={words.leave}>
        <Glyph of="close" />
      </a>
    </header>
  );
}
