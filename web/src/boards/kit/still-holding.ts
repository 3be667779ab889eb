import type { GameEvent, ToldEvent } from '@cabinet-wars/kernel';

/** Reads from a story the events that still hold, oldest first. Several parts of a board ask for those of the same story. */
export function stillHolding<E extends GameEvent>(): (told: readonly ToldEvent<E>[]) => readonly E[] {
  const known = new WeakMap<readonly ToldEvent<E>[], readonly E[]>();
  return (told) => {
    let events = known.get(told);
    if (events === undefined) {
      events = held(told);
      known.set(told, events);
    }
    return events;
  };
}

function held<E>(told: readonly ToldEvent<E>[]): E[] {
  const events: { id: number; event: E }[] = [];
  for (const each of told) {
    if ('event' in each) events.push(each);
    else while (events.length > 0 && events[events.length - 1].id >= each.takenBackFrom) events.pop();
  }
  return events.map(({ event }) => event);
}
