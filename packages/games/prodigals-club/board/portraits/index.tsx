import glyphs from 'glyphs:./rows.ts';
import { botPortrait } from '@manigance/ui/art/bot-portrait.tsx';
import type { Medal } from '@manigance/ui/art/cameo.tsx';
import { busts } from './busts.ts';
import { botPortraits } from './rows.ts';

const medal: Medal = {
  ground: '#f8f0dd',
  ink: '#1d1915',
  tint: '#6f6455',
  paper: '#f8f0dd',
  rim: '#1d1915',
  rimLight: '#fffaf0',
  emblem: '#1d1915',
  engraving: 'rays',
};

/** The portrait of a bot. */
export const BotPortrait = botPortrait({ rows: botPortraits, busts, glyphs, medalOf: () => medal });
