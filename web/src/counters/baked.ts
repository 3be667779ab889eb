const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;
const SPACE = /[\s,]*/y;
/** How many numbers a command takes at a time; the two flags of an arc may stand without a space. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers of one command, from a place in a path on. */
function numbersAt(d: string, from: number, command: string): { numbers: number[]; end: number } {
  const numbers: number[] = [];
  const takes = TAKES[command];
  let at = from;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.exec(d);
    at = SPACE.lastIndex;
    const place = numbers.length % takes;
    if (command === 'a' && (place === 3 || place === 4)) {
      numbers.push(Number(d[at++]));
      continue;
    }
    NUMBER.lastIndex = at;
    const found = takes === 0 ? null : NUMBER.exec(d);
    if (found === null) return { numbers, end: at };
    numbers.push(Number(found[0]));
    at = NUMBER.lastIndex;
  }
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * A path made `k` times as large and moved by x and y. Hundreds of emblems stand on a map, and each transform in the page
 * is one more piece for the browser to put together at every change; numbers in a path cost nothing.
 */
export function baked(d: string, k: number, x: number, y: number): string {
  let out = '';
  let at = 0;
  while (at < d.length) {
    const letter = d[at++];
    const command = letter.toLowerCase();
    if (!(command in TAKES)) continue;
    const { numbers, end } = numbersAt(d, at, command);
    const isRelative = letter === command;
    const first = at === 1;
    at = end;
    const put = numbers.map((value, i) => {
      const place = i % TAKES[command];
      if (command === 'a' && place >= 2 && place <= 4) return short(value);
      if (command === 'a' && place < 2) return short(value * k);
      const across = command === 'v' ? false : command === 'h' || place % 2 === (command === 'a' ? 1 : 0);
      // The first move of a path is from nowhere, whichever way it is written.
      const moves = !isRelative || (first && i < 2);
      return short(value * k + (moves ? (across ? x : y) : 0));
    });
    out += letter + put.join(' ');
  }
  return out;
}

const known = new Map<string, Map<string, string>>();

/** The same, worked out once for each path and place. */
export function bakedOnce(d: string, k: number, x: number, y: number): string {
  const places = known.get(d) ?? new Map<string, string>();
  known.set(d, places);
  const place = `${k} ${x} ${y}`;
  const path = places.get(place) ?? baked(d, k, x, y);
  places.set(place, path);
  return path;
}

/** An icon, drawn in a box from 0 to 512, `size` units across about x y. */
export const signAt = (d: string, size: number, x = 0, y = 0): string =>
  bakedOnce(d, size / 512, x - size / 2, y - size / 2);
