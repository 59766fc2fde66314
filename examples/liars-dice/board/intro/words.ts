import { inBothLanguages } from '@manigance/core';

/** English sentences of the first-match sheet; the important words between `**`. */
const en = {
  goal: 'Be **the last with dice**. A lost challenge costs you one.',
  goalPicture: 'Three cups: one still hides two dice, the others none',
  turn: '**Bid higher** than the player before you, all cups counted, or **call them a liar**.',
  turnPicture: 'A bid of three fives; then four fives, or a lifted cup',
};

/** Words of the pictures before a first match. */
export const introWords = inBothLanguages(en, {
  goal: 'Soyez **le dernier à avoir des dés**. Un défi perdu vous en coûte un.',
  goalPicture: 'Trois gobelets : l’un cache encore deux dés, les autres aucun',
  turn: '**Annoncez plus** que le joueur précédent, tous gobelets comptés, ou **traitez-le de menteur**.',
  turnPicture: 'Une annonce de trois cinq ; puis quatre cinq, ou un gobelet qui se lève',
});
