import './market.css';
import './market-narrow.css';
import { sayReason } from '@cabinet-wars/kernel';
import { game as rules } from '@cabinet-wars/struggle-of-empires';
import { type ReactNode, useEffect } from 'react';
import { TermText } from '../../kit/terms/TermText.tsx';
import { glossary } from '../i18n/glossary.ts';
import { namingOf } from '../parts/use-naming.ts';
import { sampleOf } from '../read/sample-of.ts';
import type { BoardProps, GameChoice } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { TileMarket, TilePicture } from './TileMarket.tsx';
import { type TileEntry, tileDisplay } from './tile-display.ts';
import { takeTile, tileMeant, tileOption } from './tile-option.ts';
import { triedTiles, yieldOf } from './tile-yield.ts';
import { setTileChoice, useTileChoice } from './use-tile-choice.ts';

/** The rail while a tile is chosen: the one looked at, what it costs and brings, and the button that takes it. */
export function TilePanel(props: BoardProps): ReactNode {
  const naming = namingOf(props);
  const { own, game } = naming;
  const { id } = useTileChoice();
  const { ask } = props;
  // What was looked at for one question says nothing of the next.
  useEffect(() => () => setTileChoice({ id: null }), []);
  if (ask === null) return null;
  const entries = tileDisplay(props.view);
  const tried = triedTiles(props, entries, own, game.places);
  const offered = entries.filter((entry) => tileOption(props, entry) >= 0);
  const { picked } = props;
  const pickedId = picked?.t === 'tile' ? picked.tile : picked?.t === 'alliance' ? picked.alliance : null;
  const looked = entries.find((each) => each.id === (pickedId ?? id));
  // Nothing is laid before anybody's finger until it is known what suits: it would change under it.
  if (looked === undefined && props.isJudging === true)
    return (
      <>
        <p className="note" role="status">
          {own.weighing}
        </p>
        <SmallMarket {...props} />
      </>
    );
  const taught = offered.find((each) => tileMeant(props, each)['data-meant'] === 'yes');
  const entry = looked ?? taught ?? offered.find((each) => each.id === tried[0]?.id) ?? offered[0];
  if (entry === undefined) return null;
  const why = tried.find((each) => each.id === entry.id)?.why ?? null;
  const may = tileOption(props, entry) >= 0;
  const { name, hint } = entry.kind === 'tile' ? game.tiles[entry.id] : game.alliances[entry.id];
  return (
    <div className="soe-tile-choice">
      <article className="soe-tile-chosen">
        <header>
          <span className="soe-market-picture" data-tip={name}>
            <TilePicture entry={entry} size={46} />
          </span>
          <span>
            <h3>{name}</h3>
            <small>{entry.kind === 'tile' ? own.left(entry.left) : own.tileGroups.alliance}</small>
          </span>
        </header>
        <p>
          <TermText text={hint} terms={glossary(props.language)} />
        </p>
        <dl>
          <div>
            <dt>{own.costs}</dt>
            <dd>{game.cost(entry.cost)}</dd>
          </div>
          <div>
            <dt>{own.forYouNow}</dt>
            <dd>{yieldOf(props.view, entry, own, game.places).text ?? '–'}</dd>
          </div>
        </dl>
        {may && why !== null && (
          <p className="soe-why-now">
            <b>{own.whyNow}</b> {why}
          </p>
        )}
        {!may && <p className="note">{whyNot(props, entry)}</p>}
      </article>
      <ol className="choices soe-take">
        {may ? (
          <li data-option={tileOption(props, entry)}>
            <ChosenTile props={props} entry={entry} naming={naming} why={why} />
            <button
              type="button"
              className="button primary wide"
              {...tileMeant(props, entry)}
              onClick={() => takeTile(props, entry)}
            >
              {own.takeIt}
              <span className="visually-hidden">: {name}</span>
            </button>
          </li>
        ) : (
          <Instead props={props} other={taught ?? offered[0]} naming={naming} />
        )}
      </ol>
      <SmallMarket {...props} />
    </div>
  );
}

/** What is looked at cannot be had: here is something that can. */
function Instead({
  props,
  other,
  naming: { own, game },
}: {
  props: BoardProps;
  other: TileEntry | undefined;
  naming: Naming;
}): ReactNode {
  if (other === undefined) return null;
  const { name } = other.kind === 'tile' ? game.tiles[other.id] : game.alliances[other.id];
  return (
    <li data-option={tileOption(props, other)}>
      <button type="button" className="button wide" {...tileMeant(props, other)} onClick={() => takeTile(props, other)}>
        {own.takeInstead(name)}
      </button>
    </li>
  );
}

/** Where the plate has no room of its own, the tiles stand below. */
const SmallMarket = (props: BoardProps): ReactNode => (
  <div className="soe-market-small">
    <TileMarket {...props} first="affordable" />
  </div>
);

/** On a phone, in the bar at the foot: the tile tapped, its price and use; its rule unfolds. */
export function ChosenTile({
  props,
  entry,
  naming,
  why = null,
}: {
  props: BoardProps;
  entry: TileEntry;
  naming: Naming;
  why?: string | null;
}): ReactNode {
  const { own, game } = naming;
  const { name, hint } = entry.kind === 'tile' ? game.tiles[entry.id] : game.alliances[entry.id];
  const now = yieldOf(props.view, entry, own, game.places).text;
  return (
    <details className="soe-take-about">
      <summary>
        <strong>{name}</strong>
        <small data-term="cost">{[game.cost(entry.cost), ...(now === null ? [] : [now])].join('; ')}</small>
      </summary>
      <p>
        <TermText text={hint} terms={glossary(props.language)} />
      </p>
      {why !== null && (
        <p className="soe-why-now">
          <b>{own.whyNow}</b> {why}
        </p>
      )}
    </details>
  );
}

function whyNot({ view, ask, texts, telling }: BoardProps, entry: TileEntry): string {
  if (ask === null || view.own === null) return '';
  const wish: GameChoice =
    entry.kind === 'tile' ? { t: 'tile', tile: entry.id } : { t: 'alliance', alliance: entry.id };
  const [why] = rules.explain(sampleOf(view), ask.seat, wish);
  return why === undefined ? '' : sayReason(why, texts, telling);
}
