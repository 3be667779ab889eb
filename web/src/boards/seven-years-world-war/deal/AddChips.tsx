import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import { handOf } from '../read/hand.ts';
import { type Adding, drafting } from './draft.ts';
import type { HalfProps } from './HalfForm.tsx';
import { beginPromise } from './promising.ts';
import { bindsIn, partable } from './terms.ts';

const ADDED: readonly Adding['what'][] = ['marker', 'power', 'promise'];

/** What can be added to a column; dashed where the side has nothing of the kind. */
export function AddChips({ props, column, sides, draft }: HalfProps): ReactNode {
  const texts = namingOf(props.language).own.deal;
  const { view } = props;
  const missing: Readonly<Record<Adding['what'], string | null>> = {
    marker: column === 'give' && handOf(view).length === 0 ? texts.noCards : null,
    power: partable(view, sides.giver).length === 0 ? texts.lastPower : null,
    promise: null,
  };
  const isAdding = (what: Adding['what']) => draft.adding?.column === column && draft.adding.what === what;
  const isPicking = draft.picksSquare && draft.promised !== null && bindsIn(draft.promised, column);
  const leave = () => {
    if (isPicking) drafting.set({ picksSquare: false });
    else drafting.set({ ...beginPromise(view.open, draft, 'leave', column, sides), adding: null, picksSquare: true });
  };
  return (
    <fieldset className="syww-chips syww-adds" aria-label={texts.addTo[column]}>
      {ADDED.map((what) => (
        <button
          key={what}
          type="button"
          data-add={what}
          aria-expanded={isAdding(what)}
          disabled={missing[what] !== null}
          title={missing[what] ?? undefined}
          onClick={() => drafting.set({ adding: isAdding(what) ? null : { column, what }, picksSquare: false })}
        >
          {texts.add[what]}
        </button>
      ))}
      <button type="button" data-add="square" aria-pressed={isPicking} onClick={leave}>
        {isPicking ? texts.picking : texts.add.square}
      </button>
    </fieldset>
  );
}
