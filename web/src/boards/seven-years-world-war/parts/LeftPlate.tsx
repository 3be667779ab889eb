import './plate.css';
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** What a question of the rail has no room for, laid over the map's lower left corner. */
export function LeftPlate({ title, note, children }: Props): ReactNode {
  const id = useId();
  const [room, setRoom] = useState<Element | null>(null);
  useLayoutEffect(() => setRoom(document.querySelector('.syww-table')), []);
  if (room === null) return null;
  return createPortal(
    <section className="syww-plate-left" data-covers="left" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </header>
      {children}
    </section>,
    room,
  );
}
