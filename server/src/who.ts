import type { FastifyRequest } from 'fastify';

/** Who sends a request. */
export interface Who {
  readonly user: string;
  readonly name: string;
  readonly role: 'player' | 'moderator';
  /** How they showed it: a browser's cookie, or a program's token. */
  readonly via: 'session' | 'token';
}

/** Finds out who it is; null for a stranger. */
export type Identify = (request: FastifyRequest) => Promise<Who | null>;
