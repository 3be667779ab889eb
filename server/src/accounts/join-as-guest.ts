import type { joinAsGuest as JoinAsGuest } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import { refused } from '../errors.ts';
import { joinTable } from '../lobby/join-table.ts';
import type { Services } from '../services.ts';
import { tableOfLink } from '../tables/find-table.ts';
import { mayGuestsCome } from './registration.ts';
import { createUser } from './sign-up.ts';

/** Somebody with a link and a name sits down at once. The session is all they have, until they become a member. */
export async function joinAsGuest(
  services: Services,
  given: z.infer<typeof JoinAsGuest>,
): Promise<{ user: string; table: string }> {
  const { id, status } = await tableOfLink(services, given.link);
  if (status !== 'open') throw refused('not-open');
  const guest = await createUser(services, { ...given, kind: 'guest', password: null }, mayGuestsCome);
  const who = { user: guest.id, name: guest.name, role: 'player', isBot: false, via: 'session' } as const;
  try {
    await joinTable(services, who, id, { link: given.link });
  } catch (fault) {
    // Nobody is left behind who sits nowhere.
    await services.store.db.deleteFrom('name_skeletons').where('user_id', '=', guest.id).execute();
    await services.store.db.deleteFrom('users').where('id', '=', guest.id).execute();
    throw fault;
  }
  return { user: guest.id, table: id };
}
