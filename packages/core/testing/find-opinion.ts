import { existsSync } from 'node:fs';
import type { SecondOpinion } from './second-opinion.ts';

/** The second opinion beside a game's manifest, in `second-opinion/index.ts`; `undefined` if the game has none. */
export async function opinionBeside(manifest: string): Promise<SecondOpinion | undefined> {
  const url = new URL('./second-opinion/index.ts', manifest);
  if (!existsSync(url)) return undefined;
  const { opinion } = (await import(url.href)) as { readonly opinion: SecondOpinion };
  return opinion;
}
