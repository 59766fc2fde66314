import type { AnswerTo, NoticeRule, NoticeSettings } from '@manigance/protocol';
import type { GuestName } from '../../remote/guest.ts';
import { introduce } from '../../remote/guest.ts';
import { ask } from '../../remote/post.ts';

/** My notice settings as the server tells them. */
export type KnownNotices = AnswerTo<'notices'>;

/** Reads my notice settings from the server, which registers this browser first if need be. */
export async function askNotices(me: GuestName): Promise<KnownNotices> {
  await introduce(me);
  return ask('/api/notices', {});
}

/** Sends a message about notices. */
export async function tell(type: string, body: object): Promise<void> {
  await ask<unknown>(`/api/${type}`, body);
}

/** Sends a test notice; answers whether it was sent. */
export async function sendTest(channel: 'mail' | 'push' | 'hook'): Promise<boolean> {
  return (await ask<{ readonly isSent: boolean }>('/api/testNotice', { channel })).isSent;
}

/** Ends the mails of a link. Answers whether it was a link of ours. */
export async function stopMails(token: string): Promise<boolean> {
  return (await fetch(`/api/stop-notices/${encodeURIComponent(token)}`, { method: 'POST' })).ok;
}

const often: NoticeRule = {
  isOn: true,
  kinds: ['turn', 'time', 'invited', 'over', 'abandoned'],
  tables: 'turn-based',
  after: 10,
};

/** The settings of somebody who has chosen none. */
export function defaultSettings(language: NoticeSettings['language']): NoticeSettings {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return { language, zone, mail: often, push: { ...often, after: 0 }, hook: often };
}
