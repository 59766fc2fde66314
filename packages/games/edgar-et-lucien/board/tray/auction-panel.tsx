import gavel from 'icon:gavel';
import { Icon } from '@manigance/ui/icon.tsx';
import { note } from '../../rules/constants.ts';
import type { Bidding } from '../auction.ts';
import { biddingOf } from '../auction.ts';
import { useBid } from '../draft.ts';
import type { Props } from '../el.ts';
import { SeatName } from '../pawn.tsx';
import { type Said, saidIn } from '../words/index.ts';

/** EL-17.2 The auction for the office: who is in it, what is bid, and my next bid. */
export function AuctionPanel(props: Props) {
  const { shown, options, language, names, onChoose } = props;
  const said = saidIn(language);
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
          <Icon of={gavel} /> {said.auction.title}
        </h2>
        <p>
          {standing === undefined
            ? said.auction.noBid
            : said.auction.standing(names(standing.seat), said.cogs(standing.amount))}
        </p>
        <ul class="el-bidders">
          {bidding.tied.map((seat) => (
            <li key={seat} class={bidding.passed.includes(seat) ? 'is-out' : ''}>
              <SeatName seat={seat} /> <span class="el-quiet">{stateOf(bidding, seat, said)}</span>
            </li>
          ))}
        </ul>
      </div>
      {shown.asked?.kind === 'bid' &&
        (amount === undefined ? (
          <p class="el-quiet">{said.auction.poor}</p>
        ) : (
          <fieldset class="el-bid">
            <legend class="vh">{said.auction.amount}</legend>
            <button
              type="button"
              class="btn round"
              aria-label={said.auction.less(said.cogs(note))}
              aria-disabled={!offered.includes(amount - note)}
              onClick={() => step(-note)}
            >
              −
            </button>
            <output aria-live="polite">{said.cogs(amount)}</output>
            <button
              type="button"
              class="btn round"
              aria-label={said.auction.more(said.cogs(note))}
              aria-disabled={!offered.includes(amount + note)}
              onClick={() => step(note)}
            >
              +
            </button>
            {bid !== undefined && (
              <button type="button" class="btn main el-tight" onClick={() => onChoose(bid)}>
                {said.auction.bid(said.number(amount))}
              </button>
            )}
          </fieldset>
        ))}
    </div>
  );
}

function stateOf({ seat, passed, standing }: Bidding, tied: number, said: Said): string {
  if (passed.includes(tied)) return said.auction.passed;
  if (standing?.seat === tied) return said.auction.leads;
  return seat === tied ? said.auction.bidding : said.auction.inIt;
}
