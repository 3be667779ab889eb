import './power-card.css';
import { MAX_POPULATION } from '@cabinet-wars/struggle-of-empires/data';
import { type ReactNode, useState } from 'react';
import { Counter, Icon, Piece } from '../../../counters/index.ts';
import { SideCard } from '../../kit/anchored/SideCard.tsx';
import { explainsItself, explainsWhole, tells } from '../../kit/terms/explains.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import { type BoardProps, idOf, type PowerId } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { signed } from '../read/swing.ts';
import { TileIcon } from '../tiles/TileMarket.tsx';
import { powerFacts } from './power-facts.ts';
import { type Standing, standings } from './standing.ts';

interface Props {
  readonly props: BoardProps;
  readonly power: PowerId;
  readonly who: string;
  onClose(): void;
}

/** A power in ten seconds: what it has, what it may still do, whom it may hurt. */
export function PowerCard({ props, power, who, onClose }: Props): ReactNode {
  const naming = namingOf(props);
  const { own, game } = naming;
  const [compared, setCompared] = useState(false);
  const standing = standings(props.view).find((each) => each.power === power);
  const me = props.seat === null ? null : idOf(props.view.open.plays[props.seat]);
  if (standing === undefined) return null;
  const { offerTo } = props;
  return (
    <SideCard
      anchor={{ target: `.soe-box[data-power="${power}"]`, within: '.board', above: true }}
      title={game.powers[power]}
      emblem={<Emblem plays={power} size={34} />}
      extra={
        <span className="soe-power-vp" {...explainsItself('power-points')}>
          <b>{standing.vp}</b> {standing.more !== null && <small>{own.ifNow(standing.more)}</small>}
        </span>
      }
      focus=".icon-button, button"
      className="soe-power-card"
      onClose={onClose}
    >
      <p className="hint">
        {[who, when(props, power, naming), relation(props, power, me, naming)].filter((part) => part !== '').join('; ')}
      </p>
      <div className="soe-compare">
        {compared && me !== null && <Facts props={props} power={me} naming={naming} />}
        <Facts props={props} power={power} naming={naming} />
      </div>
      {me !== null && me !== power && (
        <p className="row">
          {offerTo !== undefined && standing.seat !== null && (
            <button
              type="button"
              className="button"
              onClick={() => {
                onClose();
                offerTo(standing.seat ?? 0);
              }}
            >
              <Icon name="offers" size={20} /> {own.makeOffer}
            </button>
          )}
          <button type="button" className="button" aria-pressed={compared} onClick={() => setCompared(!compared)}>
            {own.compare}
          </button>
        </p>
      )}
    </SideCard>
  );
}

function when({ view }: BoardProps, power: PowerId, { own }: Naming): string {
  const { nth } = powerFacts(view.open, power);
  return nth === null ? '' : own.playsNth(own.ordinals[nth - 1]);
}

function relation(props: BoardProps, power: PowerId, me: PowerId | null, { own }: Naming): string {
  if (me === null || me === power) return '';
  const { allies, hasAlliances } = powerFacts(props.view.open, power);
  if (!hasAlliances) return '';
  return allies.includes(me) ? own.yourAlly : own.yourEnemy;
}

function Facts({ props, power, naming }: { props: BoardProps; power: PowerId; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const facts = powerFacts(props.view.open, power);
  const standing = standings(props.view).find((each) => each.power === power)!;
  return (
    <div className="soe-power-facts">
      <MeansOf standing={standing} income={facts.income} naming={naming} />
      <div className="soe-power-columns">
        <section>
          <h3 className="label">{own.tiles}</h3>
          {facts.tiles.length === 0 && <p>{own.noTileYet}</p>}
          <ul>
            {facts.tiles.map(({ tile, copies, used }) => (
              <li key={tile} data-used={used === copies || undefined} {...tells(game.tiles[tile].hint)}>
                <TileIcon id={tile} size={20} />
                <span>
                  <strong>
                    {game.tiles[tile].name}
                    {copies > 1 && ` ×${copies}`}
                  </strong>{' '}
                  <em>
                    {used === copies && copies > 0 ? own.usedThisWar : (own.tileShort(tile) ?? game.tiles[tile].hint)}
                  </em>
                </span>
              </li>
            ))}
          </ul>
          <h3 className="label">{own.leftToBuild}</h3>
          <p className="soe-left-to-build">
            {facts.left.map(({ unit, left, of }) => (
              <span key={unit} {...tells(own.leftOf(game.units[unit].many, left, of))}>
                <Counter size={26}>
                  <Piece kind={unit} power={power} />
                </Counter>
                <b>{left}</b> <small>{own.ofAll(of)}</small>
                <span className="visually-hidden">{game.units[unit].many}</span>
              </span>
            ))}
          </p>
        </section>
        <section>
          <h3 className="label">{own.scoreByRegion}</h3>
          <table>
            <tbody>
              {facts.scores.map(({ region, vp, place, tokens, units }) => (
                <tr key={region}>
                  <th scope="row">{game.places[region]}</th>
                  <td data-term="pieces-there">
                    {(['control', 'army', 'fort', 'navy'] as const).map((kind) => {
                      const count = kind === 'control' ? tokens : units[kind];
                      return count === 0 ? null : (
                        <Counter key={kind} size={22}>
                          <Piece kind={kind} power={power} count={count} />
                        </Counter>
                      );
                    })}
                  </td>
                  <td className="soe-power-place">{place === null ? '' : own.placeNth(place.nth, place.isShared)}</td>
                  <td>{vp === 0 ? '·' : vp}</td>
                </tr>
              ))}
            </tbody>
            {standing.more !== null && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={3}>
                    {own.ifWarEnded}
                  </th>
                  <td>{standing.more}</td>
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      </div>
      {facts.hasAlliances ? (
        <>
          <Powers label={own.mayAttackThem} powers={facts.enemies} naming={naming} />
          <Powers label={own.safeFromThem} powers={facts.allies} naming={naming} />
        </>
      ) : (
        <p className="hint">{own.noAlliancesYet}</p>
      )}
    </div>
  );
}

function MeansOf({ standing, income, naming }: { standing: Standing; income: number; naming: Naming }): ReactNode {
  const { own } = naming;
  const facts = [
    ['gold', String(standing.gold), own.goldForecast(signed(income))],
    ['population', `${standing.population} / ${MAX_POPULATION}`, own.facts.population],
    [
      'unrest',
      standing.unrest === null ? '?' : String(standing.unrest),
      standing.unrest === null ? own.facts.unrestHidden(standing.taken) : own.facts.unrest,
    ],
    ['tile', String(standing.tiles), own.facts.tiles],
  ] as const;
  return (
    <ul className="soe-power-means" {...explainsWhole('power-box')}>
      {facts.map(([icon, value, name]) => (
        <li key={icon} data-term={icon}>
          <Icon name={icon} size={22} /> <b>{value}</b> <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}

const Powers = ({
  label,
  powers,
  naming,
}: {
  label: string;
  powers: readonly PowerId[];
  naming: Naming;
}): ReactNode => (
  <p className="soe-power-others">
    <span className="hint">{label}</span>
    {powers.map((power) => (
      <span key={power}>
        <Emblem plays={power} size={20} /> {naming.game.powers[power]}
      </span>
    ))}
    {powers.length === 0 && <span>{naming.own.byNobody}</span>}
  </p>
);
