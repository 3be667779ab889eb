/** What explains itself: by a word of the game (`data-term`), in words of its own (`data-tip`), or by the name of its button. */
export const EXPLAINED = '[data-term], [data-tip], .icon-button[aria-label]';

/** Things of a map open their card, and are walked by its own keys. */
const APART = '.map-port, [inert]';
const CONTROL = 'button:not(:disabled), a[href], summary, input, select, textarea, [tabindex]';

/** Its lines go back to the beginning of the game: its words are walked by whoever stands in it. */
const LOG = '.log-line';

const isDrawn = (mark: Element): boolean =>
  mark.closest(APART) === null && (mark.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The marks of the page from where one stands, in the order they are read, and round again from the other end. */
export function marksFrom(stand: Element | null, by: 1 | -1): readonly Element[] {
  const isInLog = stand !== null && stand.closest(LOG) !== null;
  const marks = [...document.querySelectorAll(EXPLAINED)].filter(
    (mark) => isDrawn(mark) && (isInLog || mark.closest(LOG) === null),
  );
  if (by < 0) marks.reverse();
  const side = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const isAhead = (mark: Element) => stand !== null && (stand.compareDocumentPosition(mark) & side) !== 0;
  const at = marks.findIndex(isAhead);
  return at < 0 ? marks : [...marks.slice(at), ...marks.slice(0, at)];
}

const isFocusable = (element: Element): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

/**
 * Takes the keyboard to a mark: to the control it stands in, else to the mark itself, which takes the focus for as long as one stays.
 * False where it is hidden from those who hear the page: then one stays where one is.
 */
export function standAt(mark: Element): boolean {
  const control = mark.closest(CONTROL);
  if (control === null && mark.closest('[aria-hidden=true]') !== null) {
    mark.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    return false;
  }
  const goal = control ?? mark;
  if (!isFocusable(goal)) return false;
  if (control === null) {
    goal.setAttribute('tabindex', '-1');
    goal.addEventListener('blur', () => goal.removeAttribute('tabindex'), { once: true });
  }
  goal.focus();
  mark.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return true;
}
