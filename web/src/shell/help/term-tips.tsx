import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Term } from '../../boards/kit/terms/term.ts';
import { listenForTips } from './listen-for-tips.ts';
import { type Tip, wordsOf } from './tip.ts';

const GAP = 8;
const ID = 'term-tip';

/**
 * Explains whatever carries `data-term` or `data-tip`: pieces, icons, abbreviations and words, wherever they are drawn. To the
 * pointer once it rests, to the focus at once, to a finger that stays; the comma walks from one to the next. A group of them
 * (`data-focus-term`) answers the focus as one.
 */
export function TermTips({ terms }: { readonly terms: readonly Term[] }) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => listenForTips(terms, setTip), [terms]);
  useEffect(() => describe(tip), [tip]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {tip?.isSaid ? wordsOf(tip) : ''}
      </p>
      {tip !== null && <TipBox tip={tip} />}
    </>
  );
}

/** Whoever has the focus is described by it, for those who hear the page; what is explained is framed, for those who see it. */
function describe(tip: Tip | null): (() => void) | undefined {
  const { activeElement } = document;
  const isStoodAt = tip !== null && activeElement?.contains(tip.at) === true && activeElement !== document.body;
  if (tip === null || (!isStoodAt && !tip.isSaid)) return;
  tip.at.setAttribute('data-explained', '');
  const described = isStoodAt && !activeElement.hasAttribute('aria-describedby') ? activeElement : null;
  described?.setAttribute('aria-describedby', ID);
  return () => {
    tip.at.removeAttribute('data-explained');
    described?.removeAttribute('aria-describedby');
  };
}

function TipBox({ tip }: { readonly tip: Tip }) {
  const { at, name, meaning, note } = tip;
  const ref = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mark is told of again where it has come to another place
  useLayoutEffect(() => {
    const thing = at.getBoundingClientRect();
    const own = ref.current?.getBoundingClientRect();
    if (own === undefined) return;
    const isBelow = thing.top - own.height - GAP < GAP;
    const left = thing.left + thing.width / 2 - own.width / 2;
    setStyle({
      left: Math.max(GAP, Math.min(innerWidth - own.width - GAP, left)),
      top: isBelow ? thing.bottom + GAP : thing.top - own.height - GAP,
    });
  }, [tip]);
  return (
    <div ref={ref} id={ID} role="tooltip" className="term-tip" style={style}>
      {name !== null && <strong>{name}</strong>} {meaning}
      {note !== null && <em> {note}</em>}
    </div>
  );
}
