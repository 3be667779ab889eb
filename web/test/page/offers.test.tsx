// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/boards/games.ts';
import { Offers } from '../../src/shell/table/deals/offers.tsx';
import { friend, me } from '../office.ts';
import { click, doing, fill, named, textOf, textsOf, the, until } from './dom.ts';
import { sitDown } from './table.tsx';

/** Two people at one device, and the offers as the first of them sees them. */
const atOffers = (as: 0 | 1 = 0) =>
  sitDown({ seats: [me, friend], choices: 3, as }, ({ sitting }) => <Offers sitting={sitting} />);

type Table = Awaited<ReturnType<typeof atOffers>>;
const lookOn = (table: Table, as: 0 | 1) => doing(() => table.client.sit(as));

const kinds = () => textsOf('fieldset:first-of-type .segments label');
const radio = (name: string) => the('label', name).querySelector('input')!;
const gold = () => the<HTMLInputElement>('input[type=number]');
const propose = (name = 'Propose') => click(the('button', name));

const gift = (from: number, to: number, amount: number) => ({ t: 'gift', from, to, gold: amount });

describe('a new offer', () => {
  it('begins with the first kind there is, to the first other seat, at the least', async () => {
    await atOffers();
    expect(kinds()).toHaveLength(3);
    expect(radio(kinds()[0]).checked).toBe(true);
    expect(gold().value).toBe('1');
    expect(textOf('.note')).toBe('No offer is on the table.');
  });

  it('asks for what its kind has to say', async () => {
    await atOffers();
    await click(radio('cede'));
    expect(textsOf('option')).toHaveLength(6);
    expect(gold().min).toBe('0');
    await click(radio('loan'));
    expect(document.querySelector('input[type=number]')).toBeNull();
    expect(textsOf('.note')).toContain('Nobody: done at once');
  });

  it('lies on the table until it is withdrawn', async () => {
    const table = await atOffers();
    await fill(gold(), '2');
    await propose();
    await until(() => expect(table.client.state().offers).toMatchObject([{ deal: gift(0, 1, 2), agreed: false }]));
    await until(() => expect(textOf('.offer .label')).toMatch(/^Offer to /));
    expect(named('.offer button', 'Accept')).toEqual([]);
    await click(the('.offer button', 'Withdraw'));
    await until(() => expect(table.client.state().offers).toEqual([]));
  });

  it('that the rules do not allow says why, once, and lies nowhere', async () => {
    const table = await atOffers();
    await fill(gold(), '99');
    await propose();
    await until(() => expect(textOf('.offers > .note[aria-live]')).toMatch(/gold/i));
    expect(table.client.state().offers).toEqual([]);
    expect(gold().value).toBe('99');
  });

  it('begins anew after it was made', async () => {
    await atOffers();
    await fill(gold(), '3');
    await propose();
    await until(() => expect(textsOf('.offer')).toHaveLength(1));
    expect(gold().value).toBe('1');
  });
});

describe('an offer to me', () => {
  /** Blue offers red some gold, and red looks. */
  async function offered(amount = 2) {
    const table = await atOffers(1);
    await doing(() => table.client.propose(1, gift(1, 0, amount)));
    await lookOn(table, 0);
    await until(() => expect(textOf('.offer .label')).toMatch(/^Offer from /));
    return table;
  }

  it('can be accepted', async () => {
    const table = await offered();
    await click(the('.offer button', 'Accept'));
    await until(() => expect(table.client.state().told.at(-1)).toMatchObject({ event: { t: 'gave-gold', gold: 2 } }));
    expect(table.client.state().offers).toEqual([]);
  });

  it('can be declined', async () => {
    const table = await offered();
    await click(the('.offer button', 'Decline'));
    await until(() => expect(table.client.state().offers).toEqual([]));
    expect(JSON.stringify(table.client.state().told)).not.toContain('gave-gold');
  });

  it('can be answered by another, which declines it only once it has been made', async () => {
    const table = await offered(2);
    await click(the('.offer button', 'Counter'));
    expect(textOf('h3')).toBe('Your counter-offer');
    expect(gold().value).toBe('2');
    await fill(gold(), '99');
    await propose('Decline and propose this');
    expect(table.client.state().offers).toMatchObject([{ deal: gift(1, 0, 2) }]);
    await fill(gold(), '1');
    await propose('Decline and propose this');
    await until(() => expect(table.client.state().offers).toMatchObject([{ deal: gift(0, 1, 1) }]));
    expect(table.client.state().offers).toHaveLength(1);
    expect(textOf('h3')).toBe('A new offer');
  });

  it('whose answer is given up is still there', async () => {
    const table = await offered();
    await click(the('.offer button', 'Counter'));
    await click(the('button', 'Cancel'));
    expect(textOf('h3')).toBe('A new offer');
    expect(table.client.state().offers).toHaveLength(1);
  });
});

it('whoever only watches has no offers to make', async () => {
  await sitDown({ seats: [me, friend], choices: 3 }, ({ sitting }) => <Offers sitting={sitting} />);
  expect(document.querySelector('.offers')).toBeNull();
});

describe('an offer of Struggle of Empires', async () => {
  await loadGame('struggle-of-empires');
  const atEmpires = () =>
    sitDown({ seats: [me, friend, friend], game: 'struggle-of-empires', as: 0 }, ({ sitting }) => (
      <Offers sitting={sitting} />
    ));
  const fields = () => [...textsOf('.offers legend'), ...textsOf('.offers .field > label')];
  const pickIn = async (label: string, option: string) => {
    const select = the('.offers .field > label', label).parentElement!.querySelector('select')!;
    const at = [...select.options].findIndex(({ text }) => text === option);
    await fill(select, String(at));
  };

  it('asks whom and where only for promises that speak of it, and says the bargain as it stands', async () => {
    await atEmpires();
    const before = fields();
    expect(before.some((name) => /region/i.test(name))).toBe(false);
    const promise = before.find((name) => /promise|return/i.test(name))!;
    await pickIn(promise, 'Peace');
    expect(fields().some((name) => /region/i.test(name))).toBe(true);
    expect(textsOf('.offers .offer-text').at(-1)).toMatch(/not to attack/);
    await pickIn(promise, 'Not bid');
    expect(fields()).toEqual(before);
  });
});
