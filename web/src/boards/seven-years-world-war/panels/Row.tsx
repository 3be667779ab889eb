import './row.css';
import type { ReactNode } from 'react';
import type { RowProps } from '../read/seen.ts';
import { faceOf } from './faces.tsx';

type Props = RowProps;

/** A choice as a row of the list: its picture, its name, and what it is worth. */
export function Row(props: Props): ReactNode {
  const { icon, title, sub, figure, under, term } = faceOf(props);
  return (
    <span className="syww-choice">
      {icon !== undefined && <span className="syww-choice-icon">{icon}</span>}
      <span className="syww-choice-text">
        <span className="choice-text">{title}</span>
        {sub && <em>{sub}</em>}
      </span>
      {figure !== undefined && (
        <span className="syww-choice-figure" data-term={term}>
          <b>{figure}</b>
          {under && <small>{under}</small>}
        </span>
      )}
    </span>
  );
}
