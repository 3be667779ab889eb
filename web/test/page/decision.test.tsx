// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { friend, me } from '../office.ts';
import { click, doing, fill, named, press, textOf, textsOf, the, until } from './dom.ts';
import { atTable } from './table.tsx';

const toAct = { seats: [me, friend], choices: 3, as: 0 } as const;

const choices = () => textsOf('.choices > li .choice-text');
const row = (text: RegExp) => the('.choices button.choice', text);
const note = () => textOf('.decision .note');
const stepBack = () => the<HTMLButtonElement>('.commit-row button', 'Step back');

describe('a question', () => {
  it('stands with every choice as a numbered row', async () => {
    await atTable(toAct);
    expect(textOf('.prompt')).toEqual(expect.stringMatching(/\?$|\.$/));
    expect(textsOf('.choices .choice-number')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(choices()).toHaveLength(6);
    expect(new Set(choices()).size).toBe(6);
  });

  it('has a key for each of the first nine', async () => {
    await atTable(toAct);
    expect(
      [...document.querySelectorAll('button.choice')].map((each) => each.getAttribute('aria-keyshortcuts')),
    ).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('shows what is pointed at', async () => {
    await atTable(toAct);
    const second = document.querySelector('[data-option="1"]')!;
    await doing(() => second.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    expect(textsOf('.choice.lit .choice-number')).toEqual(['2']);
    await doing(() => second.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(textsOf('.choice.lit')).toEqual([]);
  });
});

describe('the commit row', () => {
  it('asks once more for what cannot be taken back', async () => {
    const { client } = await atTable(toAct);
    const before = client.state().version;
    expect(named('button.commit', /./)).toEqual([]);
    await click(row(/spy/i));
    await until(() => expect(named('button.commit', /spy/i)).toHaveLength(1));
    expect(note()).toBe('This cannot be undone.');
    expect(row(/spy/i).getAttribute('aria-pressed')).toBe('true');
    expect(row(/rest/i).getAttribute('aria-pressed')).toBe('false');
    await click(the('button.commit', /spy/i));
    await until(() => expect(client.state().version).toBeGreaterThan(before));
  });

  it('lets go of what was picked before it takes anything back', async () => {
    const { client } = await atTable(toAct);
    const before = client.state().version;
    await click(row(/spy/i));
    await until(() => expect(named('button.commit', /./)).toHaveLength(1));
    expect(stepBack().disabled).toBe(false);
    await click(stepBack());
    expect(named('button.commit', /./)).toEqual([]);
    expect(client.state().version).toBe(before);
  });

  it('takes back the last gesture of one’s own turn', async () => {
    const { client } = await atTable({ seats: [me, friend], choices: 2, as: 0 });
    await click(row(/keep/i));
    await until(() => expect(client.state().asks.own?.key).toBe('turn.act'));
    expect(stepBack().disabled).toBe(false);
    await click(stepBack());
    await until(() => expect(client.state().asks.own?.key).toBe('turn.stash'));
  });

  it('offers no way back where there is none', async () => {
    await atTable({ seats: [me, friend], as: 0 });
    expect(stepBack().disabled).toBe(true);
  });
});

describe('a choice with a number in it', () => {
  it('is said with the number that is set', async () => {
    const { client } = await atTable({ seats: [me, friend], as: 0 });
    const number = the<HTMLInputElement>('.choice.range input');
    const say = () => textOf('.choice.range .said');
    expect(say()).toMatch(/\b1\b/);
    await fill(number, '3');
    expect(say()).toMatch(/\b3\b/);
    await click(the('.choice.range button.primary'));
    await until(() => expect(client.state().asks.waitsFor).toEqual([1]));
    expect(client.state().told.at(-1)).toMatchObject({ event: { t: 'bid', gold: 3 } });
  });

  it('is not chosen by its key, which goes to the number', async () => {
    const { client } = await atTable({ seats: [me, friend], as: 0 });
    const before = client.state().version;
    await press('2');
    expect(document.activeElement).toBe(the('.choice.range input'));
    expect(client.state().version).toBe(before);
  });
});

describe('whoever is not asked', () => {
  it('is told for whom the table waits, and may pass the device on', async () => {
    const { client } = await atTable({ seats: [me, friend], choices: 1, as: 0 });
    expect(textOf('.prompt')).toMatch(/blue/i);
    await click(the('.decision button.primary'));
    await until(() => expect(client.state().viewer).toBe('spectator'));
    await until(() => expect(document.querySelector('.curtain')).not.toBeNull());
    expect(document.querySelector('.choices')).toBeNull();
  });
});

describe('the curtain', () => {
  it('shows nothing of a seat until its owner says so', async () => {
    const { client } = await atTable({ seats: [me, friend] });
    expect(document.querySelector('.choices')).toBeNull();
    await click(the('.curtain button'));
    await until(() => expect(choices()).not.toEqual([]));
    expect(client.state().viewer).toBe(0);
  });
});

describe('a game that is over', () => {
  it('says who stands where, and asks nothing', async () => {
    const { client } = await atTable({ seats: [me, friend], choices: 500 });
    expect(client.state().result).not.toBeNull();
    expect(document.querySelector('.choices')).toBeNull();
    await until(() => expect(textsOf('.places li').length).toBeGreaterThanOrEqual(2));
  });
});
