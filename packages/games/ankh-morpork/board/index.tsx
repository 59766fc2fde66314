import type { BoardModule } from '@manigance/ui/board-props.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import type { AmVocabulary } from '../rules/index.ts';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { boardContext, type Props } from './board-context.ts';
import { following } from './following.ts';
import { Hand, myHand } from './hand.tsx';
import { OpenHoldings } from './open-holdings.tsx';
import { Personality, PersonalityPanel } from './personality.tsx';
import { Plate, SeatSheet } from './plate.tsx';
import { myAreas, openPowers, Powers } from './powers.tsx';
import { clause } from './prompt-detail.ts';
import { stagedEvents } from './stage/events.ts';
import { boardLanguage } from './words/index.ts';
import './style/index.css';

/** Parts that a table opens without. */
const StandingAnswers = lazy(async () => (await import('./standing-answers.tsx')).StandingAnswers);

function Progress(props: Props) {
  const { words } = boardContext(props);
  return <span class="am-turn">{words.turn(props.shown.view.turn)}</span>;
}

/** The board of the game. */
export const board: BoardModule<AmVocabulary> = {
  Board,
  tray: [
    {
      id: 'hand',
      title: (props) => boardContext(props).words.handCount(myHand(props)?.length ?? 0),
      Panel: Hand,
      Open: OpenHoldings,
    },
    {
      id: 'powers',
      title: (props) => boardContext(props).words.powersCount(openPowers(props).length),
      Panel: Powers,
      there: (props) => myAreas(props).length > 0,
    },
    {
      id: 'secret',
      title: (props) => boardContext(props).words.secret,
      Panel: PersonalityPanel,
    },
  ],
  Plate,
  SeatSheet,
  Goal: Personality,
  Progress,
  Actions,
  clause,
  following,
  end: async () => (await import('./end/index.tsx')).end,
  staging: { events: stagedEvents, load: async () => (await import('./stage/index.tsx')).scenesOf },
  load: boardLanguage.load,
  intro: () => import('./intro/index.tsx'),
  guide: async (language) => (await import('./guide/index.tsx')).guideIn(language),
  standing: { kinds: ['reactionWindow', 'dragonWindow'], Fields: StandingAnswers },
};
