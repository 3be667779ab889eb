// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SideCard } from '../../src/boards/kit/anchored/SideCard.tsx';
import { change } from '../../src/settings.ts';
import { click, doing, mount, press, textOf, the } from '../page/dom.ts';
import { put } from './boxes.ts';

const anchor = { target: '#thing', within: '#map' };
const card = () => the('.side-card');

beforeEach(() => {
  change({ language: 'en' });
  put('map', 0, 0, 1000, 700);
});

describe('a card beside a thing', () => {
  it('is a dialogue named by its title and described by its sentence', async () => {
    put('thing', 100, 300, 60, 40);
    await mount(
      <SideCard anchor={anchor} title="Albany" text="A Market of furs." className="own" onClose={vi.fn()}>
        <p className="inside">price 3</p>
      </SideCard>,
    );
    expect(card().getAttribute('role')).toBe('dialog');
    expect(card().classList.contains('own')).toBe(true);
    expect(document.getElementById(card().getAttribute('aria-labelledby')!)?.textContent).toBe('Albany');
    expect(document.getElementById(card().getAttribute('aria-describedby')!)?.textContent).toBe('A Market of furs.');
    expect(textOf('.side-card-body .inside')).toBe('price 3');
  });

  it('says nothing of a description where there is none', async () => {
    put('thing', 100, 300, 60, 40);
    await mount(
      <SideCard anchor={anchor} title="Albany" onClose={vi.fn()}>
        furs
      </SideCard>,
    );
    expect(card().hasAttribute('aria-describedby')).toBe(false);
  });

  it('is unseen while its thing is nowhere, and stands beside it once it is there', async () => {
    vi.useFakeTimers();
    try {
      await mount(
        <SideCard anchor={anchor} title="Albany" onClose={vi.fn()}>
          furs
        </SideCard>,
      );
      expect(card().style.opacity).toBe('0');
      const thing = put('thing', 100, 300, 60, 40);
      await doing(() => vi.advanceTimersByTime(200));
      expect(card().style.opacity).toBe('');
      expect(card().style.getPropertyValue('--x')).toBe('172px');
      expect(card().dataset.beak).toBe('left');
      // The map is panned under it: the thing is now at the other edge.
      thing.getBoundingClientRect = () => new DOMRect(960, 300, 60, 40);
      await doing(() => vi.advanceTimersByTime(200));
      expect(card().style.getPropertyValue('--x')).toBe('948px');
      expect(card().dataset.beak).toBe('right');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is seen without its thing where somebody must be heard', async () => {
    await mount(
      <SideCard anchor={{ ...anchor, always: true }} title="Albany" onClose={vi.fn()}>
        furs
      </SideCard>,
    );
    expect(card().style.opacity).toBe('');
  });

  it('stands above its thing where that is wanted', async () => {
    put('thing', 400, 600, 100, 40);
    await mount(
      <SideCard anchor={{ ...anchor, above: true }} title="Tile" onClose={vi.fn()}>
        points
      </SideCard>,
    );
    expect(card().dataset.beak).toBe('below');
    expect(card().style.getPropertyValue('--y')).toBe('588px');
  });
});

describe('the focus', () => {
  const opener = () => document.body.appendChild(document.createElement('button'));
  const opened = (focus: string | null) => (
    <SideCard anchor={anchor} title="Albany" focus={focus} onClose={vi.fn()}>
      <button type="button" className="buy">
        Buy
      </button>
    </SideCard>
  );

  it('goes to what is wanted in the card, and back to where it was', async () => {
    const before = opener();
    before.focus();
    const { leave } = await mount(opened('.buy'));
    expect(document.activeElement).toBe(the('.buy'));
    await leave();
    expect(document.activeElement).toBe(before);
  });

  it('goes to the cross where the card has nothing of that kind', async () => {
    opener().focus();
    await mount(opened('.not-there'));
    expect(document.activeElement).toBe(the('.icon-button'));
  });

  it('stays where it is when a pointer opened the card', async () => {
    const before = opener();
    before.focus();
    await mount(opened(null));
    expect(document.activeElement).toBe(before);
  });
});

describe('putting a card away', () => {
  const shown = async () => {
    const onClose = vi.fn();
    await mount(
      <SideCard anchor={anchor} title="Albany" onClose={onClose}>
        furs
      </SideCard>,
    );
    return onClose;
  };
  const pulledBy = (pixels: number) =>
    doing(() => {
      const handle = the('.side-card-handle');
      handle.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientY: 100 }));
      handle.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientY: 100 + pixels }));
    });

  it('is done with the cross, which says so in the language of the page', async () => {
    change({ language: 'it' });
    const onClose = await shown();
    await click(the('.icon-button', 'Chiudi'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is done with Escape, which then means nothing else on the page', async () => {
    const onClose = await shown();
    const elsewhere = vi.fn();
    document.body.addEventListener('keydown', elsewhere);
    await press('Enter', {}, card());
    expect([onClose.mock.calls.length, elsewhere.mock.calls.length]).toEqual([0, 1]);
    await press('Escape', {}, card());
    expect([onClose.mock.calls.length, elsewhere.mock.calls.length]).toEqual([1, 1]);
    document.body.removeEventListener('keydown', elsewhere);
  });

  it('is done with Escape wherever the focus is, as when it was opened with the pointer', async () => {
    const onClose = await shown();
    await press('Escape', {}, document.body);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is done by drawing the sheet far enough down, and not by touching its handle', async () => {
    const onClose = await shown();
    await pulledBy(30);
    expect(onClose).not.toHaveBeenCalled();
    await pulledBy(90);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
