import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Term } from '../../boards/kit/terms/term.ts';
import { termKey } from '../../boards/kit/terms/terms-in.ts';

const RESTS = 350;
const HELD = 450;
const GAP = 8;
const ID = 'term-tip';

interface Tip {
  readonly at: Element;
  readonly name: string | null;
  readonly meaning: string;
  /** What it comes to here, such as how much of it a power has. */
  readonly note: string | null;
}

/** What explains itself: by a word of the game (`data-term`), in words of its own (`data-tip`), or by the name of its button. */
const EXPLAINED = '[data-term], [data-tip], .icon-button[aria-label]';

/**
 * Explains whatever carries `data-term` or `data-tip`: pieces, icons, abbreviations and words, wherever they are drawn. To the
 * pointer once it rests, to the focus at once, to a finger that stays. A group of them (`data-focus-term`) answers the focus as one.
 */
export function TermTips({ terms }: { readonly terms: readonly Term[] }) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => listen(terms, setTip), [terms]);
  useEffect(() => describe(tip), [tip]);
  return tip === null ? null : <TipBox tip={tip} />;
}

/** Whoever has the focus is described by it, for those who hear the page. */
function describe(tip: Tip | null): (() => void) | undefined {
  const { activeElement } = document;
  if (tip === null || activeElement === null || !(activeElement === tip.at || activeElement.contains(tip.at))) return;
  if (activeElement.hasAttribute('aria-describedby')) return;
  activeElement.setAttribute('aria-describedby', ID);
  return () => activeElement.removeAttribute('aria-describedby');
}

function TipBox({ tip: { at, name, meaning, note } }: { readonly tip: Tip }) {
  const ref = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  useLayoutEffect(() => {
    const thing = at.getBoundingClientRect();
    const own = ref.current?.getBoundingClientRect();
    if (own === undefined) return;
    const isBelow = thing.top - own.height - GAP < GAP;
    const left = thing.left + thing.width / 2 - own.width / 2;
    setStyle({
      left: Math.max(GAP, Math.min(innerWidth - own.width - GAP, left)),
      top: isBelow ? thing.bottom + GAP : thing.top - own.height - GAP,
    });
  }, [at]);
  return (
    <div ref={ref} id={ID} role="tooltip" className="term-tip" style={style}>
      {name !== null && <strong>{name}</strong>} {meaning}
      {note !== null && <em> {note}</em>}
    </div>
  );
}

/** A picture beside the words of a control is named by them: whoever comes by the keyboard has heard them. */
const isNamed = (control: Element, mark: Element): boolean =>
  mark.localName === 'svg' && /\p{L}{3}/u.test(control.textContent ?? '');

function tipOf(at: Element, term: Term | undefined): Tip | null {
  const note = at.getAttribute('data-note');
  if (term !== undefined) return { at, name: term.names[0], meaning: term.meaning, note };
  const tip = at.getAttribute('data-tip') ?? (at.matches('.icon-button') ? at.getAttribute('aria-label') : null);
  return tip === null ? null : { at, name: null, meaning: tip, note };
}

/** Listens to the whole page; returns how to stop. */
function listen(terms: readonly Term[], show: (tip: Tip | null) => void): () => void {
  const known = new Map(terms.map((term) => [termKey(term), term]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  let isHeld = false;
  // A new question takes the focus by itself: nobody has asked what it stands on.
  let isWalking = false;
  // After a touch the browser makes up a mouse that rests where the finger was: that is nobody's wish either.
  let isTouch = false;
  const tell = (at: Element | null, id = at?.getAttribute('data-term') ?? null) => {
    clearTimeout(timer);
    const tip = at === null ? null : tipOf(at, id === null ? undefined : known.get(id));
    shown = tip === null ? null : at;
    show(tip);
  };
  const under = (target: EventTarget | null) => (target instanceof Element ? target.closest(EXPLAINED) : null);
  const later = (at: Element, milliseconds: number, byFinger: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isHeld = byFinger;
      tell(at);
    }, milliseconds);
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    const at = under(target);
    if (pointerType !== 'mouse' || isTouch || at === shown) return;
    tell(null);
    if (at !== null) later(at, RESTS, false);
  };
  const move = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) isTouch = false;
  };
  const down = ({ target, pointerType }: PointerEvent) => {
    tell(null);
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
    if (at !== null) tell(at, at.getAttribute('data-focus-term') ?? undefined);
  };
  const blur = () => tell(null);
  const press = (event: KeyboardEvent) => {
    isWalking = event.key === 'Tab' || event.key.startsWith('Arrow');
    if (event.key !== 'Escape' || shown === null) return;
    event.stopPropagation();
    tell(null);
  };
  const held = (event: Event) => {
    if (shown !== null && under(event.target) === shown) event.preventDefault();
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
  document.addEventListener('scroll', blur, how);
  document.addEventListener('focusin', focus, how);
  document.addEventListener('focusout', blur, how);
  document.addEventListener('keydown', press, how);
  document.addEventListener('contextmenu', held, how);
  document.addEventListener('click', click, how);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
