import './round.css';
import { WARS } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow, viewAfter } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Tiles } from '../dock/Tiles.tsx';
import { type Naming, namingIn } from '../i18n/index.ts';
import { DigestPanel } from '../panels/DigestPanel.tsx';
import { ScoreTable } from '../panels/ScoreTab.tsx';
import { buyingIn, spacesToBuy } from '../read/purchases/buying.ts';
import type { BoardProps, OwnAsk } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { Coming } from '../war/Coming.tsx';
import { AtHand } from './AtHand.tsx';
import { Hand } from './Hand.tsx';
import { SpaceCard } from './SpaceCard.tsx';

const NOTHING_YET = { purchases: [], claims: [], upgrade: null, underWay: null, ways: new Map() };

/** Which tile: what each would buy, what the other side has done, what is to come, and what one holds. */
export function TilePanel(props: BoardProps): ReactNode {
  const { ask, view } = props;
  const picked = desk.use((each) => each.picked);
  const naming = namingIn(props.language);
  const { own, game } = naming;
  const open = view.open;
  if (ask === null) return null;
  if (picked !== null && picked.askId === ask.askId)
    return (
      <div className="is-tile-panel">
        <SpaceCard props={props} picked={picked} buying={null} naming={naming} />
      </div>
    );
  return (
    <div className="is-tile-panel">
      <p className="note">{own.tilesLeftBelow(open.takenBy.filter((side) => side < 0).length)}</p>
      <WouldBuy props={props} ask={ask} naming={naming} />
      <Tiles {...props} naming={naming} className="is-tiles-grid" />
      <DigestPanel props={props} naming={naming} />
      {open.war >= 0 && (
        <section className="is-section">
          <h3>{own.nextWar(game.wars[WARS[open.war]])}</h3>
          <Coming view={view} naming={naming} />
        </section>
      )}
      <Hand {...props} naming={naming} />
      <AtHand props={props} buying={NOTHING_YET} naming={naming} />
      <section className="is-section is-if-ended">
        <ScoreTable score={scoreNow(open)} naming={naming} />
      </section>
    </div>
  );
}

/** What the tile under the pointer would buy, in one line. */
function WouldBuy({ props, ask, naming }: { props: BoardProps; ask: OwnAsk; naming: Naming }): ReactNode {
  const tile = useDeferredValue(desk.use((each) => each.tile));
  const { view } = props;
  const text = useMemo(() => {
    const isPointedAt = tile !== null && tile.askId === ask.askId;
    const after = isPointedAt ? viewAfter(view, ask.seat, [{ t: 'tile', tile: tile.id }]) : null;
    if (after === null) return '';
    const buying = buyingIn(after, desk.get().preferred);
    return naming.own.wouldBuy(spacesToBuy(buying).length, buying.ways.size - spacesToBuy(buying).length);
  }, [tile, view, ask, naming]);
  return (
    <p className="is-would" role="status">
      {text}
    </p>
  );
}
