import { type SeatColour, type SeatLook, type SeatStyle, seatLooks, TokenOf } from '@manigance/ui/seats.tsx';
import { useId } from 'preact/hooks';
import { useScreenWords } from '../text/screens/index.ts';

/** The colours of a game as tokens to choose from: each with its shape and its name, taken ones closed. */
export function ColourChoice({
  label,
  style,
  look,
  taken,
  onChoose,
}: {
  readonly label: string;
  readonly style: SeatStyle;
  /** The seat as it looks now. */
  readonly look: SeatLook;
  /** Colours that other seats have chosen. */
  readonly taken: readonly (string | undefined)[];
  readonly onChoose: (colour: SeatColour) => void;
}) {
  const { lobby, replay } = useScreenWords();
  const name = useId();
  return (
    <fieldset class="choice colour-choice">
      <legend>{label}</legend>
      <div class="colour-keys">
        {style.colours.map((colour) => {
          const isTaken = taken.includes(colour);
          const said = replay.colours[colour];
          const [token] = seatLooks(style, [{ name: look.name, colour }]);
          return (
            <label key={colour} class={colour === look.colour ? 'is-on' : ''} title={said}>
              <input
                type="radio"
                name={name}
                checked={colour === look.colour}
                disabled={isTaken}
                onChange={() => onChoose(colour)}
              />
              {token && <TokenOf look={{ ...token, letter: look.letter }} ghost={isTaken} />}
              <span class="vh">{isTaken ? lobby.colourTaken(said) : said}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
