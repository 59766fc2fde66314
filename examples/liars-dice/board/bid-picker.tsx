import { useDraft } from '@manigance/ui/draft.ts';
import type { Face, LdMove } from '../rules/state.ts';
import { Die } from './die.tsx';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

type BidMove = Extract<LdMove, { readonly do: 'bid' }>;

const isBid = (move: LdMove): move is BidMove => move.do === 'bid';

/** The bid being composed: the lowest legal one until the player changes it. */
function useBid({ options }: Props): readonly [BidMove | undefined, (bid: BidMove | undefined) => void] {
  const [draft, setDraft] = useDraft<BidMove>();
  const bids = options.filter(isBid);
  const chosen = bids.find(({ quantity, face }) => quantity === draft?.quantity && face === draft.face);
  return [chosen ?? bids[0], setDraft];
}

/** My dice, and the quantity and face of my bid while I am asked. */
export function Tray(props: Props) {
  const { shown, language } = props;
  const { ownDice, viewer } = shown.view;
  const words = boardWords[language];
  return (
    <div class="ld-tray">
      {viewer === 'spectator' ? (
        <p class="aside">{words.watching}</p>
      ) : (
        <div class="ld-own">
          {ownDice.map((face, at) => (
            <Die key={`${at}`} face={face} label={words.die(face)} />
          ))}
        </div>
      )}
      <BidPicker {...props} />
    </div>
  );
}

function BidPicker(props: Props) {
  const { options, language } = props;
  const words = boardWords[language];
  const [bid, setBid] = useBid(props);
  const bids = options.filter(isBid);
  if (bid === undefined) return undefined;
  const withQuantity = (quantity: number) => closest(bids, quantity, bid.face);
  const withFace = (face: Face) => bids.find((one) => one.face === face && one.quantity >= bid.quantity);
  const fewer = withQuantity(bid.quantity - 1);
  const more = withQuantity(bid.quantity + 1);
  return (
    <div class="ld-picker">
      <div class="ld-quantity">
        <button
          type="button"
          class="btn round"
          aria-label={words.fewer}
          disabled={!fewer}
          onClick={() => setBid(fewer)}
        >
          −
        </button>
        <output>{words.dice(bid.quantity)}</output>
        <button
          type="button"
          class="btn round"
          aria-label={words.more}
          disabled={!more}
          onClick={() => setBid(more)}
        >
          +
        </button>
      </div>
      <div class="ld-faces" role="group" aria-label={words.faces}>
        {[1, 2, 3, 4, 5, 6].map((face) => {
          const move = withFace(face);
          return (
            <button
              key={face}
              type="button"
              class="ld-face"
              aria-label={words.die(face)}
              aria-pressed={bid.face === face}
              disabled={move === undefined}
              onClick={() => setBid(move)}
            >
              <Die face={face} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The legal bid of this quantity whose face is nearest. */
function closest(bids: readonly BidMove[], quantity: number, face: Face): BidMove | undefined {
  const same = bids.filter((bid) => bid.quantity === quantity);
  return same.toSorted((one, other) => Math.abs(one.face - face) - Math.abs(other.face - face))[0];
}

/** Bid and challenge, for the prompt. */
export function Actions(props: Props) {
  const { options, onChoose, text, shown, names } = props;
  const [bid] = useBid(props);
  const challenge = options.find((move) => move.do === 'challenge');
  return (
    <>
      {bid && (
        <button type="button" class="btn main" onClick={() => onChoose(bid)}>
          {text.move(bid, shown.view, names)}
        </button>
      )}
      {challenge && (
        <button type="button" class="btn" onClick={() => onChoose(challenge)}>
          {text.move(challenge, shown.view, names)}
        </button>
      )}
    </>
  );
}
