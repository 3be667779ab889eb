import './digest.css';
import { investmentOf, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useMedia } from '../../../use-media.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import { type Digest, type DigestLine, scoresOf } from '../read/digest.ts';
import { tagOf } from '../read/purchases/buying.ts';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { useDigest } from '../use-digest.ts';
import { DigestCard } from './DigestCard.tsx';
import { DigestChanges, debtOf } from './DigestChanges.tsx';

const MOST = 5;
const PHONE = '(max-width: 719px)';

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
}

/** The opponent's round in sum; to whoever likes the story better, or has put it away, a way to it. */
export function DigestPanel({ props, naming }: Props): ReactNode {
  const found = useDigest(props);
  const isPhone = useMedia(PHONE);
  const away = desk.use((each) => each.away);
  const again = desk.use((each) => each.again);
  if (found === null) return null;
  const { digest, isTold } = found;
  const { own, game } = naming;
  // In a lesson the teacher points at what would lie under a card.
  const isCard = isPhone && props.taught === undefined;
  if (isTold && !(isCard && !again && away === props.ask?.askId)) {
    const told = <Told digest={digest} props={props} naming={naming} isCard={isCard} />;
    return isCard ? <DigestCard props={props} naming={naming} told={told} /> : told;
  }
  return (
    <p className="is-section">
      {own.hasPlayed(game.sides[digest.side])}: <ShowAgain text={own.inSum} />
    </p>
  );
}

/** The same as its key. */
const ShowAgain = ({ text }: { readonly text: string }): ReactNode => (
  <button
    type="button"
    className="link small"
    aria-keyshortcuts="A"
    onClick={() => desk.set({ again: !desk.get().again })}
  >
    {text}
  </button>
);

/** Shown again, it is gone to: whoever asked for it by its key may be anywhere. */
function useGoneTo(isAgain: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAgain) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [isAgain]);
  return title;
}

/** The opponent's round in five lines at most, and what it changed. */
function Told({ digest, props, naming, isCard }: Props & { digest: Digest; isCard: boolean }): ReactNode {
  const open = props.view.open;
  const again = desk.use((each) => each.again);
  const title = useGoneTo(again || isCard);
  const changed = useMemo(() => scoresOf(open, digest), [open, digest]);
  const { own, game } = naming;
  const { lines, side } = digest;
  return (
    <section className="is-section is-digest">
      <h3 ref={title} tabIndex={-1}>
        <span>
          <Emblem plays={side} size={18} /> {own.hasPlayed(game.sides[side])}
        </span>
        {!isCard && <ShowAgain text={again ? own.putAway : own.showAgain} />}
      </h3>
      {digest.tile !== null && (
        <p className="is-digest-tile">
          <TileFace open={open} tile={digest.tile} />
          <span className="visually-hidden">
            {game.investment(tablesOf(open).investments[investmentOf(digest.tile)])}
          </span>
        </p>
      )}
      <ol>
        {lines.slice(0, MOST).map((line, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={i}
            onPointerEnter={() => desk.set({ breathes: line.space })}
            onPointerLeave={() => desk.set({ breathes: null })}
          >
            <span className="is-digest-number">{i + 1}</span>
            <span>{props.texts.event(line.event, props.telling)}</span>
            <b>{howOf(line, naming)}</b>
          </li>
        ))}
      </ol>
      {lines.length > MOST && <p className="note">{own.andMore(lines.length - MOST)}</p>}
      <DigestChanges {...changed} naming={naming} debt={debtOf(open, digest)} />
    </section>
  );
}

function howOf({ by }: DigestLine, naming: Naming): string {
  if (by === null) return '';
  if (by.t === 'advantage') return naming.game.advantages[by.event.advantage].name;
  const { points, rest } = tagOf(
    { points: by.n, debt: by.debt, treaty: by.treaty, says: [], asks: false },
    by.points,
    naming,
  );
  return [points, rest].filter((part) => part !== '').join(' ');
}
