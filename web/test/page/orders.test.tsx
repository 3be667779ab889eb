// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Orders } from '../../src/shell/table/deals/orders.tsx';
import { friend, me } from '../office.ts';
import { click, fill, named, textOf, textsOf, the, until } from './dom.ts';
import { sitDown } from './table.tsx';

const atOrders = () =>
  sitDown({ seats: [me, friend, friend], choices: 3, as: 0 }, ({ sitting }) => <Orders sitting={sitting} />);

const given = () => textsOf('.given-orders li span');
const give = () => click(the('button', 'Give this order'));
const names = () => textsOf('fieldset:first-of-type .segments label');
const kind = (place: number) => click(the('fieldset:first-of-type label', names()[place]).querySelector('input')!);

describe('standing orders', () => {
  it('begin with those the game begins with, in words', async () => {
    const { client } = await atOrders();
    expect(client.state().orders.map(({ order }) => order)).toEqual(['luck', 'veto']);
    expect(given()).toHaveLength(2);
    for (const text of given()) expect(text).not.toMatch(/undefined|\[object/);
  });

  it('can be taken back one by one', async () => {
    const { client } = await atOrders();
    const [first, second] = given();
    await click(the('.given-orders button', new RegExp(`: ${first}$`)));
    await until(() => expect(given()).toEqual([second]));
    expect(client.state().orders.map(({ order }) => order)).toEqual(['veto']);
    await click(the('.given-orders button'));
    await until(() => expect(textsOf('.note')).toContain('No standing orders.'));
  });

  it('are given with what each has to say', async () => {
    const { client } = await atOrders();
    await kind(3);
    await fill(the<HTMLInputElement>('input[type=number]'), '2');
    await give();
    await until(() => expect(client.state().orders).toContainEqual({ order: 'pass-auction', round: 2 }));
    expect(given()).toHaveLength(3);
  });

  it('about a seat name it, and never one’s own at first', async () => {
    const { client } = await atOrders();
    await kind(2);
    await give();
    await until(() => expect(client.state().orders).toContainEqual({ order: 'help', seat: 1 }));
  });

  it('begin anew when another kind is chosen', async () => {
    await atOrders();
    await kind(3);
    await fill(the<HTMLInputElement>('input[type=number]'), '3');
    await kind(2);
    await kind(3);
    expect(the<HTMLInputElement>('input[type=number]').value).toBe('1');
  });
});

describe('being asked about every reaction', () => {
  it('is an order of its own, and no line among the others', async () => {
    const { client } = await atOrders();
    const before = given();
    const box = the<HTMLInputElement>('input[role=switch]');
    expect(box.checked).toBe(false);
    await click(box);
    await until(() => expect(client.state().orders).toHaveLength(3));
    await until(() => expect(the<HTMLInputElement>('input[role=switch]').checked).toBe(true));
    expect(given()).toEqual(before);
    await click(box);
    await until(() => expect(client.state().orders).toHaveLength(2));
  });
});

it('whoever only watches gives no orders', async () => {
  await sitDown({ seats: [me, friend], choices: 3 }, ({ sitting }) => <Orders sitting={sitting} />);
  expect(named('.orders', /./)).toEqual([]);
  expect(textOf('.orders')).toBeNull();
});
