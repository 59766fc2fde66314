import type { BonusId, BundleId, SpaceId } from '../rules/board.ts';
import type { PcView } from '../rules/view-types.ts';
import { namesEn as names } from './names-en.ts';
import { bundleThere, roundSpaceText, type SpaceSentences } from './spaces.ts';
import { bundleCards, bundleName, capital, count, quote, spaceName } from './words-en.ts';

const brings: SpaceSentences = {
  megaphones: (n) => `Gain ${count(n, 'megaphone')}.`,
  card: (card, boys) =>
    `Take ${quote(names.cards[card].name)}${boys === 1 ? '' : ' with two errand boys, one of whom is free again at the end of the phase'}.`,
  bundle: (bundle) =>
    `${capital(bundleCards(bundle))}${bundle.tile === undefined ? '' : `, with the circle tile ${quote(names.circles[bundle.tile])}`}.`,
};

/** The name of a space and its effect. */
export function spaceText(space: SpaceId, view: PcView): string {
  return `${spaceName(space)}. ${roundSpaceText(brings, space, view) ?? names.spaces[space].text}`;
}

export function bundleText(id: BundleId, view: PcView): string {
  const bundle = bundleThere(view, id);
  return bundle === undefined ? bundleName(id) : `${bundleName(id)}. ${brings.bundle(bundle)}`;
}

export function bonusText(tile: BonusId): string {
  return `${quote(names.bonusTiles[tile].name)}. ${names.bonusTiles[tile].text}`;
}
