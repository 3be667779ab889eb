// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  AllianceShield,
  Badge,
  Blockade,
  Cartouche,
  Counter,
  Die,
  EMBLEM_OF,
  Emblem,
  MarkNumber,
  Medal,
  Neutral,
  Piece,
  type PieceKind,
  Raid,
  Ring,
  Rose,
} from '../../src/counters/index.ts';
import { roseShape } from '../../src/counters/rose-shape.ts';
import { discHatch } from '../../src/counters/shapes.ts';

/** What is drawn, as a picture one can ask. */
function drawn(node: React.ReactNode) {
  const svg = document.createElement('div');
  svg.innerHTML = renderToStaticMarkup(<svg aria-hidden="true">{node}</svg>);
  const all = (selector: string) => [...svg.querySelectorAll(selector)];
  return {
    all,
    texts: (selector = 'text') => all(selector).map(({ textContent }) => textContent),
    of: (selector: string, name: string) => all(selector).map((each) => each.getAttribute(name)),
    html: svg.innerHTML,
  };
}
const powers = Object.keys(EMBLEM_OF) as (keyof typeof EMBLEM_OF)[];
const kinds: readonly PieceKind[] = ['control', 'army', 'navy', 'fort', 'horde'];

describe('a power', () => {
  it('has an emblem of its own, which is drawn', () => {
    const outlines = powers.map((power) => drawn(<Emblem of={EMBLEM_OF[power]} size={20} />).of('path', 'd')[0]);
    expect(new Set(outlines).size).toBe(powers.length);
    for (const outline of outlines) expect(outline).toMatch(/^[Mm][-\d.]/);
  });

  it('keeps its emblem at any size and place: the numbers of the path grow and move', () => {
    const path = (size: number, x = 0) => drawn(<Emblem of="lozenge" size={size} x={x} />).of('path', 'd')[0];
    expect(path(20)).toBe('M0 -7 7 0 0 7 -7 0z');
    expect(path(40)).toBe('M0 -14 14 0 0 14 -14 0z');
    expect(path(20, 5)).toBe('M5 -7 12 0 5 7 -2 0z');
  });

  it('has a rose with a heart, where it is Britain', () => {
    const rose = drawn(<Emblem of="rose" size={10} x={3} y={4} />);
    expect(rose.of('circle', 'cx')).toEqual(['3', '3']);
    expect(rose.of('circle', 'r')).toEqual(['1.7', '1.15']);
  });
});

describe('a piece', () => {
  it.each(kinds)('of kind %s says what it is and whose', (kind) => {
    const piece = drawn(<Piece kind={kind} power="prussia" />);
    expect([piece.of('.cw-piece', 'data-kind'), piece.of('.cw-piece', 'data-power')]).toEqual([[kind], ['prussia']]);
    expect(piece.all('.cw-emblem')).toHaveLength(1);
    expect(piece.all('.cw-badge')).toHaveLength(0);
  });

  it('has an outline by its kind alone', () => {
    const outline = (kind: PieceKind, power: 'france' | 'spain') =>
      drawn(<Piece {...{ kind, power }} />)
        .all('.cw-halo, .cw-body')
        .map((each) => each.outerHTML)
        .join();
    expect(new Set(kinds.map((kind) => outline(kind, 'france'))).size).toBe(kinds.length);
    for (const kind of kinds) expect(outline(kind, 'france')).toBe(outline(kind, 'spain'));
  });

  it('is counted from two up, and its forts in a square', () => {
    expect(drawn(<Piece kind="army" power="france" count={1} />).texts()).toEqual([]);
    expect(drawn(<Piece kind="army" power="france" count={3} />).texts()).toEqual(['3']);
    const both = drawn(<Piece kind="army" power="france" count={2} forts={4} />);
    expect(both.texts()).toEqual(['4', '2']);
    expect([both.all('.cw-badge rect').length, both.all('.cw-badge circle').length]).toEqual([1, 1]);
  });

  it.each([
    ['veteran', '.cw-star', <Piece key={0} kind="army" power="france" veteran />],
    ['blockade', '.cw-boom', <Piece key={0} kind="navy" power="france" blockade />],
    ['nobody’s', '[data-non-player=true]', <Piece key={0} kind="army" power="france" nonPlayer />],
  ])('shows that it is %s', (_, selector, piece) => {
    expect(drawn(piece).all(selector)).toHaveLength(1);
    expect(drawn(<Piece kind="army" power="france" />).all(selector)).toHaveLength(0);
  });
});

describe('counters of nobody', () => {
  it('say their defence, their gold and their points, each only where there is some', () => {
    expect(drawn(<Neutral kind="defence" defence={3} />).texts()).toEqual(['3']);
    const rich = drawn(<Neutral kind="defence" defence={2} gold={1} vp={4} />);
    expect([rich.texts('.cw-figure'), rich.texts('.cw-coin text'), rich.texts('.cw-vp text')]).toEqual([
      ['2'],
      ['1'],
      ['4'],
    ]);
  });

  it('differ by their mark', () => {
    const marks = [<Neutral key={0} kind="colonize" />, <Neutral key={1} kind="commerce" />].map((each) => drawn(each));
    expect(marks.map(({ all }) => [all('.cw-mark').length, all('.cw-links').length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(drawn(<Raid kind="pirates" />).html).not.toBe(drawn(<Raid kind="revolt" />).html);
  });

  it('become somebody’s: a shield has letters until a power holds it', () => {
    const free = drawn(<AllianceShield letters="HE" />);
    expect([free.texts(), free.of('.cw-shield', 'data-held')]).toEqual([['HE'], [null]]);
    const held = drawn(<AllianceShield letters="HE" power="austria" />);
    expect([held.texts(), held.of('.cw-shield', 'data-power')]).toEqual([[], ['austria']]);
    expect(drawn(<Blockade power="spain" />).of('.cw-piece', 'data-kind')).toEqual(['blockade']);
  });
});

describe('a die', () => {
  it.each([1, 2, 3, 4, 5, 6])('shows %i as so many pips, none on another', (value) => {
    const pips = drawn(<Die value={value} />).all('.cw-pip');
    expect(new Set(pips.map((pip) => `${pip.getAttribute('cx')} ${pip.getAttribute('cy')}`)).size).toBe(value);
  });
});

describe('marks on the map', () => {
  it('bear the key of the choice: digits, then letters', () => {
    const key = (value: number) => drawn(<MarkNumber value={value} mark="may" />).texts();
    expect([key(1), key(9), key(10), key(11)]).toEqual([['1'], ['9'], ['A'], ['C']]);
  });

  it('ring what may be chosen with its number, and who acts without one', () => {
    const ring = (state: 'may' | 'acts', number?: number) =>
      drawn(<Ring x={10} y={20} w={30} h={40} {...{ state, number }} />);
    expect(ring('may', 3).texts()).toEqual(['3']);
    expect(ring('may').texts()).toEqual([]);
    expect(ring('acts', 3).texts()).toEqual([]);
    const glow = ring('may').all('.cw-glow')[0];
    expect(['x', 'y', 'width', 'height'].map((name) => glow.getAttribute(name))).toEqual(['8', '18', '34', '44']);
  });

  it('count in a disc or a square about their place', () => {
    expect(drawn(<Badge value={4} x={7} y={8} />).of('circle', 'cx')).toEqual(['7']);
    expect(drawn(<Badge value={4} x={7} y={8} square />).of('rect', 'x')).toEqual(['2.4000000000000004']);
  });

  it('say what is scored and who would score it', () => {
    const medal = drawn(<Medal vp={5} holders={['france', 'spain']} />);
    expect(medal.texts()).toEqual(['5']);
    expect(medal.of('.cw-small', 'data-power')).toEqual(['france', 'spain']);
    const places = medal.of('.cw-small .cw-body', 'cx');
    expect(Number(places[1]) - Number(places[0])).toBeCloseTo(7.2);
  });
});

describe('the cartouche', () => {
  const cartouche = (war: number, round: number) =>
    drawn(<Cartouche title="Struggle" wars={3} rounds={5} {...{ war, round }} />);

  it('says which war and which round it is, and which are past', () => {
    const now = cartouche(2, 3);
    expect(now.texts('.cw-war')).toEqual(['I', 'II', 'III']);
    expect(now.texts('.cw-war[data-now]')).toEqual(['II']);
    expect(now.of('.cw-round', 'data-past')).toEqual(['true', 'true', null, null, null]);
    expect(now.of('.cw-round', 'data-now')).toEqual([null, null, 'true', null, null]);
  });

  it('underlines the war that is fought', () => {
    const line = (war: number) => cartouche(war, 1).of('.cw-now', 'd')[0];
    expect([line(1), line(2), line(3)]).toEqual(['M23 61.5h22', 'M57 61.5h22', 'M91 61.5h22']);
  });

  it('draws a long title together, and no short one', () => {
    const width = (title: string) =>
      drawn(<Cartouche title={title} wars={1} war={1} rounds={1} round={1} />).of('.cw-title', 'textLength')[0];
    expect([width('Struggle of Empires'), width('The War of the Spanish Succession')]).toEqual([null, '120']);
  });
});

it('a counter is a picture with a name, or one that is not read out', () => {
  const markup = (label?: string) =>
    renderToStaticMarkup(
      <Counter size={30} {...(label ? { label } : {})}>
        x
      </Counter>,
    );
  expect(markup('Army')).toMatch(/width="30".*role="img" aria-label="Army"/);
  expect(markup()).toMatch(/aria-hidden="true"/);
});

it('the rose has thirty-two points at most, each half in shadow, and its rings within it', () => {
  const { tiers, ticks, rings } = roseShape(100);
  expect(tiers.map(({ dark }) => dark.split('M').length - 1)).toEqual([8, 4, 4]);
  for (const { dark, light } of tiers) expect(light.split('M').length).toBe(dark.split('M').length);
  expect(ticks.split('M').length - 1).toBe(64);
  expect(tiers[2].dark).toMatch(/ 0 -100z/);
  expect(rings.every((ring) => ring > 0 && ring < 100)).toBe(true);
  expect(drawn(<Rose radius={50} />).of('circle.cw-ring', 'r')).toEqual(rings.map((ring) => String(ring / 2)));
});

it('the shading of a disc stays on it', () => {
  const numbers = discHatch(10)
    .match(/-?[\d.]+/g)!
    .map(Number);
  for (let i = 0; i < numbers.length; i += 2) expect(Math.hypot(numbers[i], numbers[i + 1])).toBeLessThanOrEqual(10);
});
