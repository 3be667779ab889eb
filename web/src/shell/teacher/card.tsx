import '../../boards/kit/anchored/side-card.css';
import './teacher.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnchored } from '../../boards/kit/anchored/use-anchored.ts';
import { useLearnTexts } from '../../i18n/learn/index.ts';
import { Icon } from '../../icons.tsx';
import { isAbove, selectorOf, withinOf } from './thing.ts';

interface CardProps {
  readonly thing: string;
  readonly at: number;
  readonly of: number;
  readonly title: string;
  readonly isOver?: boolean;
  /** Whether there is something to do, for which a phone's learner may want the room. */
  readonly mayFold?: boolean;
  readonly children: ReactNode;
  onLeave(): void;
}

/** The teacher's card, beside its thing: which step it is, what is said, the ways on, and last the way out. */
export function Card({ thing, at, of, title, isOver = false, mayFold = false, children, onLeave }: CardProps) {
  const texts = useLearnTexts();
  const ref = useRef<HTMLDivElement>(null);
  const [isAway, putAway] = useState(false);
  const isFolded = isAway && mayFold;
  const anchor = { target: selectorOf(thing), within: withinOf(thing), above: isAbove(thing) };
  const { style, beak } = useAnchored({ ...anchor, always: true }, ref);
  useEffect(() => {
    // Whoever goes by the keyboard hears the step and stands at its first way on.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={ref}
      className="teacher beside"
      aria-label={`${texts.lesson}: ${title}`}
      tabIndex={-1}
      data-step={isOver ? 'over' : at + 1}
      data-folded={isFolded || undefined}
      style={style}
      data-beak={beak}
    >
      <header className="teacher-head">
        <Icon name="quill" size={20} />
        <span className="label">{texts.step(at + 1, of)}</span>
        <span className="teacher-pips" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
            <i key={i} data-state={i < at ? 'done' : i === at ? 'now' : 'ahead'} />
          ))}
        </span>
      </header>
      <h2>{title}</h2>
      {mayFold && (
        <button type="button" className="link teacher-fold" aria-expanded={!isFolded} onClick={() => putAway(!isAway)}>
          {isFolded ? texts.readAgain : texts.letMe}
        </button>
      )}
      {children}
      {/* Whoever goes by the keyboard comes to it last. */}
      <button type="button" className="link small teacher-leave" onClick={onLeave}>
        {texts.skip}
      </button>
    </section>
  );
}
