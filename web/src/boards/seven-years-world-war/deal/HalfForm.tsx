import { MARKERS, POWERS } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useId } from 'react';
import { namingOf } from '../i18n/index.ts';
import { handOf, knownOf } from '../read/hand.ts';
import type { OffersProps } from '../read/seen.ts';
import { drafting, type Half } from './draft.ts';
import { Powers } from './Powers.tsx';

interface Props {
  readonly props: OffersProps;
  readonly side: 'give' | 'get';
  /** Who gives what is in this column. */
  readonly giver: number;
  readonly half: Half;
}

/** More than anybody has: where treasuries are closed, one may ask for what one likes. */
const CLOSED = 60;

/** One column of a bargain: points by a slider, a marker as a card, a power as a disc. */
export function HalfForm({ props, side, giver, half }: Props): ReactNode {
  const id = useId();
  const { view } = props;
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const texts = own.deal;
  const open = view.open;
  const isMine = side === 'give';
  const isClosed = open.options.closedTreasuries && !isMine;
  const most = isClosed ? CLOSED : open.treasury[giver];
  const set = (change: Partial<Half>) => drafting.set({ [side]: { ...half, ...change } });
  const cards = isMine ? handOf(view).map(({ marker }) => marker) : knownOf(view, giver).map(({ marker }) => marker);
  const powers = POWERS.filter((_, power) => open.control[power] === giver);
  return (
    <section className="syww-half" data-half={side} aria-labelledby={id}>
      <h4 id={id} className="label">
        {isMine ? texts.iGive : texts.iGet}
      </h4>
      <label>
        <span>
          {texts.points} <b>{half.points}</b>
        </span>
        <input
          type="range"
          min={0}
          max={most}
          value={Math.min(half.points, most)}
          data-points={side}
          onChange={(event) => set({ points: Number(event.target.value) })}
        />
        <small>{isClosed ? '' : isMine ? texts.youHave(most) : texts.theyHave(most)}</small>
      </label>
      {cards.length > 0 && (
        <div className="syww-chips syww-cards">
          {cards.map((marker) => (
            <button
              key={marker}
              type="button"
              data-card={marker}
              aria-pressed={half.marker === marker}
              data-tip={game.markers[marker].hint}
              onClick={() => set({ marker: half.marker === marker ? null : marker })}
            >
              {game.markers[marker].name}
            </button>
          ))}
        </div>
      )}
      {!isMine && (
        <label>
          <span>{texts.anyMarker}</span>
          <select
            value={half.marker ?? ''}
            data-marker-asked
            onChange={(event) => set({ marker: MARKERS.find((marker) => marker === event.target.value) ?? null })}
          >
            <option value="">{texts.noMarker}</option>
            {MARKERS.map((marker) => (
              <option key={marker} value={marker}>
                {game.markers[marker].name}
              </option>
            ))}
          </select>
        </label>
      )}
      {powers.length > 1 && (
        <>
          <Powers
            label={texts.handOver}
            powers={powers}
            picked={half.power}
            naming={naming}
            onPick={(power) => set({ power, neutral: power === half.neutral ? null : half.neutral })}
          />
          <Powers
            label={texts.neutral}
            powers={powers}
            picked={half.neutral}
            naming={naming}
            onPick={(neutral) => set({ neutral, power: neutral === half.power ? null : half.power })}
          />
        </>
      )}
    </section>
  );
}
