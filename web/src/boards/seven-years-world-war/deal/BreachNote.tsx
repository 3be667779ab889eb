import '../panels/panels.css';
import type { ReactNode } from 'react';
import { type Naming, namingOf } from '../i18n/index.ts';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import { isPromise } from './agreements.ts';
import { sentenceOf } from './sentence.ts';

interface Props {
  readonly props: BoardProps;
  /** What would be broken; nothing is said where that is nothing. */
  readonly broken: OpenView['agreements'];
}

/** Before somebody breaks his word: what was promised, and what it costs. */
export function BreachNote({ props, broken }: Props): ReactNode {
  const { view, ask } = props;
  const naming: Naming = namingOf(props.language);
  const open = view.open;
  const promises = broken.filter(isPromise);
  if (promises.length === 0 || ask === null) return null;
  const wronged = [...new Set(promises.map(({ to }) => coalitionName(naming, open, to)))];
  return (
    <div className="syww-broken" role="note">
      <strong>{naming.own.agreed.wouldBreak}</strong>{' '}
      {promises.map((promise) => sentenceOf(open, promise, false, naming)).join(' ')}{' '}
      {naming.own.agreed.breachCosts(open.hands[ask.seat], naming.own.list(wronged))}
    </div>
  );
}
