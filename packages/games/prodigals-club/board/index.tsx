import './style/index.css';
import type { BoardModule } from '@manigance/ui/board-props.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import { clause } from './action-turn.ts';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { whoseOf } from './board-context.ts';
import { following } from './following.ts';
import type { PcVocabulary, Props } from './from-game.ts';
import { lastRound } from './from-game.ts';
import { OpenHand } from './open-hand.tsx';
import { Plate } from './plate.tsx';
import { stagedEvents } from './stage/events.ts';
import { Tray } from './tray.tsx';
import { boardLanguage, wordsOf } from './words/index.ts';

/** A table is drawn without it. */
const SeatSheet = lazy(async () => (await import('./seat-sheet.tsx')).SeatSheet);

/** Round and phase, in the top bar. */
function Progress({ shown, language }: Props) {
  const { words } = wordsOf(language);
  const { round, phase } = shown.view;
  return (
    <span class="pc-progress">
      <span class="vh">{words.round(round, lastRound)}, </span>
      <span class="pc-pips" aria-hidden="true">
        {Array.from({ length: lastRound }, (_, at) => (
          <i key={`${at + 1}`} class={at < round ? 'is-on' : ''} />
        ))}
      </span>
      <span class="vh-small">{words.phases[phase]}</span>
    </span>
  );
}

/** The board of the game. */
export const board: BoardModule<PcVocabulary> = {
  Board,
  tray: [
    {
      id: 'cards',
      title: (props) => wordsOf(props.language).words.cards(whoseOf(props)),
      Panel: Tray,
      Open: OpenHand,
    },
  ],
  Plate,
  SeatSheet,
  Progress,
  Actions,
  clause,
  following,
  end: async () => (await import('./end/index.tsx')).end,
  staging: {
    events: stagedEvents,
    load: async () => (await import('./stage/index.tsx')).scenesOf,
  },
  load: boardLanguage.load,
  guide: async (language) => (await import('./guide/index.tsx')).guideIn(language),
  intro: () => import('./intro/index.tsx'),
};
