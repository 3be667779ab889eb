import './market.css';
import './market-narrow.css';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AllianceShield, Counter, Icon, type IconName } from '../../../counters/index.ts';
import { Icon as Line } from '../../../icons.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import { type BoardProps, powerIn } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { TILE_GROUPS, type TileEntry, tileDisplay } from './tile-display.ts';
import { takeTile, tileMeant, tileOption } from './tile-option.ts';
import { triedTiles, yieldOf } from './tile-yield.ts';
import { setTileChoice, useTileChoice } from './use-tile-choice.ts';

const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  'army-training': 'cannon',
  'naval-training': 'navy',
  reserve: 'drum',
  'war-office': 'attack',
  mercenaries: 'powers',
  pressgangs: 'anchor',
  'trained-natives': 'powers',
  militia: 'population',
  logistics: 'move',
  banking: 'bank',
  navigation: 'globe',
  'diplomatic-service': 'offers',
  'improved-agriculture': 'population',
  'government-reform': 'quill',
  industry: 'victory',
  pirates: 'pirates',
  'slave-revolt': 'revolt',
  'fighting-withdrawal': 'curtain',
  'surprise-attack': 'spyglass',
  blockade: 'anchor',
};

/** A tile's picture. */
export const TilePicture = ({ entry, size }: { entry: TileEntry; size: number }): ReactNode =>
  entry.kind === 'alliance' ? (
    <Counter size={size}>
      <g transform="scale(1.5)">
        <AllianceShield letters={entry.id.slice(0, 1).toUpperCase() + entry.id.slice(1, 2)} />
      </g>
    </Counter>
  ) : (
    <TileIcon id={entry.id} size={size} />
  );

/** Of a tile that is no alliance, by its id. */
export const TileIcon = ({ id, size }: { id: string; size: number }): ReactNode => (
  <Icon name={ICONS[id] ?? 'gold'} size={size} />
);

type Filter = 'all' | 'affordable' | 'mine' | 'others';

/** Every tile by kind, with its picture, what it would bring me now, its price, stock and owners. */
export function TileMarket({ first = 'all', ...props }: BoardProps & { readonly first?: Filter }): ReactNode {
  const naming = namingOf(props);
  const { own, game } = naming;
  const [filter, setFilter] = useState<Filter>(first);
  const [sought, setSought] = useState('');
  const entries = tileDisplay(props.view);
  const me = props.seat === null ? null : powerIn(props.view.open, props.seat);
  const isMine = ({ holders }: TileEntry) => holders.some(({ power }) => power === me);
  const tests: Readonly<Record<Filter, (entry: TileEntry) => boolean>> = {
    all: () => true,
    affordable: ({ affordable }) => affordable === true,
    mine: isMine,
    others: (entry) => entry.holders.some(({ power }) => power !== me),
  };
  const named = (entry: TileEntry) => (entry.kind === 'tile' ? game.tiles[entry.id] : game.alliances[entry.id]);
  const fits = (entry: TileEntry) => {
    const { name, hint } = named(entry);
    return `${name} ${hint}`.toLowerCase().includes(sought.trim().toLowerCase());
  };
  const shown = entries.filter((entry) => tests[filter](entry) && fits(entry));
  const tried = triedTiles(props, entries, own, game.places);
  const filters = (['all', 'affordable', 'mine', 'others'] as const).filter((each) => me !== null || each === 'all');
  return (
    <div className="soe-market-inside">
      <header>
        <h2>{own.tiles}</h2>
        {filters.map((each) => (
          <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
            {own.marketFilters[each]} {entries.filter(tests[each]).length}
          </button>
        ))}
        <input
          type="search"
          placeholder={own.findTile}
          aria-label={own.findTile}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        {props.ask === null || tileOption(props, null) < 0 ? (
          <button
            type="button"
            className="icon-button"
            aria-label={own.putAway}
            onClick={() => setTileChoice({ isOpen: false })}
          >
            <Line name="close" size={18} />
          </button>
        ) : null}
      </header>
      {TILE_GROUPS.map((group) => {
        const row = shown.filter((entry) => entry.group === group).sort((a, b) => rankOf(a, me) - rankOf(b, me));
        return row.length === 0 ? null : (
          <section key={group} aria-label={own.tileGroups[group]} data-group={group}>
            <h3>{own.tileGroups[group]}</h3>
            <ul onKeyDown={walk}>
              {row.map((entry) => (
                <li key={entry.id}>
                  <MarketTile
                    props={props}
                    entry={entry}
                    naming={naming}
                    tried={tried.findIndex(({ id }) => id === entry.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && (
        <p className="note">
          {own.noTileLike}{' '}
          <button
            type="button"
            className="link small"
            onClick={() => {
              setFilter('all');
              setSought('');
            }}
          >
            {own.clearFilter}
          </button>
        </p>
      )}
    </div>
  );
}

/** What can be taken first, then one's own, then what is gone. */
const rankOf = ({ affordable, holders, left }: TileEntry, me: string | null): number =>
  affordable === true ? 0 : holders.some(({ power }) => power === me) ? 1 : left > 0 ? 2 : 3;

/** Arrows walk the tiles. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = tiles.findIndex((tile) => tile.contains(document.activeElement));
  tiles[(at + by + tiles.length) % tiles.length]?.focus();
  event.preventDefault();
}

interface TileProps {
  readonly props: BoardProps;
  readonly entry: TileEntry;
  readonly naming: Naming;
  /** Its place among those recommended; negative for none. */
  readonly tried: number;
}

function MarketTile({ props, entry, naming, tried }: TileProps): ReactNode {
  const { own, game } = naming;
  const chosen = useTileChoice();
  const { name, hint } = entry.kind === 'tile' ? game.tiles[entry.id] : game.alliances[entry.id];
  const me = props.seat === null ? null : powerIn(props.view.open, props.seat);
  const mine = entry.holders.find(({ power }) => power === me);
  const may = tileOption(props, entry) >= 0;
  const now = yieldOf(props.view, entry, own, game.places).text ?? hint;
  const state = mine !== undefined ? 'mine' : entry.left === 0 ? 'gone' : may || entry.affordable ? 'may' : 'dear';
  const press = () => (chosen.id === entry.id && may ? takeTile(props, entry) : setTileChoice({ id: entry.id }));
  return (
    <button
      type="button"
      className="soe-market-tile"
      data-state={state}
      aria-pressed={chosen.id === entry.id}
      {...tileMeant(props, entry)}
      onClick={press}
    >
      {tried >= 0 && (
        <span className="soe-try" data-term="tried">
          {own.tryNth(tried + 1)}
        </span>
      )}
      <span className="soe-market-head">
        <span className="soe-market-picture" data-tip={hint}>
          <TilePicture entry={entry} size={26} />
        </span>
        <strong>{name}</strong>
      </span>
      <span className="soe-market-now">
        {mine !== undefined
          ? mine.used === mine.copies
            ? own.usedThisWar
            : own.yours
          : entry.left === 0
            ? own.soldOut
            : now}
      </span>
      <span className="soe-market-foot">
        <b data-term="cost">{game.cost(entry.cost)}</b>
        {entry.kind === 'tile' && <Stock left={entry.left} />}
        <span className="visually-hidden">{own.left(entry.left)}</span>
        <span className="soe-market-owners">
          {entry.holders.map(({ power, copies }) => (
            <span key={power}>
              <Emblem plays={power} size={16} />
              <span className="visually-hidden">{own.heldBy(game.powers[power], copies)}</span>
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}

const SQUARES = 5;
const Stock = ({ left }: { left: number }): ReactNode =>
  left > SQUARES ? (
    <small data-term="stock">×{left}</small>
  ) : (
    <span className="soe-stock" data-term="stock">
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares are only counted
        <i key={i} />
      ))}
    </span>
  );
