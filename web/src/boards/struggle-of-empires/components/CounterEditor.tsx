import { inLanguage } from '@cabinet-wars/kernel';
import { useState } from 'react';
import type { ComponentsEditorProps } from '../../kit/components-editor.ts';
import { regionNames } from '../i18n/index.ts';
import './counter-editor.css';
import { countersIn, type Face, readFace, writeFace } from './face.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';

/** The counters of a set, region by region: each is a button, and the one pressed is edited under its region. */
export default function CounterEditor({ set, ours, language, onChange }: ComponentsEditorProps) {
  const words = inLanguage({ en, it }, language);
  const names: Readonly<Record<string, string>> = regionNames(language);
  const [at, setAt] = useState<readonly [region: string, index: number] | null>(null);
  const regions = countersIn(set);
  const printed = new Map(countersIn(ours));
  return (
    <section className="counter-editor" aria-label={words.title}>
      <p className="hint">
        {words.hint} {words.total(regions.reduce((sum, [, faces]) => sum + faces.length, 0))}
      </p>
      <div className="counter-regions">
        {regions.map(([region, faces]) => {
          const name = names[region] ?? region;
          const index = at?.[0] === region && at[1] < faces.length ? at[1] : null;
          const put = (next: readonly string[]) => onChange(['counters', region], next);
          return (
            <fieldset key={region} className="counter-region">
              <legend>{name}</legend>
              <div className="counter-row">
                {faces.map((text, i) => (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: a counter is its place
                    key={i}
                    type="button"
                    className="counter-face"
                    data-kind={readFace(text)?.kind ?? 'unreadable'}
                    data-differs={printed.get(region)?.[i] === text ? undefined : ''}
                    aria-pressed={index === i}
                    aria-label={`${words.counter(name, i + 1)}: ${text}`}
                    onClick={() => setAt([region, i])}
                  >
                    {text}
                  </button>
                ))}
                <button
                  type="button"
                  className="link"
                  aria-label={`${words.add}: ${name}`}
                  onClick={() => {
                    put([...faces, '2']);
                    setAt([region, faces.length]);
                  }}
                >
                  +
                </button>
              </div>
              {index !== null && (
                <OneCounter
                  text={faces[index]}
                  language={language}
                  onPut={(text) => put(faces.map((each, i) => (i === index ? text : each)))}
                  onRemove={() => put(faces.filter((_, i) => i !== index))}
                />
              )}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

interface CounterProps extends Pick<ComponentsEditorProps, 'language'> {
  readonly text: string;
  onPut(text: string): void;
  onRemove(): void;
}

const LETTERS = ['', 'A', 'B', 'C', 'D', 'E'];
const KINDS: readonly Face['kind'][] = ['colony', 'commerce', 'country'];

function OneCounter({ text, language, onPut, onRemove }: CounterProps) {
  const words = inLanguage({ en, it }, language);
  const face = readFace(text) ?? readFace('2')!;
  const put = (more: Partial<Face>) => onPut(writeFace({ ...face, ...more }));
  const number = (value: string, most: number, least: number) => Math.min(most, Math.max(least, Number(value)));
  return (
    <div className="counter-fields">
      {readFace(text) === null && <strong>{words.unreadable}</strong>}
      <label>
        {words.kind}{' '}
        <select
          value={face.kind}
          onChange={(event) => put({ kind: KINDS.find((each) => each === event.target.value) ?? face.kind })}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      {face.kind === 'country' && (
        <label>
          {words.defence}{' '}
          <input
            type="number"
            min={1}
            max={9}
            value={face.defence}
            onChange={(event) => put({ defence: number(event.target.value, 9, 1) })}
          />
        </label>
      )}
      <label>
        {words.gold}{' '}
        <input
          type="number"
          min={0}
          max={9}
          value={face.gold}
          onChange={(event) => put({ gold: number(event.target.value, 9, 0) })}
        />
      </label>
      <label>
        <input type="checkbox" checked={face.vp} onChange={(event) => put({ vp: event.target.checked })} /> {words.vp}
      </label>
      <label>
        {words.letter}{' '}
        <select value={face.letter} onChange={(event) => put({ letter: event.target.value })}>
          {LETTERS.map((each) => (
            <option key={each} value={each}>
              {each === '' ? words.none : each}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="link" onClick={onRemove}>
        {words.remove}
      </button>
    </div>
  );
}
