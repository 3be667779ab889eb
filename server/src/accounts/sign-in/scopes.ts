import { type Scope, scope } from '@cabinet-wars/protocol';
import type { FastifyRequest } from 'fastify';
import { refused } from '../../errors.ts';

interface Rule {
  readonly scope: Scope;
  readonly methods: readonly string[];
  readonly route: RegExp;
}

/**
 * What a program may do for somebody, and what its token must be good for. The first rule that fits holds. What no rule
 * names is for people at a browser: the account, its keys, webhooks, blocking and reporting people, moderation.
 */
const rules: readonly Rule[] = [
  { scope: 'play', methods: ['GET'], route: /^\/tables\/:id\/socket$/ },
  {
    scope: 'read',
    methods: ['GET', 'HEAD'],
    route: /^\/(me|sessions|games|live|registration|bots|(users|ratings|invitations|tables|components)\/.*)$/,
  },
  {
    scope: 'play',
    methods: ['POST', 'PUT'],
    route: /^\/tables\/:id\/(join|leave|nonce|resign|abandon|votes|return|rematch|notes)$/,
  },
  { scope: 'tables', methods: ['POST'], route: /^\/components$/ },
  { scope: 'tables', methods: ['POST'], route: /^\/tables(\/:id\/(kick|readmit|bots|invitations|start))?$/ },
];

/** Refuses a request that a token with these scopes is not good for. */
export function mustCover(scopes: readonly Scope[], { method, routeOptions }: FastifyRequest): void {
  const route = (routeOptions.url ?? '').replace(/^\/api\/v1/, '');
  const rule = rules.find((each) => each.methods.includes(method) && each.route.test(route));
  if (rule === undefined) throw refused('not-allowed');
  if (!scopes.includes(rule.scope)) throw refused('token-scope', { scope: rule.scope });
}

export const readScopes = (text: string): Scope[] =>
  text.split(' ').flatMap((word) => scope.safeParse(word).data ?? []);
