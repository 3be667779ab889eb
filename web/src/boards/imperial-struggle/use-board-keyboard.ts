import { REGIONS } from '@cabinet-wars/imperial-struggle/data';
import { useEffect } from 'react';
import type { OwnAsk } from './read/seen.ts';
import { desk } from './state/desk.ts';

/** Questions without numbered rows: their digits are for the Regions. */
export const WITHOUT_NUMBERS = ['action-round.act', 'action.spend', 'action.discounted'] as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), select, textarea');

/** Questions at which the other side's last round can be seen again. */
const WITH_NEWS: readonly string[] = ['action-round.tile', ...WITHOUT_NUMBERS];
/** Beyond nine choices letters are theirs. */
const DIGITS = 9;

/**
 * 1 to 4 open a Region, 0 the world, N (held) shows every name, A tells the other side's round again, Escape closes what
 * is open.
 */
export function useBoardKeyboard(ask: OwnAsk | null): void {
  const digitsAreFree = ask === null || WITHOUT_NUMBERS.some((key) => key === ask.key);
  const mayAgain = ask !== null && WITH_NEWS.includes(ask.key) && (digitsAreFree || ask.options.length <= DIGITS);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const region = REGIONS[Number(event.key) - 1];
      if (event.key === '0') desk.set({ region: null });
      else if (region !== undefined && digitsAreFree)
        desk.set({ region: desk.get().region === region ? null : region });
      else if (event.key.toLowerCase() === 'n') desk.set({ allNames: true });
      else if (event.key.toLowerCase() === 'a' && mayAgain)
        desk.set({ again: !desk.get().again, picked: null, warned: null });
      else if (event.key === 'Escape') desk.set({ picked: null, warned: null, scoring: null, again: false });
    };
    const up = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'n') desk.set({ allNames: false });
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [digitsAreFree, mayAgain]);
}
