import { isChoice } from '../../choice.ts';
import type { GameEvent } from '../../game.ts';
import { fieldsOf } from '../../guards.ts';
import { difference, notPlain } from '../../plain.ts';
import type { GameState } from '../../state.ts';

/** Why a state is not plain data that every copy carries unchanged; null if it is. */
export const notPlainState = (g: GameState): string | null =>
  notPlain(g) ?? (isReachedTwice(g) ? reachedTwice(g) : null);

export function changedByJson(g: GameState): string | null {
  const lost = difference(g, JSON.parse(JSON.stringify(g)));
  return lost && `JSON changes the state: ${lost}`;
}

/** Whether some object has two paths to it: it would become two objects in every copy. */
function isReachedTwice(root: object): boolean {
  const seen = new Set<object>();
  const visit = (value: object): boolean => {
    if (seen.has(value)) return true;
    seen.add(value);
    for (const inner of Array.isArray(value) ? value : Object.values(value))
      if (typeof inner === 'object' && inner !== null && visit(inner)) return true;
    return false;
  };
  return visit(root);
}

/** The two paths. */
function reachedTwice(root: object): string | null {
  const paths = new Map<object, string>();
  const visit = (value: object, path: string): string | null => {
    const known = paths.get(value);
    if (known !== undefined) return `${known} and ${path} are one object, which a copy would split`;
    paths.set(value, path);
    for (const [key, inner] of Object.entries(value)) {
      const found = typeof inner === 'object' && inner !== null ? visit(inner, `${path}.${key}`) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return visit(root, 'state');
}

/** A path at which a value holds an object of the state itself; null if it is all its own. */
export function sharesObject(value: unknown, state: object, path: string): string | null {
  const objects = new Set<object>();
  const gather = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null || objects.has(inner)) return;
    objects.add(inner);
    Object.values(inner).forEach(gather);
  };
  gather(state);
  const visit = (inner: unknown, at: string): string | null => {
    if (typeof inner !== 'object' || inner === null) return null;
    if (objects.has(inner)) return at;
    for (const key of Object.keys(inner)) {
      const found = visit(fieldsOf(inner)[key], `${at}.${key}`);
      if (found !== null) return found;
    }
    return null;
  };
  return visit(value, path);
}

export function notPlainEvents(events: readonly GameEvent[]): string | null {
  for (const event of events) {
    const fault = typeof event?.t === 'string' ? notPlain(event, `event ${event.t}`) : 'an event has no kind `t`';
    if (fault !== null) return fault;
  }
  return null;
}

export const notPlainChoice = (choice: unknown): string | null =>
  isChoice(choice) ? null : `not flat plain data: choice ${JSON.stringify(choice)}`;
