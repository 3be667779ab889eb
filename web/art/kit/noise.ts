/** Numbers that look like chance and are the same on every run: mulberry32. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SKEW = (Math.sqrt(3) - 1) / 2;
const UNSKEW = (3 - Math.sqrt(3)) / 6;
const GRADIENTS = Array.from({ length: 12 }, (_, i) => [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]);

/** Simplex noise in the plane, about −1 to 1. */
export function simplexNoise(seed: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  const corner = (i: number, j: number, dx: number, dy: number): number => {
    const fade = 0.5 - dx * dx - dy * dy;
    if (fade <= 0) return 0;
    const [gx, gy] = GRADIENTS[order[(i + order[j & 255]) & 255] % 12];
    return fade ** 4 * (gx * dx + gy * dy);
  };
  return (x, y) => {
    const s = (x + y) * SKEW;
    const i = Math.floor(x + s);
    const j = Math.floor(y + s);
    const t = (i + j) * UNSKEW;
    const dx = x - (i - t);
    const dy = y - (j - t);
    const [ox, oy] = dx > dy ? [1, 0] : [0, 1];
    const sum =
      corner(i, j, dx, dy) +
      corner(i + ox, j + oy, dx - ox + UNSKEW, dy - oy + UNSKEW) +
      corner(i + 1, j + 1, dx - 1 + 2 * UNSKEW, dy - 1 + 2 * UNSKEW);
    return 99 * sum;
  };
}
