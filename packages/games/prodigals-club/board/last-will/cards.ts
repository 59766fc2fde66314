import { type LwCard, type LwCardId, lwCardAt, lwCardNumber } from '../from-game.ts';

/** The data of a Last Will card. */
export function cardOf(id: LwCardId): LwCard {
  return lwCardAt(lwCardNumber[id]);
}

/** LW-10.1 White is used once, black stays, grey is added to a spending. */
export function borderOf(id: LwCardId): 'white' | 'black' | 'grey' {
  const { kinds, effect } = cardOf(id);
  if (kinds.length > 0) return 'grey';
  return effect === undefined ? 'black' : 'white';
}
