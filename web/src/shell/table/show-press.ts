/** Long enough to be seen, and for most answers to come. */
const PRESS = 160;

/** What is pressed with a key shows it at once, as under a finger, before the table has answered. */
export function showPress(pressed: Element | null): void {
  if (pressed === null) return;
  pressed.setAttribute('data-pressed', '');
  setTimeout(() => pressed.removeAttribute('data-pressed'), PRESS);
}

/**
 * What was under a finger goes on looking pressed: were it let go of at once, the page would be painted for that alone, just
 * when the answer comes, which would have to wait.
 */
export const keepPressed = (target: EventTarget): void =>
  showPress(target instanceof Element ? target.closest('button:is(.choice, .button):not(:disabled)') : null);
