import { type DeskAnswer, type DeskRequest, deskRequests, type Reason } from '@manigance/protocol';
import { misfit } from '@manigance/protocol/check';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../guests.ts';
import { refused } from '../../http/replies.ts';
import type { AuditLog } from './audit.ts';
import type { DeskHandlers } from './requests.ts';
import type { HostRight } from './right.ts';

/** Parts that the routes of the desk work with. */
export interface DeskRouteSetup {
  readonly right: HostRight;
  readonly audit: AuditLog;
  readonly handlers: DeskHandlers;
  /** Who sent a request, as for every other request of a page. */
  identityOf(request: FastifyRequest): Promise<Identity | undefined>;
  hasAccount(guest: string): Promise<boolean>;
  /** Sends the record of a finished match; answers whether there is one. */
  sendRecord(reply: FastifyReply, table: string): Promise<boolean>;
  /** The announcement of a stop, for everybody. */
  announced(): object;
}

/**
 * The desk over HTTP. A request from anybody but a host is answered by the handler of unknown addresses, before its content is
 * looked at.
 */
export function deskRoutes(app: FastifyInstance, setup: DeskRouteSetup): void {
  const { right, handlers } = setup;

  /** The host who sent a request: by the cookie of a browser, never by a token of a program. */
  async function hostOf(request: FastifyRequest): Promise<Identity['guest'] | undefined> {
    const identity = await setup.identityOf(request);
    if (identity === undefined || identity.token.kind === 'api') return undefined;
    return (await right.has(identity.guest.id)) ? identity.guest : undefined;
  }

  /** Gives the right to the account of this browser. A wrong token is answered like an unknown address. */
  async function take(request: FastifyRequest): Promise<boolean> {
    const identity = await setup.identityOf(request);
    const { token } = (request.body ?? {}) as { readonly token?: unknown };
    if (identity === undefined || identity.token.kind === 'api') return false;
    if (misfit(deskRequests.take.json, request.body) !== undefined || typeof token !== 'string') return false;
    const { id } = identity.guest;
    if (!(await setup.hasAccount(id)) || !(await right.take(id, token))) return false;
    await setup.audit.write(id, { act: 'take-right', person: id });
    return true;
  }

  app.get('/api/announced', async () => setup.announced());
  app.get('/api/desk/record/:table', async (request, reply) => {
    const { table } = request.params as { readonly table: string };
    const isTable = /^[a-z0-9]{16,32}$/.test(table);
    if (!isTable || (await hostOf(request)) === undefined || !(await setup.sendRecord(reply, table)))
      reply.callNotFound();
    return reply;
  });
  app.post('/api/desk/:name', async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    if (name === 'take' && (await take(request))) return {};
    const host = await hostOf(request);
    if (host === undefined || !isRequest(name)) {
      reply.callNotFound();
      return reply;
    }
    const body = request.body ?? {};
    const at = misfit(deskRequests[name].json, body);
    if (at !== undefined) return refused(reply, { code: 'malformed', at });
    const answer = await run(name, host, body);
    return 'code' in answer ? refused(reply, answer) : answer;
  });

  type Named = keyof DeskHandlers;
  function run(name: Named, host: Identity['guest'], body: object): Promise<DeskAnswer<Named> | Reason> {
    const handle = handlers[name] as (
      by: Identity['guest'],
      body: object,
    ) => Promise<DeskAnswer<Named> | Reason>;
    return handle(host, body); // it fits the schema of this request
  }
}

function isRequest(name: string): name is Exclude<DeskRequest, 'take'> {
  return name !== 'take' && Object.hasOwn(deskRequests, name);
}
