import type { MatchRecord } from './record.ts';

/** Name of the file of a record: game, day and players. */
export function recordFileName({
  game,
  date,
  players = [],
}: Pick<MatchRecord, 'game' | 'date' | 'players'>): string {
  const words = [game, date ?? '', ...players].map(plainWord).filter((word) => word !== '');
  return `${words.join('-').slice(0, fileNameLength).replace(/-+$/, '')}.jsonl`;
}

const fileNameLength = 100;

/** Letters and digits in small letters, with dashes between them. */
function plainWord(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
