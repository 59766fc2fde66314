import type { Seat } from '@manigance/core';
import { type Choosing, useChoosing } from './choosing.ts';
import {
  type CompetitionId,
  competitionsOf,
  type PcFrameView,
  type PlayerView,
  type Props,
} from './from-game.ts';
import { wordsOf } from './words/index.ts';

/** Data every part of the board needs: view, own player, texts and the unconfirmed answer. */
export interface BoardContext extends ReturnType<typeof wordsOf> {
  readonly props: Props;
  readonly view: Props['shown']['view'];
  /** The player whose boards are drawn: the viewer, or the first player for spectators. */
  readonly mine: PlayerView;
  /** That player's name, for spectators. */
  readonly whose: string | undefined;
  readonly choosing: Choosing;
  readonly frame: PcFrameView | undefined;
}

/** Props of a part of the board that belongs to one player. */
export interface PlayerPartProps {
  readonly table: BoardContext;
  readonly player: PlayerView;
  /** Whether the viewer may act on it. */
  readonly live?: boolean;
}

/** The context of the board, made from its props. */
export function useBoardContext(props: Props): BoardContext {
  const choosing = useChoosing(props);
  const { view, asked } = props.shown;
  return {
    props,
    view,
    mine: view.players[seatOf(props)] as PlayerView,
    whose: whoseOf(props),
    choosing,
    frame: asked === undefined ? undefined : view.pending.at(-1),
    ...wordsOf(props.language),
  };
}

function seatOf({ shown: { viewer, view } }: Props): Seat {
  return viewer === 'spectator' ? (view.order[0] ?? 0) : viewer;
}

/** The name of the player whose boards are drawn, for spectators. */
export function whoseOf(props: Props): string | undefined {
  return props.shown.viewer === 'spectator' ? props.names(seatOf(props)) : undefined;
}

/** Whether a competition is the one that sets a player's final score. */
export function isFinalScore(player: PlayerView, competition: CompetitionId): boolean {
  return player.scores[competition] === player.finalScore;
}

/** The names of these seats in one line. */
export function namesOf(seats: readonly Seat[], names: Props['names']): string {
  return seats.map(names).join(', ');
}

/** The board on which a question is answered, if any. */
export function boardOf(
  frame: PcFrameView | undefined,
  { mode }: Pick<Props['shown']['view'], 'mode'>,
): CompetitionId | 'central' | undefined {
  switch (frame?.kind) {
    case 'circle':
      return 'election';
    case 'move':
    case 'row':
    case 'moveEach':
    case 'jump':
    case 'raise':
      return 'society';
    case 'sell':
    case 'give':
    case 'take':
      return 'possessions';
    case 'actions':
    case 'furtherActions':
      // LW-9.1: where the cards on the board are used, and the budget is seen.
      return competitionsOf[mode].includes('last-will') ? 'last-will' : undefined;
    case 'keepTwo':
    case 'plan':
    case 'naming':
    case 'companions':
    case 'market':
    case 'depreciate':
    case 'sellProperty':
    case 'replaceLastWill':
      return 'last-will';
    case 'bundle':
      return frame.board;
    case 'bonus':
      return 'central';
    default:
      return undefined;
  }
}
