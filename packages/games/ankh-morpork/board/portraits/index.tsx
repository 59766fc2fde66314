import glyphs from 'glyphs:./rows.ts';
import { botPortrait } from '@manigance/ui/art/bot-portrait.tsx';
import { medal } from '../medal.ts';
import { busts } from './busts.ts';
import { botPortraits } from './rows.ts';

/** The portrait of a bot. */
export const BotPortrait = botPortrait({ rows: botPortraits, busts, glyphs, medalOf: () => medal });
