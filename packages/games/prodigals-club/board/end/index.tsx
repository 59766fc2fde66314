import './style/index.css';
import type { EndParts } from '@manigance/ui/end-parts.ts';
import type { PcVocabulary } from '../from-game.ts';
import { After } from './after.tsx';
import { distance } from './distance.ts';

/** The parts for the end of a match. */
export const end: EndParts<PcVocabulary> = { After, distance };
