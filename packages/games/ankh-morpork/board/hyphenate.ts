const vowel = /[aeiouyàâäéèêëîïôöûùüœ]/i;
/** Words up to this long fit on a card of a phone. */
const longest = 10;

/**
 * A name with a soft hyphen in each long word, near its middle: before a consonant that stands between two vowels, or
 * between two consonants. Browsers hyphenate by themselves only where they have a dictionary.
 */
export function hyphenate(name: string): string {
  return name.replace(/[\p{L}]+/gu, (word) => (word.length > longest ? hyphenateWord(word) : word));
}

function hyphenateWord(word: string): string {
  const isVowel = [...word].map((letter) => vowel.test(letter));
  const places = isVowel.flatMap((_, at) => {
    if (at < 3 || at > word.length - 3 || /[tcpsg]h/i.test(word.slice(at - 1, at + 1))) return [];
    const [before, here, after] = [isVowel[at - 1], isVowel[at], isVowel[at + 1]];
    return here !== true && after === true
      ? [{ at, cost: Math.abs(at - word.length / 2) + (before === true ? 0 : 0.5) }]
      : [];
  });
  const [best] = places.toSorted((one, other) => one.cost - other.cost);
  return best === undefined ? word : `${word.slice(0, best.at)}\u00ad${word.slice(best.at)}`;
}
