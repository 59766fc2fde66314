import type { Goal } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Logo } from '@manigance/ui/logo.tsx';
import { changeSettings, useSettings } from '@manigance/ui/settings.ts';
import { StopSign } from '../announced/stop-sign.tsx';
import { useTitle } from '../game-theme.ts';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';
import { GoalButton } from './goal-line.tsx';
import { useTurnSign } from './use-turn-sign.ts';

/** Game title, progress of the match, and the exit. Dark in both themes. */
export function TopBar({
  title,
  board: { Progress },
  props,
  wide,
  goal,
  spectators,
  unread,
  onSide,
  onGoal,
  onMenu,
}: {
  readonly title: string;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly wide: boolean;
  /** Absent if it stands in a line of its own. */
  readonly goal: Goal | undefined;
  readonly spectators: number;
  readonly unread: number;
  readonly onSide: () => void;
  readonly onGoal: () => void;
  readonly onMenu: () => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const { asked } = props.shown;
  const question = asked?.answer === undefined ? asked?.question : undefined;
  // The title of a background tab says that the player is asked.
  useTitle(`${question === undefined ? '' : '● '}${title} · Manigance`);
  useTurnSign(question, title);
  return (
    <header class="top-bar">
      <a class="top-home" href={hrefOf({ at: 'home' })} aria-label={words.toHome}>
        <Logo plain />
      </a>
      <h1>{title}</h1>
      {goal && <GoalButton goal={goal} onOpen={onGoal} />}
      <StopSign />
      <div class="top-progress">
        {Progress && <Progress {...props} />}
        {spectators > 0 && (
          <span class="spectators" role="img" aria-label={words.table.watching(spectators)}>
            <Glyph of="eye" /> {spectators}
          </span>
        )}
      </div>
      <button
        type="button"
        class="bar-button"
        lang={language === 'en' ? 'fr' : 'en'}
        onClick={() => changeSettings({ language: language === 'en' ? 'fr' : 'en' })}
      >
        <span>{words.frame.switchTo}</span>
        <span class="vh">{words.frame.changeLanguage}</span>
      </button>
      {!wide && (
        <button
          type="button"
          class="bar-button"
          aria-label={unread > 0 ? `${words.table.side}. ${words.table.unread(unread)}` : words.table.side}
          onClick={onSide}
        >
          <Glyph of="talk" />
          {unread > 0 && <span class="unread">{unread}</span>}
        </button>
      )}
      <button
        type="button"
        class="bar-button"
        aria-haspopup="dialog"
        aria-label={words.table.menu}
        onClick={onMenu}
      >
        <Glyph of="menu" />
      </button>
    </header>
  );
}
