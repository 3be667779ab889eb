import { POWERS, TURNS, yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import { squareName } from '../read/sentences.ts';
import { type ClauseId, drafting, type Promised } from './draft.ts';
import type { HalfProps } from './HalfForm.tsx';
import { beginPromise } from './promising.ts';
import { bindsIn } from './terms.ts';

const CLAUSES: readonly ClauseId[] = ['no-attack', 'no-entry', 'no-diplomacy', 'leave', 'pay'];

/** A promise by the giver of a column: first what, then its blanks. */
export function PromiseForm(half: HalfProps): ReactNode {
  const { props, column, sides, draft } = half;
  const texts = namingOf(props.language).own.deal;
  const promised = draft.promised !== null && bindsIn(draft.promised, column) ? draft.promised : null;
  const begin = (clause: ClauseId) => drafting.set(beginPromise(props.view.open, draft, clause, column, sides));
  return (
    <div className="syww-promise">
      <fieldset className="syww-chips" aria-label={texts.promise}>
        {CLAUSES.map((clause) => (
          <button
            key={clause}
            type="button"
            data-clause={clause}
            aria-pressed={promised?.clause === clause}
            onClick={() => begin(clause)}
          >
            {texts.promises[clause]}
          </button>
        ))}
      </fieldset>
      {promised !== null && <Blanks half={half} promised={promised} />}
    </div>
  );
}

/** About what, how much, until when, and whether the other side promises the same. */
function Blanks({ half, promised }: { readonly half: HalfProps; readonly promised: Promised }): ReactNode {
  const { props, column, draft } = half;
  const naming = namingOf(props.language);
  const texts = naming.own.deal;
  const set = (change: Partial<Promised>) => drafting.set({ promised: { ...promised, ...change } });
  const mine = column === 'give' ? 'from' : 'to';
  const isBoth = promised.binds === 'both';
  const years = Array.from({ length: TURNS }, (_, i) => i + 1).filter((turn) => turn >= props.view.open.turn);
  return (
    <>
      {(promised.clause === 'no-entry' || promised.clause === 'no-diplomacy') && (
        <label>
          <span>{texts.land}</span>
          <select
            value={promised.land ?? ''}
            onChange={({ target }) => set({ land: POWERS.find((power) => power === target.value) ?? null })}
          >
            {POWERS.map((power) => (
              <option key={power} value={power}>
                {naming.game.lands[power]}
              </option>
            ))}
          </select>
        </label>
      )}
      {promised.clause === 'leave' && (
        <p className="row">
          <strong>{promised.square === null ? '–' : squareName(naming, promised.square)}</strong>
          <button
            type="button"
            className="button"
            data-pick-square
            aria-pressed={draft.picksSquare}
            onClick={() => drafting.set({ picksSquare: !draft.picksSquare })}
          >
            {draft.picksSquare ? texts.picking : texts.pickSquare}
          </button>
        </p>
      )}
      {promised.clause === 'pay' && (
        <label>
          <span>
            {texts.sum} <b>{promised.sum}</b>
          </span>
          <input
            type="range"
            min={1}
            max={30}
            value={promised.sum}
            onChange={({ target }) => set({ sum: Number(target.value) })}
          />
        </label>
      )}
      <label>
        <span>{texts.until}</span>
        <select value={promised.until} onChange={({ target }) => set({ until: Number(target.value) })}>
          {years.map((turn) => (
            <option key={turn} value={turn}>
              {yearsOf(turn)}
            </option>
          ))}
        </select>
      </label>
      <label className="syww-tick">
        <input type="checkbox" checked={isBoth} onChange={() => set({ binds: isBoth ? mine : 'both' })} />
        <span>{column === 'give' ? texts.alsoThey : texts.alsoI}</span>
      </label>
    </>
  );
}
