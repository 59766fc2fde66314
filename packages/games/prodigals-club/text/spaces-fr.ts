import type { BonusId, BundleId, SpaceId } from '../rules/board.ts';
import type { PcView } from '../rules/view-types.ts';
import { namesFr as names } from './names-fr.ts';
import { bundleThere, roundSpaceText, type SpaceSentences } from './spaces.ts';
import { bundleCards, bundleName, capital, count, quote, spaceName } from './words-fr.ts';

const brings: SpaceSentences = {
  megaphones: (n) => `Gagnez ${count(n, 'mégaphone')}.`,
  card: (card, boys) =>
    `Prenez ${quote(names.cards[card].name)}${boys === 1 ? '' : ' avec deux coursiers, dont un se libère en fin de phase'}.`,
  bundle: (bundle) =>
    `${capital(bundleCards(bundle))}${bundle.tile === undefined ? '' : `, avec la tuile Cercle Politique ${quote(names.circles[bundle.tile])}`}.`,
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
