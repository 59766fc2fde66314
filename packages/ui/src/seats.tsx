import type { Seat } from '@manigance/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { memo } from './memo.ts';

/** Colours of seats. */
export const seatColours = ['red', 'yellow', 'blue', 'white', 'green', 'black'] as const;
/** A colour of a seat. */
export type SeatColour = (typeof seatColours)[number];

/** The seat colours of a game, and which set of shapes goes with them. */
export interface SeatStyle {
  /** ART.md 3: the colours to choose from; unchosen, each seat has the one of its place. */
  readonly colours: readonly SeatColour[];
  readonly shapes: 'tokens' | 'hats';
}

/** Paths of the shapes of tokens, 2 units across. */
export const shapes = {
  circle: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
  triangle:
    'M0-1.24Q.24-1.24.36-1.02L1.28.66Q1.4 1.02 1.04 1.02H-1.04Q-1.4 1.02-1.28.66L-.36-1.02Q-.24-1.24 0-1.24Z',
  square: 'M-.7-.92H.7Q.92-.92.92-.7V.7Q.92.92.7.92H-.7Q-.92.92-.92.7V-.7Q-.92-.92-.7-.92Z',
  diamond:
    'M0-1.24Q.12-1.24.22-1.12L1.12-.18Q1.26 0 1.12.18L.22 1.12Q.12 1.24 0 1.24Q-.12 1.24-.22 1.12L-1.12.18Q-1.26 0-1.12-.18L-.22-1.12Q-.12-1.24 0-1.24Z',
  hexagon: 'M-.55-.95H.55L1.1 0L.55.95H-.55L-1.1 0Z',
  cross: 'M-.42-1.1H.42V-.42H1.1V.42H.42V1.1H-.42V.42H-1.1V-.42H-.42Z',
  dome: 'M-.95 1V0A.95 .95 0 0 1 .95 0V1Z',
  point: 'M-.95 1V-.05L0-1.05L.95-.05V1Z',
  block: 'M-.95 1V-.9H.95V1Z',
  horns: 'M-.95 1V-1.05L0-.4L.95-1.05V1Z',
} as const;
/** A shape of a token. */
export type Shape = keyof typeof shapes;

/** ART.md 3: the shape belongs to the colour; a game whose pieces wear hats swaps the whole set. */
const shapeOf: Readonly<Record<SeatStyle['shapes'], Readonly<Record<SeatColour, Shape>>>> = {
  tokens: {
    red: 'circle',
    yellow: 'triangle',
    blue: 'square',
    white: 'diamond',
    green: 'hexagon',
    black: 'cross',
  },
  hats: { red: 'dome', yellow: 'point', blue: 'horns', white: 'diamond', green: 'block', black: 'cross' },
};

/** Appearance of a seat: colour, shape and letter, never colour alone. */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  /** The player's initial, made unique at the table. */
  readonly letter: string;
  readonly colour: SeatColour;
  readonly shape: Shape;
}

/**
 * The colour of every seat: the chosen ones first; the others keep the colour of their place or, if somebody has chosen
 * it, get the first that is left. No two are the same.
 */
export function coloursOf(
  { colours }: Pick<SeatStyle, 'colours'>,
  chosen: readonly (string | undefined)[],
): SeatColour[] {
  const known = chosen.map((one) => colours.find((colour) => colour === one));
  const taken = new Set<SeatColour | undefined>(known);
  const isOwnFree = (seat: number) => !taken.has(colours[seat]);
  const own = known.map((colour, seat) => colour ?? (isOwnFree(seat) ? colours[seat] : undefined));
  const left = colours.filter((colour) => !own.includes(colour));
  return own.map((colour) => colour ?? left.shift() ?? 'black');
}

/** The fields that the look of a seat depends on. */
export interface LookSource {
  readonly name: string;
  /** The colour they have chosen. */
  readonly colour?: string | undefined;
}

/** The look of every seat, no two of the same colour or letter. */
export function seatLooks(style: SeatStyle, players: readonly LookSource[]): SeatLook[] {
  const taken = new Set<string>();
  const colours = coloursOf(
    style,
    players.map(({ colour }) => colour),
  );
  return players.map(({ name }, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const letter = letters.find((one) => !taken.has(one)) ?? `${seat + 1}`;
    taken.add(letter);
    const colour = colours[seat] ?? 'black';
    return { seat, name, letter, colour, shape: shapeOf[style.shapes][colour] };
  });
}

/** Context: the looks of the seats of a table. */
export const Seats = createContext<readonly SeatLook[]>([]);

/** The looks of the seats of the table around. */
export function useSeats(): readonly SeatLook[] {
  return useContext(Seats);
}

/** A seat's token inside an SVG: 2.7 units across at scale 1, centred on 0 0. */
export const TokenMark = memo(function TokenMark({
  look,
  ghost = false,
}: {
  readonly look: SeatLook;
  readonly ghost?: boolean;
}) {
  const drop =
    look.shape === 'triangle' ? 0.2 : look.shape in { dome: 0, point: 0, horns: 0, block: 0 } ? 0.14 : 0;
  return (
    <g class={`token-mark seat-${look.colour} ${ghost ? 'ghost' : ''}`} aria-hidden="true">
      <path class="seat-fill" d={shapes[look.shape]} />
      <text class="seat-letter" y={0.46 + drop} font-size={look.shape === 'triangle' ? 1.16 : 1.3}>
        {look.letter}
      </text>
    </g>
  );
});

/** A seat's token in running text or a plate. Hidden from screen readers unless `label` is given. */
export function Token({ seat, label }: { readonly seat: Seat; readonly label?: string }) {
  const look = useSeats()[seat];
  if (look === undefined) return undefined;
  return <TokenOf look={look} {...(label === undefined ? {} : { label })} />;
}

/** The token of a look, where no table is around. */
export function TokenOf({
  look,
  label,
  ghost = false,
}: {
  readonly look: SeatLook;
  readonly label?: string;
  readonly ghost?: boolean;
}) {
  const said =
    label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg class="token" viewBox="-1.4 -1.4 2.8 2.8" {...said}>
      <TokenMark look={look} ghost={ghost} />
    </svg>
  );
}
