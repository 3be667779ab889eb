import type { Me } from '@cabinet-wars/protocol/messages';
import { api, post } from './api.ts';

type Offered = { readonly id: string; readonly options: never };

/** The library that speaks to the browser's keys is fetched when somebody wants it. */
const library = () => import('@simplewebauthn/browser');

export async function signInWithPasskey(): Promise<Me> {
  const { id, options } = await api<Offered>('POST', 'passkeys/sign-in/options');
  const { startAuthentication } = await library();
  return post<'POST /passkeys/sign-in/verify'>('passkeys/sign-in/verify', {
    id,
    response: await startAuthentication({ optionsJSON: options }),
  });
}

/** Shows a passkey of whoever is signed in, once more. */
export async function showPasskey(): Promise<void> {
  const { id, options } = await api<Offered>('POST', 'me/proof/options');
  const { startAuthentication } = await library();
  await post('me/proof/passkey', { id, response: await startAuthentication({ optionsJSON: options }) });
}

export async function addPasskey(name: string): Promise<void> {
  const { id, options } = await api<Offered>('POST', 'passkeys/register/options');
  const { startRegistration } = await library();
  await post('passkeys/register/verify', { id, name, response: await startRegistration({ optionsJSON: options }) });
}
