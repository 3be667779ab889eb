import { useSyncExternalStore } from 'react';

/** Where in the shell one is. The address after `#` says it, so that pages work from any host and with no network. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string | null; readonly section: string | null }
  | { readonly page: 'nowhere' };

export function readRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === undefined || page === '') return { page: 'lobby' };
  if (page === 'rules') return { page, game: first ?? null, section: second ?? null };
  if (first === undefined || first === '') return { page: 'nowhere' };
  if (page === 'new') return { page, game: first };
  if (page === 'table' || page === 'replay') return { page, id: first };
  return { page: 'nowhere' };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'nowhere':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}`;
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
