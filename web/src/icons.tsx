import type { ReactNode } from 'react';

/** Line icons of the shell, drawn for it: a 24-unit box, ink strokes. */
const shapes = {
  back: <path d="M15 4 7 12l8 8" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  book: <path d="M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2Zm0 0v14" />,
  candle: <path d="M9 10h6v11H9zM12 10V8m0 0c-2-2 0-4 0-6 0 2 2 4 0 6Z" />,
  scroll: <path d="M6 4h11v13a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3V4Zm0 0a2 2 0 0 0-3 2v1h3M9 8h5m-5 3h5m-5 3h5" />,
  people: (
    <path d="M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 9v-2c0-3 2-5 6-5s6 2 6 5v2M16 6a3 3 0 0 1 0 5m2 3c2 0 3 2 3 4v2" />
  ),
  person: <path d="M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 10v-1c0-4 3-6 8-6s8 2 8 6v1" />,
  swords: <path d="m4 4 12 12m-2 2 4-4m-2 2 4 4M20 4 8 16m2 2-4-4m2 2-4 4" />,
  talk: <path d="M4 5h16v11h-9l-4 4v-4H4z" />,
  hand: <path d="M3 12c3-4 6-4 9-1 3-3 6-3 9 1-3 5-6 7-9 7s-6-2-9-7Zm6 1 3 3 3-3" />,
  quill: <path d="M4 21c2-8 7-15 16-18 0 6-4 11-11 12M4 21l3-4m2-2c3 0 5-1 7-3" />,
  orders: <path d="M6 3h12v18l-6-4-6 4z" />,
  tiles: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />,
  laurels: (
    <path d="M9 20C4 18 3 12 5 5m10 15c5-2 6-8 4-15M9 20h6M4 9C3 8 2 8 1 8m4 5c-1 0-2 0-3 1m5 3c-1 0-2 1-3 2M20 9c1-1 2-1 3-1m-4 5c1 0 2 0 3 1m-5 3c1 0 2 1 3 2M12 6l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4z" />
  ),
  first: <path d="M6 5v14M19 5l-9 7 9 7z" />,
  previous: <path d="M16 5 7 12l9 7z" />,
  next: <path d="m8 5 9 7-9 7z" />,
  last: <path d="M18 5v14M5 5l9 7-9 7z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  minus: <path d="M5 12h14" />,
  plus: <path d="M5 12h14M12 5v14" />,
  undo: <path d="M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
