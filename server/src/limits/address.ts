import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Whoever has one IPv6 address has as many as they like of the same beginning. */
const SUBNET = 64;

/** From where a request comes, as limits count it. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, SUBNET);
