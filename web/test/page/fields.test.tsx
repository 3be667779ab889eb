// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Choose, Stepper, Switch } from '../../src/shell/parts/fields.tsx';
import { click, doing, fill, mount, textsOf, the } from './dom.ts';

function Numbers({ from, to, at }: { readonly from: number; readonly to: number; readonly at: number }) {
  const [value, setValue] = useState(at);
  return (
    <>
      <Stepper name="Gold" hint="What you bid" value={value} from={from} to={to} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const number = () => Number(document.querySelector('output')?.textContent);
const field = () => the<HTMLInputElement>('input');

describe('a number set by steps', () => {
  it('goes up and down by one, and no further than it may', async () => {
    await mount(<Numbers from={0} to={2} at={1} />);
    const [less, more] = document.querySelectorAll('button');
    await click(more);
    expect([number(), more.disabled]).toEqual([2, true]);
    await click(less);
    await click(less);
    expect([number(), less.disabled]).toEqual([0, true]);
  });

  it.each([
    ['7', 7],
    ['99', 10],
    ['-4', 1],
    ['2.5', 3],
    ['1e1', 10],
    ['seven', 3],
  ])('typed as %s is %i', async (typed, then) => {
    await mount(<Numbers from={1} to={10} at={3} />);
    await fill(field(), typed);
    expect(number()).toBe(then);
  });

  it('can be typed anew digit by digit, also where the first digit alone is too little', async () => {
    await mount(<Numbers from={10} to={99} at={12} />);
    await fill(field(), '');
    expect([field().value, number()]).toEqual(['', 12]);
    await fill(field(), '2');
    expect([field().value, number()]).toEqual(['2', 10]);
    await fill(field(), '25');
    expect(number()).toBe(25);
  });

  it('stands as it counts once the field is left, or a step is taken', async () => {
    await mount(<Numbers from={1} to={10} at={3} />);
    await fill(field(), '50');
    await doing(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(field().value).toBe('10');
    await fill(field(), '');
    await click(document.querySelectorAll('button')[0]);
    expect(field().value).toBe('9');
  });

  it('stands as it is set from elsewhere, whatever was typed', async () => {
    const page = (value: number) => <Stepper name="Gold" value={value} from={0} to={9} onChange={() => undefined} />;
    const { draw } = await mount(page(3));
    await fill(field(), '');
    await draw(page(4));
    expect(field().value).toBe('4');
  });

  it('is labelled, and says its bounds', async () => {
    await mount(<Numbers from={1} to={10} at={3} />);
    expect(the('label').getAttribute('for')).toBe(field().id);
    expect([field().min, field().max]).toEqual(['1', '10']);
    expect(textsOf('.hint')).toEqual(['What you bid']);
  });
});

function Words({ values }: { readonly values: readonly string[] }) {
  const [value, setValue] = useState(values[0]);
  return (
    <>
      <Choose<string>
        name="Stance"
        value={value}
        values={values}
        say={(each) => each.toUpperCase()}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

describe('one of several values', () => {
  it('is chosen among all of them where they are few', async () => {
    await mount(<Words values={['always', 'never', 'ask']} />);
    expect(textsOf('.segments label')).toEqual(['ALWAYS', 'NEVER', 'ASK']);
    expect(document.querySelectorAll('select')).toHaveLength(0);
    await click(document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]);
    expect(textsOf('output')).toEqual(['never']);
  });

  it('is chosen from a list where they are many', async () => {
    await mount(<Words values={['a', 'b', 'c', 'd', 'e']} />);
    expect(textsOf('option')).toEqual(['A', 'B', 'C', 'D', 'E']);
    await fill(the<HTMLSelectElement>('select'), '3');
    expect(textsOf('output')).toEqual(['d']);
  });
});

it('a switch says whether it is on', async () => {
  const set: boolean[] = [];
  const { draw } = await mount(<Switch name="Ask me" value={false} onChange={(on) => set.push(on)} />);
  const box = the<HTMLInputElement>('input');
  expect([box.getAttribute('role'), box.getAttribute('aria-checked')]).toEqual(['switch', 'false']);
  await click(box);
  await draw(<Switch name="Ask me" value onChange={(on) => set.push(on)} />);
  expect(box.getAttribute('aria-checked')).toBe('true');
  await click(box);
  expect(set).toEqual([true, false]);
});
