import type { GameEvent, ToldEvent } from '@cabinet-wars/kernel';
import { useRef } from 'react';
import type { Animating } from '../board.ts';

interface Telling<E extends GameEvent> {
  readonly told: readonly ToldEvent<E>[];
  readonly animating: Animating<E> | null;
}

/** Events that have been shown but are not yet part of the story. */
export function useStory<E extends GameEvent>({ told, animating }: Telling<E>): readonly E[] {
  const shown = useRef<{ told: unknown; events: readonly E[] }>({ told, events: [] });
  const event = animating?.event ?? null;
  const events = shown.current.told === told ? shown.current.events : [];
  const next = event === null || events.at(-1) === event ? events : [...events, event];
  if (shown.current.told !== told || next !== shown.current.events) shown.current = { told, events: next };
  return shown.current.events;
}
