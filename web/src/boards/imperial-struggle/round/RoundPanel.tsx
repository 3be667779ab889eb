import './round.css';
import '../panels/row.css';
import type { OpenPurchase } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import { meant } from '../../kit/rail/meant.ts';
import { type Naming, namingIn } from '../i18n/index.ts';
import { DigestPanel } from '../panels/DigestPanel.tsx';
import { type Buying, buyingIn, looseOf, tagText, waysAt } from '../read/purchases/buying.ts';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { useDigest } from '../use-digest.ts';
import { AllPurchases, PurchasesHere } from './AllPurchases.tsx';
import { AtHand } from './AtHand.tsx';
import { Hand } from './Hand.tsx';
import { Purse } from './Purse.tsx';
import { SpaceCard } from './SpaceCard.tsx';

/** An Action Round after its tile: the purse, and everything that can be done with it, nothing to be begun first. */
export function RoundPanel(props: BoardProps): ReactNode {
  const { ask, view } = props;
  const preferred = desk.use((each) => each.preferred);
  const picked = desk.use((each) => each.picked);
  const news = useDigest(props);
  if (ask === null) return null;
  const naming = namingIn(props.language);
  const buying = buyingIn(view, preferred);
  const isOpen = picked !== null && picked.askId === ask.askId;
  return (
    <div className="is-round">
      <Purse open={view.open} side={view.open.sideOf[ask.seat]} naming={naming} />
      {isOpen ? (
        <SpaceCard props={props} picked={picked} buying={buying} naming={naming} />
      ) : news !== null ? (
        <DigestPanel props={props} naming={naming} />
      ) : (
        <>
          <PurchasesHere props={props} buying={buying} naming={naming} />
          <Loose props={props} buying={buying} naming={naming} />
          {ask.key === 'action-round.act' && <Hand {...props} naming={naming} />}
          <AtHand props={props} buying={buying} naming={naming} />
          <AllPurchases props={props} buying={buying} naming={naming} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly props: BoardProps;
  readonly buying: Buying;
  readonly naming: Naming;
}

/** The words for a purchase without the price they may end with. */
export const purchaseText = ({ texts, telling }: BoardProps, { purchase }: OpenPurchase): string =>
  texts.choice(purchase, telling).replace(/ \([^()]*\)$/, '');

/** What is bought and has no place on the map. */
function Loose({ props, buying, naming }: PartProps): ReactNode {
  const { ask } = props;
  const names = looseOf(buying);
  const { upgrade } = buying;
  if (ask === null || (names.length === 0 && upgrade === null)) return null;
  return (
    <section className="is-section">
      <h3>{naming.own.withoutPlace}</h3>
      <ul className="choices is-buttons">
        {names.map((what) => {
          const [best] = waysAt(buying, what);
          return (
            <li key={what}>
              <button
                type="button"
                className="is-button"
                {...meant(props.taught, best.choices)}
                onClick={() => desk.set({ picked: { askId: ask.askId, what, way: 0 }, warned: null })}
              >
                <span className="said">{purchaseText(props, best)}</span>{' '}
                <b data-term="purchase-price">{tagText(best, naming)}</b>
              </button>
            </li>
          );
        })}
        {upgrade !== null && (
          <li>
            <button type="button" className="is-button" onClick={() => props.pick(upgrade)}>
              <Counter size={16}>
                <path d="M-6 4 0 -6 6 4z" />
              </Counter>
              {naming.game.actions.upgrade.name}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
