import './auction.css';
import { choiceIn, isRange } from '@cabinet-wars/kernel';
import { powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Icon } from '../../../counters/index.ts';
import { useLookAhead } from '../../../look-ahead/index.ts';
import { useSettings } from '../../../settings.ts';
import { taughtClass } from '../../kit/rail/comes-in.tsx';
import { litNext } from '../../kit/rail/meant.ts';
import { Row } from '../panels/Row.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import { type BoardProps, type GameChoice, idOf, type OpenView, type PowerId, powerIn } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { type AuctionNow, auctionNow } from './auction-of.ts';
import { MeaningLines } from './Meaning.tsx';
import { pairStore } from './pair-store.ts';
import { bidding, type Draft, proposable, proposalRequest } from './proposal.ts';
import { suggestedPair } from './suggested-pair.ts';
import { nextPress, taughtBid } from './taught-bid.ts';
import { boxNumber } from './threat.ts';

/** The auction: two boxes to put markers into, what others have said, and a bid. */
export function AuctionPanel(props: BoardProps): ReactNode {
  const { ask } = props;
  const auction = auctionNow(props.view.open, props.told);
  if (ask === null || auction === null) return null;
  return ask.key === 'auction.bid' ? (
    <Bidding props={props} auction={auction} />
  ) : (
    <Proposing props={props} auction={auction} />
  );
}

interface Inner {
  readonly props: BoardProps;
  readonly auction: AuctionNow;
}

function Bidding({ props, auction }: Inner): ReactNode {
  const naming = namingOf(props);
  const { own } = naming;
  const view = props.view;
  const ask = props.ask!;
  const options = ask.options;
  const bid = options.find((option) => option.t === 'bid');
  const range = bid?.t === 'bid' && isRange(bid.gold) ? bid.gold : null;
  const least = range?.from ?? (bid?.t === 'bid' ? (bid.gold as number) : 0);
  const most = range?.to ?? least;
  const [gold, setGold] = useState(least);
  const [drafted, setDraft] = useState<Draft | null>(null);
  const request = proposalRequest(gold);
  const ahead = useLookAhead(props.lookAhead, bid === undefined ? null : request);
  const me = powerIn(view.open, ask.seat);
  const suggested = useMemo(
    () => suggestedPair(view.open, me, proposable(ahead, { a: null, b: null })),
    [view.open, me, ahead],
  );
  // In a lesson the boxes are empty: the learner fills them, marker by marker.
  const meant = taughtBid(props);
  const draft = drafted ?? (meant === null ? suggested : NO_DRAFT);
  const next = nextPress(meant, draft, gold);
  const may = proposable(ahead, draft);
  useEffect(() => pairStore.set(draft), [draft]);
  useEffect(() => () => pairStore.set({ a: null, b: null }), []);
  const say = async () => {
    const found = await props.lookAhead(request);
    if (found !== null) props.pick(bidding(found, draft));
  };
  const put = (power: PowerId) => setDraft(placed(draft, power, may));
  const mine = view.open.gold[powerOf(me)];
  const passes = options.some((option) => option.t === 'pass');
  return (
    <div className="soe-auction">
      <Explained auction={auction} naming={naming} />
      {auction.best !== null && (
        <section>
          <p className="label">{own.onTheTable(naming.game.powers[auction.best])}</p>
          <Boxes
            draft={{ a: auction.a, b: auction.b }}
            naming={naming}
            under={underBox(view.open, auction, me, naming)}
          />
          <MeaningLines open={view.open} me={me} pair={auction} naming={naming} />
        </section>
      )}
      {bid !== undefined && (
        <>
          <p className="label">{own.yourBid}</p>
          <Boxes
            draft={draft}
            naming={naming}
            under={underBox(view.open, auction, me, naming)}
            onClear={(box) => setDraft({ ...draft, [box]: null })}
            toClear={next?.t === 'clear' ? next.box : null}
            onSwap={() => setDraft(swapped(draft, may))}
          />
          <MeaningLines open={view.open} me={me} pair={draft} naming={naming} />
          {drafted === null && draft.a !== null && (
            <p className="hint">{draft.a === me ? own.suggestedSelf : own.suggestedBid}</p>
          )}
          <fieldset className="soe-markers" aria-label={own.markersLeft}>
            {auction.left.map((power) => (
              <button
                key={power}
                type="button"
                className="soe-marker"
                aria-pressed={draft.a === power || draft.b === power}
                aria-label={naming.game.powers[power]}
                disabled={!may.a.includes(power) && !may.b.includes(power) && draft.a !== power}
                {...litNext(next?.t === 'marker' && next.power === power)}
                onClick={() => put(power)}
              >
                <Emblem plays={power} size={30} nonPlayer={view.open.seatOf[powerOf(power)] < 0} />
              </button>
            ))}
          </fieldset>
        </>
      )}
      <ol className="choices soe-bid">
        {bid !== undefined && (
          <li data-option={ask.options.indexOf(bid)}>
            <fieldset className="soe-stepper" data-term="bid">
              <legend className="visually-hidden">{own.bidAmount}</legend>
              <button
                type="button"
                aria-label={own.less}
                disabled={gold <= least}
                {...litNext(next?.t === 'less')}
                onClick={() => setGold(gold - 1)}
              >
                −
              </button>
              <output>{gold}</output>
              <button
                type="button"
                aria-label={own.more}
                disabled={gold >= most}
                {...litNext(next?.t === 'more')}
                onClick={() => setGold(gold + 1)}
              >
                +
              </button>
            </fieldset>
            <button type="button" className="button primary" {...litNext(next?.t === 'bid')} onClick={say}>
              {own.bidGold(gold)}
            </button>
          </li>
        )}
        {passes && (
          <li>
            <button type="button" className="button" onClick={() => props.pick({ t: 'pass' })}>
              {own.pass}
            </button>
          </li>
        )}
      </ol>
      {gold > mine && <p className="note">{own.canPay(mine)}</p>}
      <Passed auction={auction} naming={naming} />
    </div>
  );
}

const NO_DRAFT: Draft = { a: null, b: null };

/** Which auction it is and what is sold; the rule stands open at the first one, unless the note of a first auction has told it. */
function Explained({ auction, naming }: { auction: AuctionNow; naming: Naming }): ReactNode {
  const { own } = naming;
  const { notes } = useSettings();
  return (
    <details className="soe-auction-rule" open={auction.number === 1 && !notes}>
      <summary>{own.auctionNumber(auction.number, auction.of)}</summary>
      <p>{own.auctionRule}</p>
    </details>
  );
}

/** Under each box: whose side it is, and when it plays. */
function underBox(open: OpenView, auction: AuctionNow, me: PowerId | null, { own, game }: Naming) {
  const isTop = me !== null && open.top.some((power) => idOf(power) === me);
  const isBottom = me !== null && open.bottom.some((power) => idOf(power) === me);
  return (box: 'a' | 'b'): string => {
    const side =
      !isTop && !isBottom ? game.grandAlliances[box] : (box === 'a') === isTop ? own.withYou : own.againstYou;
    const number = boxNumber(auction, box);
    return `${side}, ${own.playsNth(own.ordinals[number - 1] ?? String(number))}`;
  };
}

/** A marker goes into the first box it may go into; put there again, it is taken out. */
function placed(draft: Draft, power: PowerId, may: { a: readonly PowerId[]; b: readonly PowerId[] }): Draft {
  if (draft.a === power) return { ...draft, a: null };
  if (draft.b === power) return { ...draft, b: null };
  if (draft.a === null && may.a.includes(power)) return { ...draft, a: power };
  return may.b.includes(power) ? { ...draft, b: power } : draft;
}

const swapped = ({ a, b }: Draft, may: { a: readonly PowerId[] }): Draft =>
  b === null || may.a.includes(b) ? { a: b, b: a } : { a, b };

/** After a bid that said nothing of the boxes: one marker at a time. */
function Proposing({ props, auction }: Inner): ReactNode {
  const naming = namingOf(props);
  const choices = props.ask!.options.flatMap((option) => choiceIn<GameChoice>(option) ?? []);
  return (
    <div className="soe-auction">
      <Boxes draft={{ a: auction.a, b: auction.b }} naming={naming} />
      <ol className="choices">
        {choices.map((choice, i) => (
          <li
            key={JSON.stringify(choice)}
            data-option={i}
            onPointerEnter={() => props.hover(i)}
            onPointerLeave={() => props.hover(null)}
          >
            <button
              type="button"
              className={`choice${taughtClass(props.taught, choice)}`}
              onClick={() => props.pick(choice)}
            >
              <span className="choice-number">{i + 1}</span>
              <Row {...props} choice={choice} text={props.texts.choice(choice, props.telling)} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface BoxesProps {
  readonly draft: Draft;
  readonly naming: Naming;
  readonly onClear?: (box: 'a' | 'b') => void;
  readonly toClear?: 'a' | 'b' | null;
  readonly onSwap?: () => void;
  readonly under?: (box: 'a' | 'b') => string;
}

function Boxes({ draft, naming, onClear, toClear, onSwap, under }: BoxesProps): ReactNode {
  const { own, game } = naming;
  const box = (id: 'a' | 'b') => {
    const power = draft[id];
    const inside = (
      <>
        {power === null ? <span className="soe-hole" /> : <Emblem plays={power} size={34} />}
        <strong>{power === null ? own.emptyBox : game.powers[power]}</strong>
        <small>{under?.(id) ?? game.grandAlliances[id]}</small>
      </>
    );
    if (onClear === undefined || power === null) return <div className="soe-proposal">{inside}</div>;
    return (
      <button type="button" className="soe-proposal" {...litNext(toClear === id)} onClick={() => onClear(id)}>
        {inside}
      </button>
    );
  };
  return (
    <div className="soe-boxes">
      {box('a')}
      {onSwap === undefined ? (
        <span className="soe-swap">
          <Icon name="auction" size={26} term="auction-price" />
        </span>
      ) : (
        <button type="button" className="soe-swap" onClick={onSwap}>
          <Icon name="auction" size={26} />
          {own.swap}
        </button>
      )}
      {box('b')}
    </div>
  );
}

/** Who has let the best bid stand. */
function Passed({ auction: { voices }, naming: { own, game } }: { auction: AuctionNow; naming: Naming }): ReactNode {
  const passed = voices.slice(voices.findLastIndex(({ gold }) => gold !== null) + 1);
  if (passed.length === 0) return null;
  return <p className="note">{own.passedAll(passed.map(({ power }) => game.powers[power]).join(', '))}</p>;
}
