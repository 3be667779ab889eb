import { memo, type ReactNode } from 'react';
import { Counter, Icon, Piece } from '../../../counters/index.ts';
import { withMinus } from '../../../i18n/minus.ts';
import { explainsItself } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { Hint } from '../parts/Hint.tsx';
import type { Standing } from '../read/standing.ts';

interface Props {
  readonly standing: Standing;
  readonly naming: Naming;
  readonly who: string;
}
type PartProps = Pick<Props, 'standing' | 'naming'>;

/** A side with its public facts, each explained under the pointer. */
export const SideFacts = memo(function SideFacts({ standing, naming, who }: Props): ReactNode {
  const { own, game } = naming;
  const { side, acting } = standing;
  return (
    <li
      className="is-side"
      data-side={side}
      data-acting={acting || undefined}
      aria-current={acting ? 'true' : undefined}
    >
      <span className="is-who">
        <Emblem plays={side} size={22} />
        <strong>{game.sides[side]}</strong> <em>{who}</em>
        {standing.initiative && (
          <span className="is-initiative" {...explainsItself('initiative')}>
            <Icon name="drum" size={14} />
            <span className="visually-hidden">{own.initiative}</span>
          </span>
        )}
      </span>
      <Hint about={own.vpAbout(standing.vp)} className="is-fact is-vp">
        <b>{withMinus(standing.vp)}</b> {game.vp}
      </Hint>
      <Debt standing={standing} naming={naming} />
      <Hint about={own.treatyAbout(standing.treaty)} className="is-fact">
        <span className="is-word">{own.treaty}</span> <b>{standing.treaty}</b>
      </Hint>
      <Fleet standing={standing} naming={naming} />
      <Ministers standing={standing} naming={naming} />
      <Hand standing={standing} naming={naming} />
    </li>
  );
});

function Fleet({ standing, naming }: PartProps): ReactNode {
  const { side, atSea, navyBox, unbuilt } = standing;
  return (
    <Hint about={naming.own.squadrons(atSea, navyBox, unbuilt)} className="is-fact">
      <Counter size={24}>
        <Piece kind="navy" power={side} />
      </Counter>
      <b>
        {atSea}+{navyBox}
      </b>
    </Hint>
  );
}

/** Two words for how many are known, their names where there is room for them. */
function Ministers({ standing, naming }: PartProps): ReactNode {
  const { own, game } = naming;
  const { ministries } = standing;
  const names = ministries.map(({ id, revealed }) => {
    if (id === null) return own.secretMinister;
    return revealed ? game.ministries[id].name : own.secretOwn(game.ministries[id].name);
  });
  const shown = ministries.filter(({ revealed }) => revealed).length;
  return (
    <Hint about={own.ministersAbout(names)} className="is-fact is-ministers">
      {ministries.length === 0 ? <Icon name="population" size={17} /> : null}
      {ministries.map(({ id, revealed }, i) => (
        <i key={id ?? `secret ${i}`} data-up={revealed || undefined}>
          <Icon name="population" size={13} />
        </i>
      ))}
      <em className="is-few">{own.ministersShown(ministries.length, shown)}</em>
      <em className="is-names-of">{names.join(', ')}</em>
    </Hint>
  );
}

/** More cards than these are a back and a number. */
const MOST_BACKS = 3;

const Hand = ({ standing: { hand, side }, naming }: PartProps): ReactNode => (
  <Hint about={naming.own.cardsInHand(hand)} className="is-fact is-backs">
    {Array.from({ length: hand > MOST_BACKS ? 1 : hand }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
      <i key={i} data-side={side} />
    ))}
    {(hand === 0 || hand > MOST_BACKS) && <b>{hand}</b>}
  </Hint>
);

/** Debt as boxes up to the Limit. */
function Debt({ standing, naming }: PartProps): ReactNode {
  const { debt, debtLimit } = standing;
  const boxes = Math.max(debt, debtLimit, 1);
  const step = Math.min(6, 50 / boxes);
  return (
    <Hint about={naming.own.debtAbout(debt, debtLimit)} className="is-fact is-debt">
      <span className="is-word">{naming.game.debt}</span>
      <svg width={boxes * step + 1} height="14" aria-hidden="true">
        {Array.from({ length: boxes }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={i}
            x={i * step + 0.5}
            y="0.5"
            width={step - 1.6}
            height="13"
            data-full={i < debt || undefined}
            data-over={i >= debtLimit || undefined}
          />
        ))}
      </svg>
      <b>{debt}</b>
    </Hint>
  );
}
