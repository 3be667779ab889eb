import './choice-row.css';
import type { ReactNode } from 'react';

export interface ChoiceFace {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly sub?: string;
  /** At the right: what matters most, and a word under it. */
  readonly figure?: string;
  readonly under?: string;
  /** What the figure is, in the glossary or among the marks. */
  readonly term?: string;
}

/** A choice as a row of the list: its picture, its name, and what it is worth. */
export const ChoiceRow = ({ icon, title, sub, figure, under, term }: ChoiceFace): ReactNode => (
  <span className="choice-row">
    {icon !== undefined && <span className="choice-row-icon">{icon}</span>}
    <span className="choice-row-text">
      <span className="choice-text">{title}</span>
      {sub && <em>{sub}</em>}
    </span>
    {figure !== undefined && (
      <span className="choice-row-figure" data-term={term}>
        <b>{figure}</b>
        {under && <small>{under}</small>}
      </span>
    )}
  </span>
);
