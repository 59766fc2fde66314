/** A glyph of game-icons.net: `import padlock from 'icon:padlock'`, then `<Icon of={padlock} />`. Hidden from screen readers. */
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
  bot: 'M5 9h14v10H5zM12 9V5M12 4h.01M9 13h.01M15 13h.01M9.500 16h5',
  eye: 'M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  noEye:
    'M3 3l18 18M9.900 5.800A9.500 9.500 0 0 1 12 5.500c3.500 0 7 2 9.500 6.500a17 17 0 0 1-3 3.700M6.200 7.500A16 16 0 0 0 2.500 12C5 16.500 8.500 18.500 12 18.500a9.300 9.300 0 0 0 4.300-1M10 10.200a2.800 2.800 0 0 0 3.900 3.900',
  advance: 'M5 4h14v16H5zM8.500 9l1.500 1.500L12.500 8M8.500 15l1.500 1.500L12.500 14M15 10h1M15 16h1',
  first: 'M6 5v14M17.500 5.500L11 12l6.500 6.500',
  previous: 'M14.500 5.500L8 12l6.500 6.500',
  play: 'M8 5l10 7l-10 7z',
  pause: 'M8 5v14M16 5v14',
  clock:
    'M12 6a7.500 7.500 0 1 0 0 15a7.500 7.500 0 0 0 0-15zM12 9.500v4l2.500 2M9.500 2.500h5M12 2.500v3.500',
  flag: 'M6 21V4M6 5h12l-3 4l3 4H6',
  mask: 'M3 8c3-1.500 6-1 9 .5c3-1.500 6-2 9-.5c.5 5-2 8.500-4.500 8.500c-2 0-3-2.500-4.500-2.500s-2.500 2.500-4.500 2.500C5 16.500 2.500 13 3 8zM7 11.500h2.500M14.500 11.500h2.500',
  up: 'M5.500 14.500L12 8l6.500 6.500',
  next: 'M9.500 5.500L16 12l-6.500 6.500',
  down: 'M5.500 9.500L12 16l6.500-6.500',
  last: 'M18 5v14M6.500 5.500L13 12l-6.500 6.500',
  replay: 'M5 12a7 7 0 1 0 2.200-5.100M7.500 3v4.200h4.200',
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
