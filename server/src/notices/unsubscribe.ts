import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { wordsIn } from './words.ts';

const params = z.object({ word: z.string().regex(/^[0-9a-f]{32}$/) });

/**
 * The way out of all mail, without signing in. The link shows one button, since mail programs open links to look at
 * them; the button, and the one mail programs show themselves (RFC 8058), do it.
 */
export function unsubscribeRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
  // What a form or a mail program posts says nothing we do not know.
  plain.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, null),
  );
  server.get('/unsubscribe/:word', { config, schema: { params, hide: true } }, async (request, reply) => {
    const { language } = await whose(services, request.params.word);
    const { ask, button } = wordsIn(language).unsubscribed;
    return page(reply, language, `<p>${ask}</p><form method="post"><button>${button}</button></form>`);
  });
  server.post('/unsubscribe/:word', { config, schema: { params, hide: true } }, async (request, reply) => {
    const { id, notices, language } = await whose(services, request.params.word);
    const choices = JSON.stringify({ ...JSON.parse(notices), mail: false });
    await services.store.db.updateTable('users').set({ notices: choices }).where('id', '=', id).execute();
    return page(reply, language, `<p>${wordsIn(language).unsubscribed.done}</p>`);
  });
}

async function whose({ store }: Services, word: string) {
  const user = await store.db
    .selectFrom('users')
    .select(['id', 'notices', 'language', 'kind'])
    .where('unsubscribe', '=', word)
    .executeTakeFirst();
  if (user === undefined || user.kind === 'deleted') throw refused('link-void');
  return user;
}

const page = (reply: FastifyReply, language: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language === 'it' ? 'it' : 'en'}"><title>Cabinet Wars</title>${body}</html>`);
