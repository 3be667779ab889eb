/** A `data-…` attribute of what was pointed at, or of the nearest thing that it is part of. */
export const attributeUnder = (target: EventTarget | null, name: `data-${string}`): string | null =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;
