import type { Vocabulary } from '@manigance/core';
import type { BoardProps, Intro } from '@manigance/ui/board-props.ts';
import type { ComponentChildren } from 'preact';

interface PictureProps {
  readonly label: string;
  readonly Outline: Intro<Vocabulary>['Outline'];
  readonly props: BoardProps;
}

const wide: ScreenShape = { name: 'wide', picture: [320, 200], at: [22, 12], size: [274, 176], bar: 24 };
const phone: ScreenShape = { name: 'phone', picture: [200, 200], at: [48, 5], size: [104, 190], bar: 16 };

/** The table on a wide screen, with the three places to look at numbered. */
export function ScreenPicture({ label, Outline, props }: PictureProps) {
  return (
    <Screen label={label} of={wide}>
      <path class="intro-lines" d="M202 24v152M212 42h50M212 56h36M212 70h46M212 84h28M212 98h44" />
      <svg x="72" y="52" width="118" height="86" viewBox="0 0 100 100">
        <Outline {...props} />
      </svg>
      <path class="intro-tray" d="M8 146h40v24H8zM54 146h40v24H54zM100 146h40v24h-40zM146 146h40v24h-40z" />
      <rect class="intro-place" x="92" y="4" width="92" height="15" rx="4" />
      <path class="intro-goal" d="M100 11.500h38M144 11.500h9M157 11.500h9M170 11.500h9" />
      <rect class="intro-place" x="5" y="29" width="190" height="20" rx="4" />
      <path class="intro-asked" d="M24 39h92M152 39h36" />
      <rect class="intro-place" x="5" y="55" width="52" height="82" rx="4" />
      <path class="intro-asked is-thin" d="M28 70h20M28 96h20M28 122h20" />
      <circle class="intro-token" cx="17" cy="70" r="5" />
      <circle class="intro-token" cx="17" cy="96" r="5" />
      <circle class="intro-token" cx="17" cy="122" r="5" />
      <Numeral of={1} at={[6, 39]} />
      <Numeral of={2} at={[90, 11]} />
      <Numeral of={3} at={[6, 96]} />
    </Screen>
  );
}

/** The same on a phone held upright. */
export function PhonePicture({ label, Outline, props }: PictureProps) {
  return (
    <Screen label={label} of={phone}>
      <rect class="intro-place" x="4" y="20" width="96" height="24" rx="4" />
      <path class="intro-asked" d="M26 32h52" />
      <circle class="intro-token" cx="15" cy="32" r="5" />
      <rect class="intro-place" x="4" y="48" width="96" height="15" rx="4" />
      <path class="intro-goal" d="M14 55.500h40M62 55.500h9M75 55.500h9M88 55.500h7" />
      <rect class="intro-place" x="4" y="67" width="96" height="18" rx="4" />
      <circle class="intro-token" cx="22" cy="76" r="5" />
      <circle class="intro-token" cx="52" cy="76" r="5" />
      <circle class="intro-token" cx="82" cy="76" r="5" />
      <svg x="8" y="89" width="88" height="66" viewBox="0 0 100 100">
        <Outline {...props} />
      </svg>
      <path class="intro-tray" d="M8 160h26v24H8zM39 160h26v24H39zM70 160h26v24H70z" />
      <Numeral of={1} at={[0, 32]} />
      <Numeral of={2} at={[0, 56]} />
      <Numeral of={3} at={[0, 78]} />
    </Screen>
  );
}

interface ScreenShape {
  readonly name: 'wide' | 'phone';
  /** Size of the picture, and place and size of the screen in it. */
  readonly picture: readonly [width: number, height: number];
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  /** Height of the top bar. */
  readonly bar: number;
}

function Screen(props: {
  readonly label: string;
  readonly of: ScreenShape;
  readonly children: ComponentChildren;
}) {
  const { name, picture, at, size, bar } = props.of;
  const [width, height] = size;
  return (
    <svg
      class={`intro-picture is-${name}`}
      viewBox={`0 0 ${picture.join(' ')}`}
      role="img"
      aria-label={props.label}
    >
      <g transform={`translate(${at.join(' ')})`}>
        <rect class="intro-screen" width={width} height={height} rx="9" />
        <path class="intro-bar" d={`M0 9a9 9 0 0 1 9-9h${width - 18}a9 9 0 0 1 9 9v${bar - 9}H0z`} />
        {props.children}
      </g>
    </svg>
  );
}

function Numeral({ of, at: [x, y] }: { readonly of: number; readonly at: readonly [number, number] }) {
  return (
    <g class="intro-number" transform={`translate(${x} ${y})`}>
      <circle r="11" />
      <text y="4.600">{of}</text>
    </g>
  );
}
