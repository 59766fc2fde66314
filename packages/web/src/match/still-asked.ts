import type { Shown, Vocabulary } from '@manigance/core';
import type { TableInfo } from '@manigance/protocol';
import type { Update } from './match-client.ts';

/** The shown position less questions that are no longer mine: of a stopped match, or of a seat that a bot plays for me. */
export function stillAsked(
  all: Shown<Vocabulary>,
  { info: { stage }, isBotMine }: { readonly info: TableInfo; readonly isBotMine: boolean },
): Pick<Update, 'shown' | 'stopped'> {
  const { asked, ...unasked } = all;
  const { waiting, ...rest } = unasked;
  if (stage === 'abandoned' || stage === 'frozen') return { shown: rest, stopped: stage };
  return { shown: isBotMine ? unasked : all, stopped: undefined };
}
