import { Component, type ComponentChildren, type ComponentType, h } from 'preact';
import { drawInTurn, leaveTurns } from './in-turn.ts';
import { differs } from './memo.ts';
import type { Motion } from './motion.ts';

/**
 * A part of the table that is drawn again after the board, so that no one frame has to draw everything before pieces can
 * set off: before all other parts, or when its turn comes. Where nothing moves, or only what I do here has changed, there
 * is nothing to wait for.
 */
export function following<P extends { readonly props: { readonly motion: Motion } }>(
  Part: ComponentType<P>,
  { isFirst = false } = {},
): ComponentType<P> {
  return class Following extends Component<P> {
    private drawn = this.props as P;
    override shouldComponentUpdate(next: P): boolean {
      const isBehind = differs(this.drawn, next);
      if (!next.props.motion.on || next.props === this.drawn.props) return isBehind;
      if (isBehind) drawInTurn(this, () => this.forceUpdate(), isFirst);
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
