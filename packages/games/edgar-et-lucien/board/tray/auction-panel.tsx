import gavel from 'icon:gavel';
import { Icon } from '@manigance/ui/icon.tsx';
import { note } from '../../rules/constants.ts';
import type { Bidding } from '../auction.ts';
import { biddingOf } from '../auction.ts';
import { useBid } from '../draft.ts';
import { SeatName } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { type BoardWords, wordsIn } from '../words/index.ts';

/** EL-17.2 The auction for the office: bidders, standing bid, my next bid. */
export function AuctionPanel(props: Props) {
  const { shown, options, language, names, onChoose } = props;
  const words = wordsIn(language);
  const bidding = biddingOf(shown.view);
  const [amount, setAmount] = useBid(options);
  if (bidding === undefined) return undefined;
  const offered = options.flatMap((move) => (move.do === 'bid' ? [move.amount] : []));
  const step = (by: number) => {
    const next = (amount ?? 0) + by;
    if (offered.includes(next)) setAmount(next);
  };
  const bid = options.find((move) => move.do === 'bid' && move.amount === amount);
  const { standing } = bidding;
  return (
    <div class="el-auction">
      <div>
        <h2 class="el-title">
          <Icon of={gavel} /> {words.auction.title}
        </h2>
        <p>
          {standing === undefined
            ? words.auction.noBid
            : words.auction.standing(names(standing.seat), words.cogs(standing.amount))}
        </p>
        <ul class="el-bidders">
          {bidding.tied.map((seat) => (
            <li key={seat} class={bidding.passed.includes(seat) ? 'is-out' : ''}>
              <SeatName seat={seat} /> <span class="el-quiet">{stateOf(bidding, seat, words)}</span>
            </li>
          ))}
        </ul>
      </div>
      {shown.asked?.kind === 'bid' &&
        (amount === undefined ? (
          <p class="el-quiet">{words.auction.poor}</p>
        ) : (
          <fieldset class="el-bid">
            <legend class="vh">{words.auction.amount}</legend>
            <button
              type="button"
              class="btn round"
              aria-label={words.auction.less(words.cogs(note))}
              aria-disabled={!offered.includes(amount - note)}
              onClick={() => step(-note)}
            >
              −
            </button>
            <output aria-live="polite">{words.cogs(amount)}</output>
            <button
              type="button"
              class="btn round"
              aria-label={words.auction.more(words.cogs(note))}
              aria-disabled={!offered.includes(amount + note)}
              onClick={() => step(note)}
            >
              +
            </button>
            {bid !== undefined && (
              <button type="button" class="btn main el-tight" onClick={() => onChoose(bid)}>
                {words.auction.bid(words.number(amount))}
              </button>
            )}
          </fieldset>
        ))}
    </div>
  );
}

function stateOf({ seat, passed, standing }: Bidding, tied: number, words: BoardWords): string {
  if (passed.includes(tied)) return words.auction.passed;
  if (standing?.seat === tied) return words.auction.leads;
  return seat === tied ? words.auction.bidding : words.auction.inIt;
}
