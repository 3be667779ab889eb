import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes new things may fill before they are looked through. V8 keeps as much again free to copy into. */
const YOUNG = 4 * 1024 * 1024;
const LOOK = 100;
const PIECE = 32 * 1024;
const SLOT = 8;

const letYoungGrow = (may: boolean): void => setFlagsFromString(`--semi-space-growth-factor=${may ? 2 : 1}`);

function young(): { readonly used: number; readonly room: number } {
  const { space_used_size: used, space_available_size: free } = getHeapSpaceStatistics().find(
    ({ space_name }) => space_name === 'new_space',
  )!;
  return { used, room: used + free };
}

/**
 * Collects garbage earlier than V8 would by itself. Left alone, the space for new things grows to 32 MB while the server is
 * only being loaded, and old garbage to as much again as is in use: together a third of what a thousand live tables need,
 * for little speed. Nor is it to grow without end for as long as old things are marked, which takes a quarter of a second where
 * every core is wanted: V8 would not collect new things meanwhile, and hardly ever gives back what it had then. To be run before
 * anything else is even loaded.
 */
setFlagsFromString('--heap-growing-percent=20');
setFlagsFromString('--no-separate-gc-phases');
letYoungGrow(false);

let usedBefore = 0;
setInterval(() => {
  const { used, room } = young();
  // A server nobody uses has nothing collected, and needs no more room.
  const isCollected = used < usedBefore;
  usedBefore = used;
  if (isCollected && room <= YOUNG / 2) growOnce(room);
}, LOOK).unref();

/**
 * V8 begins with little room, and goes back to it when little happens. It grows only while it collects, where as much has outlived
 * collections as there is room, and may do so several times over in one turn of the event loop in which a thousand sockets are
 * read. So it is made to collect here, by what outlives it, until it has grown once.
 */
function growOnce(room: number): void {
  letYoungGrow(true);
  const kept: unknown[] = [];
  // Ends of pages that stay empty count now here, now there.
  const grown = room * 1.5;
  while (kept.length * PIECE < room * 3 && young().room < grown) kept.push(new Array(PIECE / SLOT).fill(0));
  letYoungGrow(false);
}
