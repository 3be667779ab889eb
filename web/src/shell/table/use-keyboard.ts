import { useEffect } from 'react';
import { optionOfKey } from '../../option-key.ts';
import type { Looking } from '../table-state/use-past.ts';
import type { Picking } from '../table-state/use-picking.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { showPress } from './show-press.ts';

interface Keys {
  readonly sitting: Sitting;
  readonly picking: Picking;
  readonly looking: Looking;
  showTab(tab: string): void;
  focusBoard(): void;
  showHelp(): void;
  askBot(): void;
  showRules(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), select, textarea');

/** What takes Enter and the space bar for itself. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;

const rowOf = (option: number): Element | null => document.querySelector(`[data-option="${option}"] button.choice`);

/** Up and down walk the choices, from wherever in the panel one is. */
function walkChoices(by: 1 | -1): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.closest('.decision') == null) return;
  const rows = [...document.querySelectorAll<HTMLElement>('.decision .choices button:not(:disabled)')];
  const at = rows.findIndex((row) => row.contains(activeElement));
  rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : (at + by + rows.length) % rows.length]?.focus();
}

/** The keyboard at a table; `KeysHelp` lists it. */
export function useKeyboard({
  sitting,
  picking,
  looking,
  showTab,
  focusBoard,
  showHelp,
  askBot,
  showRules,
}: Keys): void {
  useEffect(() => {
    const undo = () => {
      if (sitting.seat !== null && looking.past === null) void sitting.send(sitting.client.undo(sitting.seat));
    };
    const act: Readonly<Record<string, () => void>> = {
      u: undo,
      z: undo,
      b: askBot,
      r: showRules,
      t: () => showTab('tiles'),
      p: () => document.querySelector<HTMLElement>('.strip button')?.focus(),
      '?': showHelp,
      arrowdown: () => walkChoices(1),
      arrowup: () => walkChoices(-1),
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
    const choose = (place: number) => {
      const { ask } = picking;
      const option = ask?.options[place];
      const isNumbered = ask !== null && !(sitting.loaded.board.withoutNumbers ?? []).includes(ask.key);
      if (option === undefined || !isNumbered) return;
      showPress(rowOf(place));
      picking.pick(option);
    };
    const onKey = (event: KeyboardEvent) => {
      const busy = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
      if (busy || document.querySelector('dialog[open]') !== null) return;
      const isPress = event.key === ' ' || event.key === 'Enter';
      if (isPress && isPressed(event.target)) return;
      const option = optionOfKey(event.key);
      if (option !== null) {
        // Held down, it would answer the next question too.
        if (!event.repeat) choose(option);
      } else act[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [sitting, picking, looking, showTab, focusBoard, showHelp, askBot, showRules]);
}
