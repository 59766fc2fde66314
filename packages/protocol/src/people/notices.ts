import { type Fitting, flag, list, object, oneOf, optional, text, whole } from '../schema.ts';
import { tableId } from '../table.ts';

const id = whole(0);
const to = whole(0);

/** Subjects of a notice. */
export const noticeKinds = ['turn', 'time', 'invited', 'over', 'abandoned'] as const;
/** A subject of a notice. */
export type NoticeKind = (typeof noticeKinds)[number];
/** The ways the server can send one. */
export const noticeChannels = ['mail', 'push', 'hook'] as const;
/** A way to send a notice. */
export type NoticeChannel = (typeof noticeChannels)[number];

const channel = oneOf(...noticeChannels);
/** Settings of a channel: which notices it sends, and when. */
const rule = object({
  isOn: flag,
  kinds: list(oneOf(...noticeKinds), noticeKinds.length),
  /** Only tables with days per answer, or all. */
  tables: oneOf('turn-based', 'all'),
  /** Minutes away from the table before a notice is sent. */
  after: whole(0, 1_440),
});
/** Which notices go over a channel, and when. */
export type NoticeRule = Fitting<typeof rule>;

/** Schema of a person's settings of notices. */
export const noticeSettings = object({
  language: oneOf('en', 'fr'),
  /** IANA time zone, for the quiet hours. */
  zone: text({ min: 1, max: 60, pattern: '^[A-Za-z0-9_+/-]+$' }),
  /** Minutes from midnight between which nothing is sent; what fell due meanwhile follows at the end, if it still holds. */
  quiet: optional(object({ from: whole(0, 1_439), to: whole(0, 1_439) })),
  mail: rule,
  push: rule,
  hook: rule,
});
/** A person's settings of notices. */
export type NoticeSettings = Fitting<typeof noticeSettings>;

const mailAddress = text({ min: 3, max: 254 });
const url = text({ min: 8, max: 1_000, pattern: '^https?://[!-~]+$' });
const key64 = text({ min: 8, max: 200, pattern: '^[A-Za-z0-9_-]+=*$' });

/** Messages about the notices a person wants while away from the table. */
export const noticeMessages = {
  notices: object({ type: oneOf('notices'), id }, 'Your settings of notices.'),
  setNotices: object({ type: oneOf('setNotices'), id, settings: noticeSettings }, 'Replace your settings.'),
  noticeAddress: object(
    { type: oneOf('noticeAddress'), id, address: optional(mailAddress), code: optional(text({ max: 12 })) },
    'Send a code to a mail address; with the code, have notices sent there; without an address, to none.',
  ),
  addDevice: object(
    { type: oneOf('addDevice'), id, endpoint: url, p256dh: key64, auth: key64 },
    'Have notices pushed to this browser (a Web Push subscription).',
  ),
  dropDevice: object(
    { type: oneOf('dropDevice'), id, endpoint: optional(url) },
    'End that; without an endpoint for all.',
  ),
  setHook: object(
    { type: oneOf('setHook'), id, url: optional(url), form: oneOf('signed', 'discord') },
    'Have notices posted to an address of yours; without `url` to none. They tell no more than the whole table may know.',
  ),
  testNotice: object(
    { type: oneOf('testNotice'), id, channel },
    'Send yourself a notice by this channel now.',
  ),
} as const;

/** Answers about notices. */
export const noticeAnswers = {
  notices: object({
    type: oneOf('notices'),
    to,
    /** Absent until they were set. */
    settings: optional(noticeSettings),
    /** Whether this server can send mail. */
    hasMail: flag,
    /** Address that mails go to. */
    address: optional(mailAddress),
    /** Public key of this server for Web Push. */
    pushKey: text({ max: 200 }),
    /** Endpoints that are pushed to. */
    devices: list(url, 20),
    hook: optional(
      object({
        url,
        form: oneOf('signed', 'discord'),
        /** Key of the signature: HMAC-SHA256 of the time, a full stop and the body. */
        secret: text({ max: 100 }),
      }),
    ),
  }),
  tested: object(
    { type: oneOf('tested'), to, isSent: flag, why: optional(text({ max: 200 })) },
    'Whether the notice was sent, and if not why.',
  ),
} as const;

/** Payload of a push message and of a signed webhook. */
export const noticeContent = object({
  kind: oneOf(...noticeKinds, 'test'),
  title: text({ max: 200 }),
  text: text({ max: 4_000 }),
  /** Address that opens the table. */
  link: text({ max: 500 }),
  table: optional(tableId),
});
/** Payload of a push message and of a signed webhook. */
export type NoticeContent = Fitting<typeof noticeContent>;
