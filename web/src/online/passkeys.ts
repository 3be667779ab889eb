import type { Me } from '@cabinet-wars/protocol/messages';
import { post } from './api.ts';

type Offered = { readonly id: string; readonly options: never };

/** The library that speaks to the browser's keys is fetched when somebody wants it. */
const library = () => import('@simplewebauthn/browser');

export async function signInWithPasskey(): Promise<Me> {
  const { id, options } = await post<Offered>('passkeys/sign-in/options');
  const { startAuthentication } = await library();
  return post<Me>('passkeys/sign-in/verify', { id, response: await startAuthentication({ optionsJSON: options }) });
}

/** Shows a passkey of whoever is signed in, once more. */
export async function showPasskey(): Promise<void> {
  const { id, options } = await post<Offered>('me/proof/options');
  const { startAuthentication } = await library();
  await post('me/proof/passkey', { id, response: await startAuthentication({ optionsJSON: options }) });
}

export async function addPasskey(name: string): Promise<void> {
  const { id, options } = await post<Offered>('passkeys/register/options');
  const { startRegistration } = await library();
  await post('passkeys/register/verify', { id, name, response: await startRegistration({ optionsJSON: options }) });
}
