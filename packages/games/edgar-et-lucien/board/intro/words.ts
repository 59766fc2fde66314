import { inBothLanguages } from '@manigance/core';

/** English sentences of the first-match sheet; the important words between `**`. */
const en = {
  goal: 'Fulfil **three conditions of four** at the same time: money, districts, Administrations, popularity.',
  goalPicture: 'Four conditions, three of them ticked',
  turn: 'Set **two hands** in secret. Edgar and Lucien each cross the border chosen, then act where they are.',
  turnPicture: 'A wheel with two hands; a pawn crosses a border of the colour it points at',
};

/** Words of the pictures before a first match. */
export const introWords = inBothLanguages(en, {
  goal: 'Remplissez **trois conditions sur quatre** en même temps : argent, quartiers, Administrations, popularité.',
  goalPicture: 'Quatre conditions, dont trois cochées',
  turn: 'Réglez en secret **deux aiguilles**. Edgar et Lucien passent chacun la frontière choisie, puis agissent là où ils sont.',
  turnPicture: 'Une roue à deux aiguilles ; un pion passe une frontière de la couleur montrée',
});
