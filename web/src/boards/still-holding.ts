import type { GameEvent, Told } from '@cabinet-wars/kernel';

const known = new WeakMap<readonly Told<GameEvent>[], readonly GameEvent[]>();

/** Events that still hold, oldest first. Several parts of a board ask for those of the same story. */
export function stillHolding<E>(told: readonly Told<GameEvent>[]): readonly E[] {
  let events = known.get(told);
  if (events === undefined) {
    events = held(told);
    known.set(told, events);
  }
  return events as unknown as readonly E[];
}

function held(told: readonly Told<GameEvent>[]): GameEvent[] {
  const events: { id: number; event: GameEvent }[] = [];
  for (const each of told) {
    if ('event' in each) events.push(each);
    else while (events.length > 0 && events[events.length - 1].id >= each.takenBackFrom) events.pop();
  }
  return events.map(({ event }) => event);
}
