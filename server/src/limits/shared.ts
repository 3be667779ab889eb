import type { Bulletin } from '../store/bulletin.ts';
import type { Windows } from './windows.ts';

const GATHER = 200;
/** So many fit into one notice. */
const A_NOTICE = 50;

/** Tells other processes what heavy users have used here, and adds what they tell. Returns how to stop. */
export function shareWindows(
  windows: Windows,
  bulletin: Bulletin,
  process: string,
  fault: (fault: unknown) => void,
): () => void {
  let uses = new Map<string, { amount: number; readonly length: number }>();
  let timer: NodeJS.Timeout | null = null;
  const tell = () => {
    timer = null;
    const all = [...uses].map(([name, { amount, length }]) => [name, amount, length] as const);
    uses = new Map();
    for (let i = 0; i < all.length; i += A_NOTICE)
      bulletin.publish({ t: 'used', process, uses: all.slice(i, i + A_NOTICE) }).catch(fault);
  };
  windows.onMuch = (name, amount, length) => {
    const known = uses.get(name);
    if (known === undefined) uses.set(name, { amount, length });
    else known.amount += amount;
    timer ??= setTimeout(tell, GATHER).unref();
  };
  const unsubscribe = bulletin.subscribe((notice) => {
    if (notice.t === 'used' && notice.process !== process)
      for (const [name, amount, length] of notice.uses) windows.add(name, length, amount);
  });
  return () => {
    unsubscribe();
    windows.onMuch = () => {};
    if (timer !== null) clearTimeout(timer);
  };
}
