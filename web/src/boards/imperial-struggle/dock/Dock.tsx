import './dock.css';
import '../parts/points.css';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../../../counters/index.ts';
import { namingIn } from '../i18n/index.ts';
import { SIGN } from '../map/generated/signs.ts';
import { Sign } from '../map/SpaceMark.tsx';
import { Hint } from '../parts/Hint.tsx';
import { capital } from '../read/capital.ts';
import { afterOf, pickedPurchase } from '../read/purchases/preview.ts';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { Demand, Score } from './Demand.tsx';
import { Tiles } from './Tiles.tsx';

/** Under the map: the turn's tiles, what is in demand with what it brings, and (where there is room) Prestige and the cards. */
export function Dock(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const { own, game } = naming;
  const { view } = props;
  const open = view.open;
  const picked = desk.useLater((each) => each.picked);
  const now = useMemo(() => scoreNow(open), [open]);
  const purchase = pickedPurchase(view, picked);
  const then = purchase === null ? null : afterOf(view, purchase);
  return (
    <div className="is-dock">
      {open.shown.length > 0 && <Tiles {...props} naming={naming} />}
      <Demand open={open} naming={naming} now={now} then={then?.score ?? null} />
      <div className="is-dock-more">
        <Hint about={own.prestigeAbout(now.prestige.britain, now.prestige.france)} className="is-dock-fact">
          <Counter size={24}>
            <Sign d={SIGN.laurels} size={26} />
          </Counter>
          {capital(game.prestige)}
          <Score now={now.prestige} then={then?.score.prestige ?? null} />
        </Hint>
        <span className="is-dock-fact">{own.pileAbout(open.pileCount, open.discards.length)}</span>
      </div>
    </div>
  );
}
