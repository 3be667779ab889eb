import { translatedOr } from '@cabinet-wars/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { textsIn } from './texts/index.ts';

const params = z.object({ word: z.string().max(200) });

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
    const user = await whose(services, request.params.word);
    if (user === undefined) return nobody(reply, request.headers['accept-language']);
    const { ask, button } = textsIn(user.language).unsubscribed;
    return page(reply, user.language, ask, `<form method="post"><button>${button}</button></form>`);
  });
  server.post('/unsubscribe/:word', { config, schema: { params, hide: true } }, async (request, reply) => {
    const user = await whose(services, request.params.word);
    if (user === undefined) return nobody(reply, request.headers['accept-language']);
    const choices = JSON.stringify({ ...JSON.parse(user.notices), mail: false });
    await services.store.db.updateTable('users').set({ notices: choices }).where('id', '=', user.id).execute();
    return page(reply, user.language, textsIn(user.language).unsubscribed.done);
  });
}

const whose = ({ store }: Services, token: string) =>
  store.db
    .selectFrom('users')
    .select(['id', 'notices', 'language'])
    .where('unsubscribe', '=', token)
    .where('kind', '!=', 'deleted')
    .executeTakeFirst();

/** A mangled link, or one to an account that is gone. Whose language it would be nobody knows but the browser. */
function nobody(reply: FastifyReply, accepted = '') {
  const language = translatedOr(accepted.slice(0, 2));
  return page(reply.code(404), language, textsIn(language).unsubscribed.void);
}

const style =
  'body{margin:0 auto;max-width:34rem;padding:3rem 1.5rem;background:#ebe1ca;color:#2a2018;font:1.15rem/1.5 Georgia,serif}' +
  'h1{font-size:1.6rem}button{min-height:44px;padding:.5rem 1.2rem;border:1px solid;background:none;color:inherit;font:inherit;cursor:pointer}' +
  '@media(prefers-color-scheme:dark){body{background:#100d0a;color:#eee1c5}}';

/** Mail programs show it in browsers that have never seen us: it needs nothing but itself. */
function page(reply: FastifyReply, language: string, says: string, form = '') {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cabinet Wars</title><style>${style}</style>`;
  const html = `<!doctype html><html lang="${translatedOr(language)}"><head>${head}</head>`;
  const body = `<body><main><h1>Cabinet Wars</h1><p>${says}</p>${form}</main></body></html>`;
  return reply.type('text/html; charset=utf-8').send(html + body);
}
