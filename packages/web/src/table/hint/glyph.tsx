const strokes = {
  gains: 'M12 5v14M5 12h14',
  prevents: 'M12 3l7 2.500v5.500c0 4.500-3 8-7 10c-4-2-7-5.500-7-10V5.500z',
  fears: 'M12 4L2.500 20h19zM12 10v5M12 17.500h.01',
} as const;

/** The sign beside a reason: a plus, a shield, a warning. Loaded with the hint. */
export function ReasonGlyph({ of }: { readonly of: keyof typeof strokes }) {
  return (
    <svg class="ic glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[of]} />
    </svg>
  );
}
