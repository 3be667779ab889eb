import * as wire from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { siteOf } from '../../http/site.ts';
import type { Services } from '../../services.ts';
import { inPerson, signedIn } from '../../signed-in.ts';
import { few } from '../account-limits.ts';
import { answered, ok } from '../done.ts';
import { readMe } from '../profile.ts';
import { rememberBrowser } from './known-browsers.ts';
import { offerRegistration, offerSignIn, register, removePasskey, signInWithPasskey } from './passkeys.ts';
import { mustHaveProved, noteProof } from './prove-again.ts';
import { openSession } from './sessions.ts';

/** Without the fields the library leaves undefined. */
const plain = <T>(value: T): never => JSON.parse(JSON.stringify(value)) as never;

const tags = ['passkeys'];
const offered = { 200: wire.passkeyOptions };

export function passkeyRoutes(bare: FastifyInstance, services: Services): void {
  registering(bare, services);
  signingIn(bare, services);
  provingAgain(bare, services);
  keeping(bare, services);
}

function registering(bare: FastifyInstance, services: Services): void {
  const server = bare.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/passkeys/register/options',
    { config: few, schema: { tags, summary: 'Begin to register a passkey', response: offered } },
    async (request) => {
      const { user } = await inPerson(services, request);
      await mustHaveProved(services, request, user);
      return plain(await offerRegistration(services, siteOf(services, request), user));
    },
  );
  server.post(
    '/passkeys/register/verify',
    {
      config: few,
      schema: {
        tags,
        summary: 'Register a passkey',
        body: wire.addPasskey,
        response: answered,
      },
    },
    async (request) => {
      const { user } = await inPerson(services, request);
      await mustHaveProved(services, request, user);
      await register(services, siteOf(services, request), user, request.body);
      return ok;
    },
  );
}

function signingIn(bare: FastifyInstance, services: Services): void {
  const server = bare.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/passkeys/sign-in/options',
    { config: few, schema: { tags, summary: 'Begin to sign in with a passkey', response: offered } },
    async (request) => plain(await offerSignIn(services, siteOf(services, request))),
  );
  server.post(
    '/passkeys/sign-in/verify',
    {
      config: few,
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: wire.showPasskey,
        response: { 200: wire.me },
      },
    },
    async (request, reply) => {
      const user = await signInWithPasskey(services, siteOf(services, request), request.body);
      await openSession(services, user, request, reply);
      await rememberBrowser(services, user, request, reply);
      return readMe(services, user);
    },
  );
}

/** Showing again that one is who one was, for what wants that. */
function provingAgain(bare: FastifyInstance, services: Services): void {
  const server = bare.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/me/proof/options',
    { config: few, schema: { tags, summary: 'Begin to show a passkey again', response: offered } },
    async (request) => {
      const { user } = await inPerson(services, request);
      return plain(await offerSignIn(services, siteOf(services, request), user));
    },
  );
  server.post(
    '/me/proof/passkey',
    {
      config: few,
      schema: {
        tags,
        summary: 'Show a passkey again, before changing the address or adding a key',
        body: wire.showPasskey,
        response: answered,
      },
    },
    async (request) => {
      const { user } = await inPerson(services, request);
      await signInWithPasskey(services, siteOf(services, request), request.body, user);
      await noteProof(services, request);
      return ok;
    },
  );
}

function keeping(bare: FastifyInstance, services: Services): void {
  const server = bare.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/me/passkeys',
    { schema: { tags, summary: 'My passkeys', response: { 200: z.array(wire.passkey) } } },
    async (request) => {
      const { user } = await signedIn(services, request);
      return services.store.db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created'])
        .where('user_id', '=', user)
        .orderBy('created')
        .execute();
    },
  );
  server.delete(
    '/me/passkeys/:id',
    {
      schema: {
        tags,
        summary: 'Throw a passkey away',
        params: z.object({ id: z.string().max(2000) }),
        response: answered,
      },
    },
    async (request) => {
      const { user } = await inPerson(services, request);
      await removePasskey(services, user, request.params.id);
      return ok;
    },
  );
}
