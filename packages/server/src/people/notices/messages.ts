import { randomBytes } from 'node:crypto';
import type { noticeMessages } from '@manigance/protocol';
import { isMailAddress, type Mailer, MailNotSentError, mailboxOf } from '../../mail/mailer.ts';
import type { Handlers } from '../handlers.ts';
import { cookieOnly, refusal } from '../refusals.ts';
import type { HookDetails } from './channels.ts';
import type { Notice } from './compose.ts';
import type { NoticeLinks } from './links.ts';
import type { NotifierSetup } from './notifier.ts';
import type { Reach } from './post.ts';
import { isPublicUrl } from './public-address.ts';
import { isZone } from './settings.ts';
import { mostTargets, type NoticeStore } from './store.ts';
import { noticeWords } from './words.ts';

/** Parts that the handlers work with. */
export interface NoticeMessageSetup {
  readonly store: NoticeStore;
  readonly links: NoticeLinks;
  readonly mailer: Mailer | undefined;
  readonly reach: Reach;
  readonly pushKey: () => Promise<string>;
  readonly channels: NotifierSetup['channels'];
  readonly base: () => string;
  readonly now: () => number;
  /** Milliseconds to wait, or 0 if one more is within the rate. */
  charge(rate: 'mailbox', key: string): number;
}

/** Messages about the notices people want. */
export function noticeHandlers(setup: NoticeMessageSetup): Handlers<keyof typeof noticeMessages> {
  const { store, links, mailer } = setup;
  const mayReach = (url: string) => setup.reach === 'anywhere' || isPublicUrl(url);
  return {
    async notices({ guest: { id: guest }, token }, { id: to }) {
      if (token.kind === 'api') return cookieOnly(to); // it has the secret of the webhook
      const [mail] = await store.targets(guest, 'mail');
      const [hook] = await store.targets(guest, 'hook');
      const devices = (await store.targets(guest, 'push')).map(({ address }) => address);
      const settings = await store.settings(guest);
      return {
        type: 'notices',
        to,
        ...(settings === undefined ? {} : { settings }),
        hasMail: mailer !== undefined,
        ...(mail === undefined ? {} : { address: mail.address }),
        pushKey: await setup.pushKey(),
        devices,
        ...(hook === undefined
          ? {}
          : { hook: { url: hook.address, ...(JSON.parse(hook.details) as HookDetails) } }),
      };
    },
    async setNotices({ guest }, { id: to, settings }) {
      if (!isZone(settings.zone)) return refusal(to, { code: 'malformed', at: '.settings.zone' });
      await store.saveSettings(guest.id, settings);
      return { type: 'accepted', to };
    },
    async noticeAddress({ guest: { id: guest }, token }, { id: to, address, code }) {
      if (token.kind === 'api') return cookieOnly(to);
      if (address === undefined) {
        await store.dropTarget(guest, 'mail');
        return { type: 'accepted', to };
      }
      if (mailer === undefined) return refusal(to, { code: 'not-offered' });
      if (!isMailAddress(address)) return refusal(to, { code: 'bad-address' });
      const { language = 'en' } = (await store.settings(guest)) ?? {};
      if (code === undefined) {
        const wait = setup.charge('mailbox', mailboxOf(address));
        if (wait > 0) return refusal(to, { code: 'too-fast', wait });
        return askByMail(mailer, to, address, await links.codeFor(guest, address, setup.now()), language);
      }
      if (!(await links.isCode(code, guest, address, setup.now())))
        return refusal(to, { code: 'wrong-code' });
      await store.dropTarget(guest, 'mail');
      await store.saveTarget(guest, 'mail', { address, details: '{}' });
      return { type: 'accepted', to };
    },
    async addDevice({ guest: { id: guest }, token }, { id: to, endpoint, p256dh, auth }) {
      if (token.kind === 'api') return cookieOnly(to);
      if (!mayReach(endpoint) || !isPushKey(p256dh, auth)) return refusal(to, { code: 'bad-address' });
      const known = await store.targets(guest, 'push');
      const isKnown = known.some(({ address }) => address === endpoint);
      if (!isKnown && known.length >= mostTargets) return refusal(to, { code: 'too-many' });
      await store.saveTarget(guest, 'push', { address: endpoint, details: JSON.stringify({ p256dh, auth }) });
      return { type: 'accepted', to };
    },
    async dropDevice({ guest }, { id: to, endpoint }) {
      await store.dropTarget(guest.id, 'push', endpoint);
      return { type: 'accepted', to };
    },
    async setHook({ guest: { id: guest }, token }, { id: to, url, form }) {
      if (token.kind === 'api') return cookieOnly(to);
      if (url !== undefined && !mayReach(url)) return refusal(to, { code: 'bad-address' });
      await store.dropTarget(guest, 'hook');
      const secret = randomBytes(24).toString('base64url');
      if (url !== undefined)
        await store.saveTarget(guest, 'hook', { address: url, details: JSON.stringify({ form, secret }) });
      return { type: 'accepted', to };
    },
    async testNotice({ guest: { id: guest } }, { id: to, channel }) {
      const targets = await store.targets(guest, channel);
      const { language = 'en' } = (await store.settings(guest)) ?? {};
      const notice = testOf(language, setup.base());
      const fates = await Promise.all(
        targets.map((target) => setup.channels[channel](target, notice, guest)),
      );
      const isSent = fates.includes('sent');
      const [why] = fates;
      return isSent || why === undefined
        ? { type: 'tested', to, isSent }
        : { type: 'tested', to, isSent, why };
    },
  };
}

async function askByMail(mailer: Mailer, to: number, address: string, code: string, language: 'en' | 'fr') {
  const words = noticeWords[language];
  try {
    const text = `${words.code(code)}\n\n${words.codeIgnored}\n`;
    await mailer.send({ to: address, subject: words.codeSubject, text });
    return { type: 'accepted', to } as const;
  } catch (error) {
    const isFinal = error instanceof MailNotSentError && error.retry === 'never';
    return refusal(to, { code: isFinal ? 'bad-address' : 'try-again' });
  }
}

/** A point of the curve P-256, and a secret of 16 bytes. */
function isPushKey(p256dh: string, auth: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
}

function testOf(language: 'en' | 'fr', base: string): Notice {
  const words = noticeWords[language];
  const link = `${base}/#/notices`;
  return {
    id: randomBytes(16).toString('hex'),
    kind: 'test',
    language,
    title: words.titles.test(),
    text: words.openings.test,
    opening: words.openings.test,
    recap: [],
    with: '',
    link,
  };
}
