import { TokenOf, useSeats } from '@manigance/ui/seats.tsx';
import { matches } from '../../rules/dice.ts';
import { Die } from '../die.tsx';
import type { Props } from '../props.ts';
import { type Standing, standingsOf } from './standings.ts';
import { endWords } from './words.ts';

/** LD-6 Who lasted how long, and the dice of the challenge that decided the match. */
export function After(props: Props) {
  const { shown, log, language } = props;
  const { view, outcome } = shown;
  const words = endWords[language];
  if (outcome === undefined) return undefined;
  return (
    <div class="ld-after">
      <h3>{words.order}</h3>
      <ol class="ld-after-seats">
        {standingsOf(view.diceLeft, log).map((standing) => (
          <Row key={standing.seat} standing={standing} props={props} />
        ))}
      </ol>
    </div>
  );
}

function Row({ standing, props }: { readonly standing: Standing; readonly props: Props }) {
  const { seat, left, round, hasLeft } = standing;
  const { reveal, wildOnes } = props.shown.view;
  const words = endWords[props.language];
  const look = useSeats()[seat];
  const dice = reveal?.dice[seat] ?? [];
  return (
    <li>
      <b>
        {look && <TokenOf look={look} />} {look?.name}
      </b>
      <span>
        {round === undefined
          ? `${words.winner}, ${words.left(left)}`
          : hasLeft
            ? words.leftIn(round)
            : words.outIn(round)}
      </span>
      {dice.length > 0 && (
        <span class="ld-after-dice" role="img" aria-label={`${words.dice}: ${dice.join(', ')}`}>
          {dice.map((die, at) => (
            <Die
              key={`${at}`}
              face={die}
              isMatch={reveal !== undefined && matches(die, reveal.bid.face, wildOnes)}
            />
          ))}
        </span>
      )}
    </li>
  );
}
