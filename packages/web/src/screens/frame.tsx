import '../style/fields/index.css';
import '../style/screens/index.css';
import type { GameManifest } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Logo } from '@manigance/ui/logo.tsx';
import { changeSettings, useSettings } from '@manigance/ui/settings.ts';
import type { ComponentChildren } from 'preact';
import { StopSign } from '../announced/stop-sign.tsx';
import { useGameTheme, useTitle } from '../game-theme.ts';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';

/** The shell of every screen: wordmark, language switch, footer; dressed in a game where the screen is about one. */
export function Frame({
  title,
  game,
  about,
  children,
  class: extra = '',
}: {
  readonly title?: string;
  /** The game whose colours, face and poster the screen wears; its title is the heading. */
  readonly game?: GameManifest;
  /** A line below the title of the game. */
  readonly about?: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  const words = useWords();
  useTitle(title === undefined ? 'Manigance' : `${title} · Manigance`);
  useGameTheme(game);
  return (
    <div class={`page ${game === undefined ? '' : 'in-world'} ${extra}`}>
      <a class="skip" href="#main" onClick={focusMain}>
        {words.skipToMain}
      </a>
      <header class={game && 'world-head'}>
        {game && <img src={game.poster} alt="" />}
        <Head plain={game !== undefined} />
        {game && (
          <h1>
            {game.title} {about !== undefined && <small>{about}</small>}
          </h1>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer class="page-foot">
        <p>
          {words.frame.free}{' '}
          <a href={hrefOf({ at: 'rules', game: undefined, rule: undefined })}>{words.frame.rules}</a> ·{' '}
          <a href={hrefOf({ at: 'profile' })}>{words.frame.profile}</a> ·{' '}
          <a href={hrefOf({ at: 'replay' })}>{words.frame.records}</a> ·{' '}
          <a href={hrefOf({ at: 'about' })}>{words.frame.about}</a>
        </p>
      </footer>
    </div>
  );
}

/** Wordmark, language and settings. `plain`: in the colour of the text around them. */
function Head({ plain }: { readonly plain: boolean }) {
  const words = useWords();
  const { language } = useSettings();
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <div class="page-head">
      <a class="wordmark" href={hrefOf({ at: 'home' })}>
        <Logo plain={plain} />
        <span>Manigance</span>
      </a>
      <StopSign />
      <nav aria-label={words.frame.settings}>
        <button
          type="button"
          class="btn quiet language"
          lang={other}
          onClick={() => changeSettings({ language: other })}
        >
          <span class={language === 'fr' ? 'is-on' : ''}>FR</span>
          <span class={language === 'en' ? 'is-on' : ''}>EN</span>
          <span class="vh">{words.frame.changeLanguage}</span>
        </button>
        <a class="btn quiet to-settings" href={hrefOf({ at: 'settings' })}>
          <Glyph of="gear" />
          <span class="vh-small">{words.frame.settings}</span>
        </a>
      </nav>
    </div>
  );
}

function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
