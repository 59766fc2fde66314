import type { FastifyInstance } from 'fastify';
import type { NoticeLinks } from './links.ts';
import type { NoticeStore } from './store.ts';

/** The link in a mail that ends such mails. Mail programs post to it (RFC 8058); the page does it for a reader. */
export function noticeRoutes(
  app: FastifyInstance,
  { store, links }: { readonly store: NoticeStore; readonly links: NoticeLinks },
): void {
  app.register(async (scope) => {
    // The form that mail programs post. It is not read: the link says everything.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    // A link that is only looked at, by a scanner for instance, ends nothing.
    scope.get('/api/stop-notices/:token', async (request, reply) => {
      const { token } = request.params as { readonly token: string };
      return reply.redirect(`/#/notices/stop/${encodeURIComponent(token)}`);
    });
    scope.post('/api/stop-notices/:token', async (request, reply) => {
      const { token } = request.params as { readonly token: string };
      const found = await links.guestOf(token);
      if (found === undefined) return reply.code(404).send({ error: 'not found' });
      await store.dropTarget(found.guest, 'mail', found.address);
      return { type: 'accepted', to: 0 };
    });
  });
}
