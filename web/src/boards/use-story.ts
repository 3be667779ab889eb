import type { GameEvent } from '@cabinet-wars/kernel';
import { useRef } from 'react';
import type { BoardProps } from './board.ts';

/** Events that have been shown but are not yet part of the story. */
export function useStory<E>({ told, animating }: Pick<BoardProps, 'told' | 'animating'>): readonly E[] {
  const shown = useRef<{ told: unknown; events: readonly GameEvent[] }>({ told, events: [] });
  const event = animating?.event ?? null;
  const events = shown.current.told === told ? shown.current.events : [];
  const next = event === null || events.at(-1) === event ? events : [...events, event];
  if (shown.current.told !== told || next !== shown.current.events) shown.current = { told, events: next };
  return shown.current.events as unknown as readonly E[];
}
