import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Whoever has one IPv6 address has as many as they like of the same beginning. */
const SUBNET = 64;
/** What is given out to one house or small provider. */
const SITE = 48;

/** From where a request comes, as limits count it. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, SUBNET);

/** The network it is in: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one. */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(ip, SITE).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
