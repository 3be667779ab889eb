// @vitest-environment happy-dom
import type { Pace } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/boards/games.ts';
import type { SeatPlan } from '../../src/client/table-client.ts';
import { type Chair, Chairs, chairsFor } from '../../src/shell/setup/chairs.tsx';
import { type Company, CompanyFields, usualCompany } from '../../src/shell/setup/company-fields.tsx';
import { conflictsOf, defaultsOf, type Values } from '../../src/shell/setup/option-form.ts';
import { Options } from '../../src/shell/setup/options.tsx';
import { firstPace } from '../../src/shell/setup/pace-fields.tsx';
import { Seats } from '../../src/shell/setup/seats.tsx';
import { bot, friend, me } from '../office.ts';
import { click, fill, mount, textsOf, the } from './dom.ts';

const loaded = await loadGame('teaching');

/** A form with what it holds where the test can see it. */
async function form<T>(first: T, Form: (props: { value: T; set(value: T): void }) => React.ReactNode) {
  const held = { now: first };
  function Held() {
    const [value, setValue] = useState(first);
    held.now = value;
    return Form({ value, set: setValue });
  }
  await mount(<Held />);
  return held;
}

const selects = () => [...document.querySelectorAll<HTMLSelectElement>('select')];

describe('who sits where on this device', () => {
  const atSeats = (plans: readonly SeatPlan[]) =>
    form(plans, ({ value, set }) => <Seats loaded={loaded} plays={['red', 'blue']} seats={value} onChange={set} />);

  it('can be changed seat by seat, with a name that fits', async () => {
    const held = await atSeats([me, bot]);
    await fill(selects()[1], 'person');
    expect(held.now[1]).toEqual({ sitter: 'person', name: 'Player 2', bot: null });
    expect(held.now[0]).toBe(me);
    await fill(selects()[1], 'bot');
    expect(held.now[1]).toMatchObject({ sitter: 'bot', bot: loaded.bots[0].id });
  });

  it('has the name that is typed', async () => {
    const held = await atSeats([me, friend]);
    await fill(document.querySelectorAll('input')[1], 'Zoë');
    expect(held.now[1].name).toBe('Zoë');
  });

  it('warns where nobody would play', async () => {
    const held = await atSeats([me, bot]);
    expect(textsOf('.note')).toEqual([]);
    await fill(selects()[0], 'bot');
    expect(held.now[0].sitter).toBe('bot');
    expect(textsOf('.note')).toEqual(['Only bots: you will watch.']);
  });
});

describe('who sits where at a server', () => {
  it('begins with oneself and free chairs, and keeps what was planned', () => {
    expect(chairsFor(3, [])).toEqual([{ sitter: 'me' }, { sitter: 'free' }, { sitter: 'free' }]);
    expect(chairsFor(2, [{ sitter: 'free' }, { sitter: 'me' }, { sitter: 'free' }])).toHaveLength(2);
  });

  it('has oneself on one chair: taking another frees the first', async () => {
    const held = await form<readonly Chair[]>(chairsFor(3, []), ({ value, set }) => (
      <Chairs loaded={loaded} plays={['red', 'blue', 'green']} chairs={value} bots={loaded.bots} onChange={set} />
    ));
    await fill(selects()[2], 'me');
    expect(held.now).toEqual([{ sitter: 'free' }, { sitter: 'free' }, { sitter: 'me' }]);
    await fill(selects()[0], loaded.bots[0].id);
    expect(held.now[0]).toEqual({ sitter: 'bot', bot: loaded.bots[0].id });
    expect(held.now[2]).toEqual({ sitter: 'me' });
  });
});

describe('options', () => {
  it('say what does not go together', async () => {
    const held = await form<Values>(defaultsOf(loaded.game), ({ value, set }) => (
      <Options
        game={loaded.game}
        texts={loaded.texts.en}
        values={value}
        conflicts={conflictsOf(loaded.game, value)}
        onChange={(key, next) => set({ ...value, [key]: next })}
      />
    ));
    const number = the<HTMLInputElement>('input[type=number]');
    await fill(number, '4');
    expect(held.now.players).toBe(4);
    expect(conflictsOf(loaded.game, { ...held.now, length: 'long' })).toHaveLength(1);
  });
});

describe('who may come, and how long one may think', () => {
  const atCompany = () =>
    form<{ company: Company; pace: Pace }>({ company: usualCompany, pace: firstPace.none }, ({ value, set }) => (
      <CompanyFields
        company={value.company}
        pace={value.pace}
        onCompany={(company) => set({ ...value, company })}
        onPace={(pace) => set({ ...value, pace })}
      />
    ));
  const radios = (place: number) =>
    document.querySelectorAll('fieldset')[place].querySelectorAll<HTMLInputElement>('input');

  it('lets nobody watch a private table unless told to', async () => {
    const held = await atCompany();
    await click(radios(0)[2]);
    expect(held.now.company).toMatchObject({ access: 'private', spectators: false });
    await click(the('input[role=switch]'));
    expect(held.now.company.spectators).toBe(true);
  });

  it('asks for minutes, seconds and days, and keeps milliseconds', async () => {
    const held = await atCompany();
    await click(radios(1)[1]);
    expect(held.now.pace).toEqual(firstPace.live);
    const [bank, more] = document.querySelectorAll<HTMLInputElement>('input[type=number]');
    await fill(bank, '45');
    await fill(more, '20');
    expect(held.now.pace).toMatchObject({ bank: 45 * 60_000, more: 20_000 });
    await click(radios(1)[2]);
    await fill(document.querySelector<HTMLInputElement>('input[type=number]')!, '3');
    expect(held.now.pace).toMatchObject({ kind: 'days', each: 3 * 86_400_000, late: 'bot' });
    await click(radios(2)[1]);
    expect(held.now.pace).toMatchObject({ late: 'nothing' });
  });
});
