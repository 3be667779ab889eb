import type { Term } from '../../boards/kit/terms/term.ts';
import { termKey } from '../../boards/kit/terms/terms-in.ts';
import { EXPLAINED, marksFrom, standAt } from './next-mark.ts';
import { type Tip, tipOf, wordsOf } from './tip.ts';

const RESTS = 350;
const HELD = 450;

/** A picture beside the words of a control is named by them: whoever comes by the keyboard has heard them. */
const isNamed = (control: Element, mark: Element): boolean =>
  mark.localName === 'svg' && /\p{L}{3}/u.test(control.textContent ?? '');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), select, textarea');

/** The comma goes to the next mark, with Shift to the one before, whatever the keyboard prints there. */
function walkOf({ key, code, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): 1 | -1 | null {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return null;
  if (key === ',') return 1;
  return shiftKey && code === 'Comma' ? -1 : null;
}

/** Listens to the whole page; returns how to stop. */
export function listenForTips(terms: readonly Term[], show: (tip: Tip | null) => void): () => void {
  const known = new Map(terms.map((term) => [termKey(term), term]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Tip | null = null;
  let isHeld = false;
  // A new question takes the focus by itself: nobody has asked what it stands on.
  let isWalking = false;
  // Where the keyboard stood before it walked from mark to mark.
  let cameFrom: Element | null = null;
  // After a touch the browser makes up a mouse that rests where the finger was: that is nobody's wish either.
  let isTouch = false;
  const read = (at: Element, id = at.getAttribute('data-term')) => tipOf(at, id === null ? undefined : known.get(id));
  const tell = (tip: Tip | null) => {
    clearTimeout(timer);
    shown = tip;
    show(tip);
  };
  const hush = () => tell(null);
  const under = (target: EventTarget | null) => (target instanceof Element ? target.closest(EXPLAINED) : null);
  const later = (at: Element, milliseconds: number, byFinger: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isHeld = byFinger;
      tell(read(at));
    }, milliseconds);
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    const at = under(target);
    if (pointerType !== 'mouse' || isTouch || (at !== null && at === shown?.at)) return;
    hush();
    if (at !== null) later(at, RESTS, false);
  };
  const move = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) isTouch = false;
  };
  const down = ({ target, pointerType }: PointerEvent) => {
    hush();
    isTouch = pointerType !== 'mouse';
    isHeld = false;
    isWalking = false;
    const at = under(target);
    if (pointerType !== 'mouse' && at !== null) later(at, HELD, true);
  };
  const leave = () => clearTimeout(timer);
  /** What takes the focus explains itself, what it is a part of, or the one thing in it; of many things their whole. */
  const focus = ({ target }: FocusEvent) => {
    if (!isWalking || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    const inside = [...target.querySelectorAll(EXPLAINED)].filter((each) => !isNamed(target, each));
    const at = target.matches('[data-focus-term]')
      ? target
      : (target.closest(EXPLAINED) ?? (inside.length === 1 ? inside[0] : null));
    if (at !== null) tell(read(at, at.getAttribute('data-focus-term') ?? undefined));
  };
  /** What the focus itself has brought into sight goes on being explained, where it has come to. */
  const scroll = () => {
    if (shown !== null && isWalking) tell({ ...shown });
    else hush();
  };
  const walk = (by: 1 | -1) => {
    const { activeElement } = document;
    const before = shown;
    if (before === null) cameFrom = activeElement;
    const stand = before?.at ?? (activeElement === document.body ? null : activeElement);
    const ahead = marksFrom(stand, by);
    // Neighbours that say the same are one.
    const next = ahead
      .map((at) => read(at))
      .find((tip) => tip !== null && (!before || wordsOf(tip) !== wordsOf(before)));
    if (next == null) return;
    isWalking = false;
    standAt(next.at);
    isWalking = true;
    tell({ ...next, isSaid: document.activeElement === activeElement });
  };
  const goBack = () => {
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    cameFrom = null;
  };
  const press = (event: KeyboardEvent) => {
    const by = document.querySelector('dialog[open]') === null ? walkOf(event) : null;
    if (by !== null) {
      event.stopPropagation();
      event.preventDefault();
      return walk(by);
    }
    if (event.key === 'Shift') return;
    isWalking = event.key === 'Tab' || event.key.startsWith('Arrow');
    if (event.key !== 'Escape' || shown === null) return;
    event.stopPropagation();
    hush();
    goBack();
  };
  const held = (event: Event) => {
    if (shown !== null && under(event.target) === shown.at) event.preventDefault();
  };
  /** The click that ends a long press presses nothing. */
  const click = (event: MouseEvent) => {
    if (!isHeld) return;
    isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const leaving = new AbortController();
  const how = { capture: true, signal: leaving.signal };
  document.addEventListener('pointerover', over, how);
  document.addEventListener('pointermove', move, how);
  document.addEventListener('pointerdown', down, how);
  document.addEventListener('pointerup', leave, how);
  document.addEventListener('pointercancel', leave, how);
  document.addEventListener('scroll', scroll, how);
  document.addEventListener('focusin', focus, how);
  document.addEventListener('focusout', hush, how);
  document.addEventListener('keydown', press, how);
  document.addEventListener('contextmenu', held, how);
  document.addEventListener('click', click, how);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
