import '../parts/plate.css';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { WinterTable } from './WinterTable.tsx';

/** Who is fed and who is not, over the lower map, where there is room for a plate. */
export function WinterPlate(props: BoardProps): ReactNode {
  const hasPlates = useMedia(PLATES);
  if (!hasPlates || props.ask?.key !== 'provisioning.where') return null;
  const texts = namingOf(props.language).own.winterPlate;
  return (
    <section className="syww-plate-left" data-covers="left" aria-labelledby="syww-winter-title">
      <header>
        <h2 id="syww-winter-title">{texts.title}</h2>
        <p>{texts.suggested}</p>
      </header>
      <WinterTable props={props} />
    </section>
  );
}
