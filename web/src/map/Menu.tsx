import './menu.css';
import type { Choice } from '@cabinet-wars/kernel';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { BoardProps } from '../boards/board.ts';
import { type Beside, useBeside } from './use-beside.ts';

type RowProps = BoardProps & { readonly choice: Choice; readonly words: string };

interface Props extends BoardProps {
  readonly beside: Beside;
  readonly options: readonly number[];
  readonly title: string;
  readonly cancel: string;
  readonly Row: ComponentType<RowProps>;
  onClose(): void;
}

/** A thing on the map that stands for several choices asks which. */
export function Menu(props: Props): ReactNode {
  const { ask, options, beside, texts, telling, cancel, Row, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const style = useBeside(beside, ref);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.querySelector('button')?.focus();
    return () => before?.focus?.();
  }, []);
  const choose = (option: number) => {
    onClose();
    props.pick(ask?.options[option] as Choice);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes, wherever the focus is in the menu
    <div
      ref={ref}
      className="map-menu"
      style={style}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation();
      }}
    >
      <p className="label">{props.title}</p>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="choice"
          onClick={() => choose(option)}
          onPointerEnter={() => props.hover(option)}
        >
          <span className="choice-number">{option + 1}</span>
          <Row
            {...props}
            choice={ask?.options[option] as Choice}
            words={texts.choice(ask?.options[option] as Choice, telling)}
          />
        </button>
      ))}
      <button type="button" className="link" onClick={onClose}>
        {cancel}
      </button>
    </div>
  );
}

/** A row of plain words, for boards that draw no more. */
export const PlainRow = ({ words }: RowProps): ReactNode => <span className="choice-text">{words}</span>;
