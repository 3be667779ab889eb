// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Presence, PresenceState } from '../../src/client/presence.ts';
import { change } from '../../src/settings.ts';
import { ChatPanel } from '../../src/shell/presence/chat-panel.tsx';
import { ConnectionNotice } from '../../src/shell/presence/connection.tsx';
import { NotesPanel } from '../../src/shell/presence/notes-panel.tsx';
import { TimeLeft } from '../../src/shell/presence/time-left.tsx';
import { TabNav, useTabs } from '../../src/shell/table/tabs.tsx';
import type { Sitting } from '../../src/shell/table-state/use-table.ts';
import { bot, friend, me } from '../office.ts';
import { click, doing, fill, mount, named, textOf, textsOf, the } from './dom.ts';
import { sitDown } from './table.tsx';

const alone: PresenceState = {
  connection: 'open',
  seat: 0,
  here: [true, true],
  chat: [],
  unread: 0,
  deadline: null,
  waitsSince: null,
  clocks: null,
  pace: { kind: 'none' },
  seed: null,
  table: null,
};

/** What goes on at a table, told by the test; and what was done there. */
function presenceOf(first: Partial<PresenceState>, over: Partial<Presence> = {}) {
  let state = { ...alone, ...first };
  const listeners = new Set<() => void>();
  const done: unknown[][] = [];
  const presence: Presence = {
    link: null,
    snapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: async (text, to) => {
      done.push(['say', text, to]);
      return { ok: true };
    },
    readChat: () => done.push(['readChat']),
    look: async () => void done.push(['look']),
    note: async () => 'Ask about Saxony.',
    writeNote: async (text) => void done.push(['writeNote', text]),
    ...over,
  };
  const tell = (next: Partial<PresenceState>) =>
    doing(() => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    });
  return { presence, done, tell };
}

beforeEach(() => change({ language: 'en' }));

describe('the tabs of a table with others elsewhere', () => {
  it('count what was said and not read, while nothing else happens', async () => {
    const { presence, tell } = presenceOf({});
    function Tabs({ sitting }: { readonly sitting: Sitting }) {
      const [at] = useState(() => ({ ...sitting, client: { ...sitting.client, presence } }));
      return <TabNav tab="decide" tabs={useTabs(at, true)} onTab={() => undefined} />;
    }
    await sitDown({ seats: [me, friend], choices: 0, as: 0 }, ({ sitting }) => <Tabs sitting={sitting} />);
    expect(document.querySelector('[data-tab="chat"] .count')).toBeNull();
    await tell({ unread: 2 });
    expect(textOf('[data-tab="chat"] .count')).toBe('2');
    await tell({ unread: 0 });
    expect(document.querySelector('[data-tab="chat"] .count')).toBeNull();
  });
});

describe('the time a seat has', () => {
  const NOON = Date.UTC(2026, 5, 1, 12);
  beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());
  const shown = async (state: Partial<PresenceState>, isAsked: boolean, seat = 1) => {
    const { presence } = presenceOf(state);
    await mount(<TimeLeft presence={presence} seat={seat} isAsked={isAsked} />);
    return textOf('.time-left');
  };
  const left = [60_000, 90_500];

  it.each([
    ['none where nobody counts', {}, true, null],
    ['its clock, standing', { clocks: { left, since: NOON - 5000 } }, false, '1:30 left'],
    ['its clock, running', { clocks: { left, since: NOON - 30_000 } }, true, '1:00 left'],
    ['a clock that has run out', { clocks: { left, since: NOON - 200_000 } }, true, '0:00 left'],
    ['until the deadline, where it is asked', { deadline: NOON + 90 * 60_000 }, true, '1 h 30 min left'],
    ['no deadline of somebody else', { deadline: NOON + 90 * 60_000 }, false, null],
    ['days', { deadline: NOON + 3 * 86_400_000 + 5000 }, true, '3 d left'],
  ] satisfies [string, Partial<PresenceState>, boolean, string | null][])('is %s', async (_, state, asked, text) => {
    expect(await shown(state, asked)).toBe(text);
  });

  it('is said in Italian', async () => {
    change({ language: 'it' });
    expect(await shown({ deadline: NOON + 3 * 86_400_000 + 5000 }, true)).toMatch(/3 g/);
  });

  it('runs on by the second, and only while it runs', async () => {
    const { presence, tell } = presenceOf({ clocks: { left, since: NOON } });
    const { draw } = await mount(<TimeLeft presence={presence} seat={1} isAsked />);
    await doing(() => vi.advanceTimersByTime(10_000));
    expect(textOf('.time-left')).toBe('1:20 left');
    await tell({ clocks: { left: [60_000, 80_000], since: NOON + 10_000 } });
    await draw(<TimeLeft presence={presence} seat={1} isAsked={false} />);
    await doing(() => vi.advanceTimersByTime(30_000));
    expect(textOf('.time-left')).toBe('1:20 left');
    expect(document.querySelector('.time-left')!.hasAttribute('data-runs')).toBe(false);
  });
});

describe('the chat', () => {
  const line = (id: number, text: string, over = {}) => ({ id, seat: 1, name: 'Ben', to: null, text, at: 0, ...over });
  async function chatting(state: Partial<PresenceState>, over: Partial<Presence> = {}, seats = [me, friend, bot]) {
    const held = presenceOf(state, over);
    await sitDown({ seats, choices: 2, as: 0 }, ({ sitting }) => (
      <ChatPanel sitting={sitting} presence={held.presence} />
    ));
    return held;
  }
  const field = () => the<HTMLInputElement>('input');

  it('says that nothing was said', async () => {
    const { done } = await chatting({});
    expect(textOf('.note')).toBe('Nothing has been said.');
    expect(done).toContainEqual(['readChat']);
  });

  it('shows who said what, and what was whispered', async () => {
    await chatting({ chat: [line(1, 'Hello'), line(2, 'Peace?', { to: 0 }), line(3, 'I watch', { seat: null })] });
    const lines = [...document.querySelectorAll('.chat li')];
    expect(lines.map((each) => each.className)).toEqual(['', 'whisper', '']);
    expect(lines[0].textContent).toMatch(/^Ben \(.+\) Hello/);
    expect(lines[1].textContent).toMatch(/to .+ alone Peace\?/);
    expect(lines[2].querySelector('strong')!.textContent).toBe('Ben');
  });

  it('marks as read what comes while one looks', async () => {
    const { done, tell } = await chatting({});
    const before = done.length;
    await tell({ chat: [line(1, 'Hello')] });
    expect(done.slice(before)).toEqual([['readChat']]);
    expect(textsOf('.chat li')).toHaveLength(1);
  });

  it('says what is typed, without the blanks around it, and empties the field', async () => {
    const { done } = await chatting({});
    await fill(field(), '  Good game  ');
    await click(the('button', 'Say'));
    expect(done.at(-1)).toEqual(['say', 'Good game', null]);
    expect(field().value).toBe('');
  });

  it('says nothing where nothing is typed', async () => {
    const { done } = await chatting({});
    await fill(field(), '   ');
    await click(the('button', 'Say'));
    expect(done.filter(([what]) => what === 'say')).toEqual([]);
  });

  it('whispers to people, never to oneself or a bot', async () => {
    const { done } = await chatting({});
    const select = the<HTMLSelectElement>('select');
    expect([...select.options].map(({ value }) => value)).toEqual(['', '1']);
    await fill(select, '1');
    await fill(field(), 'Between us');
    await click(the('button', 'Say'));
    expect(done.at(-1)).toEqual(['say', 'Between us', 1]);
  });

  it('of two has nobody to whisper to', async () => {
    await chatting({}, {}, [me, friend]);
    expect(document.querySelector('select')).toBeNull();
  });

  it.each([
    ['too-many-requests', 'Too often. Wait a minute.'],
    ['a reason nobody knows', 'That did not work.'],
  ])('keeps what was refused for %s, and says why', async (why, text) => {
    await chatting({}, { say: async () => ({ ok: false, reason: { why } }) });
    await fill(field(), 'Hello');
    await click(the('button', 'Say'));
    expect(field().value).toBe('Hello');
    expect(textOf('.problem')).toBe(text);
  });

  it('only listens where one watches', async () => {
    await chatting({ seat: null });
    expect(document.querySelector('form')).toBeNull();
    expect(textsOf('.note')).toContain('You are watching.');
  });
});

describe('notes', () => {
  const noted = async (over: Partial<Presence> = {}) => {
    const held = presenceOf({}, over);
    await mount(<NotesPanel presence={held.presence} />);
    return { ...held, area: the<HTMLTextAreaElement>('textarea') };
  };
  const leave = (area: HTMLElement) => doing(() => area.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

  it('are read first, and kept when one leaves the field', async () => {
    const { area, done } = await noted();
    expect([area.value, area.disabled]).toEqual(['Ask about Saxony.', false]);
    await fill(area, 'Ask again.');
    expect(done).toEqual([]);
    await leave(area);
    expect(done).toEqual([['writeNote', 'Ask again.']]);
    expect(document.body.textContent).toContain('Saved.');
    await fill(area, 'Ask a third time.');
    expect(document.body.textContent).not.toContain('Saved.');
  });

  it('that could not be read are not written over', async () => {
    const failing = () => Promise.reject(new Error('no network'));
    const { area, done } = await noted({ note: failing });
    expect(area.disabled).toBe(true);
    await leave(area);
    expect(done).toEqual([]);
    expect(document.body.textContent).toContain('That did not work.');
  });

  it('that could not be kept stay in the field', async () => {
    const failing = () => Promise.reject(new Error('no network'));
    const { area } = await noted({ writeNote: failing });
    await fill(area, 'Remember.');
    await leave(area);
    expect(area.value).toBe('Remember.');
    expect(document.body.textContent).toContain('That did not work.');
    expect(document.body.textContent).not.toContain('Saved.');
  });
});

describe('the connection', () => {
  const notice = async (state: Partial<PresenceState>) => {
    const held = presenceOf(state);
    await mount(<ConnectionNotice presence={held.presence} />);
    return held;
  };

  it('is not spoken of as long as it holds', async () => {
    await notice({});
    expect(document.querySelector('.connection-state')).toBeNull();
  });

  it('that is cut is said to come back, until it does', async () => {
    const { tell } = await notice({ connection: 'lost' });
    expect(textOf('[role=status]')).toBe('The line is cut. It is being made again; nothing is lost.');
    await tell({ connection: 'open' });
    expect(document.querySelector('[role=status]')).toBeNull();
  });

  it.each([
    ['too-many-sockets', 'Too many pages of yours are open; close one.'],
    ['something-new', 'That did not work.'],
  ])('that is closed for %s says so', async (why, text) => {
    await notice({ connection: { closed: { why } } });
    expect(textOf('[role=status]')).toBe(`This table cannot be reached: ${text}`);
    expect(named('button', /./)).toEqual([]);
  });
});
