import type { AnyBoard, BoardProps } from '../boards/props.ts';
import { Glyph } from '../pieces/icon.tsx';
import { Logo } from '../pieces/logo.tsx';
import { hrefOf } from '../routes.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { useTitle } from '../world.ts';

/** Game, place in the match, and the way out. Dark in both themes. */
export function TopBar({
  title,
  board: { Progress },
  props,
  wide,
  onSide,
}: {
  readonly title: string;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly wide: boolean;
  readonly onSide: () => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  useTitle(`${title} · Manigance`);
  return (
    <header class="top-bar">
      <a class="top-home" href={hrefOf({ at: 'home' })} aria-label={words.after.home}>
        <Logo plain />
      </a>
      <h1>{title}</h1>
      <div class="top-progress">{Progress && <Progress {...props} />}</div>
      <button
        type="button"
        class="bar-button"
        lang={language === 'en' ? 'fr' : 'en'}
        onClick={() => changeSettings({ language: language === 'en' ? 'fr' : 'en' })}
      >
        <span>{words.home.switchTo}</span>
        <span class="vh">{words.home.changeLanguage}</span>
      </button>
      {!wide && (
        <button type="button" class="bar-button" aria-label={words.table.side} onClick={onSide}>
          <Glyph of="talk" />
        </button>
      )}
      <a class="bar-button" href={hrefOf({ at: 'settings' })} aria-label={words.settings.title}>
        <Glyph of="gear" />
      </a>
    </header>
  );
}
