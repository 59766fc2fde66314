import type { Seat } from '@manigance/core';
import { type Choosing, useChoosing } from './choosing.ts';
import type { CompetitionId, PcFrameView, PlayerView, Props } from './from-game.ts';
import { wordsOf } from './words/index.ts';

/** What every part of the board needs: the view, my own things, my language, and what I am about to choose. */
export interface BoardContext extends ReturnType<typeof wordsOf> {
  readonly props: Props;
  readonly view: Props['shown']['view'];
  /** Whose own boards are drawn: mine, or for spectators those of the first player. */
  readonly mine: PlayerView;
  /** The name of that player where it is not me. */
  readonly whose: string | undefined;
  readonly choosing: Choosing;
  readonly frame: PcFrameView | undefined;
}

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

export function whoseOf(props: Props): string | undefined {
  return props.shown.viewer === 'spectator' ? props.names(seatOf(props)) : undefined;
}

/** Whether a competition is the one that sets a player's final score. */
export function counts(player: PlayerView, competition: CompetitionId): boolean {
  return player.scores[competition] === player.finalScore;
}

export function namesOf(seats: readonly Seat[], names: Props['names']): string {
  return seats.map(names).join(', ');
}

/** The board a question is answered on, if it is one of them. */
export function boardOf(frame: PcFrameView | undefined): CompetitionId | 'central' | undefined {
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
    case 'bundle':
      return frame.board;
    case 'bonus':
      return 'central';
    default:
      return undefined;
  }
}
