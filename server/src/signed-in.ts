import type { FastifyRequest } from 'fastify';
import { refused } from './errors.ts';
import type { Services } from './services.ts';
import type { Who } from './who.ts';

/** A person at a browser. A token plays for its owner, but does not change the account: one that leaks must not outlive itself. */
export async function inPerson(services: Services, request: FastifyRequest): Promise<Who> {
  const who = await signedIn(services, request);
  if (who.via !== 'session') throw refused('not-allowed');
  return who;
}

/** Whoever sends the request; strangers are refused. */
export async function signedIn({ identify }: Services, request: FastifyRequest): Promise<Who> {
  const who = await identify(request);
  if (who === null) throw refused('not-signed-in');
  return who;
}
