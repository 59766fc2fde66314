import { Component, type ComponentChildren, type ComponentType, h } from 'preact';
import type { BoardProps } from '../boards/props.ts';
import { differs } from '../memo.ts';
import { drawInTurn, leaveTurns } from './in-turn.ts';

/**
 * A part of the table that is drawn again after the board, so that no one frame has to draw everything while pieces are on
 * their way. Where nothing moves there is nothing to wait for.
 */
export function following<P extends { readonly props: BoardProps }>(
  Part: ComponentType<P>,
): ComponentType<P> {
  return class Following extends Component<P> {
    private drawn = this.props as P;
    override shouldComponentUpdate(next: P): boolean {
      const isBehind = differs(this.drawn, next);
      if (!next.props.motion.on) return isBehind;
      if (isBehind) drawInTurn(this, () => this.forceUpdate());
      return false;
    }
    override componentWillUnmount(): void {
      leaveTurns(this);
    }
    override render(): ComponentChildren {
      this.drawn = this.props as P;
      return h(Part, this.drawn);
    }
  };
}
