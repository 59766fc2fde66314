import type { ComponentChildren } from 'preact';

/** An SVG pattern of lines at 45 degrees, which repeats in a square of this size. */
export function Hatching(props: {
  readonly id: string;
  readonly size: number;
  readonly children: ComponentChildren;
}) {
  const { id, size, children } = props;
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {children}
    </pattern>
  );
}
