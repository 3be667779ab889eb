import type { Point, Ring } from './plane.ts';

/** Path data as short as it gets: tenths of a unit, relative, no spare separators. */
class Pen {
  #out = '';
  #x = 0;
  #y = 0;

  move(x: number, y: number): void {
    this.#write('m', x - this.#x, y - this.#y);
    this.#x = x;
    this.#y = y;
  }
  line(x: number, y: number): void {
    if (x === this.#x && y === this.#y) return;
    if (y === this.#y) this.#write('h', x - this.#x);
    else if (x === this.#x) this.#write('v', y - this.#y);
    else this.#write('l', x - this.#x, y - this.#y);
    this.#x = x;
    this.#y = y;
  }
  curve(...at: number[]): void {
    this.#write('c', ...at.map((v, i) => v - (i % 2 ? this.#y : this.#x)));
    this.#x = at[4];
    this.#y = at[5];
  }
  close(x: number, y: number): void {
    this.#out += 'z';
    this.#last = 'z';
    this.#x = x;
    this.#y = y;
  }
  get d(): string {
    return this.#out;
  }

  #last = '';
  #write(command: string, ...tenths: number[]): void {
    // The first move is absolute, so that paths may be joined end to end.
    const letter = this.#out ? command : command.toUpperCase();
    let text = this.#last === command && command !== 'm' ? '' : letter;
    for (const [i, tenth] of tenths.entries()) {
      const figure = short(tenth);
      const apart = (i > 0 || text === '') && !figure.startsWith('-');
      text += (apart ? ' ' : '') + figure;
    }
    this.#last = command;
    this.#out += text;
  }
}

const tenth = (v: number): number => Math.round(v * 10);
const short = (tenths: number): string => `${tenths / 10}`.replace(/^(-?)0\./, '$1.');

export function closedPath(rings: readonly Ring[]): string {
  const pen = new Pen();
  for (const ring of rings) {
    const [x, y] = [tenth(ring[0][0]), tenth(ring[0][1])];
    pen.move(x, y);
    for (const p of ring.slice(1)) pen.line(tenth(p[0]), tenth(p[1]));
    pen.close(x, y);
  }
  return pen.d;
}

export function openPath(lines: readonly (readonly Point[])[]): string {
  const pen = new Pen();
  for (const line of lines) {
    pen.move(tenth(line[0][0]), tenth(line[0][1]));
    for (const p of line.slice(1)) pen.line(tenth(p[0]), tenth(p[1]));
  }
  return pen.d;
}

/** Catmull and Rom's curve through every point of each line. */
export function smoothPath(lines: readonly (readonly Point[])[]): string {
  const pen = new Pen();
  for (const line of lines) {
    pen.move(tenth(line[0][0]), tenth(line[0][1]));
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b, c, d] = [line[Math.max(0, i - 1)], line[i], line[i + 1], line[Math.min(line.length - 1, i + 2)]];
      const at = [
        b[0] + (c[0] - a[0]) / 6,
        b[1] + (c[1] - a[1]) / 6,
        c[0] - (d[0] - b[0]) / 6,
        c[1] - (d[1] - b[1]) / 6,
      ];
      pen.curve(...[...at, c[0], c[1]].map(tenth));
    }
  }
  return pen.d;
}

/** Each line is its first point, then three points for each cubic curve. */
export function bezierPath(lines: readonly (readonly Point[])[]): string {
  const pen = new Pen();
  for (const line of lines) {
    pen.move(tenth(line[0][0]), tenth(line[0][1]));
    for (let i = 1; i < line.length; i += 3)
      pen.curve(
        ...line
          .slice(i, i + 3)
          .flat()
          .map(tenth),
      );
  }
  return pen.d;
}
