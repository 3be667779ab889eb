import './space-card.css';
import { isSpaceId, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Naming } from '../i18n/index.ts';
import { SpaceMark } from '../map/SpaceMark.tsx';
import { capital } from '../read/capital.ts';
import { facesOf } from '../read/faces.ts';
import { type Buying, tagOf, waysAt } from '../read/purchases/buying.ts';
import { afterOf } from '../read/purchases/preview.ts';
import { reasonsAt } from '../read/purchases/reasons.ts';
import * as rows from '../read/purchases/space-rows.ts';
import type { BoardProps } from '../read/seen.ts';
import { factsOf } from '../read/sentences.ts';
import { desk, type Picked } from '../state/desk.ts';
import { Coming } from '../war/Coming.tsx';
import { verbOf } from './verbs.ts';

interface Props {
  readonly props: BoardProps;
  readonly picked: Picked;
  /** What can be bought; null before a tile is taken. */
  readonly buying: Buying | null;
  readonly naming: Naming;
}

/** What a space costs, why, and what for; or a purchase without a place. */
export function SpaceCard({ props, picked, buying, naming }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { what } = picked;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => {
      // Closed, it gives the focus back; bought, the next question has it.
      if (desk.get().picked !== null) return;
      document.querySelector<SVGElement>(`[data-space="${what}"] > .is-hit`)?.focus({ preventScroll: true });
    };
  }, [what]);
  return isSpaceId(what) ? (
    <About space={what} {...{ props, picked, buying, naming }} heading={heading} />
  ) : (
    <section className="is-section">
      <h3 ref={heading} tabIndex={-1} className="is-card-title">
        <span className="said">{looseName(props, buying, picked)}</span>
      </h3>
      <Ways {...{ props, picked, buying, naming }} />
      <WhatFor props={props} what={what} naming={naming} />
    </section>
  );
}

/** What something without a place is good for; a War tile with the theatres it could lie in. */
function WhatFor({ props, what, naming }: { props: BoardProps; what: string; naming: Naming }): ReactNode {
  const { view } = props;
  const about = Object.entries(naming.own.looseAbout).find(([kind]) => what.startsWith(kind))?.[1];
  const isTile = what === 'war-tile' && view.open.war >= 0;
  return (
    <>
      {about !== undefined && <p>{about}</p>}
      {isTile && <Coming view={view} naming={naming} />}
    </>
  );
}

function looseName({ texts, telling }: BoardProps, buying: Buying | null, { what }: Picked): string {
  const [best] = buying === null ? [] : waysAt(buying, what);
  return best === undefined ? '' : texts.choice(best.purchase, telling).replace(/ \([^()]*\)$/, '');
}

function About({
  space,
  props,
  picked,
  buying,
  naming,
  heading,
}: Props & { readonly space: SpaceId; readonly heading: RefObject<HTMLHeadingElement | null> }): ReactNode {
  const { view, ask } = props;
  const open = view.open;
  const { own, game } = naming;
  const face = facesOf(open)[space];
  const now = useMemo(() => scoreNow(open), [open]);
  const purchase = buying === null ? undefined : waysAt(buying, space)[picked.way];
  const then = purchase === undefined ? null : (afterOf(view, purchase)?.score ?? null);
  const about = { open, space, face, naming, now, later: then };
  const price = rows.priceLines(open, space, naming);
  const reasons = useMemo(
    () => (ask === null || purchase !== undefined ? [] : reasonsAt(view, ask, space)),
    [ask, view, space, purchase],
  );
  const lines: readonly (readonly [name: string, line: rows.Line | null])[] = [
    [own.rows.award, rows.awardLine(about)],
    [capital(game.prestige), rows.prestigeLine(about)],
    [own.rows.demand, rows.demandLine(about)],
    [own.rows.war, rows.warLine(about)],
    [own.rows.advantage, rows.advantageLine(about)],
    [own.rows.safety, rows.safetyLine(about)],
  ];
  return (
    <section className="is-section">
      <header className="is-card-head">
        <svg width="42" height="42" viewBox="-27 -27 54 54" aria-hidden="true">
          <SpaceMark face={face} />
        </svg>
        <div>
          <h3 ref={heading} tabIndex={-1} className="is-card-title">
            {game.spaces[space]}
          </h3>
          <p>{factsOf(naming, face).join(', ')}</p>
        </div>
      </header>
      <dl className="is-rows">
        {price.length > 0 && (
          <div>
            <dt>{own.rows.price}</dt>
            {price.map((line) => (
              <Row key={line.text} line={line} />
            ))}
          </div>
        )}
        <div>
          <dt>{own.rows.youPay}</dt>
          <dd>
            {purchase === undefined ? (
              <span className="is-why">
                {reasons.length === 0
                  ? own.notNow
                  : reasons.map((reason) => props.texts.reason(reason, props.telling)).join(' ')}
              </span>
            ) : (
              <Ways {...{ props, picked, buying, naming }} />
            )}
          </dd>
        </div>
        {lines.map(([name, line]) => (
          <div key={name}>
            <dt>{name}</dt>
            {line === null ? <dd>–</dd> : <Row line={line} />}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Row({ line: { text, figure, counts } }: { line: rows.Line }): ReactNode {
  return (
    <dd>
      <span>{text}</span>
      {figure !== undefined && <b>{figure}</b>}
      {counts !== undefined && (
        <b>
          {counts.now.britain} : {counts.now.france}
          {counts.later !== null &&
            (counts.later.britain !== counts.now.britain || counts.later.france !== counts.now.france) && (
              <span className="is-then">
                {' '}
                → {counts.later.britain} : {counts.later.france}
              </span>
            )}
        </b>
      )}
    </dd>
  );
}

/** The ways to buy it: one stands as it is paid, several are to be chosen from. */
function Ways({ props, picked, buying, naming }: Props): ReactNode {
  const ways = buying === null ? [] : waysAt(buying, picked.what);
  return (
    <span className="is-ways" role={ways.length > 1 ? 'radiogroup' : undefined}>
      {ways.map((way, i) => {
        const { points, rest } = tagOf(way.paid, way.points, naming);
        const tag = (
          <b className="is-tag" data-minor={!way.major || undefined}>
            {points} <em>{rest}</em>
          </b>
        );
        if (ways.length === 1)
          return (
            <span key="only">
              {tag} {!way.major && <small>{naming.own.minorAbout}</small>}
            </span>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: a row with a price, chosen with one press
          <button
            key={JSON.stringify(way.choices)}
            type="button"
            role="radio"
            className="is-way"
            aria-checked={picked.way === i}
            onClick={() => desk.set({ picked: { ...picked, way: i }, warned: null })}
          >
            <span>
              {verbOf(way, props.view.open, naming)} <small>{naming.game.actions[way.action].name}</small>
            </span>
            {tag}
          </button>
        );
      })}
    </span>
  );
}
