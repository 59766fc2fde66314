/** A French name inside a sentence: its article takes a small letter, « le commis Tolliver ». */
export function midSentence(name: string): string {
  return name.replace(/^(?:Le |La |Les |L’)/, (article) => article.toLowerCase());
}
