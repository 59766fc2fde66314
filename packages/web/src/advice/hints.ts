import type { PartNames, Request } from '@manigance/bots';
import { adviceOn, type HintReply } from '@manigance/bots/hint';
import type { Language } from '@manigance/core';
import { catalog, type TableOptions } from '@manigance/games';

/** The advice of the strongest bot of a game. Loaded with the first hint. */
export async function adviseIn(game: string, request: Request, options?: TableOptions): Promise<HintReply> {
  const module = await catalog.get(game).bot?.(options);
  return adviceOn(module?.bots, request, () => performance.now());
}

/** Names for the parts of the judgement in one language. */
export async function partsInWords(game: string, language: Language): Promise<PartNames> {
  const module = await catalog.get(game).bot?.({});
  return (await module?.bots.reasons?.())?.words[language] ?? {};
}
