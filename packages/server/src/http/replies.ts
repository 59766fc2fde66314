import type { Reason, ReasonCode } from '@manigance/protocol';
import type { FastifyReply } from 'fastify';

const statusOf: Partial<Record<ReasonCode, number>> = {
  malformed: 400,
  'unknown-type': 404,
  'too-large': 413,
  stranger: 401,
  'no-table': 404,
  'no-profile': 404,
  'too-fast': 429,
  stopping: 503,
  'try-again': 503,
  'wrong-sign-in': 401,
  'name-reserved': 400,
  'registration-closed': 403,
};

/** Replies with a refusal and its status. */
export function refused(reply: FastifyReply, reason: Reason, status?: number) {
  return reply.code(status ?? statusOf[reason.code] ?? 409).send({ type: 'refused', to: 0, reason });
}

/** Header of a download under this name. */
export function attachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
