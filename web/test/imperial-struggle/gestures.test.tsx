// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '@cabinet-wars/imperial-struggle';
import { isSpaceId, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Choice } from '@cabinet-wars/imperial-struggle/view';
import { beforeEach, expect, it } from 'vitest';
import { buyingIn, nameOfPurchase } from '../../src/boards/imperial-struggle/read/purchases/buying.ts';
import { spacesOf } from '../../src/boards/imperial-struggle/read/targets.ts';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { commits } from '../../src/boards/imperial-struggle/story.ts';
import { Sitter } from './sitter.tsx';

/** For good since it says first what it means, or because what is hidden follows: in a list one press said it. */
const inList = (said: readonly Choice[]): number =>
  said.length + said.filter(({ t }) => commits.twice?.includes(t) && !t.startsWith('conquer')).length;

const main = '.is-foot .is-main';
const isActing = ({ ask }: Sitter): boolean => ask.key === 'action-round.act';
const offered = ({ ask }: Sitter, t: Choice['t']) => ask.options.find((option) => option.t === t);
const bought = ({ view }: Sitter) => buyingIn(view, 'debt').purchases;

/** A Market that takes one Debt, where the rules ask what it is paid with. */
function marketWithDebt(sitter: Sitter): SpaceId | null {
  const market = bought(sitter).find(
    ({ purchase, points, paid, loses }) =>
      purchase.t === 'shift' && points === 'E' && paid.debt === 1 && paid.says.length === 1 && loses === 0,
  );
  const name = market === undefined ? null : nameOfPurchase(market);
  return isSpaceId(name) ? name : null;
}

interface Gesture {
  isSo(sitter: Sitter): boolean;
  /** False where it turns out that it cannot be done in this game. */
  act(sitter: Sitter): Promise<boolean>;
}

/** By the row of the README that counts them. */
const GESTURES: Readonly<Record<string, Gesture>> = {
  'two Markets with Debt, and the end of the round': {
    isSo: (sitter) => isActing(sitter) && marketWithDebt(sitter) !== null,
    async act(sitter) {
      for (let n = 0; n < 2; n++) {
        const space = marketWithDebt(sitter);
        if (space === null) return false;
        await sitter.layOpen(space);
        await sitter.press(main);
      }
      await sitter.press(main);
      await sitter.press(main);
      return true;
    },
  },
  'an Event that asks for a space': {
    isSo: (sitter) => isActing(sitter) && offered(sitter, 'event') !== undefined,
    async act(sitter) {
      await sitter.press('.is-play');
      const [space] = sitter.ask.options;
      if (sitter.ask.key !== 'effects.target' || spacesOf(space).length !== 1) return false;
      // A press on the map.
      sitter.presses++;
      await sitter.choose(space);
      return true;
    },
  },
  'a ministry turned up': {
    isSo: (sitter) => isActing(sitter) && offered(sitter, 'reveal') !== undefined,
    async act(sitter) {
      const choice = offered(sitter, 'reveal');
      if (choice?.t !== 'reveal') return false;
      await sitter.press('.is-round .is-button', texts.en.choice(choice, { name: () => '', view: sitter.view }));
      return true;
    },
  },
  'an Advantage that goes with an action not yet begun': {
    isSo: (sitter) => isActing(sitter) && claimOf(sitter) !== undefined,
    async act(sitter) {
      const { claim } = claimOf(sitter)!;
      const says = texts.en.choice(claim, { name: () => '', view: sitter.view });
      await sitter.press('.is-round .is-button', new RegExp(`^${RegExp.escape(says)}.+`));
      return true;
    },
  },
  'a Bonus War tile': {
    isSo: (sitter) =>
      isActing(sitter) && bought(sitter).some(({ purchase, loses }) => purchase.t === 'war-tile' && loses === 0),
    async act(sitter) {
      const says = texts.en.choice({ t: 'war-tile' }, { name: () => '', view: sitter.view }).replace(/ \(.*/, '');
      await sitter.press('.is-round .is-button', new RegExp(`^${RegExp.escape(says)}`));
      await sitter.press(main);
      if (sitter.ask.key !== 'place-tile.theatre') return false;
      await sitter.press('.is-tile-plate .choices .button');
      return true;
    },
  },
  'a War: each conquest': {
    isSo: ({ ask }) => ask.key === 'conquest.take',
    async act(sitter) {
      await sitter.press('.is-conquest .is-button');
      return true;
    },
  },
};

const claimOf = ({ view }: Sitter) =>
  buyingIn(view, 'debt').claims.find(({ claim, loses }) => claim.t === 'advantage' && loses === 0);

/** Questions and presses of a row: as a list, and at the board. */
function rowOf(name: string): readonly number[] {
  const readme = readFileSync(join(import.meta.dirname, '../../../games/imperial-struggle/README.md'), 'utf8');
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
  return row.split('|').slice(2, 6).map(Number.parseFloat);
}

beforeEach(() => desk.set({ picked: null, warned: null, preferred: 'debt' }));

it.each(Object.entries(GESTURES))(
  '%s takes as many questions and presses as the README says',
  async (name, gesture) => {
    for (let seed = 1; seed < 60; seed++) {
      const sitter = new Sitter(seed);
      try {
        sitter.until(gesture.isSo);
      } catch {
        continue;
      }
      if (!(await gesture.act(sitter))) continue;
      const { said, gestures, presses } = sitter;
      process.stdout.write(`${name}: ${said.length} -> ${gestures} questions, ${inList(said)} -> ${presses} presses\n`);
      expect([said.length, gestures, inList(said), presses]).toEqual(rowOf(name));
      return;
    }
    throw new Error('it never came to that');
  },
);
