import './context.css';
import type { ReactNode } from 'react';
import { namingIn } from './i18n/index.ts';
import { FoughtPanel } from './panels/FoughtPanel.tsx';
import { type BoardProps, eventsOf, frameOf } from './read/seen.ts';
import { warsOf } from './read/war-of.ts';

/** What a decision in a War is made with: the theatre being fought. */
export function Context(props: BoardProps): ReactNode {
  const { ask } = props;
  if (ask === null) return null;
  const open = props.view.open;
  const naming = namingIn(props.language);
  if (frameOf(open, 'war') !== null) {
    const fought = warsOf(eventsOf(props.told)).at(-1)?.theatres.at(-1);
    return fought === undefined ? null : (
      <div className="is-context">
        <FoughtPanel fought={fought} open={open} naming={naming} />
      </div>
    );
  }
  return null;
}
