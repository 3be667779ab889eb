import { useEffect } from 'react';
import type { Looking } from '../table-state/use-past.ts';
import type { Picking } from '../table-state/use-picking.ts';
import type { Sitting } from '../table-state/use-table.ts';

interface Keys {
  readonly sitting: Sitting;
  readonly picking: Picking;
  readonly looking: Looking;
  showTab(tab: string): void;
  focusBoard(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), select, textarea');

/** What takes Enter and the space bar for itself. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;

const PRESS = 160;

/** A key shows on its row at once, as a finger does, before the table has answered. */
function showPress(option: number): void {
  const row = document.querySelector<HTMLElement>(`[data-option="${option}"] button.choice`);
  row?.setAttribute('data-pressed', '');
  setTimeout(() => row?.removeAttribute('data-pressed'), PRESS);
}

/** The keyboard at a table: 1 to 9 choose, U undoes, L shows the log, M goes to the map, Escape lets go or skips. */
export function useKeys({ sitting, picking, looking, showTab, focusBoard }: Keys): void {
  useEffect(() => {
    const act: Readonly<Record<string, () => void>> = {
      u: () => {
        if (sitting.seat !== null && looking.past === null) void sitting.send(sitting.client.undo(sitting.seat));
      },
      l: () => showTab('log'),
      d: () => showTab('decide'),
      m: focusBoard,
      ' ': () => sitting.stage.nextStep(),
      enter: () => sitting.stage.nextStep(),
      escape: () => {
        if (looking.past !== null) looking.toNow();
        else if (sitting.shown.ceremony !== null) sitting.stage.toLastStep();
        else if (picking.picked !== null) picking.unpick();
        else sitting.stage.skip();
      },
    };
    const chooseNumber = (number: number) => {
      const option = picking.ask?.options[number - 1];
      if (option === undefined) return;
      showPress(number - 1);
      picking.pick(option);
    };
    const onKey = (event: KeyboardEvent) => {
      const busy = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
      if (busy || document.querySelector('dialog[open]') !== null) return;
      const isPress = event.key === ' ' || event.key === 'Enter';
      if (isPress && isPressed(event.target)) return;
      if (/^[1-9]$/.test(event.key)) chooseNumber(Number(event.key));
      else act[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [sitting, picking, looking, showTab, focusBoard]);
}
