import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** What a popover is about, and the map it stays within, as selectors. */
export interface PopoverAnchor {
  readonly target: string;
  readonly map: string;
}

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** Next to the thing it is about, inside the map. Until it is placed it is invisible, but can already take the focus. */
export function usePopover({ target, map }: PopoverAnchor, ref: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  useLayoutEffect(() => {
    const place = document.querySelector(map)?.getBoundingClientRect();
    const thing = document.querySelector(target)?.getBoundingClientRect();
    const own = ref.current?.getBoundingClientRect();
    if (!place || !thing || !own) return;
    const right = thing.right + 10;
    const left = right + own.width < place.right ? right : thing.left - own.width - 10;
    const top = thing.top + thing.height / 2 - own.height / 2;
    setStyle({
      left: clamp(left, place.left + 6, place.right - own.width - 6),
      top: clamp(top, place.top + 6, Math.max(place.top + 6, place.bottom - own.height - 6)),
    });
  }, [target, map, ref]);
  return style;
}
