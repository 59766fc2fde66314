import type { BoardModule } from '@manigance/ui/board-props.ts';
import type { AmVocabulary } from '../rules/index.ts';
import { Actions } from './actions.tsx';
import { After } from './after.tsx';
import { Board } from './board.tsx';
import { boardContext, type Props } from './board-context.ts';
import { Hand, myHand } from './hand.tsx';
import { PersonalityPanel } from './personality.tsx';
import { Plate, SeatSheet } from './plate.tsx';
import { myAreas, openPowers, Powers } from './powers.tsx';
import { clause } from './prompt-detail.ts';
import { StandingAnswers } from './standing-answers.tsx';
import { boardLanguage } from './words/index.ts';
import './style/index.css';

function Progress(props: Props) {
  const { words } = boardContext(props);
  return <span class="am-turn">{words.turn(props.shown.view.turn)}</span>;
}

export const board: BoardModule<AmVocabulary> = {
  Board,
  tray: [
    {
      id: 'hand',
      title: (props) => boardContext(props).words.handCount(myHand(props)?.length ?? 0),
      Panel: Hand,
    },
    {
      id: 'powers',
      title: (props) => boardContext(props).words.powersCount(openPowers(props).length),
      Panel: Powers,
      there: (props) => myAreas(props).length > 0,
    },
    { id: 'secret', title: (props) => boardContext(props).words.secret, Panel: PersonalityPanel },
  ],
  Plate,
  SeatSheet,
  Progress,
  Actions,
  clause,
  After,
  load: boardLanguage.load,
  standing: { kinds: ['reactionWindow', 'dragonWindow'], Fields: StandingAnswers },
};
