import { useSeats } from '@manigance/ui/seats.tsx';
import { useDial } from '../draft.ts';
import { type Character, characters, PawnMark, SeatName } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { WheelChip } from '../wheel.tsx';
import { wordsIn } from '../words/index.ts';
import { Wheel } from './dial.tsx';
import { readingOf } from './position-text.ts';

/** My wheel with its two readings; for a spectator, the programmes of all seats. */
export function WheelPanel(props: Props) {
  const { view } = props.shown;
  return view.seat === undefined ? <Programmes {...props} /> : <OwnWheel {...props} />;
}

function OwnWheel(props: Props) {
  const dial = useDial(props);
  const words = wordsIn(props.language);
  const look = useSeats()[props.shown.view.seat ?? -1];
  return (
    <div class="el-wheel">
      <Wheel dial={dial} props={props} />
      <div class="el-readouts">
        {characters.map((of) => (
          <button
            key={of}
            type="button"
            class={`el-readout ${dial.hand === of && dial.open ? 'is-held' : ''}`}
            aria-pressed={dial.hand === of}
            aria-disabled={!dial.open}
            onClick={() => dial.take(of)}
          >
            <span class="el-readout-who">
              <PawnMark look={look} of={of} />
              <b>{words[of]}</b>
            </span>
            <ReadoutText {...props} of={of} />
          </button>
        ))}
        {dial.open && <p class="vh">{words.dial.keys}</p>}
      </div>
    </div>
  );
}

function ReadoutText({ of, ...props }: Props & { readonly of: Character }) {
  const dial = useDial(props);
  const { view, asked } = props.shown;
  const words = wordsIn(props.language);
  const mine = view.seat === undefined ? undefined : view.players[view.seat];
  const setting = asked?.kind === 'programme';
  if (!setting && mine?.programme === undefined) {
    return <span class="el-readout-to">{words.dial.notYet}</span>;
  }
  const reading = readingOf(props, of, dial[of]);
  const here = mine?.[of];
  // After moving, show where the characters are instead of where they would go.
  const to = setting || here === undefined ? reading.to : words.names.districts[here];
  return (
    <span class="el-readout-way" key={dial[of]}>
      <WheelChip of={dial[of]} />
      <span class="el-readout-text">
        <span class="el-quiet">{reading.way}</span>
        <b>{to}</b>
        {setting && <span class="el-quiet el-note">{reading.note}</span>}
      </span>
    </span>
  );
}

function Programmes({ shown: { view }, language }: Props) {
  const words = wordsIn(language);
  return (
    <ul class="el-programmes">
      {view.players.map(({ programme }, seat) => (
        <li key={seat}>
          <SeatName seat={seat} />
          {programme === undefined ? (
            <span class="el-quiet">{words.dial.notYet}</span>
          ) : (
            characters.map((of) => (
              <span key={of} class="el-readout-way">
                <WheelChip of={programme[of]} />
                <span>
                  {words[of]} <span class="vh">{words.names.wheel[programme[of]]}</span>
                </span>
              </span>
            ))
          )}
        </li>
      ))}
    </ul>
  );
}
