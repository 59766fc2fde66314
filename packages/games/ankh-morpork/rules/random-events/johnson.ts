import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { withArea } from '../area-sets.ts';
import { cardHolder } from '../buildings.ts';
import { rollArea } from '../dice.ts';
import { type Area, areaId, minionOf, nobody } from '../ids.ts';
import { gods, pass } from '../moves.ts';
import { minionsAt } from '../pieces.ts';
import { threatenRemoval } from '../removal.ts';
import { barsSmallGods, canUseSmallGods, payGods } from '../small-gods.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { comeBack, smallGods, susan } from '../windows.ts';

/** AM-10.10 Bloody Stupid Johnson: the holder of the card loses a minion there, then the card. */
export function johnson(draft: AmState, seat: Seat): void {
  const area = rollArea(draft, seat);
  const holder = cardHolder(draft, area);
  if (holder === nobody) return tell(draft, { type: 'nothing' });
  push(draft, { kind: 'johnson', seat: holder, area });
  if (minionsAt(draft, holder, area) > 0)
    threatenRemoval(draft, area, minionOf(holder), susan | comeBack | smallGods);
}

/** AM-8.6 Two separate effects: the card is a piece of its own. */
export const johnsonStep: StepRule<AmVocabulary, 'johnson'> = {
  resolve(draft, { seat, area }) {
    if (canUseSmallGods(draft, seat)) push(draft, { kind: 'saveCityCard', seat, area });
    else loseCityCard(draft, area);
  },
};

/** AM-8.6 Asks the holder whether Small Gods keeps the City Area card. */
export const saveCityCard: QuestionRule<AmVocabulary, 'saveCityCard'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    list.offerUnless(gods, barsSmallGods(state, seat));
    list.offer(pass);
  },
  resolve(draft, { area }, move, seat) {
    if (move.do === 'gods') payGods(draft, seat, { cityCard: areaId(area) });
    else loseCityCard(draft, area);
  },
  timeout: () => pass,
};

/** The building stays and keeps counting; its card has left the game. */
function loseCityCard(draft: AmState, area: Area): void {
  draft.cityCardsOut = withArea(draft.cityCardsOut, area);
  tell(draft, { type: 'cityCardLost', area: areaId(area) });
}
