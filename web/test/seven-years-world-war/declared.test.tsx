// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { aiming, declaredIn, NO_AIM } from '../../src/boards/seven-years-world-war/fight/aim.ts';
import { DeclaredPanel } from '../../src/boards/seven-years-world-war/fight/DeclaredPanel.tsx';
import type { GameChoice } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { click, mount, the } from '../page/dom.ts';
import { atQuestion } from './kit.ts';
import { propsAt } from './props.ts';

const moment = atQuestion({ players: 2 }, 'attack.lead', 4);

afterEach(() => aiming.set(NO_AIM));

describe('an attack that is declared already', () => {
  it('is planned on the sheet of any attack, and sent without being declared again', async () => {
    const { open } = moment.view;
    const target = declaredIn(open, moment.ask)!;
    const sent: GameChoice[] = [];
    const pick = (said: unknown) => void sent.push(...(said as GameChoice[]));
    await mount(<DeclaredPanel {...propsAt(moment, { pick })} />);
    expect(the('.syww-fight').dataset.attack).toBe(`${target.from} ${target.to}`);
    // It cannot be put down any more.
    expect(document.querySelector('.syww-fight header button')).toBeNull();
    await click(the('[data-attack-now]'));
    expect(sent.map(({ t }) => t)).toEqual(expect.arrayContaining(['take', 'go', 'table']));
    expect(sent.map(({ t }) => t)).not.toContain(target.t);
    expect(aiming.get().isSent).toBe(true);
  });

  it('is no longer planned once somebody has been named for it', () => {
    const { open } = moment.view;
    const stack = open.stack.map((frame) => (frame.proc === 'attack' ? { ...frame, force: [1] } : frame));
    expect(declaredIn({ ...open, stack }, moment.ask)).toBeNull();
    expect(declaredIn(open, { ...moment.ask, key: 'combat-phase.act' })).toBeNull();
  });
});
