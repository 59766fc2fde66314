import glyphs from 'glyphs:./rows.ts';
import { botPortrait } from '@manigance/ui/art/bot-portrait.tsx';
import type { Medal } from '@manigance/ui/art/cameo.tsx';
import { busts } from './busts.ts';
import { botPortraits } from './rows.ts';

/** The enamel behind each bust. */
const enamels: Readonly<Record<string, string>> = {
  gaspard: '#2c5a3a',
  tournevis: '#1f5355',
  boulon: '#34516a',
  vapeur: '#52305f',
  mainspring: '#7d2a22',
};

function medalOf(bust: string): Medal {
  const ground = enamels[bust] ?? '#1f5355';
  return {
    ground,
    ink: '#fbf1da',
    tint: '#d9a94f',
    paper: ground,
    rim: '#7d5219',
    rimLight: '#f0cd7f',
    emblem: '#2a1a08',
    engraving: 'circles',
  };
}

/** The portrait of a bot. */
export const BotPortrait = botPortrait({ rows: botPortraits, busts, glyphs, medalOf });
