import '../parts/plate.css';
import './shop.css';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { Wares } from './Wares.tsx';

/** The wares over the lower map, where there is room for a plate: the squares they would go to are lit beside it. */
export function ShopPlate(props: BoardProps): ReactNode {
  const hasPlates = useMedia(PLATES);
  if (!hasPlates || props.ask?.key !== 'recruiting.hub') return null;
  const { own } = namingOf(props.language);
  return (
    <section className="syww-plate-left" data-covers="left" aria-labelledby="syww-shop-title">
      <header>
        <h2 id="syww-shop-title">{own.shopTitle}</h2>
        <p>{own.placedOnMap}</p>
      </header>
      <Wares props={props} />
    </section>
  );
}
