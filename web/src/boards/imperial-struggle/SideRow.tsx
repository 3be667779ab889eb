import { memo, type ReactNode } from 'react';
import { Counter, Icon, Piece } from '../../counters/index.ts';
import type { Naming } from './i18n/index.ts';
import { Emblem } from './parts/Emblem.tsx';
import { PointsBox } from './parts/Points.tsx';
import type { RoundNow } from './read/purse.ts';
import type { Standing } from './read/standing.ts';

interface Props {
  readonly standing: Standing;
  /** What the side in turn has to spend. */
  readonly round: RoundNow | null;
  readonly naming: Naming;
  readonly who: string;
}
type PartProps = Pick<Props, 'standing' | 'naming'>;

/** A side with its public facts. */
export const SideRow = memo(function SideRow({ standing, round, naming, who }: Props): ReactNode {
  const { own, game } = naming;
  const { side, acting } = standing;
  return (
    <li className="is-side" data-acting={acting || undefined} aria-current={acting ? 'true' : undefined}>
      <span className="is-who">
        <Emblem plays={side} size={28} />
        <strong>{game.sides[side]}</strong> <em>{who}</em>
        {standing.initiative && (
          <span className="is-initiative" title={own.initiative}>
            <Icon name="drum" size={15} />
            <span className="visually-hidden">{own.initiative}</span>
          </span>
        )}
      </span>
      <span className="is-fact is-vp" title={game.vp}>
        <b>{standing.vp}</b> {game.vp}
      </span>
      <Debt standing={standing} naming={naming} />
      <span className="is-fact" title={game.treatyPoints}>
        <span className="is-word">{own.treaty}</span>
        <abbr>{own.treatyShort}</abbr> <b>{standing.treaty}</b>
      </span>
      <Fleet standing={standing} naming={naming} />
      <Ministers standing={standing} naming={naming} />
      <span className="is-hand">
        {round === null || round.points.length === 0 ? (
          own.cards(standing.hand)
        ) : (
          <Purse round={round} naming={naming} />
        )}
      </span>
    </li>
  );
});

function Fleet({ standing, naming }: PartProps): ReactNode {
  const { side, atSea, navyBox, unbuilt } = standing;
  const about = naming.own.squadrons(atSea, navyBox, unbuilt);
  return (
    <span className="is-fact is-fleet" title={about}>
      <Counter size={26}>
        <Piece kind="navy" power={side} />
      </Counter>
      <b aria-hidden="true">
        {atSea}+{navyBox}
      </b>
      <span className="visually-hidden">{about}</span>
    </span>
  );
}

const Ministers = ({ standing: { ministries }, naming: { own, game } }: PartProps): ReactNode => (
  <span className="is-ministers">
    {ministries.length === 0 && <em>{own.noMinisters}</em>}
    {ministries.map(({ id, revealed }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: secret ones have no name
      <span key={i} data-secret={!revealed || undefined}>
        {id === null ? own.secretMinister : game.ministries[id].name}
      </span>
    ))}
  </span>
);

const Purse = ({ round, naming }: { round: RoundNow; naming: Naming }): ReactNode => (
  <span className="is-purse">
    {round.points.map((points) => (
      <PointsBox key={`${points.of} ${points.points} ${points.limit}`} points={points} naming={naming} />
    ))}
  </span>
);

/** Debt as boxes up to the Limit. */
function Debt({ standing, naming }: { standing: Standing; naming: Naming }): ReactNode {
  const { debt, debtLimit } = standing;
  const boxes = Math.max(debt, debtLimit, 1);
  const step = Math.min(7, 84 / boxes);
  return (
    <span className="is-fact is-debt" title={naming.own.debtOf(debt, debtLimit)}>
      <span className="is-word">{naming.game.debt}</span>
      <abbr>{naming.own.debtShort}</abbr>
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
      <b aria-hidden="true">{debt}</b>
      <span className="visually-hidden">{naming.own.debtOf(debt, debtLimit)}</span>
    </span>
  );
}
