// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { AtReplay } from '../../src/shell/replay/replay-page.tsx';
import { friend, me } from '../office.ts';
import { click, doing, fill, mount, named, textOf, textsOf, the, typeInto, until } from './dom.ts';
import { clientOf } from './table.tsx';

/** A replay of a game that is over, or of one still played by the first seat. */
async function replaying(choices = 500) {
  const { client, ...rest } = await clientOf({ seats: [me, friend], choices, ...(choices < 500 ? { as: 0 } : {}) });
  await mount(<AtReplay client={client} from={0} />);
  await until(() => expect(textOf('.replay-page .prompt')).not.toBeNull());
  const { length, at } = await client.timeline();
  return { ...rest, client, length, stops: [...new Set([0, ...at, length])].sort((a, b) => a - b) };
}

const where = () => Number(/^Move (\d+) of/.exec(textOf('.replay-page .prompt') ?? '')?.[1]);
const control = (name: string) => the<HTMLButtonElement>('.past-controls button', name);
const lines = () => document.querySelectorAll('.log-line').length;

describe('a replay', () => {
  it('begins at the beginning, from where one can only go on', async () => {
    await replaying();
    expect(where()).toBe(0);
    expect([control('First move').disabled, control('One move earlier').disabled]).toEqual([true, true]);
    expect([control('One move later').disabled, control('Last move').disabled]).toEqual([false, false]);
  });

  it('goes forward by what became known, not by entries nobody sees', async () => {
    const { stops } = await replaying();
    for (const stop of stops.slice(1, 5)) {
      await click(control('One move later'));
      await until(() => expect(where()).toBe(stop));
    }
    await click(control('One move earlier'));
    await until(() => expect(where()).toBe(stops[3]));
  });

  it('goes to the end and back at once', async () => {
    const { length } = await replaying();
    await click(control('Last move'));
    await until(() => expect(where()).toBe(length));
    expect(control('Last move').disabled).toBe(true);
    await click(control('First move'));
    await until(() => expect(where()).toBe(0));
  });

  it('tells in its log what had happened by then, and no more', async () => {
    const { stops } = await replaying();
    await until(() => expect(document.querySelector('.log')).not.toBeNull());
    const first = lines();
    await fill(the<HTMLInputElement>('input[type=range]'), String(stops[4]));
    await until(() => expect(where()).toBe(stops[4]));
    expect(lines()).toBeGreaterThan(first);
    await click(control('First move'));
    await until(() => expect(lines()).toBe(first));
  });

  it('goes where the slider is dragged, also when it is dragged on before an answer', async () => {
    const { length, stops } = await replaying();
    const slider = the<HTMLInputElement>('input[type=range]');
    expect([slider.min, slider.max]).toEqual(['0', String(length)]);
    await doing(() => [6, 5, 4].map((stop) => typeInto(slider, String(stops[stop]))));
    await until(() => expect(where()).toBe(stops[4]));
  });

  it('a step of the slider goes as far as the next thing to see, either way', async () => {
    const { length, stops } = await replaying();
    const unseen = Array.from({ length }, (_, at) => at).find((at) => at > 0 && !stops.includes(at))!;
    const slider = the<HTMLInputElement>('input[type=range]');
    await fill(slider, String(unseen));
    await until(() => expect(where()).toBe(stops.find((stop) => stop > unseen)));
    await fill(slider, String(unseen));
    await until(() => expect(where()).toBe(stops.findLast((stop) => stop < unseen)));
  });

  it('plays on by itself, and stops when told to', async () => {
    const { stops } = await replaying();
    await click(the('.commit-row button', 'Play'));
    expect(named('.commit-row button', 'Pause')).toHaveLength(1);
    await until(() => expect(where()).toBe(stops[1]));
    await click(the('.commit-row button', 'Pause'));
    const stood = where();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(where()).toBe(stood);
  });
});

describe('the eyes of a replay', () => {
  it('see everything once the game is over, or what one seat saw', async () => {
    const { client } = await replaying();
    expect(client.state().viewer).toBe('open');
    const seen = textsOf('fieldset .segments label');
    expect(seen[0]).toBe('Everything open');
    await click(the('fieldset label', seen[2]).querySelector('input')!);
    await until(() => expect(client.state().viewer).toBe(1));
    expect(where()).toBe(0);
  });

  it('stay one’s own while the game is played', async () => {
    const { client } = await replaying(8);
    expect(client.state().viewer).toBe(0);
    expect(textsOf('fieldset .segments label')).toEqual([]);
  });
});

it('a game branches off where the replay stands', async () => {
  const { tables, stops } = await replaying();
  await fill(the<HTMLInputElement>('input[type=range]'), String(stops[3]));
  await until(() => expect(where()).toBe(stops[3]));
  await click(the('.commit-row button', 'Branch here'));
  await until(() => expect(location.hash).toMatch(/^#\/table\//));
  const branch = (await tables.list()).find(({ origin }) => origin === 'what-if');
  expect(location.hash).toBe(`#/table/${branch?.id}`);
});

it('a bot says what it would have done there', async () => {
  await replaying();
  await click(the('.ask-a-bot button'));
  await until(() => expect(textOf('.ask-a-bot p')).toMatch(/^For .+ it would choose: ./));
  await click(control('Last move'));
  await until(() => expect(textOf('.ask-a-bot p')).toBe(''));
});
