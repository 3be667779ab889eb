import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const YOUNG = 8 * 1024 * 1024;
const LOOK = 50;

/**
 * Collects garbage earlier than V8 would by itself. Left alone, the space for new things grows to 128 MB under load, and old
 * garbage to as much again as is in use: together a third of what a thousand live tables need, for little speed.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30');
  const timer = setInterval(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    if (young === undefined || young.space_size < YOUNG) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(timer);
  }, LOOK);
  timer.unref();
}
