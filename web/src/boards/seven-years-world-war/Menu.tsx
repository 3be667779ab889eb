import type { Choice } from '@cabinet-wars/kernel';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BoardProps } from '../board.ts';
import { namingOf } from './i18n/index.ts';
import { Row } from './panels/Row.tsx';
import { keyOf, type Thing } from './read/things.ts';

interface Props extends BoardProps {
  readonly thing: Thing;
  readonly options: readonly number[];
  readonly title: string;
  onClose(): void;
}

/** A thing that stands for several choices asks which. */
export function Menu(props: Props): ReactNode {
  const { ask, options, thing, texts, telling, language, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const style = useBeside(thing, ref);
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
      className="syww-menu"
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
        {namingOf(language).own.cancel}
      </button>
    </div>
  );
}

/** Beside the thing it is about, inside the map. Until it is placed it is unseen, but can already take the focus. */
export function useBeside(thing: Thing, ref: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  const key = keyOf(thing);
  useLayoutEffect(() => {
    const place = document.querySelector('.syww-map')?.getBoundingClientRect();
    const target = document.querySelector(`[data-thing="${key}"]`)?.getBoundingClientRect();
    const own = ref.current?.getBoundingClientRect();
    if (!place || !target || !own) return;
    const right = target.right + 10;
    const left = right + own.width < place.right ? right : target.left - own.width - 10;
    const top = target.top + target.height / 2 - own.height / 2;
    setStyle({
      left: clamp(left, place.left + 6, place.right - own.width - 6),
      top: clamp(top, place.top + 6, Math.max(place.top + 6, place.bottom - own.height - 6)),
    });
  }, [key, ref]);
  return style;
}

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));
