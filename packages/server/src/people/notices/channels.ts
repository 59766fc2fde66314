import { createHmac } from 'node:crypto';
import type { NoticeChannel, NoticeContent } from '@manigance/protocol';
import webPush from 'web-push';
import { type Mailer, MailNotSentError } from '../../mail/mailer.ts';
import type { Notice } from './compose.ts';
import { mailOf } from './mail-text.ts';
import { post, type Reach, type SendOutcome } from './post.ts';
import type { Target } from './store.ts';

/** The key pair of the club for Web Push. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Mailer and keys of the channels. */
export interface ChannelSetup {
  readonly mailer: Mailer | undefined;
  readonly reach: Reach;
  readonly vapid: () => Promise<VapidKeys>;
  /** `https:` or `mailto:` address at which push services reach the host. */
  readonly contact: () => string;
  /** Link with which a person ends the mails to an address. */
  readonly stopLink: (
    guest: string,
    address: string,
  ) => Promise<{ readonly page: string; readonly post: string }>;
  readonly now: () => number;
}

type Send = (target: Target, notice: Notice, guest: string) => Promise<SendOutcome>;

/** The ways to send a notice. */
export function makeChannels(setup: ChannelSetup): Readonly<Record<NoticeChannel, Send>> {
  return {
    mail: (target, notice, guest) => sendMail(setup, target, notice, guest),
    push: (target, notice) => push(setup, target, notice),
    hook: (target, notice) => postHook(setup, target, notice),
  };
}

async function sendMail(
  setup: ChannelSetup,
  { address }: Target,
  notice: Notice,
  guest: string,
): Promise<SendOutcome> {
  if (setup.mailer === undefined) return 'never';
  const stop = await setup.stopLink(guest, address);
  try {
    await setup.mailer.send({ to: address, ...mailOf(notice, stop) });
    return 'sent';
  } catch (error) {
    return error instanceof MailNotSentError ? error.retry : 'unsure';
  }
}

function contentOf({ kind, title, text, link, table }: Notice): NoticeContent {
  return table === undefined ? { kind, title, text, link } : { kind, title, text, link, table };
}

/** Time for which a push service keeps a message for a device that is off; seconds. */
const keepFor = 43_200;

async function push(setup: ChannelSetup, { address, details }: Target, notice: Notice): Promise<SendOutcome> {
  const keys = JSON.parse(details) as { readonly p256dh: string; readonly auth: string };
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: address, keys },
    JSON.stringify(contentOf(notice)),
    { vapidDetails: { subject: setup.contact(), ...(await setup.vapid()) }, TTL: keepFor, urgency: 'high' },
  );
  return post({ url: endpoint, headers: { ...headers }, body: body ?? '' }, setup.reach);
}

/** Form and secret of a webhook. */
export interface HookDetails {
  readonly form: 'signed' | 'discord';
  readonly secret: string;
}

async function postHook(
  setup: ChannelSetup,
  { address, details }: Target,
  notice: Notice,
): Promise<SendOutcome> {
  const { form, secret } = JSON.parse(details) as HookDetails;
  const body = JSON.stringify(form === 'discord' ? discordForm(notice) : contentOf(notice));
  const at = String(Math.floor(setup.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const signed = { 'manigance-time': at, 'manigance-signature': `sha256=${signature}` };
  const headers = { 'content-type': 'application/json', ...(form === 'discord' ? {} : signed) };
  return post({ url: address, headers, body }, setup.reach);
}

/** Discord's form: names and texts are shown as they are, and nobody is called by them. */
function discordForm({ title, text, link }: Notice): object {
  const plain = `**${escaped(title)}**\n${escaped(text)}`.slice(0, 1_800);
  return { content: `${plain}\n${link}`, allowed_mentions: { parse: [] } };
}

function escaped(text: string): string {
  return text.replaceAll(/[\\*_~`|<>[\]()#@:-]/g, '\\$&');
}
