import type { Seat } from '@manigance/core';
import { type PlateFigure, PlateFigures } from '@manigance/ui/plate-figures.tsx';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import { diceEach } from '../rules/state.ts';
import { Die } from './die.tsx';
import { explains } from './guide/symbols.ts';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

/** LD-7.1 The public numbers of a seat: its dice, and its bid if it is the last one. */
export function Plate({ shown, language, seat }: Props & { readonly seat: Seat }) {
  const { diceLeft, bid } = shown.view;
  const words = boardWords[language];
  const left = diceLeft[seat] ?? 0;
  if (left === 0) return <p class="ld-gone">{words.gone}</p>;
  const dice: PlateFigure = {
    id: 'dice',
    label: words.diceLabel,
    mark: <Die face={6} />,
    value: <RollingNumber value={left} />,
    need: `${diceEach}`,
    state: left === 1 ? 'near' : undefined,
    says: left === 1 ? words.lastDie : words.dice(left),
    explained: explains('dice')['data-explain'],
  };
  if (bid?.seat !== seat) return <PlateFigures figures={[dice]} />;
  const claim: PlateFigure = {
    id: 'own-bid',
    label: words.lastBid,
    mark: <Die face={bid.face} />,
    value: words.times(bid.quantity, bid.face),
    says: words.bids(bid.quantity, bid.face),
    isRoomy: true,
    explained: explains('own-bid')['data-explain'],
  };
  return <PlateFigures figures={[dice, claim]} />;
}
