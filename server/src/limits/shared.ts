import type { Bulletin } from '../store/bulletin.ts';
import type { Windows } from './windows.ts';

const GATHER = 200;
/** Bytes of names in one notice: PostgreSQL takes 8,000 in all. A name is never nearly as long. */
const A_NOTICE = 6000;

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
    for (const some of inNotices(all)) bulletin.publish({ t: 'used', process, uses: some }).catch(fault);
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

type Use = readonly [name: string, amount: number, length: number];

function inNotices(all: readonly Use[]): Use[][] {
  const notices: Use[][] = [];
  let size = A_NOTICE;
  for (const use of all) {
    const bytes = Buffer.byteLength(JSON.stringify(use)) + 1;
    size += bytes;
    if (size > A_NOTICE) {
      notices.push([]);
      size = bytes;
    }
    notices.at(-1)?.push(use);
  }
  return notices;
}
