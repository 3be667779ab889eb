import './tile-plate.css';
import './tile-plate-sizes.css';
import { SIDES, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { poolsNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { choiceIn, fits } from '@cabinet-wars/kernel';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../../../use-media.ts';
import { explainsItself } from '../../../kit/terms/explains.ts';
import type { Naming } from '../../i18n/index.ts';
import { Emblem } from '../../parts/Emblem.tsx';
import type { BoardProps, GameChoice } from '../../read/seen.ts';
import { type TheatreNow, theatresNow, theatreUpgraded } from '../../read/theatre.ts';
import { TheatreFacts } from './TheatreFacts.tsx';
import { figure, signed, WarTile } from './WarTile.tsx';

const WIDE = '(min-width: 1800px)';

type Keep = Extract<GameChoice, { t: 'keep-tile' }>;

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
}

/** Military Upgrade: the tile that lies there and the one drawn side by side, and where the other goes. */
export function UpgradePlate({ props, naming }: Props): ReactNode {
  const { ask, view } = props;
  const { own, game } = naming;
  const ways = (ask?.options ?? []).flatMap((option) => {
    const choice = choiceIn<GameChoice>(option);
    return choice?.t === 'keep-tile' ? [choice] : [];
  });
  const mayThrowOut = ways.some(({ rest }) => rest === 'out');
  const [rest, setRest] = useState<Keep['rest']>(mayThrowOut ? 'out' : 'pool');
  const theatres = theatresNow(view);
  const theatre = theatreUpgraded(view.open, theatres);
  const { own: mine, open } = view;
  if (mine === null || theatre === undefined) return null;
  const side = SIDES[mine.side];
  const lying = theatre[side].basic;
  const tiles: readonly (readonly [Keep['keep'], number])[] = [
    ['placed', lying ?? -1],
    ['drawn', mine.drawnBasic],
  ];
  return (
    <section className="is-tile-plate" aria-label={own.tilePlate} data-key="upgrade.keep">
      <header>
        <div>
          <h2>{own.upgradeIn(game.theatres[theatre.id])}</h2>
          <p>{own.oneStays}</p>
        </div>
      </header>
      <ul className="choices is-two-tiles">
        {tiles.map(([keep, tile]) => {
          const face = tablesOf(open).basic[tile];
          const way = ways.find((each) => each.keep === keep && each.rest === rest);
          return face === undefined ? null : (
            <li
              key={keep}
              className="is-keep"
              data-keep={keep}
              data-picked={(way !== undefined && props.picked !== null && fits(way, props.picked)) || undefined}
            >
              <span className="is-drawn">
                <WarTile tile={tile} kind="basic" side={side} open={open} naming={naming} />
              </span>
              <div>
                <h3>{keep === 'placed' ? own.liesThere : own.isDrawn}</h3>
                <p>
                  {own.tileStrength(face.strength)} {own.tileDoes[face.effect]}
                </p>
                <p>
                  <b>{own.withSeen(figure(theatre[side].total), figure(theatre[side].total + face.strength))}</b>
                </p>
                {way !== undefined && (
                  <button type="button" className="button" onClick={() => props.pick(way)}>
                    {own.keepThe(signed(face.strength))}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="is-rest">
        <span id="is-rest">{own.otherGoes}</span>
        <span className="is-switch" role="radiogroup" aria-labelledby="is-rest">
          {(['out', 'pool'] as const).map((where) => (
            // biome-ignore lint/a11y/useSemanticElements: two halves of one switch
            <button
              key={where}
              type="button"
              role="radio"
              aria-checked={rest === where}
              disabled={where === 'out' && !mayThrowOut}
              onClick={() => setRest(where)}
            >
              {own.otherTo[where]}
            </button>
          ))}
        </span>
        <em>{rest === 'out' ? own.outForGood : own.poolAgain}</em>
      </div>
      <Theatres theatres={theatres} at={theatre} props={props} naming={naming} />
      <PoolTiles props={props} naming={naming} />
    </section>
  );
}

/** What is left to be drawn, tile by tile. */
function PoolTiles({ props, naming }: Props): ReactNode {
  const { view } = props;
  const pool = poolsNow(view)?.basic ?? [];
  const side = SIDES[view.own?.side ?? 0];
  const left = pool.flatMap((n, tile) => (n > 0 ? [{ n, tile }] : []));
  return (
    <div>
      <h3 className="is-tiles-title">{left.length === 0 ? naming.own.poolEmpty : naming.own.inYourPool}</h3>
      <ul className="is-pool-tiles">
        {left.map(({ n, tile }) => (
          <li key={tile} data-term="war-tile">
            <WarTile tile={tile} kind="basic" side={side} open={view.open} naming={naming} /> × {n}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TheatresProps extends Props {
  readonly theatres: readonly TheatreNow[];
  readonly at: TheatreNow;
}

/** One's own tiles in all theatres, with what is seen there; where there is room, with all that is known of them. */
function Theatres({ theatres, at, props, naming }: TheatresProps): ReactNode {
  const { open, own: mine } = props.view;
  const isWide = useMedia(WIDE);
  const side = SIDES[mine?.side ?? 0];
  return (
    <div>
      <h3 className="is-tiles-title">{naming.own.yourTiles}</h3>
      <ul className="is-own-tiles">
        {theatres.map((theatre) => (
          <li key={theatre.id} aria-current={theatre === at ? 'true' : undefined}>
            <h4>{naming.game.theatres[theatre.id]}</h4>
            {isWide ? (
              <TheatreFacts {...{ props, theatre, naming, side }} gain={0} />
            ) : (
              <span className="is-front" {...explainsItself('war-score')}>
                {theatre[side].basic !== undefined && (
                  <WarTile tile={theatre[side].basic} kind="basic" side={side} open={open} naming={naming} />
                )}
                {theatre[side].bonus.map((tile, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two tiles alike are told apart by their place
                  <WarTile key={n} tile={tile} kind="bonus" side={side} open={open} naming={naming} />
                ))}
                <Emblem plays="britain" size={16} /> {theatre.britain.total} : {theatre.france.total}
                <Emblem plays="france" size={16} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
