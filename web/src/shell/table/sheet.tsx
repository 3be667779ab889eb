import { type PointerEvent, useRef } from 'react';
import { nearestStop, nextStop, type SheetStop, sheetHeights } from './sheet-stops.ts';

interface Props {
  readonly stop: SheetStop;
  readonly name: string;
  onStop(stop: SheetStop): void;
}

/** Further than a tap trembles. */
const TREMBLE = 6;

/** On a phone the panel is a sheet: its handle is dragged to one of three heights, or tapped to the next. */
export function SheetHandle({ stop, name, onStop }: Props) {
  const drag = useRef<{ from: number; height: number; moved: boolean } | null>(null);
  const dragged = useRef(false);
  const partsOf = (handle: HTMLElement) => ({
    main: handle.closest<HTMLElement>('.table-main')!,
    sheet: handle.closest<HTMLElement>('.rail')!,
  });
  const heightsAt = (handle: HTMLElement) => {
    const { main } = partsOf(handle);
    return sheetHeights(main.clientHeight, main.querySelector<HTMLElement>('.strip')?.offsetHeight ?? 0);
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height: partsOf(event.currentTarget).sheet.offsetHeight, moved: false };
    dragged.current = false;
  };
  const heightOf = (event: PointerEvent<HTMLElement>, { from, height }: { from: number; height: number }) => {
    const { low, full } = heightsAt(event.currentTarget);
    return Math.max(low, Math.min(full, height + from - event.clientY));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now === null) return;
    now.moved ||= Math.abs(event.clientY - now.from) > TREMBLE;
    const { main } = partsOf(event.currentTarget);
    if (now.moved) main.style.gridTemplateRows = `auto minmax(0, 1fr) ${heightOf(event, now)}px`;
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = null;
    if (now === null || !now.moved) return;
    dragged.current = true;
    partsOf(event.currentTarget).main.style.gridTemplateRows = '';
    onStop(nearestStop(heightOf(event, now), heightsAt(event.currentTarget)));
  };
  const tap = () => {
    // The click that ends a drag is no tap.
    if (!dragged.current) onStop(nextStop(stop));
    dragged.current = false;
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={name}
      onClick={tap}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}
