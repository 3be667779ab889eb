import { useEffect } from 'react';
import type { BoardProps } from './read/seen.ts';
import { reckonings, storyOf } from './read/story.ts';
import { mapLook } from './state/map-look.ts';
import { openTab } from './state/open-tab.ts';
import { plates } from './state/plates.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), select, textarea');

/**
 * H the hand, Y the end of the last year, C colours by coalition, O orders, G bargains, a full stop the plate over the map and
 * back; Escape closes what is open.
 */
export function useBoardKeyboard({ told }: BoardProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const last = reckonings(storyOf(told)).at(-1)?.turn ?? 0;
      const acts: Readonly<Record<string, () => void>> = {
        h: () => openTab('markers'),
        y: () => plates.set({ year: plates.get().year === null && last > 0 ? last : null }),
        c: () => mapLook.set({ byCoalition: !mapLook.get().byCoalition }),
        o: () => openTab('orders'),
        g: () => openTab('offers'),
        '.': toPlate,
        Escape: () => plates.set({ year: null }),
      };
      acts[event.key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [told]);
}

/** Takes the keyboard to the plate that lies over the map, and from there back to the question. */
function toPlate(): void {
  const plate = document.querySelector('.syww-table :is([data-covers], .syww-over)');
  const goal = plate?.contains(document.activeElement)
    ? document.querySelector<HTMLElement>('.prompt')
    : plate?.querySelector<HTMLElement>('h2');
  if (goal === null || goal === undefined) return;
  goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}
