import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { type WheelPosition, wheelPositions } from '../../rules/board.ts';
import type { Dial } from '../draft.ts';
import { explains } from '../guide/explains.ts';
import { type Character, characters, Hat } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { isMetro, WheelIcon, wheelInk, wheelMark } from '../wheel.tsx';
import { wordsIn } from '../words/index.ts';
import { apart, sectorAt, sectorPath, sectors, turnedTo } from './dial-geometry.ts';
import { readingOf } from './position-text.ts';

const ticks = Array.from({ length: 48 }, (_, at) => {
  const long = at % 6 === 3;
  return `M0 -94.500V${long ? -90.5 : -92.3}`;
});

/** ART.md 5 Eight enamel sectors and two hands. Drag a hand, tap a sector, or turn it with the arrow keys. */
export function Wheel({ dial, props }: { readonly dial: Dial; readonly props: Props }) {
  const words = wordsIn(props.language);
  const svg = useRef<SVGSVGElement>(null);
  const holding = useRef(false);
  /** The position to which the pointer has set the held hand since it went down. */
  const set = useRef<WheelPosition | undefined>(undefined);
  const chosen = wheelPositions.indexOf(dial[dial.hand]);

  const turn = (sector: number, hand: Character = dial.hand) => {
    const position = wheelPositions[(sector + sectors) % sectors];
    if (position !== undefined && (position !== dial[hand] || hand !== dial.hand)) dial.turn(position, hand);
  };
  const focusOn = (sector: number) =>
    svg.current?.querySelectorAll<SVGElement>('[role=radio]')[sector % sectors]?.focus();
  const pointAt = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return [0, 0];
    const scale = 202 / box.width;
    return [(clientX - box.x - box.width / 2) * scale, (clientY - box.y - box.height / 2) * scale];
  };
  const down = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const [x, y] = pointAt(event);
    const radius = Math.hypot(x, y);
    if (!dial.open || radius > 101) return;
    holding.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const sector = sectorAt(x, y);
    if (radius < 46) return dial.take(handNear(dial, sector));
    set.current = wheelPositions[sector];
    turn(sector);
  };
  const drag = (event: TargetedPointerEvent<SVGSVGElement>) => {
    if (!holding.current) return;
    const [x, y] = pointAt(event);
    if (Math.hypot(x, y) <= 16) return;
    set.current = wheelPositions[sectorAt(x, y)];
    turn(sectorAt(x, y));
  };
  const release = () => {
    if (!holding.current) return;
    holding.current = false;
    focusOn(chosen);
    if (set.current !== undefined) dial.moveOn(set.current);
    set.current = undefined;
  };
  /** Enter sets the hand that is held; with Lucien's it seals the wheel. */
  const setByKey = () => {
    if (dial.hand === 'lucien') dial.seal();
    else if (dial.isTaken === true) dial.take('lucien');
    else dial.moveOn();
  };
  const press = (event: TargetedKeyboardEvent<SVGSVGElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const hand = { e: 'edgar', l: 'lucien' }[event.key.toLowerCase()] as Character | undefined;
    const to =
      { Home: 0, End: sectors - 1 }[event.key] ?? (by === undefined ? undefined : chosen + by + sectors);
    if (hand !== undefined) dial.take(hand);
    else if (to !== undefined) turn(to);
    else if (event.key === 'Enter' && dial.open) setByKey();
    else return;
    event.preventDefault();
    if (to !== undefined) focusOn(to);
  };
  return (
    <svg
      ref={svg}
      class={`el-dial ${dial.open ? 'is-open' : ''} ${dial.sealed ? 'is-sealed' : ''}`}
      viewBox="-101 -101 202 202"
      role="radiogroup"
      aria-label={words.dial.label(words[dial.hand])}
      aria-disabled={!dial.open}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      <g>
        <circle class="el-dial-rim" r="99" />
        <circle class="el-dial-bead" r="96.200" />
        {ticks.map((d, at) => (
          <path key={at} class="el-dial-tick" d={d} transform={`rotate(${at * 7.5})`} />
        ))}
      </g>
      {wheelPositions.map((position, at) => (
        <Sector
          key={position}
          position={position}
          at={at}
          checked={at === chosen}
          lit={position === 'immobile' || readingOf(props, dial.hand, position).leads}
          label={readingOf(props, dial.hand, position).label}
          disabled={!dial.open}
          onPress={() => dial.moveOn(position)}
        />
      ))}
      <Face dial={dial} />
    </svg>
  );
}

/** The hand that points nearest to a sector; of two together the one not held. */
function handNear(dial: Dial, sector: number): Character {
  const [edgar, lucien] = characters.map((of) => apart(wheelPositions.indexOf(dial[of]), sector)) as [
    number,
    number,
  ];
  if (edgar === lucien) return dial.hand === 'edgar' ? 'lucien' : 'edgar';
  return edgar < lucien ? 'edgar' : 'lucien';
}

function Sector({
  position,
  at,
  checked,
  lit,
  label,
  disabled,
  onPress,
}: {
  readonly position: WheelPosition;
  readonly at: number;
  readonly checked: boolean;
  readonly lit: boolean;
  readonly label: string;
  readonly disabled: boolean;
  /** Pressed by a screen reader: the wheel itself follows the pointer. */
  readonly onPress: () => void;
}) {
  const angle = (at * 2 * Math.PI) / sectors;
  const [x, y] = [70.5 * Math.sin(angle), -70.5 * Math.cos(angle)];
  const enamel = sectorPath(at, 50, 90, 1);
  return (
    <g
      class={`el-sector ${lit ? 'is-lit' : ''}`}
      role="radio"
      aria-checked={checked}
      aria-disabled={disabled}
      aria-label={label}
      tabindex={checked ? 0 : -1}
      onClick={({ detail }) => detail === 0 && onPress()}
      {...explains(position)}
    >
      <path class="el-touch" d={sectorPath(at, 44, 99, 0)} />
      <path class="el-enamel-sector" fill={wheelInk[position]} d={enamel} />
      <path class="el-gloss" d={sectorPath(at, 83, 88, 2.5)} />
      <g
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(13.500)`}
        style={{ color: wheelMark[position] }}
      >
        {isMetro(position) && <circle class="el-station" r="1.15" />}
        <WheelIcon of={position} />
      </g>
      <path class="el-off" d={enamel} />
    </g>
  );
}

function Face({ dial }: { readonly dial: Dial }) {
  const turns = useRef<Record<Character, number>>({ edgar: 0, lucien: 0 });
  for (const of of characters)
    turns.current[of] = turnedTo(turns.current[of], wheelPositions.indexOf(dial[of]));
  const together = dial.edgar === dial.lucien;
  const order = dial.hand === 'edgar' ? (['lucien', 'edgar'] as const) : characters;
  return (
    <g class="el-face">
      <circle class="el-face-plate" r="48" />
      <circle class="el-face-ring" r="44.500" />
      {wheelPositions.map((position, at) => (
        <path key={position} class="el-face-tick" d="M0-44.500V-40" transform={`rotate(${at * 45})`} />
      ))}
      {order.map((of) => {
        const lean = together ? (of === 'edgar' ? -16 : 16) : 0;
        const angle = turns.current[of] * 45 + lean;
        const head = together ? (of === 'edgar' ? 38 : 17) : 27;
        return (
          <g
            key={of}
            class={`el-hand is-${of} ${dial.hand === of ? 'is-held' : ''}`}
            style={{ transform: `rotate(${angle}deg)` }}
          >
            <path
              d={
                of === 'edgar'
                  ? 'M-4 14L-4.8-30L-9-38L0-57L9-38L4.8-30L4 14Z'
                  : 'M-2.6 14L-2.4-30Q-9-40 0-57Q9-40 2.4-30L2.6 14Z'
              }
            />
            <g class="el-hand-head" style={{ transform: `translateY(-${head}px) rotate(${-angle}deg)` }}>
              <circle r="12.500" />
              <g transform={of === 'edgar' ? 'translate(-1.2 3) scale(4.3)' : 'translate(0 5) scale(4.6)'}>
                <Hat of={of} />
              </g>
            </g>
          </g>
        );
      })}
      <circle class="el-hub" r="6.500" />
      <circle class="el-hub-hole" r="2.400" />
      {dial.sealed && <Seal />}
    </g>
  );
}

/** The glass is closed, and sealed with wax. */
function Seal() {
  return (
    <g class="el-seal">
      <circle class="el-glass" r="90" />
      <path class="el-shine" d="M-62 -48A78 78 0 0 1 -8 -78L-14 -62A62 62 0 0 0 -52 -34Z" />
      <path
        class="el-wax"
        d="M0-21Q7-23 11-17Q19-16 19-8Q25-2 20 5Q21 13 13 16Q9 23 1 20Q-7 24-12 17Q-20 16-19 8Q-25 2-20-5Q-21-14-12-16Q-8-23 0-21Z"
      />
      <circle class="el-wax-ring" r="13" />
      <path class="el-wax-tick" d="M-6 0L-2 5L7-5" />
    </g>
  );
}
