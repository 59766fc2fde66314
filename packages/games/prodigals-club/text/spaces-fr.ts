import { namesFr as names } from './names-fr.ts';
import { type SpaceSentences, spaceTexts } from './spaces.ts';
import { bundleCards, bundleName, capital, count, quote, spaceName } from './words-fr.ts';

const sentences: SpaceSentences = {
  megaphones: (n) => `Gagnez ${count(n, 'mégaphone')}.`,
  card: (card, boys) =>
    `Prenez ${quote(names.cards[card].name)}${boys === 1 ? '' : ' avec deux coursiers, dont un se libère en fin de phase'}.`,
  bundle: (bundle) =>
    `${capital(bundleCards(bundle))}${bundle.tile === undefined ? '' : `, avec la tuile Cercle Politique ${quote(names.circles[bundle.tile])}`}.`,
};

const words = { spaceName, bundleName, quote };

export const { spaceText, bundleText, bonusText } = spaceTexts(names, words, sentences);
