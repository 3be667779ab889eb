import './menu.css';
import './over/frame.css';
import { type AnyGame, type ChoiceOf, choiceIn } from '@cabinet-wars/kernel';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { type PopoverAnchor, usePopover } from '../../map/use-popover.ts';
import { keyOfOption } from '../../option-key.ts';
import type { BoardProps, RowProps } from './board.ts';

type Props<M extends AnyGame> = BoardProps<M> & {
  readonly anchor: PopoverAnchor;
  readonly options: readonly number[];
  readonly title: string;
  readonly cancel: string;
  readonly Row: ComponentType<RowProps<M>>;
  onClose(): void;
};

/** A thing on the map that stands for several choices asks which. */
export function Menu<M extends AnyGame>(props: Props<M>): ReactNode {
  const { ask, options, anchor, texts, telling, cancel, Row, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const style = usePopover(anchor, ref);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  const choose = (choice: ChoiceOf<M>) => {
    onClose();
    props.pick(choice);
  };
  const choices = options.flatMap((option) => {
    const choice = ask === null ? null : choiceIn<ChoiceOf<M>>(ask.options[option]);
    return choice === null ? [] : [{ option, choice }];
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes, wherever the focus is in the menu
    <div
      ref={ref}
      className="framed map-menu"
      style={style}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation();
      }}
    >
      <p className="label">{props.title}</p>
      {choices.map(({ option, choice }) => (
        <button
          key={option}
          type="button"
          className="choice"
          onClick={() => choose(choice)}
          onPointerEnter={() => props.hover(option)}
        >
          <span className="choice-number">{keyOfOption(option)}</span>
          <Row {...props} choice={choice} text={texts.choice(choice, telling)} />
        </button>
      ))}
      <button type="button" className="link" onClick={onClose}>
        {cancel}
      </button>
    </div>
  );
}

/** A row of plain words, for boards that draw no more. */
export const PlainRow = ({ text }: Pick<RowProps, 'text'>): ReactNode => <span className="choice-text">{text}</span>;
