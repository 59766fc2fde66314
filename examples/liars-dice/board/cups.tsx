import type { Seat } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Token } from '@manigance/ui/seats.tsx';
import { matches } from '../rules/dice.ts';
import type { LdVocabulary } from '../rules/state.ts';
import { Die } from './die.tsx';
import { boardWords } from './words/index.ts';

type Props = BoardProps<LdVocabulary>;

/** The middle of the table: every cup, the bid, and what the last challenge showed. */
export function Cups(props: Props) {
  const { shown, language, text, names } = props;
  const { diceLeft, bid, reveal } = shown.view;
  const words = boardWords[language];
  return (
    <div class="ld-board" role="region" aria-label={words.middle} tabIndex={0} data-ground>
      <section class="ld-bid" aria-label={words.lastBid}>
        <h3>{words.lastBid}</h3>
        {bid === undefined ? (
          <p>{words.noBid}</p>
        ) : (
          <>
            <p class="ld-claim" aria-hidden="true">
              <b>{bid.quantity}</b> × <Die face={bid.face} />
            </p>
            <p>{text.event({ type: 'bid', ...bid }, names)}</p>
          </>
        )}
      </section>
      <ul class="ld-cups" aria-label={words.board}>
        {diceLeft.map((count, seat) => (
          <Cup key={`${seat}`} props={props} seat={seat} count={count} />
        ))}
      </ul>
      {reveal !== undefined && (
        <section class="ld-reveal" aria-label={words.lastReveal}>
          <h3>{words.lastReveal}</h3>
          <p>{text.event({ type: 'revealed', ...reveal }, names)}</p>
        </section>
      )}
    </div>
  );
}

function Cup({ props, seat, count }: { readonly props: Props; readonly seat: Seat; readonly count: number }) {
  const { shown, language, names } = props;
  const { bidder, reveal, wildOnes } = shown.view;
  const words = boardWords[language];
  const face = reveal?.bid.face;
  return (
    <li class={`ld-cup ${bidder === seat ? 'is-bidder' : ''} ${count === 0 ? 'is-out' : ''}`}>
      <span class="vh">{count === 0 ? words.out(names(seat)) : words.cup(names(seat), count)}</span>
      <span class="ld-cup-name" aria-hidden="true">
        <Token seat={seat} /> {names(seat)}
      </span>
      <span class="ld-cup-count" aria-hidden="true">
        {words.dice(count)}
      </span>
      {reveal !== undefined && (
        <span class="ld-cup-shown" aria-hidden="true">
          {reveal.dice[seat]?.map((die, at) => (
            <Die key={`${at}`} face={die} isMatch={face !== undefined && matches(die, face, wildOnes)} />
          ))}
        </span>
      )}
    </li>
  );
}
