import type { NoticeSettings } from '@manigance/protocol';
import type { Mailbox } from '../test/mailbox.ts';
import { Client } from './client.ts';

/** A server that can be reached. */
interface Place {
  readonly base: string;
  readonly socketUrl: string;
}

/** A guest with its cookie and its client. */
export interface BrowserGuest {
  readonly me: string;
  readonly cookie: string;
  readonly client: Client;
}

const everyKind = ['turn', 'time', 'invited', 'over', 'abandoned'] as const;
const always = { isOn: true, kinds: everyKind, tables: 'all', after: 0 } as const;

/** Settings: every kind of notice, at once, over every channel that has an address. */
export const wantsAll: NoticeSettings = {
  language: 'en',
  zone: 'Europe/Paris',
  mail: always,
  push: always,
  hook: always,
};

/** Posts a message with this cookie. */
export function postAs(
  { base }: Pick<Place, 'base'>,
  cookie: string,
  type: string,
  body: object,
): Promise<Response> {
  return fetch(`${base}/api/${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: base },
    body: JSON.stringify(body),
  });
}

/** A guest with the cookie of a browser and a socket. */
export async function browserGuest(place: Place, name: string): Promise<BrowserGuest> {
  const made = await postAs(place, '', 'guest', { name });
  const { id: me } = (await made.json()) as { readonly id: string };
  const cookie = (made.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const given = await postAs(place, cookie, 'newToken', { label: 'test' });
  const { token } = (await given.json()) as { readonly token: string };
  const client = new Client(place.socketUrl, token);
  await client.connect();
  return { me, cookie, client };
}

/** Saves settings, asks for the code by mail, and types it. The cookie of a browser may do so, an API token may not. */
export async function wantMail(
  place: Place,
  receiver: Mailbox,
  { cookie }: Pick<BrowserGuest, 'cookie'>,
  address: string,
  settings = wantsAll,
): Promise<void> {
  await postAs(place, cookie, 'setNotices', { settings });
  const before = receiver.mailsTo(address).length;
  await postAs(place, cookie, 'noticeAddress', { address });
  const { text } = await receiver.mailTo(address, before + 1);
  const code = /\b[A-Z2-9]{8}\b/.exec(text)?.[0];
  const answer = await postAs(place, cookie, 'noticeAddress', { address, code });
  if (answer.status !== 200) throw new Error(await answer.text());
}
