import type { Seat } from '@manigance/core';
import { PlaceMarks } from '@manigance/ui/marks.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { matches } from '../rules/dice.ts';
import { cupOf } from '../text/mentions.ts';
import { CupMark } from './cup-mark.tsx';
import { Die } from './die.tsx';
import { explains } from './guide/symbols.ts';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

/** The middle of the table: every cup, the bid, and what the last challenge showed. */
export function Cups(props: Props) {
  const { shown, language, text, names } = props;
  const { diceLeft, reveal } = shown.view;
  const words = boardWords[language];
  return (
    <div class="ld-board" role="region" aria-label={words.middle} tabIndex={0} data-ground>
      <BidSection {...props} />
      <ul class="ld-cups" aria-label={words.board}>
        {diceLeft.map((count, seat) => (
          <Cup key={`${seat}`} props={props} seat={seat} count={countBefore(props, seat, count)} />
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

/** The dice of a seat before those events of the step that a scene has still to show. */
function countBefore({ ahead = [] }: Props, seat: Seat, count: number): number {
  return count + ahead.filter((event) => event.type === 'lostDie' && event.seat === seat).length;
}

function BidSection({ shown, language, text, names }: Props) {
  const { bid } = shown.view;
  const words = boardWords[language];
  return (
    <section class="ld-bid" aria-label={words.lastBid}>
      <h3>{words.lastBid}</h3>
      {bid === undefined ? (
        <p>{words.noBid}</p>
      ) : (
        <>
          <p class="ld-claim" aria-hidden="true" {...explains('claim')}>
            <b>{bid.quantity}</b> × <Die face={bid.face} />
          </p>
          <p>{text.event({ type: 'bid', ...bid }, names)}</p>
        </>
      )}
    </section>
  );
}

interface CupProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly count: number;
}

function Cup({ props, seat, count }: CupProps) {
  const { shown, language, names, marks } = props;
  const { bidder } = shown.view;
  const words = boardWords[language];
  const isOut = count === 0;
  return (
    <li class={`ld-cup ${bidder === seat ? 'is-bidder' : ''} ${isOut ? 'is-out' : ''}`}>
      <PlaceMarks marks={marks} place={cupOf(seat)} />
      <span class="vh">{isOut ? words.out(names(seat)) : words.cup(names(seat), count)}</span>
      <span class="ld-cup-name" aria-hidden="true">
        <Token seat={seat} /> {names(seat)}
      </span>
      <span class="ld-cup-head" aria-hidden="true" {...explains(bidder === seat ? 'bidder' : 'cup')}>
        <CupMark />
        <span class="ld-cup-count">{isOut ? words.gone : words.dice(count)}</span>
      </span>
      <ShownDice props={props} seat={seat} />
    </li>
  );
}

/** The dice that the last challenge showed in a cup. */
function ShownDice({ props, seat }: Pick<CupProps, 'props' | 'seat'>) {
  const { reveal, wildOnes } = props.shown.view;
  if (reveal === undefined) return undefined;
  return (
    <span class="ld-cup-shown" aria-hidden="true" {...explains('match')}>
      {reveal.dice[seat]?.map((die, at) => (
        <Die key={`${at}`} face={die} isMatch={matches(die, reveal.bid.face, wildOnes)} />
      ))}
    </span>
  );
}
