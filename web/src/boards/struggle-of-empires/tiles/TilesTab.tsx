import './tiles.css';
import { type ReactNode, useState } from 'react';
import { addressOf } from '../../../routes.ts';
import { useMedia } from '../../../use-media.ts';
import { tells } from '../../kit/terms/explains.ts';
import { TermText } from '../../kit/terms/TermText.tsx';
import { glossary } from '../i18n/glossary.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import { type BoardProps, type GameChoice, type PowerId, powerIn } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { TileMarket } from './TileMarket.tsx';
import { ChosenTile } from './TilePanel.tsx';
import { filterTiles, TILE_GROUPS, type TileEntry, type TileFilter, tileDisplay } from './tile-display.ts';
import { setTileChoice, useTileChoice } from './use-tile-choice.ts';

/** Every tile there is: what it does and costs, how many are left, and who has it. */
export function TilesTab(props: BoardProps): ReactNode {
  const naming = namingOf(props);
  const { own, game } = naming;
  const open = props.view.open;
  const isSmall = useMedia('(max-width: 1099px)');
  const me = props.seat === null ? null : powerIn(open, props.seat);
  const [filter, setFilter] = useState<TileFilter>({ group: 'all', whose: 'all' });
  const shown = filterTiles(tileDisplay(props.view), filter, me);
  const whose: readonly (readonly [TileFilter['whose'], string])[] = [
    ['all', own.whoseAll],
    ...(me === null
      ? []
      : ([
          ['affordable', own.whoseAffordable],
          ['mine', own.whoseMine],
        ] as const)),
    ...open.plays.map((power) => {
      const id = powerIn(open, open.seatOf[power]);
      return [id, own.whoseOf(game.powers[id])] as const;
    }),
  ];
  return (
    <div className="soe-tiles">
      {isSmall && <ReadingRoom {...props} />}
      <button type="button" className="link small" onClick={() => setTileChoice({ isOpen: true })}>
        {own.openMarket}
      </button>
      <div className="soe-filters">
        <select
          aria-label={own.whose}
          value={filter.whose}
          onChange={(event) => setFilter({ ...filter, whose: event.target.value as TileFilter['whose'] })}
        >
          {whose.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {(['all', ...TILE_GROUPS] as const).map((group) => (
          <button
            key={group}
            type="button"
            aria-pressed={filter.group === group}
            onClick={() => setFilter({ ...filter, group })}
          >
            {group === 'all' ? own.all : own.tileGroups[group]}
          </button>
        ))}
      </div>
      {TILE_GROUPS.map((group) => (
        <Group
          key={group}
          title={own.tileGroups[group]}
          entries={shown.filter((entry) => entry.group === group)}
          naming={naming}
          props={props}
        />
      ))}
      {shown.length === 0 && <p className="note">{own.noTiles}</p>}
    </div>
  );
}

/** On a phone: the market to read in, with what was tapped at its foot. */
function ReadingRoom(props: BoardProps): ReactNode {
  const { id } = useTileChoice();
  const naming = namingOf(props);
  const entry = tileDisplay(props.view).find((each) => each.id === id);
  return (
    <div className="soe-market-small">
      <TileMarket {...props} />
      {entry !== undefined && (
        <div className="soe-take">
          <ChosenTile props={props} entry={entry} naming={naming} />
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly entries: readonly TileEntry[];
  readonly naming: Naming;
  readonly props: BoardProps;
}

function Group({ title, entries, naming, props }: GroupProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className="ruled">{title}</h3>
      <ul>
        {entries.map((entry) => (
          <Tile key={entry.id} entry={entry} naming={naming} props={props} />
        ))}
      </ul>
    </section>
  );
}

/** The number of the choice that takes or uses a tile, where there is one now. */
function optionOf({ ask }: BoardProps, entry: TileEntry): number {
  return (ask?.options ?? []).findIndex((choice) => {
    if (choice.t === 'alliance') return entry.kind === 'alliance' && choice.alliance === entry.id;
    return (choice.t === 'tile' || choice.t === 'use') && choice.tile === entry.id;
  });
}

function Tile({ entry, naming, props }: { entry: TileEntry; naming: Naming; props: BoardProps }): ReactNode {
  const { own, game } = naming;
  const { name, hint } = entry.kind === 'tile' ? game.tiles[entry.id] : game.alliances[entry.id];
  const option = optionOf(props, entry);
  const wish: Partial<GameChoice> =
    entry.kind === 'tile' ? { t: 'tile', tile: entry.id } : { t: 'alliance', alliance: entry.id };
  return (
    <li className="soe-tile" data-may={option >= 0 || undefined} data-gone={entry.left === 0 || undefined}>
      <div className="soe-tile-head">
        {option >= 0 && <span className="soe-tile-number">{option + 1}</span>}
        <strong>{name}</strong>
        <span className="soe-cost" data-term="cost">
          {game.cost(entry.cost)}
        </span>
      </div>
      <p>
        <TermText text={hint} terms={glossary(props.language)} />
      </p>
      <div className="soe-tile-foot">
        <span>{own.left(entry.left)}</span>
        {entry.holders.map(({ power, copies, used }) => {
          const held = `${own.heldBy(game.powers[power as PowerId], copies)} ${used > 0 ? own.usedThisWar : ''}`.trim();
          return (
            <span key={power} className="soe-holder" data-used={used === copies || undefined} {...tells(held)}>
              <Emblem plays={power} size={18} />
              {copies > 1 && copies}
              <span className="visually-hidden">{held}</span>
            </span>
          );
        })}
        <a
          className="link small"
          href={addressOf({
            page: 'rules',
            game: props.facts.game,
            section: entry.kind === 'tile' ? entry.id : 'ally',
          })}
        >
          {own.rules}
          <span className="visually-hidden">: {name}</span>
        </a>
        {option >= 0 && (
          <button type="button" className="button primary" onClick={() => props.pick(props.ask!.options[option])}>
            {own.choose}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {option < 0 && props.ask !== null && (
          <button type="button" className="link small" onClick={() => props.explain(wish)}>
            {own.whyNot}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}
