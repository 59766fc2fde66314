import type { EndParts } from '@manigance/ui/end-parts.ts';
import type { LdVocabulary } from '../../rules/state.ts';
import { After } from './after.tsx';
import { distance } from './distance.ts';

/** The parts for the end of a match. */
export const end: EndParts<LdVocabulary> = { After, distance };
