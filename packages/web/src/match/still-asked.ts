import type { Shown, Vocabulary } from '@manigance/core';
import type { TableInfo } from '@manigance/protocol';
import type { Update } from './match-client.ts';

/** Why a match goes no further, and what is shown of it: nothing is asked once it has stopped, nor where a bot plays in my place. */
export function stillAsked(
  all: Shown<Vocabulary>,
  { info: { stage }, isBotMine }: { readonly info: TableInfo; readonly isBotMine: boolean },
): Pick<Update, 'shown' | 'stopped'> {
  const { asked, ...unasked } = all;
  const { waiting, ...rest } = unasked;
  if (stage === 'abandoned' || stage === 'frozen') return { shown: rest, stopped: stage };
  return { shown: isBotMine ? unasked : all, stopped: undefined };
}
