import {
  type AnyTexts,
  type ComponentNotes,
  isOwnData,
  type Loaded,
  type OwnData,
  templateOf,
} from '@cabinet-wars/kernel';
import { type ComponentType, Suspense, useMemo, useRef, useState } from 'react';
import type { ComponentsEditorProps } from '../../boards/kit/components-editor.ts';
import { changedAt, faultsByField } from '../../components/field-paths.ts';
import { keepSet } from '../../components/library.ts';
import { useComponentTexts } from '../../i18n/components/index.ts';
import { useSettings } from '../../settings.ts';
import { saveText } from '../parts/save-text.ts';
import { SetFields } from './set-fields.tsx';

interface Props {
  readonly game: string;
  /** The board's own picture of a part of it. */
  readonly Picture: ComponentType<ComponentsEditorProps> | null;
  readonly first: unknown;
  readonly ours: OwnData;
  readonly notes: ComponentNotes;
  readonly texts: AnyTexts;
  check(given: unknown): Loaded<OwnData>;
}

/** A set being edited: every part with what may be said of it, every fault beside its field. */
export function SetEditor({ game, Picture, first, ours, notes, texts, check }: Props) {
  const words = useComponentTexts();
  const { language } = useSettings();
  const [set, setSet] = useState(first);
  const [status, setSaid] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const reasons = useMemo(() => {
    const checked = check(set);
    return checked.ok ? [] : checked.reasons;
  }, [set, check]);
  const faults = useMemo(() => faultsByField(set, reasons), [set, reasons]);
  const change = (keys: readonly (string | number)[], value: unknown) => {
    setSaid('');
    setSet((before: unknown) => changedAt(before, keys, value));
  };
  const keep = () => {
    if (!isOwnData(set)) return;
    const kept = keepSet(game, set);
    setSaid(kept === 'kept' ? words.saved : kept === 'name-taken' ? words.nameTaken(set.id) : words.notKept);
  };
  const parts = Object.entries(typeof set === 'object' && set !== null ? set : {});
  return (
    <section className="plate set-editor" aria-label={words.editing(isOwnData(set) ? set.id : '')}>
      <p className="label">{words.editing(isOwnData(set) ? set.id : '')}</p>
      {Picture !== null && (
        <Suspense fallback={<p>{words.drawing}</p>}>
          <Picture set={set} ours={ours} language={language} onChange={change} />
        </Suspense>
      )}
      <div ref={fields} className="form">
        {parts.map(([part, value]) => (
          <div key={part} className="set-section">
            {notes[part] !== undefined && <p className="hint">{notes[part]}</p>}
            <SetFields
              value={value}
              ours={Reflect.get(ours, part)}
              at={part}
              name={part}
              keys={[part]}
              faults={faults}
              texts={texts}
              onChange={change}
            />
          </div>
        ))}
      </div>
      <div className="set-foot">
        <p aria-live="polite">{reasons.length === 0 ? words.noFaults : words.faults(faults.size)}</p>
        {reasons.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()}
          >
            {words.firstFault}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => isOwnData(set) && saveText(`${set.id}.jsonc`, templateOf(set, notes))}
        >
          {words.download}
        </button>
        <button type="button" className="button primary" disabled={reasons.length > 0} onClick={keep}>
          {words.save}
        </button>
        <p role="status">{status}</p>
      </div>
    </section>
  );
}
