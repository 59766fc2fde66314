import { namesEn as names } from './names-en.ts';
import { type SpaceSentences, spaceTexts } from './spaces.ts';
import { bundleCards, bundleName, capital, count, quote, spaceName } from './words-en.ts';

const sentences: SpaceSentences = {
  megaphones: (n) => `Gain ${count(n, 'megaphone')}.`,
  card: (card, boys) =>
    `Take ${quote(names.cards[card].name)}${boys === 1 ? '' : ' with two errand boys, one of whom is free again at the end of the phase'}.`,
  bundle: (bundle) =>
    `${capital(bundleCards(bundle))}${bundle.tile === undefined ? '' : `, with the circle tile ${quote(names.circles[bundle.tile])}`}.`,
};

const words = { spaceName, bundleName, quote };

export const { spaceText, bundleText, bonusText } = spaceTexts(names, words, sentences);
