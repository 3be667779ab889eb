import '../panels/panels.css';
import './cards.css';
import { ADVANTAGE_REGION, ADVANTAGES, EVENTS, REGIONS, SIDES } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useMedia } from '../../../use-media.ts';
import { type Naming, namingIn } from '../i18n/index.ts';
import { AdvantageRow } from '../panels/AdvantageRow.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { type BoardProps, eventsOf, type SideId } from '../read/seen.ts';
import { ministriesOf, ministriesTold } from '../read/standing.ts';
import { Hand } from '../round/Hand.tsx';
import { desk } from '../state/desk.ts';
import { CardDeeds, WhyNotPlayed } from './CardDeeds.tsx';
import { EventFace } from './EventFace.tsx';
import { MinistryFace } from './MinistryFace.tsx';

const WIDE = '(min-width: 1100px)';

/** One's own Events, the ministries of both sides as far as they may be known, the Advantages, and what is discarded. */
export function CardsTab(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const { view } = props;
  const { open } = view;
  const { own, game } = naming;
  const panel = useRef<HTMLDivElement>(null);
  const isWide = useMedia(WIDE);
  useReading(panel);
  const order: readonly SideId[] = view.own?.side === 1 ? ['britain', 'france'] : ['france', 'britain'];
  return (
    <div ref={panel} className="is-panel">
      {view.own !== null &&
        (isWide ? <Hand {...props} naming={naming} isAlways /> : <Cards props={props} naming={naming} />)}
      {order.map((each) => (
        <Ministries key={each} side={each} props={props} naming={naming} />
      ))}
      <section>
        <h3 className="ruled">{own.pile}</h3>
        <p className="note">{own.pileCount(open.pileCount)}</p>
        {open.discards.length > 0 && (
          <p className="note">{own.discards(open.discards.map((card) => game.events[EVENTS[card]].name).join(', '))}</p>
        )}
      </section>
      {REGIONS.map((region, i) => (
        <section key={region}>
          <h3 className="ruled">{own.advantagesOf(game.regions[region])}</h3>
          <ul>
            {ADVANTAGES.map((id, advantage) =>
              ADVANTAGE_REGION[advantage] === i ? (
                <AdvantageRow key={id} open={open} advantage={advantage} naming={naming} />
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** As long as the tab is in sight the cards lie over the map; it may be there and hidden. */
function useReading(panel: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => desk.set({ cards: element.offsetParent !== null }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      desk.set({ cards: false });
    };
  }, [panel]);
}

interface PartProps {
  readonly props: BoardProps;
  readonly naming: Naming;
}

/** One's Events as cards, to be swiped through. */
function Cards({ props, naming }: PartProps): ReactNode {
  const { view } = props;
  const { own } = naming;
  if (view.own === null) return null;
  const side = SIDES[view.own.side];
  return (
    <section>
      <h3 className="ruled">{own.hand}</h3>
      <ul className="is-card-row">
        {view.own.hand.map((card) => (
          <li key={card}>
            <article className="is-event-card">
              <EventFace event={EVENTS[card]} side={side} naming={naming} view={view} />
              <WhyNotPlayed card={EVENTS[card]} props={props} naming={naming} />
              <CardDeeds card={EVENTS[card]} props={props} naming={naming} isAll />
            </article>
          </li>
        ))}
      </ul>
      {view.own.hand.length === 0 && <p className="note">{own.noCards}</p>}
    </section>
  );
}

function Ministries({ side, props, naming }: PartProps & { readonly side: SideId }): ReactNode {
  const { view } = props;
  const { own, game } = naming;
  const at = SIDES.indexOf(side);
  return (
    <section>
      <h3 className="ruled">
        <Emblem plays={side} size={20} /> {own.ministersOf(game.sides[side])}
      </h3>
      <ul className="is-ministry-list">
        {ministriesOf(view, at, ministriesTold(eventsOf(props.told), at)).map(({ id, revealed }, i) =>
          id === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is secret is told apart by its place
            <li key={`secret ${i}`} className="is-secret">
              {own.secretMinister}
            </li>
          ) : (
            <li key={id}>
              <article className="is-event-card" data-secret={!revealed || undefined}>
                <MinistryFace id={id} revealed={revealed} open={view.open} naming={naming} />
                <CardDeeds card={id} props={props} naming={naming} />
              </article>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
