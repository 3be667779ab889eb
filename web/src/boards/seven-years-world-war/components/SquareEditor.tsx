import { inLanguage } from '@cabinet-wars/kernel';
import { glossary } from '@cabinet-wars/seven-years-world-war';
import { COLUMNS, LAND_CODES, LANDS, ROWS } from '@cabinet-wars/seven-years-world-war/data';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ComponentsEditorProps } from '../../kit/components-editor.ts';
import { World } from '../map/layers/World.tsx';
import { type Face, facesIn, GROUNDS, NOBODY, readFace, rowOf, SHORES, writeFace } from './face.ts';
import './square-editor.css';
import { en } from './words/en.ts';
import { it } from './words/it.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The map of a set: each square is a button, and what is printed on the one pointed at is edited beside it. */
export default function SquareEditor({ set, ours, language, onChange }: ComponentsEditorProps) {
  const words = inLanguage({ en, it }, language);
  const [at, setAt] = useState<readonly [row: number, column: number]>([2, 13]);
  const grid = useRef<HTMLDivElement>(null);
  const rows = ROWS.map((row) => facesIn(set, row));
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.min(ROWS.length - 1, Math.max(0, at[0] + step[0]));
    const column = (at[1] + step[1] + COLUMNS) % COLUMNS;
    setAt([row, column]);
    grid.current?.querySelector<HTMLElement>(`[data-square="${row}-${column}"]`)?.focus();
  };
  const put = (text: string) =>
    onChange(['map', 'rows', ROWS[at[0]]], rowOf(rows[at[0]].map((each, i) => (i === at[1] ? text : each))));
  const [row, column] = at;
  return (
    <section className="square-editor" aria-label={words.title}>
      <p className="hint">{words.hint}</p>
      <div className="square-sheet">
        <World />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the squares in it are the buttons */}
        <div className="square-grid" ref={grid} onKeyDown={walk}>
          {rows.flatMap((faces, r) =>
            faces.slice(0, COLUMNS).map((text, c) => {
              const isHere = r === row && c === column;
              return (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
                  key={`${r}-${c}`}
                  type="button"
                  className="square"
                  data-square={`${r}-${c}`}
                  data-ground={readFace(text)?.ground ?? 'unreadable'}
                  data-differs={facesIn(ours, ROWS[r])[c] === text ? undefined : ''}
                  aria-pressed={isHere}
                  aria-label={`${ROWS[r]}${c + 1}: ${text}`}
                  tabIndex={isHere ? 0 : -1}
                  onClick={() => setAt([r, c])}
                >
                  {text.length > 1 ? text : ''}
                </button>
              );
            }),
          )}
        </div>
      </div>
      <OneSquare
        id={`${ROWS[row]}${column + 1}`}
        text={rows[row][column] ?? ''}
        ours={facesIn(ours, ROWS[row])[column] ?? ''}
        language={language}
        onPut={put}
      />
    </section>
  );
}

interface SquareProps extends Pick<ComponentsEditorProps, 'language'> {
  readonly id: string;
  readonly text: string;
  readonly ours: string;
  onPut(text: string): void;
}

function OneSquare({ id, text, ours, language, onPut }: SquareProps) {
  const words = inLanguage({ en, it }, language);
  const { lands } = inLanguage(glossary, language);
  const face = readFace(text) ?? readFace('.')!;
  const put = (more: Partial<Face>) => onPut(writeFace({ ...face, ...more }));
  const isLand = face.ground !== 'sea' && face.ground !== 'ice';
  return (
    <fieldset className="square-fields" aria-live="polite">
      <legend>
        {words.square(id)} <code>{text}</code> {readFace(text) === null && words.unreadable}
      </legend>
      <Pick
        name={words.ground}
        value={face.ground}
        values={GROUNDS}
        names={words.grounds}
        onPick={(ground) => put({ ground })}
      />
      {isLand && (
        <>
          <label>
            {words.land}{' '}
            <select value={face.land} onChange={(event) => put({ land: event.target.value })}>
              <option value={NOBODY}>{words.nobody}</option>
              {LAND_CODES.map((code, i) => (
                <option key={code} value={code}>
                  {code} {lands[LANDS[i]]}
                </option>
              ))}
            </select>
          </label>
          {face.ground === 'civilized' && (
            <label>
              {words.value}{' '}
              <input
                type="number"
                min={1}
                max={9}
                value={face.value}
                onChange={(event) => put({ value: Math.min(9, Math.max(1, Number(event.target.value))) })}
              />
            </label>
          )}
          <Pick
            name={words.shore}
            value={face.shore}
            values={SHORES}
            names={words.shores}
            onPick={(shore) => put({ shore })}
          />
        </>
      )}
      {text !== ours && (
        <button type="button" className="button" onClick={() => onPut(ours)}>
          {words.asOurs}: {ours}
        </button>
      )}
    </fieldset>
  );
}

interface PickProps<T extends string> {
  readonly name: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  onPick(value: T): void;
}

function Pick<T extends string>({ name, value, values, names, onPick }: PickProps<T>) {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={(event) => onPick(values.find((each) => each === event.target.value) ?? value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
