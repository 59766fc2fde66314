import { cardById } from '../rules/cards.ts';
import { costOf, isLastCard, nameOfSymbol, offering, onFoot, symbolAt } from './context.ts';
import { type MoveWords, type PowerWords, powerOf } from './tables.ts';
import { areaName, cardName, dollars, thePiece } from './words-en.ts';

const powers: PowerWords = {
  payPlaceNear: ({ pay }) => `pay ${dollars(pay)}, place a minion`,
  drawThenDiscard: () => 'draw a card, discard one',
  takeMoney: ({ amount }) => `take ${dollars(amount)}`,
  smallGods: ({ pay }) => `pay ${dollars(pay)} per piece saved`,
  discardOneForMoney: ({ amount }) => `discard a card, take ${dollars(amount)}`,
  placeTroubleNear: () => 'make trouble',
  payRemoveTrouble: ({ pay }) => `pay ${dollars(pay)}, remove a trouble marker`,
};

/** Labels of buttons. */
export const movesEn: MoveWords = {
  pass: (_move, { frames }) => (frames.at(-1)?.kind === 'chooseCard' ? 'Pass' : 'Let it happen'),
  stop(_move, { frames }) {
    switch (frames.at(-1)?.kind) {
      case 'demolish':
        return 'Leave them standing';
      case 'dragonWindow':
      case 'saveBuilding':
        return 'Let it happen';
      case 'layAside':
        return 'Play the first card alone';
      default:
        return 'Stop here';
    }
  },
  skip(_move, { frames }) {
    const frame = frames.at(-1);
    const symbol = frame?.kind === 'symbol' ? symbolAt(frame) : undefined;
    if (symbol === 'playAnother') return 'Stop here';
    return symbol === 'scroll' ? 'Skip' : 'Skip this symbol';
  },
  act(_move, { frames }) {
    const frame = frames.at(-1);
    const { symbol, amount } = nameOfSymbol(frame?.kind === 'symbol' ? symbolAt(frame) : 'scroll');
    if (symbol === 'randomEvent') return 'Draw the random event';
    return symbol === 'money' ? `Take ${dollars(amount)}` : 'Apply the effect';
  },
  finish: (_move, at) => (isLastCard(at) ? 'End my turn' : 'Continue'),
  pay(_move, { frames, name }) {
    const frame = frames.at(-1);
    if (frame?.kind === 'payOrSuffer') return `Pay ${name(frame.by)} ${dollars(frame.amount)}`;
    if (frame?.kind === 'giveMoneyOrCard') return `Give ${name(frame.to)} ${dollars(frame.amount)}`;
    return frame?.kind === 'payOrRemoveOwn' ? `Pay the bank ${dollars(frame.pay)}` : 'Pay';
  },
  gods: () => `Pay ${dollars(offering)} to Small Gods`,
  suffer(_move, { frames }) {
    const frame = frames.at(-1);
    const stays = frame?.kind === 'payOrSuffer' && cardById[frame.card].effect === 'payOrStuckCard';
    return stays ? 'Keep the card' : 'Don’t pay';
  },
  play: ({ card }) => `Play ${cardName(card)}`,
  layAside: ({ card }) => `Play ${cardName(card)} second`,
  react: ({ card }) => `Interrupt with ${cardName(card)}`,
  discard: ({ card }) => `Discard ${cardName(card)}`,
  give: ({ card }) => `Give ${cardName(card)}`,
  keep: ({ card }) => `Keep ${cardName(card)}`,
  sell: ({ card }) => `Sell ${cardName(card)}`,
  power: ({ area }) => `${areaName(area)}: ${powerOf(powers, area)}`,
  place: ({ area }) => `Place in ${areaName(area)}`,
  lift: ({ area }) => `Take back a minion from ${areaName(area)}`,
  build({ area }, { frames }) {
    const frame = frames.at(-1);
    const cost = costOf(area) / (frame?.kind === 'build' ? frame.divisor : 1);
    return `Build in ${areaName(area)} (${dollars(cost)})`;
  },
  demolish: ({ area }, { frames }) =>
    frames.at(-1)?.kind === 'demolish'
      ? `Demolish the building in ${areaName(area)}`
      : `Give up the building in ${areaName(area)}`,
  clear: ({ area }) => `Remove the trouble marker in ${areaName(area)}`,
  trouble: ({ area }) => `Make trouble in ${areaName(area)}`,
  income({ area }, at) {
    const frame = at.frames.at(-1);
    const gain = frame?.kind === 'chooseIncome' ? frame.per * onFoot(at, area) : 0;
    return `Collect in ${areaName(area)} (${dollars(gain)})`;
  },
  takeover: ({ area }) => `Buy the building in ${areaName(area)} (${dollars(costOf(area))})`,
  godsAt: ({ area }) => `Save the building in ${areaName(area)} (${dollars(offering)})`,
  stay: ({ area }) => `Stay in ${areaName(area)} (${dollars(offering)})`,
  target: ({ seat }, { name }) => name(seat),
  remove({ area, piece }, { frames, name, me }) {
    const frame = frames.at(-1);
    const verb = frame?.kind === 'symbol' || frame?.kind === 'chooseHit' ? 'Assassinate' : 'Remove';
    return `${verb} ${thePiece(piece, name, me)} in ${areaName(area)}`;
  },
  choose: ({ area, piece }, { name, me }) => `Choose ${thePiece(piece, name, me)} in ${areaName(area)}`,
  move: ({ area, piece, to }, { name, me }) =>
    `Move ${thePiece(piece, name, me)} from ${areaName(area)} to ${areaName(to)}`,
};
