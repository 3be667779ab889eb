import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { refused } from '../../errors.ts';
import { userOf } from '../../people/user-of.ts';
import type { Services } from '../../services.ts';
import { keyChanged } from './key-changed.ts';

/** The address the page was loaded from: passkeys are bound to it. */
export interface Site {
  readonly origin: string;
}

const rpId = ({ origin }: Site): string => new URL(origin).hostname;
const FIVE_MINUTES = 300_000;

export async function offerRegistration(services: Services, site: Site, user: string) {
  const { name } = await userOf(services, user);
  const known = await services.store.db.selectFrom('passkeys').select('id').where('user_id', '=', user).execute();
  const options = await generateRegistrationOptions({
    rpName: 'Cabinet Wars',
    rpID: rpId(site),
    userName: name,
    userID: new TextEncoder().encode(user),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { id: await remember(services, options.challenge, user), options };
}

export async function register(
  services: Services,
  site: Site,
  user: string,
  given: { id: string; name: string; response: unknown },
): Promise<void> {
  const challenge = await recall(services, given.id, user);
  const checked = await verifyRegistrationResponse({
    // Whatever a browser has sent: the library looks at every part of it, and refuses.
    response: given.response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: rpId(site),
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) throw refused('passkey-refused');
  await keyChanged(services, await userOf(services, user), 'key-added');
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  await services.store.db
    .insertInto('passkeys')
    .values({
      id,
      user_id: user,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports ?? []),
      name: given.name,
      created: services.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Any passkey of this site will do: nobody has to say a name, so nobody can ask which names there are. */
export async function offerSignIn(services: Services, site: Site, user: string | null = null) {
  const options = await generateAuthenticationOptions({ rpID: rpId(site), userVerification: 'preferred' });
  return { id: await remember(services, options.challenge, user), options };
}

export async function signInWithPasskey(
  services: Services,
  site: Site,
  given: { id: string; response: unknown },
  /** Whose passkey it must be, where somebody is signed in and shows that they are who they were. */
  expected: string | null = null,
): Promise<string> {
  const challenge = await recall(services, given.id, expected);
  // Whatever a browser has sent: the library looks at every part of it, and refuses.
  const response = given.response as AuthenticationResponseJSON;
  const { db } = services.store;
  const key = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', String(response?.id ?? ''))
    .executeTakeFirst();
  if (key === undefined || (expected !== null && key.user_id !== expected)) throw refused('passkey-refused');
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: rpId(site),
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
      transports: JSON.parse(key.transports),
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) throw refused('passkey-refused');
  const user = await userOf(services, key.user_id);
  if (user.suspended_until > services.now()) throw refused('suspended', { until: user.suspended_until });
  const counter = checked.authenticationInfo.newCounter;
  await db.updateTable('passkeys').set({ counter }).where('id', '=', key.id).execute();
  return key.user_id;
}

/** The last way into an account is not thrown away. */
export async function removePasskey(services: Services, user: string, id: string): Promise<void> {
  const { password } = await userOf(services, user);
  const { db } = services.store;
  const own = await db.selectFrom('passkeys').select('id').where('user_id', '=', user).execute();
  if (!own.some((key) => key.id === id)) throw refused('not-found');
  if (password === null && own.length === 1) throw refused('last-key');
  await db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', user).execute();
}

async function remember({ store, now, secret }: Services, challenge: string, user: string | null): Promise<string> {
  const id = secret(16);
  await store.db.deleteFrom('challenges').where('expires', '<', now()).execute();
  await store.db
    .insertInto('challenges')
    .values({ id, challenge, user_id: user, expires: now() + FIVE_MINUTES })
    .execute();
  return id;
}

/** A riddle is answered once: whatever the answer was, it is gone. */
async function recall({ store, now }: Services, id: string, user: string | null): Promise<string> {
  const row = await store.db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
  const gone = await store.db.deleteFrom('challenges').where('id', '=', id).executeTakeFirst();
  if (row === undefined || gone.numDeletedRows === 0n || row.expires < now() || row.user_id !== user)
    throw refused('passkey-refused');
  return row.challenge;
}
