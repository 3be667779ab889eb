import type { FastifyRequest } from 'fastify';

/** Who sends a request. */
export interface Who {
  readonly user: string;
  readonly name: string;
  readonly role: 'player' | 'moderator';
  /** Whether the account is a program's own, and not a person's. */
  readonly isBot: boolean;
  /** How they showed it: a browser's cookie, or a program's token. */
  readonly via: 'session' | 'token';
}

/** Finds out who it is; null for a stranger. */
export type Identify = (request: FastifyRequest) => Promise<Who | null>;
