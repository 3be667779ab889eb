/** How high the sheet stands: its handle and tabs, half the screen, or all of it. */
export type SheetStop = 'low' | 'half' | 'full';

export type SheetHeights = Readonly<Record<SheetStop, number>>;

/** As in the style sheet, which sets them where nothing is dragged. */
const LOW = 84;
const HALF = 0.54;

/** The heights of the stops on a screen so high, of which the seats' strip takes its part. */
export const sheetHeights = (screen: number, strip: number): SheetHeights => ({
  low: LOW,
  half: HALF * screen,
  full: screen - strip,
});

export function nearestStop(height: number, heights: SheetHeights): SheetStop {
  const stops: SheetStop[] = ['low', 'half', 'full'];
  const away = (stop: SheetStop): number => Math.abs(heights[stop] - height);
  return stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}

const NEXT: Readonly<Record<SheetStop, SheetStop>> = { half: 'full', full: 'low', low: 'half' };
export const nextStop = (stop: SheetStop): SheetStop => NEXT[stop];
