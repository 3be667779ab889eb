import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/** The address people type: as configured, or as the request came. */
export const siteOf = ({ config }: Services, request: FastifyRequest): { readonly origin: string } => ({
  origin: config.publicUrl === null ? `${request.protocol}://${request.host}` : new URL(config.publicUrl).origin,
});
