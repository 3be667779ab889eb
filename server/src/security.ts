import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from './errors.ts';

/** Nothing from elsewhere, nothing inline but styles (React sets positions on elements), never inside another page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    // Not `no-referrer`: with it a browser hides from us, too, that a form was ours.
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What another site makes a browser send is refused: posts and sockets must come from our own pages. A program that sends
 * no `Origin` has no cookies to lend out either, unless it sends them itself.
 */
export function addOriginCheck(server: FastifyInstance, publicUrl: string | null): void {
  server.addHook('onRequest', async (request) => {
    const changes = !harmless.has(request.method) || request.headers.upgrade !== undefined;
    if (changes && !isOurs(request, publicUrl)) throw refused('wrong-origin');
  });
}

function isOurs(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === undefined || isSameSite(request);
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

const isSameSite = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none';
