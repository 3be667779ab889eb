import { type ReactNode, useId } from 'react';
import { Icon } from '../../../counters/index.ts';
import { namingOf } from '../i18n/index.ts';
import { PowerDisc } from '../panels/faces.tsx';
import type { OffersProps } from '../read/seen.ts';
import { AddChips } from './AddChips.tsx';
import { type Column, type Draft, drafting } from './draft.ts';
import { MarkerPicker } from './MarkerPicker.tsx';
import { PowerPicker } from './PowerPicker.tsx';
import { PromiseForm } from './PromiseForm.tsx';
import { type Sides, type Term, termsIn } from './terms.ts';

export interface HalfProps {
  readonly props: OffersProps;
  readonly column: Column;
  readonly sides: Sides;
  readonly draft: Draft;
}

/** One column of a bargain: points by a slider, things as rows that can be taken out, and what can be added. */
export function HalfForm(half: HalfProps): ReactNode {
  const id = useId();
  const { props, column, sides, draft } = half;
  const naming = namingOf(props.language);
  const texts = naming.own.deal;
  const terms = termsIn(draft, column, sides, props.view, naming);
  const adding = draft.adding?.column === column ? draft.adding.what : null;
  return (
    <section
      className="syww-half"
      data-half={column}
      data-shown={draft.column === column || undefined}
      aria-labelledby={id}
    >
      <h4 id={id} className="label">
        {column === 'give' ? texts.iGive : texts.iGet}
      </h4>
      <Points {...half} />
      <ul className="syww-terms">
        {terms.map((term) => (
          <TermRow key={term.id} term={term} column={column} removeLabel={texts.takeOut(term.title)} />
        ))}
      </ul>
      <AddChips {...half} />
      {adding === 'marker' && <MarkerPicker {...half} />}
      {adding === 'power' && <PowerPicker {...half} />}
      {adding === 'promise' && <PromiseForm {...half} />}
    </section>
  );
}

/** More than anybody has: where treasuries are closed, one may ask for what one likes. */
const CLOSED = 60;

function Points({ props, column, sides, draft }: HalfProps): ReactNode {
  const texts = namingOf(props.language).own.deal;
  const { open } = props.view;
  const half = draft[column];
  const isMine = column === 'give';
  const isClosed = open.options.closedTreasuries && !isMine;
  const most = isClosed ? CLOSED : open.treasury[sides.giver];
  return (
    <label className="syww-points">
      <span>
        <Icon name="gold" size={20} /> {texts.points} <b>{half.points}</b>
      </span>
      <input
        type="range"
        min={0}
        max={most}
        value={Math.min(half.points, most)}
        data-points={column}
        onChange={({ target }) => drafting.set({ [column]: { ...half, points: Number(target.value) } })}
      />
      <small>
        <span>0</span>
        <span>{isClosed ? '' : isMine ? texts.youHave(most) : texts.theyHave(most)}</span>
        <span>{most}</span>
      </small>
    </label>
  );
}

interface RowProps {
  readonly term: Term;
  readonly column: Column;
  readonly removeLabel: string;
}

/** A promise opens its blanks again when it is pressed. */
function TermRow({ term, column, removeLabel }: RowProps): ReactNode {
  const { id, face, title, note, without } = term;
  const words = (
    <>
      <strong>{title}</strong>
      <small>{note}</small>
    </>
  );
  return (
    <li data-term-row={id}>
      {'icon' in face ? <Icon name={face.icon} size={22} /> : <PowerDisc nation={face.power} size={26} />}
      {id === 'promise' ? (
        <button type="button" onClick={() => drafting.set({ adding: { column, what: 'promise' } })}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={removeLabel}
        onClick={() => drafting.set({ ...without, adding: null })}
      >
        ×
      </button>
    </li>
  );
}
