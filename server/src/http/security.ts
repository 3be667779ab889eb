import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../errors.ts';

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

const YEAR = 31_536_000;

/** What browsers are to make of every answer. To be called for those that hooks do not see, too. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): void {
  // From then on a browser comes by no other way, so that nobody in between can talk it out of encryption.
  if (publicUrl?.startsWith('https:')) reply.header('strict-transport-security', `max-age=${YEAR}`);
  // Answers are somebody's own: no cache on the way may keep them for the next who asks.
  if (!isFile(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.header('content-security-policy', policy);
  reply.header('x-content-type-options', 'nosniff');
  // Not `no-referrer`: with it a browser hides from us, too, that a form was ours.
  reply.header('referrer-policy', 'same-origin');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
}

export function addSecurityHeaders(server: FastifyInstance, publicUrl: string | null): void {
  server.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, publicUrl));
}

/** Files of the client say themselves how long they keep. */
const isFile = ({ url }: FastifyRequest): boolean => !/^\/(api|metrics|healthz|readyz)(\/|\?|$)/.test(url);

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
