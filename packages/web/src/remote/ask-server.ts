import type { AnswerTo } from '@manigance/protocol';
import type { Question } from '../match/connection.ts';
import { RefusedError } from '../match/connection.ts';
import { serverConnection } from '../match/server-connection.ts';
import { nameAtServer, offeredGames } from './guest.ts';

/** Why the server lists no matches of mine. */
export type Silence = 'noServer' | 'nobody' | 'hidden';

type Read = 'history' | 'profile' | 'ratingPath';

/** What the server knows about finished matches, or why it tells nothing. */
export async function askAboutMatches<K extends Read>(
  question: Question & { readonly type: K },
): Promise<AnswerTo<K> | Silence> {
  if ((await offeredGames()) === undefined) return 'noServer';
  if ((await nameAtServer()) === undefined) return 'nobody';
  try {
    const answer = await serverConnection().ask(question);
    return answer.type === question.type ? (answer as AnswerTo<K>) : 'noServer';
  } catch (error) {
    if (error instanceof RefusedError && error.reason.code === 'no-profile') return 'hidden';
    throw error;
  }
}
