import type { SpaceId } from '@cabinet-wars/imperial-struggle/data/spaces';
import type { Choice } from '@cabinet-wars/kernel';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardProps } from '../board.ts';
import { namingIn } from './i18n/index.ts';

interface Props extends BoardProps {
  readonly space: SpaceId;
  readonly options: readonly number[];
  onClose(): void;
}

/** A space that stands for several choices asks which. */
export function Menu(props: Props): ReactNode {
  const { ask, options, space, texts, telling, language, onClose } = props;
  const { own, game } = namingIn(language);
  const ref = useRef<HTMLDivElement>(null);
  const style = useBeside(space, ref);
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
      className="is-menu"
      style={style}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation();
      }}
    >
      <p className="label">{game.spaces[space]}</p>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="choice"
          onClick={() => choose(option)}
          onPointerEnter={() => props.hover(option)}
        >
          <span className="choice-number">{option + 1}</span>
          <span className="choice-text">{texts.choice(ask?.options[option] as Choice, telling)}</span>
        </button>
      ))}
      <button type="button" className="link" onClick={onClose}>
        {own.cancel}
      </button>
    </div>
  );
}

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** Beside the space it is about, inside the map. Until it is placed it is unseen, but can already take the focus. */
export function useBeside(space: SpaceId, ref: React.RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  useLayoutEffect(() => {
    const place = document.querySelector('.is-map')?.getBoundingClientRect();
    const target = document.querySelector(`[data-space="${space}"] .is-hit`)?.getBoundingClientRect();
    const own = ref.current?.getBoundingClientRect();
    if (!place || !target || !own) return;
    const right = target.right + 10;
    const left = right + own.width < place.right ? right : target.left - own.width - 10;
    const top = target.top + target.height / 2 - own.height / 2;
    setStyle({
      left: clamp(left, place.left + 6, place.right - own.width - 6),
      top: clamp(top, place.top + 6, Math.max(place.top + 6, place.bottom - own.height - 6)),
    });
  }, [space, ref]);
  return style;
}
