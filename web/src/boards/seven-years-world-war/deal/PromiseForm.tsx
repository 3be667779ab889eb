import { POWERS, SQUARES, TURNS, yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import type { OffersProps } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import { type ClauseId, drafting, type Promised } from './draft.ts';

const CLAUSES: readonly ClauseId[] = ['no-attack', 'no-entry', 'no-diplomacy', 'leave', 'pay'];
const BINDS = ['both', 'from', 'to'] as const;

interface Props {
  readonly props: OffersProps;
  readonly to: number;
  readonly promised: Promised | null;
}

/** A promise as a sentence with blanks: who, what, about what, until when. */
export function PromiseForm({ props, to, promised }: Props): ReactNode {
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const texts = own.deal;
  const open = props.view.open;
  const picks = drafting.use(({ picksSquare }) => picksSquare);
  const set = (change: Partial<Promised>) =>
    drafting.set({
      promised: {
        clause: 'no-attack',
        binds: 'both',
        land: null,
        square: null,
        sum: 1,
        until: Math.max(1, open.turn),
        ...promised,
        ...change,
      },
    });
  const begin = (clause: ClauseId) => {
    const theirs = SQUARES.find((_, square) => occupier(open, square) === to) ?? null;
    set({
      clause,
      binds: clause === 'no-attack' ? 'both' : 'to',
      land: POWERS.find((_, power) => open.control[power] === (props.seat ?? 0)) ?? null,
      square: theirs,
    });
  };
  const years = Array.from({ length: TURNS }, (_, i) => i + 1).filter((turn) => turn >= open.turn);
  return (
    <section className="syww-promise">
      <label>
        <span>{texts.promise}</span>
        <select
          value={promised?.clause ?? ''}
          data-clause
          onChange={({ target }) => {
            const clause = CLAUSES.find((each) => each === target.value);
            if (clause === undefined) drafting.set({ promised: null });
            else begin(clause);
          }}
        >
          {(['', ...CLAUSES] as const).map((clause) => (
            <option key={clause} value={clause}>
              {texts.promises[clause]}
            </option>
          ))}
        </select>
      </label>
      {promised !== null && (
        <>
          <fieldset className="syww-chips" aria-label={texts.whoPromises}>
            {BINDS.map((binds) => (
              <button key={binds} type="button" aria-pressed={promised.binds === binds} onClick={() => set({ binds })}>
                {texts.binds[binds]}
              </button>
            ))}
          </fieldset>
          {(promised.clause === 'no-entry' || promised.clause === 'no-diplomacy') && (
            <label>
              <span>{texts.land}</span>
              <select
                value={promised.land ?? ''}
                onChange={({ target }) => set({ land: POWERS.find((power) => power === target.value) ?? null })}
              >
                {POWERS.map((power) => (
                  <option key={power} value={power}>
                    {game.lands[power]}
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
                aria-pressed={picks}
                onClick={() => drafting.set({ picksSquare: !picks })}
              >
                {picks ? texts.picking : texts.pickSquare}
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
        </>
      )}
    </section>
  );
}
