import type { FactWords } from '@manigance/bots';
import type { Language } from '@manigance/core';

/** Words for the hidden facts. */
export const factWords: Readonly<Record<Language, Readonly<Record<string, FactWords>>>> = {
  en: { dandy: { said: '{seat} had enough money for {value}', values: { rich: 'a Wealthy Dandy' } } },
  fr: { dandy: { said: '{seat} avait de quoi être {value}', values: { rich: 'Dandy Fortuné' } } },
};
