import { Glyph } from '@manigance/ui/icon.tsx';
import { Logo } from '@manigance/ui/logo.tsx';
import { changeSettings, useSettings } from '@manigance/ui/settings.ts';
import type { ComponentChildren } from 'preact';
import { useTitle } from '../game-theme.ts';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';

/** The shell of every screen: wordmark, language switch, footer. */
export function Frame({
  title,
  children,
  class: extra = '',
}: {
  readonly title?: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  const words = useWords();
  const { language } = useSettings();
  useTitle(title === undefined ? 'Manigance' : `${title} · Manigance`);
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <div class={`page ${extra}`}>
      <a class="skip" href="#main" onClick={focusMain}>
        {words.skipToMain}
      </a>
      <header class="page-head">
        <a class="wordmark" href={hrefOf({ at: 'home' })}>
          <Logo />
          <span>Manigance</span>
        </a>
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
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer class="page-foot">
        <p>
          {words.frame.free}{' '}
          <a href={hrefOf({ at: 'rules', game: undefined, rule: undefined })}>{words.frame.rules}</a> ·{' '}
          <a href={hrefOf({ at: 'replay' })}>{words.frame.records}</a> ·{' '}
          <a href={hrefOf({ at: 'about' })}>{words.frame.about}</a>
        </p>
      </footer>
    </div>
  );
}

function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
