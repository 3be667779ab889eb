import { useSyncExternalStore } from 'react';

/** Where in the shell one is. The address after `#` says it, so that pages work from any host and with no network. */
export type Route =
  | { readonly page: 'lobby' }
  /** `set` is the name of the components to play with, where they are one's own. */
  | { readonly page: 'new'; readonly game: string; readonly set?: string }
  /** Components of one's own. */
  | { readonly page: 'components'; readonly game: string }
  /** Lessons, exercises and how to play: of all games, or of one. */
  | { readonly page: 'learn'; readonly game: string | null }
  /** `at` is the step to begin with; null for where one left off. */
  | { readonly page: 'lesson'; readonly game: string; readonly at: number | null }
  | { readonly page: 'exercise'; readonly game: string; readonly id: string }
  /** A game in five minutes, to read or to print. */
  | { readonly page: 'how-to-play'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  /** A replay opens at an entry of the journal, or at its beginning. */
  | { readonly page: 'replay'; readonly id: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string | null; readonly section: string | null }
  | { readonly page: 'account' | 'moderation' | 'data' }
  /** `onward` is the address to go on to. */
  | { readonly page: 'sign-in'; readonly onward?: string }
  /** A table set at the server for others to join. */
  | { readonly page: 'set'; readonly game: string }
  | { readonly page: 'online' | 'online-replay'; readonly id: string; readonly link?: string; readonly at?: number }
  | { readonly page: 'join'; readonly link: string }
  /** Where links in letters lead. */
  | { readonly page: 'confirm' | 'reset'; readonly word: string }
  | { readonly page: 'ratings'; readonly game: string }
  | { readonly page: 'people'; readonly name: string }
  | { readonly page: 'nowhere' };

export function readRoute(hash: string): Route {
  try {
    return routeOf(hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent));
  } catch {
    // A broken address leads nowhere, rather than to a page that cannot be drawn.
    return { page: 'nowhere' };
  }
}

/** The last part of a replay's address, `@112`: at which entry it opens. */
function entryIn(parts: readonly (string | undefined)[]): { readonly at?: number } {
  const last = parts.at(-1);
  return last !== undefined && /^@\d+$/.test(last) ? { at: Number(last.slice(1)) } : {};
}

function routeOf(parts: readonly (string | undefined)[]): Route {
  const at = entryIn(parts);
  const [page, first, second] = at.at === undefined ? parts : parts.slice(0, -1);
  if (page === undefined || page === '') return { page: 'lobby' };
  if (page === 'rules') return { page, game: first ?? null, section: second ?? null };
  if (page === 'learn') return { page, game: first ?? null };
  if (page === 'account' || page === 'moderation' || page === 'data') return { page };
  if (page === 'sign-in') return { page, ...(first?.startsWith('#/') === true ? { onward: first } : {}) };
  if (first === undefined || first === '') return { page: 'nowhere' };
  if (page === 'lesson') return { page, game: first, at: stepOf(second) };
  if (page === 'exercise') return { page, game: first, id: second ?? '' };
  if (page === 'new') return { page, game: first, ...(second === undefined ? {} : { set: second }) };
  if (page === 'set' || page === 'ratings' || page === 'components' || page === 'how-to-play')
    return { page, game: first };
  if (page === 'online' || page === 'online-replay')
    return { page, id: first, ...(second === undefined ? {} : { link: second }), ...at };
  if (page === 'join') return { page, link: first };
  if (page === 'confirm' || page === 'reset') return { page, word: first };
  if (page === 'people') return { page, name: first };
  if (page === 'table') return { page, id: first };
  if (page === 'replay') return { page, id: first, ...at };
  return { page: 'nowhere' };
}

/** People count steps from one. */
const stepOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d?$/.test(text) ? Number(text) - 1 : null;

const pathOf = (page: string, parts: readonly (string | null | undefined)[]): string =>
  ['#', page, ...parts.flatMap((part) => (part == null ? [] : [encodeURIComponent(part)]))].join('/');

const entryPart = ({ at }: { readonly at?: number }): string => (at === undefined ? '' : `/@${at}`);

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'nowhere':
      return '#/';
    case 'account':
    case 'moderation':
    case 'data':
      return `#/${route.page}`;
    case 'sign-in':
      return route.onward === undefined ? '#/sign-in' : `#/sign-in/${encodeURIComponent(route.onward)}`;
    case 'new':
      return pathOf('new', [route.game, route.set]);
    case 'set':
    case 'ratings':
    case 'components':
    case 'how-to-play':
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case 'online':
    case 'online-replay':
      return pathOf(route.page, [route.id, route.link]) + entryPart(route);
    case 'replay':
      return pathOf(route.page, [route.id]) + entryPart(route);
    case 'join':
      return `#/join/${encodeURIComponent(route.link)}`;
    case 'confirm':
    case 'reset':
      return `#/${route.page}/${encodeURIComponent(route.word)}`;
    case 'people':
      return `#/people/${encodeURIComponent(route.name)}`;
    case 'learn':
      return pathOf('learn', [route.game]);
    case 'lesson':
      return pathOf('lesson', [route.game, route.at === null ? null : String(route.at + 1)]);
    case 'exercise':
      return pathOf('exercise', [route.game, route.id]);
    case 'rules':
      return pathOf('rules', [route.game, route.section]);
    default:
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
  }
}

/** The way to sign in and back to where one is now. */
export const signInFromHere = (): string => {
  const { hash } = location;
  const isSomewhere = hash.startsWith('#/') && hash.length > 2 && !hash.startsWith('#/sign-in');
  return addressOf({ page: 'sign-in', ...(isSomewhere ? { onward: hash } : {}) });
};

export const go = (route: Route): void => {
  location.hash = addressOf(route);
};

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, () => location.hash));
