import type { ClubView } from '../rules/club-view.ts';
import type { BonusId, BundleId, SpaceId } from '../rules/spaces.ts';
import { type Brings, bringsWith, bundleThere } from './errands.ts';
import { namesEn as names } from './names-en.ts';
import { bundleCards, bundleName, capital, count, quote, spaceName } from './words-en.ts';

const brings: Brings = {
  megaphones: (n) => `Gain ${count(n, 'megaphone')}.`,
  card: (card, boys) =>
    `Take ${quote(names.cards[card].name)}${boys === 1 ? '' : ' with two errand boys, one of whom is free again at the end of the phase'}.`,
  bundle: (bundle) =>
    `${capital(bundleCards(bundle))}${bundle.tile === undefined ? '' : `, with the circle tile ${quote(names.circles[bundle.tile])}`}.`,
};

/** A space, and what an errand boy brings from it. */
export function spaceText(space: SpaceId, view: ClubView): string {
  return `${spaceName(space)}. ${bringsWith(brings, space, view) ?? names.spaces[space].text}`;
}

export function bundleText(id: BundleId, view: ClubView): string {
  const bundle = bundleThere(view, id);
  return bundle === undefined ? bundleName(id) : `${bundleName(id)}. ${brings.bundle(bundle)}`;
}

export function bonusText(tile: BonusId): string {
  return `${quote(names.bonusTiles[tile].name)}. ${names.bonusTiles[tile].text}`;
}
