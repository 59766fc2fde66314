import { Component, type ComponentChildren, type ComponentType, h } from 'preact';

/** Re-renders only when a prop changes (shallow). */
export function memo<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return class Still extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return differs(this.props as P, next);
    }
    override render(): ComponentChildren {
      return h(Part, this.props as P);
    }
  };
}

/** Whether two sets of props differ in any prop (shallow). */
export function differs<P extends object>(one: P, other: P): boolean {
  const keys = Object.keys(one) as (keyof P)[];
  return keys.length !== Object.keys(other).length || keys.some((key) => one[key] !== other[key]);
}
