import { Component, type ComponentChildren, type ComponentType, h } from 'preact';
import { cancelDraw, queueDraw } from './draw-queue.ts';
import { differs } from './memo.ts';
import type { Motion } from './motion.ts';

/**
 * Wraps a component so that it redraws after the board, in a later frame: no single frame draws the whole table before
 * pieces start to move. Without motion, or if only local state changed, it redraws at once.
 */
export function drawLater<P extends { readonly props: { readonly motion: Motion } }>(
  Part: ComponentType<P>,
  { isFirst = false } = {},
): ComponentType<P> {
  return class DrawnLater extends Component<P> {
    private drawn = this.props as P;
    override shouldComponentUpdate(next: P): boolean {
      const isBehind = differs(this.drawn, next);
      if (!next.props.motion.on || next.props === this.drawn.props) return isBehind;
      if (isBehind) queueDraw(this, () => this.forceUpdate(), isFirst);
      return false;
    }
    override componentWillUnmount(): void {
      cancelDraw(this);
    }
    override render(): ComponentChildren {
      this.drawn = this.props as P;
      return h(Part, this.drawn);
    }
  };
}
