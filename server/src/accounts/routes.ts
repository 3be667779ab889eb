import * as wire from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { inPerson } from '../signed-in.ts';
import { type AccountLimits, few, mails } from './account-limits.ts';
import { answered, ok } from './done.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { askForReset, resetPassword } from './email/reset-password.ts';
import { joinAsGuest } from './join-as-guest.ts';
import { readMe } from './profile.ts';
import { readRegistration } from './registration.ts';
import { rememberBrowser } from './sign-in/known-browsers.ts';
import { clearCookie, closeSessions, openSession, sessionOf } from './sign-in/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signUp } from './sign-up.ts';

/** A token that a mail program has mangled is an invalid link like any other. */
const link = z.object({ word: z.string().max(200) });

const tags = ['accounts'];

export function accountRoutes(plain: FastifyInstance, services: Services, limits: AccountLimits): void {
  newAccounts(plain, services, limits);
  sessions(plain, services, limits);
  mailLinks(plain, services);
}

function newAccounts(plain: FastifyInstance, services: Services, { letters }: AccountLimits): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/accounts',
    {
      config: few,
      preHandler: letters,
      schema: { tags, summary: 'Sign up', body: wire.signUp, response: { 200: wire.me } },
    },
    async (request, reply) => {
      const user = await signUp(services, request.body);
      await openSession(services, user.id, request, reply);
      await rememberBrowser(services, user.id, request, reply);
      return readMe(services, user.id);
    },
  );

  server.get(
    '/registration',
    {
      schema: {
        tags,
        summary: 'Who may sign up: anybody, whoever has an invitation, nobody',
        response: { 200: wire.registrationMode },
      },
    },
    async () => ({ mode: await readRegistration(services.store.db) }),
  );
  server.post(
    '/accounts/guest',
    {
      config: few,
      schema: {
        tags,
        summary: 'Take a seat by invitation, without an account',
        body: wire.joinAsGuest,
        response: { 200: wire.seatedGuest },
      },
    },
    async (request, reply) => {
      const { user, table } = await joinAsGuest(services, request.body);
      await openSession(services, user, request, reply);
      return { table };
    },
  );
}

function sessions(plain: FastifyInstance, services: Services, { guesses }: AccountLimits): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/sessions',
    {
      config: few,
      preHandler: guesses,
      schema: { tags, summary: 'Sign in', body: wire.signIn, response: { 200: wire.me } },
    },
    async (request, reply) => {
      const user = await signIn(services, request.body);
      await openSession(services, user, request, reply);
      await rememberBrowser(services, user, request, reply);
      return readMe(services, user);
    },
  );

  server.get(
    '/sessions',
    {
      schema: {
        tags,
        summary: 'Who is signed in here; null for a stranger',
        response: { 200: wire.currentSession },
      },
    },
    async (request) => {
      const who = await services.identify(request);
      return { me: who === null ? null : await readMe(services, who.user) };
    },
  );

  server.delete(
    '/sessions',
    { schema: { tags, summary: 'Sign this browser out', response: answered } },
    async (request, reply) => {
      const session = await sessionOf(services, request);
      if (session !== null) await closeSessions(services, session.user, { only: session.hash });
      clearCookie(reply);
      return ok;
    },
  );

  server.delete(
    '/sessions/all',
    { schema: { tags, summary: 'Sign out everywhere', response: answered } },
    async (request, reply) => {
      const { user } = await inPerson(services, request);
      await closeSessions(services, user);
      clearCookie(reply);
      return ok;
    },
  );
}

function mailLinks(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/password-resets',
    {
      config: mails,
      schema: { tags, summary: 'Ask for a mail with a link', body: wire.askForReset, response: answered },
    },
    async (request) => {
      await askForReset(services, request.body.email);
      return ok;
    },
  );
  server.put(
    '/password-resets/:word',
    {
      config: few,
      schema: { tags, summary: 'A new password by link', params: link, body: wire.resetPassword, response: answered },
    },
    async (request, reply) => {
      const user = await resetPassword(services, request.params.word, request.body.password);
      await rememberBrowser(services, user, request, reply);
      return ok;
    },
  );
  server.put(
    '/email-confirmations/:word',
    { config: few, schema: { tags, summary: 'Say that an address is one’s own', params: link, response: answered } },
    async (request) => {
      await confirmEmail(services, request.params.word);
      return ok;
    },
  );
}
