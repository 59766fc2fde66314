import { Token } from '@manigance/ui/seats.tsx';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

/** LD-6.2 The goal in a sentence, and how many dice everybody has left. */
export function Goal({ shown, language, names }: Props) {
  const words = boardWords[language];
  return (
    <div class="ld-sheet">
      <p>{words.aim}</p>
      <ul>
        {shown.view.diceLeft.map((count, seat) => (
          <li key={`${seat}`}>
            <Token seat={seat} /> {names(seat)}, {count === 0 ? words.gone : words.dice(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
