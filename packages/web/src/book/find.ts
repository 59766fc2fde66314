/** A text without accents and capitals, and where each of its letters stands in the original. */
interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
};

function folded(text: string): Folded {
  let plain = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const letter = (text[index] as string).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    const spelled = ligatures[letter] ?? letter;
    plain += spelled;
    for (let part = 0; part < spelled.length; part++) at.push(index);
  }
  return { text: plain, at };
}

/** The words of a search. */
export function wordsOf(sought: string): readonly string[] {
  return folded(sought)
    .text.split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a text has all of these words, as parts of words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const { text: plain } = folded(text);
  return words.every((word) => plain.includes(word));
}

/** Cuts a text into pieces that match a word and the pieces between them. */
export function pieces(
  text: string,
  words: readonly string[],
): readonly { text: string; isMatch: boolean }[] {
  const { text: plain, at } = folded(text);
  const isIn = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let from = plain.indexOf(word); from !== -1; from = plain.indexOf(word, from + 1))
      for (let letter = from; letter < from + word.length; letter++) isIn[at[letter] ?? 0] = true;
  const parts: { text: string; isMatch: boolean }[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = parts.at(-1);
    const isMatch = isIn[index] === true;
    if (last?.isMatch === isMatch) last.text += text[index];
    else parts.push({ text: text[index] as string, isMatch });
  }
  return parts;
}

/** Marks the matches in HTML that the rule-book compiler made; its tags stay whole. */
export function markHtml(html: string, words: readonly string[]): string {
  return html
    .split(/(<[^>]+>|&\w+;)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : pieces(part, words)
            .map(({ text, isMatch }) => (isMatch ? `<mark>${text}</mark>` : text))
            .join(''),
    )
    .join('');
}
