/** A glyph of game-icons.net: `import padlock from 'icon:padlock'`, then `<Icon of={padlock} />`. Says nothing aloud. */
export function Icon({ of, class: extra = '' }: { readonly of: string; readonly class?: string }) {
  return (
    <svg class={`ic ${extra}`} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={of} />
    </svg>
  );
}

const strokes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 13l4.5 4.5L19 7',
  talk: 'M4 5h16v11H9l-4 4v-4H4zM8 9h8M8 12h5',
  back: 'M10 6l-6 6 6 6M4 12h10a6 6 0 0 1 6 6',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  book: 'M12 6C9.500 4 6 4 3 5v14c3-1 6.500-1 9 1c2.500-2 6-2 9-1V5c-3-1-6.500-1-9 1zM12 6v14',
  globe:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3z',
  gear: 'M12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100',
} as const;

/** A glyph of our own, drawn with one line. */
export function Glyph({ of }: { readonly of: keyof typeof strokes }) {
  return (
    <svg class="ic glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[of]} />
    </svg>
  );
}
