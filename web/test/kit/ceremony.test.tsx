// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CeremonyPlate } from '../../src/boards/kit/ceremony/CeremonyPlate.tsx';
import { CeremonyRail } from '../../src/boards/kit/ceremony/CeremonyRail.tsx';
import { type CeremonyNow, ceremonies } from '../../src/boards/kit/ceremony/ceremony.ts';
import { Flights } from '../../src/boards/kit/ceremony/Flights.tsx';
import { textsIn } from '../../src/i18n/index.ts';
import { change } from '../../src/settings.ts';
import { click, mount, named, textOf, textsOf, the } from '../page/dom.ts';
import { put } from './boxes.ts';

const nowAt = (at: number, steps = 3, more: Partial<CeremonyNow> = {}): CeremonyNow => ({
  of: { events: 4, steps: Array.from({ length: steps }, () => 1000) },
  at,
  isLast: at === steps - 1,
  isStepwise: false,
  next: vi.fn(),
  toEnd: vi.fn(),
  again: vi.fn(),
  ...more,
});

describe('a kind of ceremony', () => {
  it('knows what its own are about, and nothing of those of another kind', () => {
    const [wars, peaces] = [ceremonies<string>(), ceremonies<number>()];
    const of = wars.make({ events: 2, steps: [500, null], about: 'the War' });
    expect(of).toEqual({ events: 2, steps: [500, null] });
    expect(wars.aboutOf(nowAt(0, 2, { of }))).toBe('the War');
    expect(peaces.aboutOf(nowAt(0, 2, { of }))).toBeNull();
    expect(wars.aboutOf(null)).toBeNull();
  });
});

describe.each(['en', 'it'] as const)('the rail of a ceremony (%s)', (language) => {
  const texts = textsIn(language);
  beforeEach(() => change({ language }));
  const rail = (now: CeremonyNow, onward?: string) => (
    <div className="decision">
      <CeremonyRail
        now={now}
        label="Peace turn 1"
        title="Europe"
        text="Europe goes to France."
        {...(onward ? { onward } : {})}
      >
        <ul className="own-list" />
      </CeremonyRail>
    </div>
  );

  it('says what it is and what this step brings, aloud too', async () => {
    await mount(rail(nowAt(0)));
    expect([textOf('.ceremony-label'), textOf('h2'), textOf('[aria-live]')]).toEqual([
      'Peace turn 1',
      'Europe',
      'Europe goes to France.',
    ]);
    expect(named('.own-list', /(?:)/)).toHaveLength(1);
  });

  it('goes on, or to the end, while it is under way', async () => {
    const now = nowAt(1);
    await mount(rail(now, 'To the table'));
    expect(textsOf('.commit-row button')).toEqual([texts.goOn, texts.skipToTable]);
    expect(textOf('.note')).toBe(texts.ceremonyGoesOn);
    await click(the('button', texts.goOn));
    await click(the('button', texts.skipToTable));
    expect(now.next).toHaveBeenCalledOnce();
    expect(now.toEnd).toHaveBeenCalledOnce();
    expect(now.again).not.toHaveBeenCalled();
  });

  it('ends with words of its own, and can be seen again slowly', async () => {
    const now = nowAt(2);
    await mount(rail(now, 'To the table'));
    expect(textsOf('.commit-row button')).toEqual(['To the table', texts.againSlowly]);
    expect(textOf('.note')).toBe(texts.ceremonyKeys);
    await click(the('button', texts.againSlowly));
    expect(now.again).toHaveBeenCalledOnce();
  });

  it('offers nothing again that had one step only', async () => {
    await mount(rail(nowAt(0, 1)));
    expect(textsOf('.commit-row button')).toEqual([texts.goOn]);
  });

  it('tells the keys where every step waits', async () => {
    await mount(rail(nowAt(0, 3, { isStepwise: true })));
    expect(textOf('.note')).toBe(texts.ceremonyKeys);
  });

  it('has the way on in focus, and begins every step at its top', async () => {
    const { draw } = await mount(rail(nowAt(0)));
    expect(document.activeElement).toBe(the('.ceremony-next'));
    the('.decision').scrollTop = 80;
    await draw(rail(nowAt(0)));
    expect(the('.decision').scrollTop).toBe(80);
    await draw(rail(nowAt(1)));
    expect(the('.decision').scrollTop).toBe(0);
  });
});

describe('the plate of a ceremony', () => {
  it('lies in the middle of the map where it is about no one thing', async () => {
    await mount(
      <CeremonyPlate beside={null} label="Scoring">
        table
      </CeremonyPlate>,
    );
    const plate = the('section.ceremony-plate', 'Scoring');
    expect(plate.classList.contains('ceremony-middle')).toBe(true);
    expect(plate.dataset.beak).toBeUndefined();
  });

  it('stands beside its thing with a beak', async () => {
    put('map', 0, 0, 800, 600);
    put('thing', 300, 200, 50, 50);
    await mount(
      <CeremonyPlate beside={{ target: '#thing', within: '#map' }} label="Scoring">
        table
      </CeremonyPlate>,
    );
    const plate = the('section.ceremony-plate', 'Scoring');
    expect(plate.dataset.beak).toBe('left');
    expect(plate.style.getPropertyValue('--x')).toBe('362px');
  });
});

describe('points that fly', () => {
  const flying = () =>
    [...document.querySelectorAll<HTMLElement>('.ceremony-flight')].map(({ textContent, style, dataset }) => ({
      text: textContent,
      from: [style.left, style.top],
      by: [style.getPropertyValue('--dx'), style.getPropertyValue('--dy')],
      loss: dataset.loss,
      delay: style.animationDelay,
    }));

  it('start at the middle of one thing and end at that of another', async () => {
    put('europe', 100, 100, 40, 20);
    put('seat', 600, 500, 20, 20);
    await mount(<Flights flights={[{ from: '#europe', to: '#seat', text: '+3' }]} delay={250} />);
    expect(flying()).toEqual([
      { text: '+3', from: ['120px', '110px'], by: ['490px', '400px'], loss: undefined, delay: '250ms' },
    ]);
  });

  it('say by their colour that points are lost', async () => {
    put('europe', 100, 100, 40, 20);
    put('seat', 600, 500, 20, 20);
    await mount(<Flights flights={[{ from: '#seat', to: '#europe', text: '−2', loss: true }]} />);
    expect(flying()).toMatchObject([{ text: '−2', by: ['-490px', '-400px'], loss: 'true', delay: '0ms' }]);
  });

  it('do not fly from or to what is not there, or has no size', async () => {
    put('europe', 100, 100, 40, 20);
    put('hidden', 600, 500, 0, 0);
    await mount(
      <Flights
        flights={[
          { from: '#europe', to: '#hidden', text: '1' },
          { from: '#hidden', to: '#europe', text: '2' },
          { from: '#nowhere', to: '#europe', text: '3' },
        ]}
      />,
    );
    expect(flying()).toEqual([]);
    expect(the('.ceremony-flights').getAttribute('aria-hidden')).toBe('true');
  });

  it('keep the course they set out on', async () => {
    const thing = put('europe', 100, 100, 40, 20);
    put('seat', 600, 500, 20, 20);
    const flights = [{ from: '#europe', to: '#seat', text: '+3' }];
    const { draw } = await mount(<Flights flights={flights} />);
    const before = flying();
    thing.getBoundingClientRect = () => new DOMRect(0, 0, 40, 20);
    await draw(<Flights flights={[...flights]} />);
    expect(flying()).toEqual(before);
  });
});
