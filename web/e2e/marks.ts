/** Something that explains itself, by a point of it on the screen. */
export interface Mark {
  readonly zone: string;
  readonly what: string;
  readonly x: number;
  readonly y: number;
}

/** In the page: of each zone so many marks that can be pointed at, spread over it. */
export function inSight({ zones, each }: { zones: readonly string[]; each: number }): Mark[] {
  return zones.flatMap((zone) => {
    const found = [...document.querySelectorAll(zone)].flatMap((element): Mark[] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const what = element.getAttribute('data-term') ?? element.getAttribute('data-thing') ?? element.ariaLabel ?? '';
      return document.elementFromPoint(x, y)?.closest(zone) === element ? [{ zone, what, x, y }] : [];
    });
    const apart = Math.max(1, Math.floor(found.length / each));
    return found.filter((_, i) => i % apart === 0).slice(0, each);
  });
}

/** Where whoever walks from mark to mark has come to. */
export interface Walked {
  /** Whether this mark was walked to before, so that the page has been gone round. */
  readonly isRound: boolean;
  readonly what: string;
  /** Whether somebody who hears the page is told: by what describes the focus, or by what is said. */
  readonly isHeard: boolean;
}

/** In the page, after a press: what is explained now. Null where nothing is. */
export function walkedTo(): Walked | null {
  const at = document.querySelector('[data-explained]');
  const tip = document.querySelector('[role=tooltip].term-tip');
  if (at === null || tip === null) return null;
  const isRound = at.hasAttribute('data-walked');
  at.setAttribute('data-walked', '');
  const isDescribed = (document.activeElement?.getAttribute('aria-describedby') ?? '').split(' ').includes(tip.id);
  const isSaid = [...document.querySelectorAll('[role=status]')].some(
    ({ textContent }) => (textContent ?? '').length > 3,
  );
  return { isRound, what: tip.textContent ?? '', isHeard: isDescribed || isSaid };
}

/** In the page, after a whole round: marks in sight that were neither walked to nor say what one of those said. */
export function neverWalked(): string[] {
  const said = (mark: Element): string =>
    ['data-term', 'data-tip', 'aria-label'].map((name) => mark.getAttribute(name)).find((each) => each !== null) ?? '';
  const told = new Set([...document.querySelectorAll('[data-walked]')].map(said));
  return [...document.querySelectorAll(':is([data-term], [data-tip], .icon-button[aria-label])')]
    .filter(
      (mark) => mark.closest('.map-port, .log-line') === null && mark.checkVisibility({ visibilityProperty: true }),
    )
    .map(said)
    .filter((each) => !told.has(each));
}
