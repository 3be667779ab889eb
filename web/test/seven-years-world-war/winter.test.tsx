// @vitest-environment happy-dom
import { winterOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import { afterEach, expect, it } from 'vitest';
import { goneAt, starving } from '../../src/boards/seven-years-world-war/winter/starving.ts';
import { WinterPanel } from '../../src/boards/seven-years-world-war/winter/WinterPanel.tsx';
import { click, mount, the } from '../page/dom.ts';
import { aheadOf, atQuestion } from './kit.ts';
import { propsAt } from './props.ts';

const moment = atQuestion({ players: 2 }, 'provisioning.where', 1);
const { open } = moment.view;
const { seat } = moment.ask;

afterEach(() => starving.set({ askId: -1, gone: [] }));

const props = (said: string[]) =>
  propsAt(moment, {
    seat,
    pick: (choices) => said.push(JSON.stringify(choices)),
    lookAhead: async (request) => aheadOf(moment, request),
  });

it('a winter that cannot be paid for is one press: what is suggested, said as the rules ask it', async () => {
  const said: string[] = [];
  await mount(<WinterPanel {...props(said)} />);
  const gone = goneAt(moment.ask, open, starving.get());
  expect(gone.length).toBeGreaterThan(0);
  expect(winterOf(open, seat, gone).cost).toBeLessThanOrEqual(open.treasury[seat]);
  await click(the('[data-winter-now]'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('"lose"');
});

it('whom one would rather lose takes the place of somebody suggested; too few cannot be sent', async () => {
  await mount(<WinterPanel {...props([])} />);
  const before = goneAt(moment.ask, open, starving.get());
  const steppers = [...document.querySelectorAll('.syww-winter .syww-stepper')];
  const may = (at: 'first' | 'last') =>
    steppers
      .map((each) => each.querySelector<HTMLButtonElement>(`button:${at}-child`)!)
      .filter((button) => !button.disabled);
  await click(may('first')[0]);
  expect(starving.get().gone).toHaveLength(before.length - 1);
  expect(the<HTMLButtonElement>('[data-winter-now]').disabled).toBe(true);
  const other = may('last').at(-1)!;
  const { hungry } = other.closest<HTMLElement>('[data-hungry]')!.dataset;
  await click(other);
  expect(starving.get().gone[0].square).toBe(hungry);
});
