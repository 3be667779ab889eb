import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';
import { standings } from './standing.ts';

/** What one has to act with. */
export function Means(props: BoardProps): ReactNode {
  const { own } = namingOf(props);
  const mine = standings(props.view).find(({ seat }) => seat >= 0 && seat === props.seat);
  if (mine === undefined) return null;
  const facts = [
    ['gold', mine.gold, own.facts.gold],
    ['population', mine.population, own.facts.population],
    ['unrest', mine.unrest ?? '?', own.facts.unrest],
  ] as const;
  return (
    <>
      {facts.map(([icon, value, name]) => (
        <b key={icon} data-term={icon}>
          <Icon name={icon} size={20} /> {value} <span className="visually-hidden">{name}</span>
        </b>
      ))}
    </>
  );
}
