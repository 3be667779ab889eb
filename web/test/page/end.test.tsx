// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { textsIn } from '../../src/i18n/index.ts';
import { addressOf, readRoute } from '../../src/routes.ts';
import { change } from '../../src/settings.ts';
import { endStore } from '../../src/shell/end/end-store.ts';
import { EndTabs } from '../../src/shell/end/end-tabs.tsx';
import { Places } from '../../src/shell/end/places.tsx';
import { periodNames, roomForNames, roomForTicks } from '../../src/shell/end/score/graph-room.ts';
import { placeOf } from '../../src/shell/end/score/score-graph.tsx';
import { useScoreMoments } from '../../src/shell/end/score/use-score-moments.ts';
import { resultText } from '../../src/shell/end/share-result.ts';
import { signed } from '../../src/shell/end/signed.ts';
import type { Sitting } from '../../src/shell/table-state/use-table.ts';
import { friend, me } from '../office.ts';
import { click, mount, press, textsOf, the, until } from './dom.ts';
import { sitDown } from './table.tsx';

beforeEach(() => {
  change({ language: 'en' });
  endStore.set({ about: null, at: null });
});

const over = () => sitDown({ seats: [me, friend], choices: 400 }, ({ sitting }) => <Places sitting={sitting} />, {});

describe('the places of a finished game', () => {
  it('are buttons: the pages then speak of that seat', async () => {
    await over();
    const pressed = () =>
      [...document.querySelectorAll('.places button')].map((each) => each.getAttribute('aria-pressed'));
    expect(pressed().filter((each) => each === 'true')).toHaveLength(1);
    const other = pressed().indexOf('false');
    await click(document.querySelectorAll<HTMLElement>('.places button')[other]);
    expect(pressed()[other]).toBe('true');
    expect(the('.places button[aria-pressed="true"]')).toBeTruthy();
  });

  it('are shared as lines anybody can read', async () => {
    const table = await over();
    const lines = resultText(table.now.sitting, 'en', textsIn('en')).split('\n');
    expect(lines).toHaveLength(3);
    const { result } = table.client.state();
    expect(lines[1]).toContain(table.now.sitting.telling.name(result!.places[0][0]));
  });
});

describe('its parts on a narrow screen', () => {
  const tabs = ['turns', 'points', 'luck'].map((id) => ({ id, name: id, content: <p className="part">{id}</p> }));
  const parts = () => mount(<EndTabs tabs={tabs} label="over" />);

  it('are shown one at a time', async () => {
    await parts();
    expect(textsOf('.part')).toEqual(['turns']);
    await click(the('[role=tab]', 'luck'));
    expect(textsOf('.part')).toEqual(['luck']);
    expect(textsOf('[aria-selected=true]')).toEqual(['luck']);
  });

  it('are gone through by arrows, round and round', async () => {
    await parts();
    await press('ArrowLeft', {}, the('[role=tab]', 'turns'));
    expect(textsOf('.part')).toEqual(['luck']);
    expect(document.activeElement?.textContent).toBe('luck');
    await press('ArrowRight', {}, the('[role=tab]', 'luck'));
    expect(textsOf('.part')).toEqual(['turns']);
  });
});

describe('the way of the score', () => {
  it('ends where the board stood, in a game that was given up', async () => {
    const lastOf = async (endingText: () => string | null) => {
      let last: readonly number[] | undefined;
      function Moments({ sitting }: { readonly sitting: Sitting }) {
        const [at] = useState(() => ({
          ...sitting,
          client: { ...sitting.client, timeline: sitting.client.timeline.bind(sitting.client), endingText },
          loaded: {
            ...sitting.loaded,
            board: { ...sitting.loaded.board, chapter: () => null, scores: () => [7, null] },
          },
        }));
        last = useScoreMoments(at).at(-1)?.scores;
        return null;
      }
      const seats = { seats: [me, friend], choices: 400 };
      const table = await sitDown(seats, ({ sitting }) => <Moments sitting={sitting} />, {});
      await until(() => expect(last).toBeDefined());
      return { last, result: table.client.state().result! };
    };
    expect((await lastOf(() => 'The other side resigned.')).last).toEqual([7, 0]);
    const counted = await lastOf(() => null);
    expect(counted.last).toEqual(counted.result.scores);
  });
  const moments = [0, 10, 30].map((at) => ({ at, title: '', isPart: false, scores: [0] }));
  it('has each entry of the journal between the moments it lies between', () => {
    expect(placeOf(moments, 0)).toBe(0);
    expect(placeOf(moments, 5)).toBe(0.5);
    expect(placeOf(moments, 20)).toBe(1.5);
    expect(placeOf(moments, 99)).toBe(2);
  });
  it('leaves room for the longest name and figure', () => {
    expect(roomForNames(['Russia, Province Unite & Spagna'], ['1,64'])).toBeGreaterThan(
      roomForNames(['Prussia'], ['7']),
    );
    expect(roomForTicks(['0', '2.00'])).toBeGreaterThan(roomForTicks(['0', '20']));
  });
  it('names periods as far as they can be read, and never one over another', () => {
    const years = (apart: number) => [0, 1, 2].map((i) => ({ title: `Turn ${i + 1}, 175${i + 6}`, x: i * apart }));
    expect(periodNames(years(100), 300)).toEqual(['Turn 1, 1756', 'Turn 2, 1757', 'Turn 3, 1758']);
    expect(periodNames(years(60), 180)).toEqual(['1756', '1757', '1758']);
    expect(periodNames(years(25), 75)).toEqual(['1756', null, null]);
  });
  it('says changes with their sign', () => {
    expect([signed(2.44), signed(-0.5), signed(-12.4)]).toEqual(['+2.4', '−0.5', '−12']);
  });
});

describe('a link to a moment', () => {
  it.each([
    { page: 'replay', id: 'abc', at: 112 },
    { page: 'online-replay', id: 'abc', link: 'word', at: 3 },
    { page: 'online-replay', id: 'abc', at: 0 },
  ] as const)('is read as it was written: %o', (route) => {
    expect(readRoute(addressOf(route))).toEqual(route);
  });
});
