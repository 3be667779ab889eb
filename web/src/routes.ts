import { useSyncExternalStore } from 'react';

/** Where in the shell one is. The address after `#` says it, so that pages work from any host and with no network. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string | null; readonly section: string | null }
  | { readonly page: 'sign-in' | 'account' }
  /** A table set at the server for others to join. */
  | { readonly page: 'set'; readonly game: string }
  | { readonly page: 'online'; readonly id: string; readonly link?: string }
  | { readonly page: 'join'; readonly link: string }
  /** Where links in letters lead. */
  | { readonly page: 'confirm' | 'reset'; readonly word: string }
  | { readonly page: 'ratings'; readonly game: string }
  | { readonly page: 'people'; readonly name: string }
  | { readonly page: 'nowhere' };

export function readRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === undefined || page === '') return { page: 'lobby' };
  if (page === 'rules') return { page, game: first ?? null, section: second ?? null };
  if (page === 'sign-in' || page === 'account') return { page };
  if (first === undefined || first === '') return { page: 'nowhere' };
  if (page === 'new' || page === 'set' || page === 'ratings') return { page, game: first };
  if (page === 'online') return { page, id: first, ...(second === undefined ? {} : { link: second }) };
  if (page === 'join') return { page, link: first };
  if (page === 'confirm' || page === 'reset') return { page, word: first };
  if (page === 'people') return { page, name: first };
  if (page === 'table' || page === 'replay') return { page, id: first };
  return { page: 'nowhere' };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'nowhere':
      return '#/';
    case 'sign-in':
    case 'account':
      return `#/${route.page}`;
    case 'new':
    case 'set':
    case 'ratings':
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case 'online':
      return ['#/online', route.id, route.link].filter((part) => part !== undefined).join('/');
    case 'join':
      return `#/join/${encodeURIComponent(route.link)}`;
    case 'confirm':
    case 'reset':
      return `#/${route.page}/${encodeURIComponent(route.word)}`;
    case 'people':
      return `#/people/${encodeURIComponent(route.name)}`;
    case 'rules':
      return ['#/rules', route.game, route.section].filter((part) => part !== null).join('/');
    default:
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
  }
}

export const go = (route: Route): void => {
  location.hash = addressOf(route);
};

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => location.hash));
