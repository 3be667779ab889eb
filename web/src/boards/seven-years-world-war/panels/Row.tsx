import './row.css';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../../kit/rail/ChoiceRow.tsx';
import type { RowProps } from '../read/seen.ts';
import { faceOf } from './faces.tsx';

export function Row(props: RowProps): ReactNode {
  const { icon, ...face } = faceOf(props);
  return (
    <ChoiceRow {...face} {...(icon !== undefined && { icon: <span className="syww-choice-icon">{icon}</span> })} />
  );
}
