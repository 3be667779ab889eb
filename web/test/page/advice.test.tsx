// @vitest-environment happy-dom
import type { Suggestion } from '@cabinet-wars/bots';
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../src/settings.ts';
import { type AdviceControl, AdvicePanel, type Advised, useAdvice } from '../../src/shell/table/advice/advice.tsx';
import { friend, me } from '../office.ts';
import { click, doing, textOf, textsOf, the, until } from './dom.ts';
import { type Seen, sitDown } from './table.tsx';

beforeEach(() => change({ language: 'en' }));

const recruit = (province: string, gain: number): Suggestion => ({
  choice: { t: 'recruit', province },
  next: [],
  gain,
  why: { why: 'guess' },
});

async function advised(of: Partial<Advised>) {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push([name, ...args]);
  const control: AdviceControl = {
    advised: { askId: 1, state: 'says', suggestions: [], bot: null, ...of },
    hint: null,
    isHintAwaited: false,
    judged: null,
    isJudging: false,
    lit: null,
    suggested: [],
    isAllowed: true,
    ask: () => done.push(['ask']),
    close: () => done.push(['close']),
    light: note('light'),
    follow: note('follow'),
  };
  await sitDown({ seats: [me, friend], choices: 3, as: 0 }, ({ sitting }) => (
    <AdvicePanel sitting={sitting} control={control} />
  ));
  return done;
}

describe('the panel of a bot’s advice', () => {
  it('says that it thinks', async () => {
    await advised({ state: 'thinks' });
    expect(textOf('h2.prompt')).toBe('It thinks');
    expect(document.querySelectorAll('.advice-rows li')).toHaveLength(0);
  });

  it('can be asked again where it had nothing to say', async () => {
    const done = await advised({ state: 'silent' });
    expect(textOf('h2.prompt')).toBe('No advice now');
    await click(the('button', 'Try again'));
    expect(done).toEqual([['ask']]);
  });

  it('numbers the ways, with what each is worth beside the best', async () => {
    const ways = [recruit('hill', 2), recruit('coast', 1.8), recruit('plain', -1.25)];
    await advised({ suggestions: ways });
    expect(textsOf('.advice-number')).toEqual(['1', '2', '3']);
    expect(textsOf('.advice-gain b')).toEqual(['+2.0', 'about the same', '−1.3']);
    const widths = [...document.querySelectorAll<HTMLElement>('.advice-gain i')].map(({ style }) => style.width);
    expect(widths.map((width) => Math.round(Number.parseFloat(width)))).toEqual([100, 90, 63]);
  });

  it('says where nothing else comes near', async () => {
    await advised({ suggestions: [recruit('hill', 2)] });
    expect(textOf('.aside')).toBe('Nothing else comes near.');
  });

  it('puts no figure to what has to be done, where leaving things as they are would be better', async () => {
    await advised({ suggestions: [recruit('hill', -33.8)] });
    expect(textsOf('.advice-number')).toEqual(['1']);
    expect(document.querySelector('.advice-gain')).toBeNull();
  });

  it('follows the way that is clicked, or the first', async () => {
    const ways = [recruit('hill', 2), recruit('coast', 1)];
    const done = await advised({ suggestions: ways });
    await click(document.querySelectorAll<HTMLElement>('.advice-rows button')[1]);
    await click(the('button', 'Do the first'));
    await click(the('button', 'My own way'));
    expect(done).toEqual([['follow', ways[1]], ['follow', ways[0]], ['close']]);
  });

  it('lights what is pointed at', async () => {
    const done = await advised({ suggestions: [recruit('hill', 2), recruit('coast', 1)] });
    const row = document.querySelectorAll<HTMLElement>('.advice-rows button')[1];
    await doing(() => row.focus());
    await doing(() => row.blur());
    expect(done).toEqual([
      ['light', 1],
      ['light', null],
    ]);
  });
});

describe('asking a bot', () => {
  async function asking() {
    const control: { now: AdviceControl | null } = { now: null };
    function Advice({ sitting, picking }: Seen) {
      control.now = useAdvice(sitting, picking);
      return control.now.advised === null ? null : <AdvicePanel sitting={sitting} control={control.now} />;
    }
    const table = await sitDown({ seats: [me, friend], choices: 3, as: 0 }, (seen) => <Advice {...seen} />);
    return { table, control };
  }

  it('brings what it would do, which can be followed', async () => {
    const { table, control } = await asking();
    expect(control.now).toMatchObject({ isAllowed: true, advised: null, suggested: [] });
    await doing(() => control.now!.ask());
    await until(() => expect(control.now!.advised?.state).toBe('says'));
    const [first] = control.now!.advised!.suggestions;
    expect(control.now!.suggested[0]).toEqual({ choices: [first.choice, ...first.next], worth: '+0.0', isLit: true });
    const { version } = table.client.state();
    await click(the('button', 'Do the first'));
    expect(control.now!.advised).toBeNull();
    await until(() => expect(table.client.state().version > version || table.now.picking.picked !== null).toBe(true));
  });

  it('lights one way and dims the others', async () => {
    const { control } = await asking();
    await doing(() => control.now!.ask());
    await until(() => expect(control.now!.advised?.state).toBe('says'));
    await doing(() => control.now!.light(99));
    expect(control.now!.suggested.every(({ isLit }) => !isLit)).toBe(true);
    await doing(() => control.now!.light(0));
    expect(control.now!.suggested[0].isLit).toBe(true);
  });

  it('is given up when it is closed: no advice comes later', async () => {
    const { control } = await asking();
    await doing(() => {
      control.now!.ask();
    });
    await doing(() => control.now!.close());
    await doing(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(control.now!.advised).toBeNull();
  });
});
