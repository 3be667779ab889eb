import { type ServerReason, serverReasons } from '@cabinet-wars/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../errors.ts';
import { DatabaseAway } from '../store/database-away.ts';
import { setSecurityHeaders } from './security.ts';

const knownCodes: Readonly<Record<string, ServerReason>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_VALIDATION: 'malformed',
};

/** Every refusal is a reason. A fault of our own is logged, and its sender learns only that there was one. */
export function addErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refused) return sayRefused(reply, error);
    if (error instanceof DatabaseAway) return sayAway(reply);
    if (server.services.disk.note(error)) {
      request.log.error({ err: error, url: request.routeOptions.url }, 'no room left on the disk');
      return reply.code(serverReasons['disk-full']).send({ ok: false, reason: { why: 'disk-full' } });
    }
    const why = reasonOf(error);
    if (why !== null) return reply.code(serverReasons[why]).send({ ok: false, reason: { why, ...where(error) } });
    request.log.error({ err: error, url: request.routeOptions.url }, 'fault');
    return reply.code(500).send({ ok: false, reason: { why: 'fault' } });
  });
}

/** Addresses nobody can read are refused before there is a route, and no hook or handler sees them: Fastify would answer in its own words. */
export const refuseUnreadable =
  (publicUrl: string | null) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setSecurityHeaders(request, reply, publicUrl);
    reply.code(serverReasons.malformed).send({ ok: false, reason: { why: 'malformed' } });
  };

function sayRefused(reply: FastifyReply, { status, reason, left }: Refused): FastifyReply {
  if (left !== null) reply.header('retry-after', Math.ceil(left / 1000));
  return reply.code(status).send({ ok: false, reason });
}

/** Seconds after which it is worth asking again. */
const RETRY_AFTER = 2;

const sayAway = (reply: FastifyReply): FastifyReply =>
  reply
    .code(serverReasons['database-away'])
    .header('retry-after', RETRY_AFTER)
    .send({
      ok: false,
      reason: { why: 'database-away' },
    });

function reasonOf(error: FastifyError): ServerReason | null {
  if (error.validation !== undefined) return 'malformed';
  if (Object.hasOwn(knownCodes, error.code ?? '')) return knownCodes[error.code];
  if (error.statusCode === 429) return 'too-many-requests';
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? 'malformed' : null;
}

/** Which field was wrong, as far as the schema can say. */
function where({ validation }: FastifyError): { field?: string } {
  const path = validation?.[0]?.instancePath;
  return path === undefined || path === '' ? {} : { field: path };
}
