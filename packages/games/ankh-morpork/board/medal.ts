import type { Medal } from '@manigance/ui/art/cameo.tsx';

/** The medallion around every portrait of the game. */
export const medal: Medal = {
  ground: '#e9dcb9',
  ink: '#28170c',
  tint: '#b8321c',
  paper: '#f6ead0',
  rim: '#6b4322',
  rimLight: '#d9b878',
  emblem: '#28170c',
  engraving: 'rays',
};
