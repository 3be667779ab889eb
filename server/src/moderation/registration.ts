import type { Registration } from '@cabinet-wars/protocol';
import { makeInvitation, setRegistration } from '../accounts/registration.ts';
import type { Services } from '../services.ts';
import { type Keeper, mustModerate, note } from './log.ts';

export async function chooseRegistration(services: Services, by: Keeper, mode: Registration): Promise<void> {
  mustModerate(by);
  await setRegistration(services, mode);
  await note(services, by, { what: 'registration', why: mode });
}

export async function invite(services: Services, by: Keeper): Promise<{ word: string; expires: number }> {
  mustModerate(by);
  const invitation = await makeInvitation(services);
  await note(services, by, { what: 'invitation' });
  return invitation;
}
