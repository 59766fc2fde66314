import { type AccountRequest, accountRequests, type Fitting, type Reason } from '@manigance/protocol';
import { misfit } from '@manigance/protocol/check';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../guests.ts';
import { lookKeys } from '../look-alike/index.ts';
import type { Session } from '../people/accounts/accounts.ts';
import type { AccountSetup } from '../people/accounts/index.ts';
import { isWeak } from '../people/accounts/password-rules.ts';
import { BusyError } from '../people/accounts/passwords.ts';
import { deviceOf } from '../people/accounts/sessions.ts';
import type { Guest } from '../storage/port.ts';
import { giveCookie, type IdentitySources, identityOf } from './identities.ts';
import { knownMark } from './known-browsers.ts';
import { cookieFor, cookieOf } from './origin.ts';
import type { Allowances } from './rates.ts';
import { refused } from './replies.ts';

interface RouteSetup extends IdentitySources {
  readonly account: AccountSetup;
  deletePerson(guest: Guest): Promise<void>;
  /** Whether there may be new accounts. */
  registration(): { readonly accounts: boolean };
  readonly allowances: Allowances;
  readonly log: FastifyBaseLogger;
  networkOf(request: FastifyRequest['raw']): string;
}

type Body<K extends AccountRequest> = Fitting<(typeof accountRequests)[K]>;
/** Result of a request: a new session, another answer, or a refusal. */
type Outcome = { readonly session: Session } | { readonly answer: object; readonly forget?: true } | Reason;
type Run<K extends AccountRequest> = (by: Requester, body: Body<K>) => Promise<Outcome>;

/** The browser that sent a request, and who it is. */
interface Requester {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly identity: Identity | undefined;
  readonly network: string;
  readonly device: string;
}

const done: Outcome = { answer: { type: 'accepted', to: 0 } };

/** Requests that give or take a cookie. */
export function accountRoutes(app: FastifyInstance, setup: RouteSetup): void {
  const { account: use, allowances } = setup;
  const { accounts, passkeys, recovery } = use;
  const runs: { readonly [K in AccountRequest]: Run<K> } = {
    create: async ({ identity, device }, body) => {
      if (identity === undefined) return { code: 'stranger' };
      if (!setup.registration().accounts) return { code: 'registration-closed' };
      return opened(await accounts.create(identity, body, device));
    },
    'sign-in': async (by, { name, password, join = false }) => {
      const wait = await waitFor(by, name);
      if (wait > 0) return { code: 'too-fast', wait };
      const account = await accounts.byPassword(name, password);
      if (account === undefined) return { code: 'wrong-sign-in' };
      return opened(await accounts.open(account, by.identity, by.device, { join }));
    },
    'passkey-options': async () => ({ answer: { options: await passkeys.optionsToSignIn(use.site()) } }),
    passkey: async ({ identity, device }, { response, join = false }) => {
      const guest = await passkeys.guestOf(response, use.now(), use.site());
      const account = guest && (await accounts.of(guest));
      if (account === undefined || account === '') return { code: 'wrong-sign-in' };
      return opened(await accounts.open(account, identity, device, { join }));
    },
    recover: async ({ network }, { who, language }) => {
      if (!recovery.canMail) return { code: 'no-mail' };
      const wait = allowances.take('mail', network);
      if (wait > 0) return { code: 'too-fast', wait };
      // The answer does not wait for the mail: its time would tell whether there is such an account.
      setImmediate(() =>
        recovery.ask(who, language).catch((err: unknown) => setup.log.error({ err }, 'no mail')),
      );
      return done;
    },
    reset: async ({ identity, device }, { token, next }) => {
      const behind = await recovery.accountBehind(token);
      // A password that is refused does not use the link up.
      if (behind !== undefined && isWeak(next, behind.name)) return { code: 'weak-password' };
      const account = await recovery.accountOf(token);
      if (account === undefined) return { code: 'link-over' };
      const reason = await accounts.changePassword(account, next);
      if (reason !== undefined) return reason;
      await use.guests.signOutEverywhere(account.guest);
      return opened(await accounts.open(account, identity, device, { join: false }));
    },
    confirm: async (_by, { token }) => ((await recovery.confirm(token)) ? done : { code: 'link-over' }),
    delete: async ({ identity }, { password }) => {
      if (identity === undefined) return { code: 'stranger' };
      const account = await accounts.of(identity.guest.id);
      const wait = password === undefined ? 0 : allowances.take('password', identity.guest.id);
      if (wait > 0) return { code: 'too-fast', wait };
      // A guest has nothing but the cookie to prove who they are.
      const doubt = account && (await accounts.doubt(identity, account, password));
      if (doubt !== undefined) return doubt;
      for (const id of [...(identity.also ?? []), identity.guest.id])
        await setup.deletePerson({ ...identity.guest, id });
      await use.guests.dropped(identity.guest.id);
      return { answer: { type: 'accepted', to: 0 }, forget: true };
    },
  };

  /** Milliseconds until a password may be tried: wrong ones slow down, and lock nobody out. */
  async function waitFor({ request, network }: Requester, name: string): Promise<number> {
    const keys = lookKeys(name);
    const wait = allowances.take('password', `${network} ${keys.small}`);
    if (wait > 0) return wait;
    const account = (await use.store.named(keys))?.guest ?? '';
    const isKnown = cookieOf(request.headers, 'manigance-known') === (await knownMark(use.storage, account));
    return isKnown ? 0 : allowances.take('strangersPassword', keys.small);
  }

  async function answer(by: Requester, outcome: Outcome): Promise<FastifyReply> {
    const { request, reply } = by;
    if ('code' in outcome) return refused(reply, outcome);
    if ('answer' in outcome) {
      if (outcome.forget) giveCookie(request, reply, '', setup);
      return reply.send(outcome.answer);
    }
    const { secret, before, guest: id, name } = outcome.session;
    const secure = setup.publicUrl?.startsWith('https:') ?? request.protocol === 'https';
    const old = cookieOf(request.headers);
    const cookies = [
      cookieFor(secret, secure),
      cookieFor(await knownMark(use.storage, id), secure, 'manigance-known'),
      ...(before === 'kept' && old !== undefined ? [cookieFor(old, secure, 'manigance-before')] : []),
    ];
    return reply.header('set-cookie', cookies).send({ id, name, before });
  }

  app.post('/api/account/:name', async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    if (!isRequest(name)) return refused(reply, { code: 'unknown-type' });
    const body = request.body ?? {};
    const at = misfit(accountRequests[name].json, body);
    if (at !== undefined) return refused(reply, { code: 'malformed', at });
    const network = setup.networkOf(request.raw);
    const wait = allowances.take('signIn', network);
    if (wait > 0) return refused(reply, { code: 'too-fast', wait });
    const identity = await identityOf(request, setup);
    if (identity?.token.kind === 'api') return refused(reply, { code: 'cookie-only' });
    const by: Requester = {
      request,
      reply,
      identity,
      network,
      device: deviceOf(request.headers['user-agent']),
    };
    try {
      return await answer(by, await run(name, by, body));
    } catch (error) {
      if (error instanceof BusyError) return refused(reply, { code: 'try-again' });
      throw error;
    }
  });

  function run<K extends AccountRequest>(name: K, by: Requester, body: object): Promise<Outcome> {
    return runs[name](by, body as Body<K>); // it fits the schema of this request
  }
}

function opened(session: Session | Reason): Outcome {
  return 'code' in session ? session : { session };
}

function isRequest(name: string): name is AccountRequest {
  return Object.hasOwn(accountRequests, name);
}
