import type { AnswerTo } from '@manigance/protocol';
import type { Question } from '../match/connection.ts';
import { RefusedError } from '../match/connection.ts';
import { serverConnection } from '../match/server-connection.ts';
import { nameAtServer, offeredGames } from './guest.ts';

/** Why the server lists no matches of mine. */
export type NoMatchesReason = 'noServer' | 'nobody' | 'hidden';

type Read = 'history' | 'profile' | 'ratingPath';

/** The server's answer about finished matches, or why there is none. */
export async function askAboutMatches<K extends Read>(
  question: Question & { readonly type: K },
): Promise<AnswerTo<K> | NoMatchesReason> {
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
