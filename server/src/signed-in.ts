import type { FastifyRequest } from 'fastify';
import { refused } from './errors.ts';
import type { Services } from './services.ts';
import type { Who } from './who.ts';

/** Whoever sends the request; strangers are refused. */
export async function signedIn({ identify }: Services, request: FastifyRequest): Promise<Who> {
  const who = await identify(request);
  if (who === null) throw refused('not-signed-in');
  return who;
}
