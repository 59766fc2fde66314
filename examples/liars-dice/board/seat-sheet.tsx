import type { Seat } from '@manigance/core';
import { Die } from './die.tsx';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

/** LD-7.1 What everybody knows of a seat: its dice, its bids of this round, and the dice it showed last. */
export function SeatSheet({ shown, log, language, text, names, seat }: Props & { readonly seat: Seat }) {
  const { diceLeft, reveal } = shown.view;
  const words = boardWords[language];
  const left = diceLeft[seat] ?? 0;
  const round = log.slice(log.findLastIndex(({ type }) => type === 'round') + 1);
  const bids = round.filter((event) => event.type === 'bid' && event.seat === seat);
  const dice = reveal?.dice[seat] ?? [];
  return (
    <div class="ld-sheet">
      <p>{left === 0 ? words.out(names(seat)) : words.cup(names(seat), left)}</p>
      {bids.length > 0 && (
        <ul>
          {bids.map((event, at) => (
            <li key={`${at}`}>{text.event(event, names)}</li>
          ))}
        </ul>
      )}
      {dice.length > 0 && (
        <>
          <h3>{words.lastReveal}</h3>
          <p class="ld-own" role="img" aria-label={dice.join(', ')}>
            {dice.map((die, at) => (
              <Die key={`${at}`} face={die} />
            ))}
          </p>
        </>
      )}
    </div>
  );
}
