import type { Answer, accountMessages } from '@manigance/protocol';
import { isMailAddress, mailboxOf } from '../../mail/mailer.ts';
import { isHost } from '../desk/right.ts';
import type { Handlers, Sender } from '../handlers.ts';
import { cookieOnly, refusal } from '../refusals.ts';
import type { AccountSetup } from './index.ts';
import { mostPasskeys } from './passkeys.ts';
import { endOtherSessions, endSession, sessionId } from './sessions.ts';
import type { Account } from './store.ts';

type Message = keyof typeof accountMessages;
type Proven = (sender: Sender, account: Account) => Promise<Answer>;

/** Messages of a person about their account. */
export function accountHandlers(setup: AccountSetup): Handlers<Message> {
  const { accounts, store, passkeys, recovery, storage, guests, now } = setup;
  const accepted = (to: number): Answer => ({ type: 'accepted', to });

  /** Runs a change that could lock the person out, once they have proved who they are. */
  async function proven(
    sender: Sender,
    { id: to, password }: { readonly id: number; readonly password?: string | undefined },
    change: Proven,
  ): Promise<Answer> {
    if (sender.token.kind === 'api') return cookieOnly(to);
    const account = await accounts.of(sender.guest.id);
    if (account === undefined) return refusal(to, { code: 'no-account' });
    const wait = password === undefined ? 0 : setup.charge('password', account.guest);
    if (wait > 0) return refusal(to, { code: 'too-fast', wait });
    const doubt = await accounts.doubt(sender, account, password);
    return doubt === undefined ? change(sender, account) : refusal(to, doubt);
  }

  return {
    async account(sender, { id: to }) {
      return sender.token.kind === 'api' ? cookieOnly(to) : accountAnswer(sender, to, setup);
    },
    changePassword: (sender, message) =>
      proven(sender, message, async ({ token }, account) => {
        const reason = await accounts.changePassword(account, message.next);
        if (reason !== undefined) return refusal(message.id, reason);
        await endOtherSessions(storage, token);
        await guests.dropped(account.guest);
        return accepted(message.id);
      }),
    setAddress: (sender, message) =>
      proven(sender, message, async (_sender, account) => {
        if (message.address === undefined) await store.dropAddress(account.guest);
        else if (!recovery.canMail) return refusal(message.id, { code: 'no-mail' });
        else if (!isMailAddress(message.address)) return refusal(message.id, malformedAddress);
        else {
          const wait = setup.charge('mailbox', mailboxOf(message.address));
          if (wait > 0) return refusal(message.id, { code: 'too-fast', wait });
          await recovery.confirmBy(account, message.address, message.language);
        }
        return accepted(message.id);
      }),
    passkeyOptions: (sender, message) =>
      proven(sender, message, async (_sender, account) => {
        const options = await passkeys.optionsToRegister(account, setup.site());
        return { type: 'passkeyOptions', to: message.id, options };
      }),
    // Its challenge was given to a person who proved who they are.
    async addPasskey(sender, { id: to, label, response }) {
      if (sender.token.kind === 'api') return cookieOnly(to);
      const known = await passkeys.of(sender.guest.id);
      if (known.length >= mostPasskeys) return refusal(to, { code: 'too-many' });
      const isAdded = await passkeys.add(sender.guest.id, response, label, now(), setup.site());
      return isAdded ? accepted(to) : refusal(to, { code: 'passkey-refused' });
    },
    dropPasskey: (sender, message) =>
      proven(sender, message, async (_sender, { guest, password }) => {
        const others = (await passkeys.of(guest)).filter(({ id }) => id !== message.passkey);
        if (others.length === 0 && password === undefined) return refusal(message.id, { code: 'last-way' });
        await passkeys.drop(guest, message.passkey);
        return accepted(message.id);
      }),
    async endSession({ guest, token }, { id: to, session }) {
      if (token.kind === 'api') return cookieOnly(to);
      if (await endSession(storage, guest.id, session)) await guests.dropped(guest.id);
      return accepted(to);
    },
  };
}

const malformedAddress = { code: 'malformed', at: 'address' } as const;

async function accountAnswer({ guest, token }: Sender, to: number, setup: AccountSetup): Promise<Answer> {
  const { accounts, passkeys, recovery, storage } = setup;
  const account = await accounts.of(guest.id);
  const sessions = (await storage.tokensOf(guest.id)).filter(({ kind }) => kind === 'cookie');
  return {
    type: 'account',
    to,
    name: account?.name,
    hasPassword: account?.password !== undefined,
    ...((await isHost(storage, guest.id)) ? { isHost: true } : {}),
    address: account?.address,
    canMail: recovery.canMail,
    isFresh: accounts.isFresh(token),
    openTables: await storage.countOpen(guest.id),
    passkeys: (await passkeys.of(guest.id)).map(({ id, label, createdAt, usedAt }) => ({
      id,
      label,
      since: createdAt,
      used: usedAt,
    })),
    sessions: sessions
      .toSorted((one, other) => other.usedAt - one.usedAt)
      .slice(0, 200)
      .map((one) => ({
        id: sessionId(one),
        device: one.label === 'cookie' ? '' : one.label,
        since: one.createdAt,
        used: Math.max(one.usedAt, one.createdAt),
        isThis: one.hash === token.hash,
      })),
  };
}
