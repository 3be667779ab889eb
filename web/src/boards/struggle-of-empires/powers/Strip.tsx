import './strip.css';
import './strip-narrow.css';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { Icon, type IconName } from '../../../counters/index.ts';
import { useShared } from '../../../share.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { type AuctionNow, auctionNow } from '../auction/auction-of.ts';
import { tolling } from '../ceremony/index.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import { type AllianceBox, type AllianceColumn, allianceTable } from '../read/alliance-table.ts';
import { type BoardProps, idOf, type PowerId, powerIn } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { signed } from '../read/swing.ts';
import { turnOf } from '../read/turn-of.ts';
import { PowerCard } from './PowerCard.tsx';
import { type Standing, standings } from './standing.ts';

/** The alliances of the war: rows are alliances, columns auctions, boxes the order of play. It is also the list of seats. */
export function Strip(props: BoardProps): ReactNode {
  const open = props.view.open;
  const naming = namingOf(props);
  const table = useShared(allianceTable(open, props.told));
  const auction = useShared(auctionNow(open, props.told));
  const standing = useShared(Object.fromEntries(standings(props.view).map((each) => [each.power, each])));
  const [opened, setOpened] = useState<PowerId | null>(null);
  const toggle = useCallback((power: PowerId) => setOpened((now) => (now === power ? null : power)), []);
  const acting = turnOf(open);
  const who = (seat: number | undefined) => (seat === undefined ? '' : whoPlays(props, seat, naming.own));
  /** While alliances are auctioned, who is in none stands apart, and the pair at auction with a question mark. */
  const shownIn = (each: AllianceBox): AllianceBox => {
    if (auction === null || !each.waiting) return each;
    const isAuctioned = Math.ceil(each.number / 2) === auction.number;
    return { ...each, power: isAuctioned ? (each.number % 2 === 1 ? auction.a : auction.b) : null };
  };
  const me = props.seat === null ? null : powerIn(open, props.seat);
  const mySide = (['top', 'bottom'] as const).find((row) => open[row].some((power) => idOf(power) === me));
  /** While alliances are made, what matters of a power is on whose side it is. */
  const sideText = ({ power, number }: AllianceBox): string | null => {
    if (auction === null || number === 0 || mySide === undefined || power === me) return null;
    return (number % 2 === 1) === (mySide === 'top') ? naming.own.withYou : naming.own.againstYou;
  };
  const box = (inTable: AllianceBox) => boxOf(shownIn(inTable));
  const boxOf = (each: AllianceBox) => (
    <Box
      key={`${each.number} ${each.power}`}
      box={each}
      standing={each.power === null ? null : standing[each.power]}
      isActing={acting !== null && acting === each.power}
      naming={naming}
      who={each.power === null ? '' : (sideText(each) ?? who(standing[each.power]?.seat))}
      onOpen={toggle}
      isAuction={auction !== null}
      isOpen={each.power !== null && opened === each.power}
      tolled={each.power === null ? null : tolling(props, each.power)}
    />
  );
  return (
    <div
      className="soe-strip"
      data-auction={(auction !== null && auction.left.length > 0) || undefined}
      style={{ '--columns': columnsOf(table.length, auction) }}
    >
      <p className="soe-alliance" data-box="a">
        {naming.game.grandAlliances.a}
      </p>
      <ol className="soe-row-a" aria-label={`${naming.own.allianceTable}: ${naming.game.grandAlliances.a}`}>
        {table.map(({ first }) => box(first))}
      </ol>
      <div className="soe-prices" {...(hasPrice(table, auction) ? explainsWhole('auction-price') : {})}>
        {table.map((column, i) => (
          <Price
            key={column.first.number}
            column={column}
            naming={naming}
            auction={i + 1 === auction?.number ? auction : null}
          />
        ))}
      </div>
      <p className="soe-alliance" data-box="b">
        {naming.game.grandAlliances.b}
      </p>
      <ol className="soe-row-b" aria-label={`${naming.own.allianceTable}: ${naming.game.grandAlliances.b}`}>
        {table.map(({ second }) => box(second))}
      </ol>
      {auction !== null && auction.left.length > 0 && (
        <ul className="soe-tray" aria-label={naming.own.notYetPlaced}>
          <li className="label" aria-hidden="true">
            {naming.own.notYetPlaced}
          </li>
          {auction.left.map((power) => boxOf({ power, number: 0, waiting: true }))}
        </ul>
      )}
      {opened !== null && props.ceremony === null && (
        <PowerCard
          key={opened}
          props={props}
          power={opened}
          who={who(standing[opened]?.seat)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

const hasPrice = (table: readonly AllianceColumn[], auction: AuctionNow | null): boolean =>
  auction !== null || table.some(({ price }) => price !== null);

/** While alliances are auctioned the boxes still to be filled are small: the pair at auction is what one looks at. */
const columnsOf = (count: number, auction: AuctionNow | null): string =>
  Array.from({ length: count }, (_, i) =>
    auction === null || i < auction.number ? 'minmax(0, 4fr)' : 'minmax(0, 1fr)',
  ).join(' ');

/** What an auction has cost and whom, or how it stands. */
const Price = memo(function Price({
  column,
  auction,
  naming,
}: {
  column: AllianceColumn;
  auction: AuctionNow | null;
  naming: Naming;
}): ReactNode {
  const { own, game } = naming;
  const text =
    column.price !== null
      ? own.paid(game.powers[column.price.payer], column.price.gold)
      : auction === null
        ? ''
        : auction.best === null
          ? own.underAuction
          : own.bidOf(game.powers[auction.best], auction.gold);
  return (
    <p className="soe-price" data-now={auction !== null || undefined}>
      {text !== '' && (
        <span data-term="auction-price">
          <Icon name="auction" size={14} /> {text}
          {auction?.a && <Emblem plays={auction.a} size={15} />}
          {auction?.b && <Emblem plays={auction.b} size={15} />}
        </span>
      )}
    </p>
  );
});

interface BoxProps {
  readonly box: AllianceBox;
  readonly standing: Standing | null;
  readonly isActing: boolean;
  readonly naming: Naming;
  readonly who: string;
  readonly isAuction: boolean;
  readonly isOpen: boolean;
  onOpen(power: PowerId): void;
  /** While points are told: what it has so far, and what it has just been given. */
  readonly tolled: { readonly vp: number; readonly plus: number } | null;
}

const Box = memo(function Box({
  box,
  standing,
  isActing,
  naming,
  who,
  tolled,
  isOpen,
  isAuction,
  onOpen,
}: BoxProps): ReactNode {
  const { own, game } = naming;
  if (standing === null)
    return (
      <li className="soe-box" data-empty>
        <span className="soe-number" data-term="order">
          {box.number}
        </span>
        {!box.waiting && !isAuction && <em>{own.emptyThisWar}</em>}
      </li>
    );
  const { power, seat } = standing;
  const name = game.powers[power];
  return (
    <li aria-current={isActing ? 'true' : undefined}>
      <button
        type="button"
        className="soe-box"
        data-power={power}
        data-thing={`power/${power}`}
        data-focus-term="power-box"
        data-acting={isActing || undefined}
        data-waiting={box.waiting || undefined}
        data-open={isOpen || undefined}
        aria-expanded={isOpen}
        onClick={() => onOpen(power)}
      >
        <span className="soe-number" data-term="order">
          {box.waiting ? '–' : box.number}
        </span>
        <Emblem plays={power} size={28} nonPlayer={seat < 0} />
        <span className="soe-who">
          <strong>{name}</strong> <em>{who}</em>
        </span>
        {seat >= 0 && (
          <>
            <span className="soe-vp">
              <b data-term="vp">
                {tolled?.vp ?? standing.vp}
                <span className="visually-hidden"> {own.facts.vp},</span>
              </b>
              {tolled === null
                ? standing.more !== null && (
                    <span className="soe-more" data-term="vp" data-note={own.ifNow(standing.more)}>
                      +{standing.more}
                      <span className="visually-hidden"> {own.ifNow(standing.more)},</span>
                    </span>
                  )
                : tolled.plus !== 0 && (
                    <span className="soe-plus" data-term="told-points" data-loss={tolled.plus < 0 || undefined}>
                      {signed(tolled.plus)}
                    </span>
                  )}
            </span>
            <span className="soe-facts">
              <Fact icon="gold" name={own.facts.gold} value={standing.gold} />
              <Fact icon="population" name={own.facts.population} value={standing.population} />
              <Fact
                icon="unrest"
                name={standing.unrest === null ? own.facts.unrestHidden(standing.taken) : own.facts.unrest}
                value={standing.unrest ?? '?'}
              />
              <Fact icon="tile" name={own.facts.tiles} value={standing.tiles} />
            </span>
          </>
        )}
      </button>
    </li>
  );
});

function whoPlays({ seats, seat: mine }: BoardProps, seat: number, own: Naming['own']): string {
  if (seat < 0) return own.nobody;
  if (seat === mine) return own.you;
  return seats[seat].sitter === 'bot' ? own.bot : seats[seat].name;
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: number | string }): ReactNode {
  return (
    <span className="soe-fact" data-term={icon} data-note={name}>
      <Icon name={icon} size={15} />
      {value}
      <span className="visually-hidden"> {name}</span>
    </span>
  );
}
