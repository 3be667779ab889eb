import { SQUARES } from '@cabinet-wars/seven-years-world-war/data';
import type { Miniature } from '../kit/miniature.ts';
import { colourOf } from './colours.ts';
import { LOCATOR } from './map/generated/geography.ts';
import { middleOf, SHEET } from './map/grid.ts';
import { stacksOf } from './read/map/stacks.ts';
import type { GameView } from './read/seen.ts';

/** The whole world, a dot for every square somebody holds. */
export function miniature({ open }: GameView): Miniature {
  const dots = Object.values(stacksOf(open)).flatMap(({ square, units: [first] }) =>
    first === undefined ? [] : [{ ...middleOf(SQUARES.indexOf(square)), power: colourOf(first.nation) }],
  );
  const { w, h } = SHEET;
  return { w, h, water: [{ x: 0, y: 0, w, h }], land: LOCATOR, dots, dot: 26 };
}
