import { isRecord } from '@cabinet-wars/kernel';

const KEY = 'cabinet-wars miniatures';
/** Of so many tables a picture is kept: the list shows no more at a glance. */
const MOST = 12;

type Kept = Readonly<Record<string, string>>;

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isRecord(read)) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([id, svg]) => (typeof svg === 'string' ? [[id, svg]] : [])),
    );
  } catch {
    return {};
  }
}

/** Keeps how a table looked when it was left; the oldest picture makes way. */
export function keepMiniature(table: string, svg: string): void {
  const { [table]: _, ...others } = kept();
  const recent = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...recent, [table, svg]])));
  } catch {
    // Without room the list shows the game's own picture.
  }
}

/** The picture of a table as an address; null where there is none. */
export function miniatureOf(table: string): string | null {
  const svg = kept()[table];
  return svg === undefined ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
