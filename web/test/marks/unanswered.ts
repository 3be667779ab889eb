/** Letters enough that something says for itself what it is. */
const WORD = /\p{L}{3}/u;
const FIGURE = /[\d%]|\p{Lu}{2}|^\p{L}{1,2}\.$|^\p{Lu}$/u;

/** Hidden from eyes; a map, whose things open their card; the key of a row, which is told as its shortcut; a hint of its own. */
const APART = '.visually-hidden, .map-port, option, .choice-number, kbd, .soe-tile-number, .is-hint-holder';
const AROUND = 'button, a, label, li, p, dt, dd, h1, h2, h3, h4, h5, th, td, summary, figure, legend, aside > span';

/** What of a page is a mark rather than words: pictures, and texts that are figures or abbreviations alone. */
const marksIn = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll('*')].filter((each) => {
    if (each.closest(APART) !== null) return false;
    if (each.localName === 'svg') return true;
    const said = ownText(each);
    return each.closest('svg') === null && FIGURE.test(said) && !WORD.test(said);
  });

const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();

/** What somebody who looks can read of it. */
function seenText(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('.visually-hidden, svg')) hidden.remove();
  return copy.textContent ?? '';
}

const saysWords = (element: Element | null | undefined): boolean => element != null && WORD.test(seenText(element));

/** A cell is what its row or its column is called, a value what the term before it says. */
function isHeaded(mark: Element): boolean {
  if (saysWords(mark.closest('dd')?.previousElementSibling)) return true;
  const cell = mark.closest('td');
  const row = cell?.parentElement;
  if (cell == null || row == null) return false;
  const column = [...row.children].indexOf(cell);
  return (
    saysWords(row.querySelector('th')) || saysWords(cell.closest('table')?.querySelector('thead tr')?.children[column])
  );
}

/** A figure within a sentence, a picture beside the words of what it belongs to. */
const isSaid = (mark: Element): boolean =>
  mark.localName === 'svg' ? saysWords(mark.closest(AROUND)) : WORD.test(ownText(mark.parentElement ?? mark));

/** Marks of a page that answer nobody who asks what they are, each by where it stands. */
export function unanswered(root: ParentNode, known: ReadonlySet<string>): readonly string[] {
  const silent = marksIn(root).filter((mark) => {
    const at = mark.closest('[data-term], [data-tip], .icon-button[aria-label]');
    const term = at?.getAttribute('data-term') ?? null;
    const isKnown = term === null ? at !== null : known.has(term);
    return !isKnown && !isSaid(mark) && !isHeaded(mark);
  });
  return [...new Set(silent.map(whereIs))].sort();
}

function whereIs(mark: Element): string {
  const path: string[] = [];
  for (let at: Element | null = mark; at !== null && path.length < 5; at = at.parentElement)
    path.unshift([at.localName, ...(at.getAttribute('class') ?? '').split(' ').slice(0, 1)].filter(Boolean).join('.'));
  return [path.join(' > '), ownText(mark)].join(' ').trim();
}
