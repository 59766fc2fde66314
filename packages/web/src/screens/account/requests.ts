import type { AccountRequest, AnswerTo, accountMessages } from '@manigance/protocol';
import { changeSettings } from '@manigance/ui/settings.ts';
import { closeConnection } from '../../match/server-connection.ts';
import { keptGuest, noteIntroduced } from '../../remote/guest.ts';
import { mayBeIntroduced } from '../../remote/introduced.ts';
import { post } from '../../remote/post.ts';

/** My account as the server tells it. */
export type AccountInfo = AnswerTo<'account'>;

/** The server's answer: the body, or why it refused. */
export type Answered =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly code: string; readonly wait: number };

/** Sends a message or request about the account. Throws if no server answers. */
export async function ask(
  path: keyof typeof accountMessages | `account/${AccountRequest}`,
  body: object = {},
): Promise<Answered> {
  const response = await post(`/api/${path}`, body);
  const read = (await response.json()) as {
    readonly reason?: { readonly code: string; readonly wait?: number };
  };
  if (response.ok) return { ok: true, body: read };
  if (read.reason === undefined) throw new Error(`the server fails: ${response.status}`);
  return { ok: false, code: read.reason.code, wait: read.reason.wait ?? 0 };
}

/** My account and sessions; `undefined` if the server does not know this browser. */
export async function readAccount(): Promise<AccountInfo | undefined> {
  if (!mayBeIntroduced()) return undefined;
  const answer = await ask('account');
  if (answer.ok) return answer.body as AccountInfo;
  if (answer.code === 'stranger') return undefined;
  throw new Error(answer.code);
}

/** This browser is signed in: the open connection is that of the session before. */
export function signedIn(answer: Answered): void {
  if (!answer.ok) return;
  const { name, before } = answer.body as { readonly name: string; readonly before: string };
  changeSettings({ name });
  noteIntroduced();
  if (before === 'kept') localStorage.setItem(keptGuest, 'yes');
  closeConnection();
}
