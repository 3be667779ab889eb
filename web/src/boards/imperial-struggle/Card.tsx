import { SPACE, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { priceNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { HoverCard } from '../kit/over/HoverCard.tsx';
import { useResting } from '../kit/over/use-resting.ts';
import { namingIn } from './i18n/index.ts';
import { popoverAtSpace } from './map/popover.ts';
import type { Faces } from './read/faces.ts';
import type { BoardProps } from './read/seen.ts';
import { advantageState, factsOf, waysFrom } from './read/sentences.ts';
import { desk } from './state/desk.ts';

interface Props {
  readonly props: BoardProps;
  readonly faces: Faces;
}

interface CardProps extends Props {
  /** Something else is open at the pointer. */
  readonly isMuted: boolean;
  /** What is looked at on purpose. */
  readonly looked: SpaceId | null;
}

/** What lies under the pointer, once it rests there, or is pressed for long. */
export function Card({ props, isMuted, looked, faces }: CardProps): ReactNode {
  const pointed = desk.use((each) => each.pointed);
  const shown = useResting(isMuted ? null : pointed);
  const picked = desk.use((each) => each.picked);
  const about = looked ?? shown;
  // What is open in the rail says more.
  const isOpen = picked !== null && picked.what === about && picked.askId === props.ask?.askId;
  return about === null || isOpen ? null : <SpaceCard key={about} space={about} props={props} faces={faces} />;
}

function SpaceCard({ space, props, faces }: Props & { readonly space: SpaceId }): ReactNode {
  const naming = namingIn(props.language);
  const face = faces[space];
  const price = priceNow(props.view.open, SPACE[space]);
  const { advantage } = face;
  return (
    <HoverCard className="is-card" anchor={popoverAtSpace(space)}>
      <h3>{naming.game.spaces[space]}</h3>
      <p>{factsOf(naming, face).join(' · ')}</p>
      {price !== null && <p className="is-price">{props.texts.reason(price, props.telling)}</p>}
      {price === null && face.cost !== null && <p className="is-price">{naming.own.price(face.cost)}</p>}
      {advantage !== null && (
        <p>
          <b>{naming.game.advantages[advantage.id].name}</b>, {advantageState(naming, advantage)}.{' '}
          {naming.game.advantages[advantage.id].hint}
        </p>
      )}
      {waysFrom(naming, space).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </HoverCard>
  );
}
