/** The known word most like the one given; null if none is at all like it. */
export function nearest(given: string, known: readonly string[]): string | null {
  const begins = known.find((word) => given.length >= 2 && word.startsWith(given));
  if (begins !== undefined) return begins;
  const near = known
    .map((word) => ({ word, steps: editSteps(given, word) }))
    .filter(({ word, steps }) => steps <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.word ?? null;
}

/** How many letters must be added, left out or changed (Levenshtein). */
function editSteps(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    above = row;
  }
  return above[b.length];
}
