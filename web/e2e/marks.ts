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
