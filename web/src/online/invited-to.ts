import { type Route, readRoute } from '../routes.ts';

/**
 * Where an invitation leads, as somebody pasted or typed it: a link, alone or in a message, the address of a table, or
 * only the link's last word, which may have been read out in groups. Null where it is none of these.
 */
export function invitedTo(pasted: string): Route | null {
  const address = pasted.match(/#\/[\w/-]+/)?.[0];
  if (address !== undefined) {
    const route = readRoute(address);
    return route.page === 'join' || route.page === 'online' ? route : null;
  }
  const word = pasted.replace(/[\s-]/g, '').toLowerCase();
  return /^[\da-f]{8,100}$/.test(word) ? { page: 'join', link: word } : null;
}
