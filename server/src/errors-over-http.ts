import type { FastifyError, FastifyInstance } from 'fastify';
import { Refused, type ServerReason, serverReasons } from './errors.ts';

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
    if (error instanceof Refused) return reply.code(error.status).send({ ok: false, reason: error.reason });
    const why = reasonOf(error);
    if (why !== null) return reply.code(serverReasons[why]).send({ ok: false, reason: { why, ...where(error) } });
    request.log.error({ err: error, url: request.routeOptions.url }, 'fault');
    return reply.code(500).send({ ok: false, reason: { why: 'fault' } });
  });
}

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
