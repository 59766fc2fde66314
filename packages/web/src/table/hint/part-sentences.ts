import type { PartNames } from '@manigance/bots';
import type { Language, NameOf } from '@manigance/core';
import type { TableHint } from '@manigance/protocol';
import type { HintWords } from './words.ts';

type Why = TableHint['why'];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The reasons of a hint as sentences, in the game's words for the parts of the bot's judgement. */
export function reasonsInWords(
  { gains, prevents, fears, wins }: Why,
  parts: PartNames,
  {
    words,
    names,
    language,
  }: { readonly words: HintWords; readonly names: NameOf; readonly language: Language },
): { readonly gains?: string; readonly prevents?: string; readonly fears?: string } {
  const figure = (value: number) => new Intl.NumberFormat(language).format(value);
  const nameOf = (part: string) => parts[part] ?? part;
  const isMine = (seat: number) => seat === names.reader;
  const gained = () => {
    if (wins === true) return words.wins;
    if (gains === undefined) return undefined;
    const { part, from, to } = gains;
    if (from === undefined || to === undefined || from === to) return words.better(nameOf(part));
    return words.change(capital(nameOf(part)), figure(from), figure(to));
  };
  const said = {
    gains: gained(),
    prevents: prevents && words.holds(names(prevents.seat), nameOf(prevents.part)),
    fears:
      fears &&
      (isMine(fears.seat)
        ? words.lose(nameOf(fears.part))
        : words.rival(names(fears.seat), nameOf(fears.part))),
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined));
}
