import type { Seat } from '@manigance/core';
import type { EndParts } from '@manigance/ui/end-parts.ts';
import type { AmOutcome, AmVocabulary } from '../../rules/index.ts';
import type { Props } from '../board-context.ts';
import { PersonalityPicture } from '../picture.tsx';
import { After } from './after.tsx';
import { distance } from './distance.ts';

/** AM-3.8 The cameo of a seat's Personality. */
function Emblem({ seat, shown }: Props & { readonly seat: Seat }) {
  const held = (shown.outcome as AmOutcome | undefined)?.personalities[seat];
  return held === undefined ? undefined : <PersonalityPicture of={held} />;
}

/** The parts for the end of a match. */
export const end: EndParts<AmVocabulary> = { After, Emblem, distance };
