// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../src/settings.ts';
import RulesDrawer from '../../src/shell/table/rules/rules-drawer.tsx';
import { friend, me } from '../office.ts';
import { click, fill, press, textOf, textsOf, the } from './dom.ts';
import { sitDown } from './table.tsx';

beforeEach(() => change({ language: 'en' }));

const KEPT = { seats: [me, friend, friend], game: 'struggle-of-empires', as: 0 } as const;

async function opened({
  edition = 'original',
  section = null as string | null,
  watching = false,
  variants = {} as Record<string, boolean>,
} = {}) {
  const done: string[] = [];
  const { as, ...kept } = KEPT;
  const table = await sitDown(
    { ...kept, ...(watching ? {} : { as }), options: { edition, ...variants } },
    ({ sitting, picking }) => (
      <RulesDrawer
        sitting={sitting}
        picking={picking}
        section={section}
        onSection={(id) => done.push(id)}
        onClose={() => done.push('closed')}
      />
    ),
  );
  const rules = (table.now.sitting.texts.rules ?? []).filter(
    (each) => each.edition === undefined || each.edition === edition,
  );
  return { table, done, rules };
}
const search = () => the<HTMLInputElement>('input[type=search]');
const links = () => textsOf('nav li button');

describe('the rules beside the table', () => {
  it.each(['original', 'deluxe'])('are those of the %s edition alone', async (edition) => {
    const { rules, table } = await opened({ edition });
    const titles = [...rules.map(({ title }) => title), 'Glossary'];
    expect(links().slice(-titles.length)).toEqual(titles);
    expect(textOf('.rules-edition')).toBe(table.now.sitting.texts.value('edition', edition));
  });

  it('tell apart how another edition has it, folded away, and nothing that is the same', async () => {
    const { table } = await opened({ edition: 'original', section: 'scoring' });
    const other = table.now.sitting.texts.rules!.find(({ id, edition }) => id === 'scoring' && edition === 'deluxe')!;
    const here = table.now.sitting.texts.rules!.find(({ id, edition }) => id === 'scoring' && edition === 'original')!;
    const apart = other.body.flat().filter((point) => !here.body.flat().includes(point));
    expect(apart.length).toBeGreaterThan(0);
    expect(the<HTMLDetailsElement>('.rules-other').open).toBe(false);
    expect(textsOf('.rules-apart li')).toEqual(apart);
    expect(textOf('.rules-other')).toContain('Not in this game');
  });

  it('name the variants this table plays with', async () => {
    const { table } = await opened({ variants: { surrender: true, openUnrest: true } });
    const { option } = table.now.sitting.texts;
    expect(textsOf('.rules-variants .rules-edition')).toEqual(
      expect.arrayContaining([option('surrender').name, option('openUnrest').name]),
    );
  });

  it('open at the section they were asked for', async () => {
    const { rules } = await opened();
    const last = rules.at(-1)!;
    document.body.replaceChildren();
    await opened({ section: last.id });
    expect(textOf('article h3')).toBe(last.title);
    expect(textsOf('nav [aria-current]')).toContain(last.title);
  });

  it('list every word of the game with its meaning', async () => {
    await opened({ section: 'glossary' });
    expect(textOf('article h3')).toBe('Glossary');
    expect(textsOf('.glossary dt')).toEqual(expect.arrayContaining(['unrest', 'fort', 'army']));
    expect(textsOf('nav [aria-current]')).toEqual(['Glossary']);
  });

  it('fall back to the first section where there is none of that name', async () => {
    const { rules } = await opened({ section: 'no-such-section', watching: true });
    expect(textOf('article h3')).toBe(rules[0].title);
  });

  it('go to the section that is clicked, and close when told to', async () => {
    const { done, rules } = await opened({ watching: true });
    await click(the('nav li button', rules[2].title));
    await click(the('button', 'Close'));
    expect(done).toEqual([rules[2].id, 'closed']);
  });

  it('close at Escape, which the page does not hear', async () => {
    const { done } = await opened();
    let heard = 0;
    const hear = () => heard++;
    addEventListener('keydown', hear);
    await press('Escape', {}, search());
    removeEventListener('keydown', hear);
    expect([done, heard]).toEqual([['closed'], 0]);
  });
});

describe('a search in the rules', () => {
  it('lists the sections that hold it, in either case, and marks it', async () => {
    const { rules } = await opened({ watching: true });
    await fill(search(), 'UNREST');
    const holding = rules.filter(({ title, body }) =>
      `${title} ${body.flat().join(' ')}`.toLowerCase().includes('unrest'),
    );
    expect(holding.length).toBeGreaterThan(0);
    expect(links()).toEqual(holding.map(({ title }) => title));
    expect(textOf('.rules-search small')).toBe(holding.length === 1 ? '1 place' : `${holding.length} places`);
  });

  it('walks through what it found with Enter, and begins again at the end', async () => {
    const { rules } = await opened({ watching: true });
    document.body.replaceChildren();
    const hits = rules.filter(({ title, body }) =>
      `${title} ${body.flat().join(' ')}`.toLowerCase().includes('auction'),
    );
    const { done } = await opened({ watching: true, section: hits.at(-1)!.id });
    await fill(search(), 'auction');
    await press('Enter', {}, search());
    expect(done).toEqual([hits[0].id]);
  });

  it.each([
    ['en', 'Nothing on that'],
    ['it', null],
  ] as const)('says in %s that it found nothing', async (language, text) => {
    change({ language });
    const { done } = await opened({ watching: true });
    await fill(search(), 'xyzzy');
    expect(links()).toEqual([]);
    expect(textOf('.rules-search small')).toEqual(text ?? expect.not.stringContaining('Nothing'));
    expect(textOf('.rules-search small')).not.toBe('');
    await press('Enter', {}, search());
    expect(done).toEqual([]);
  });

  it('begins with the second letter', async () => {
    const { rules } = await opened({ watching: true });
    await fill(search(), 'u');
    expect(links()).toEqual([...rules.map(({ title }) => title), 'Glossary']);
    expect(textOf('.rules-search small')).toBe('');
  });
});

describe('a figure beside the rules', () => {
  it('shows a battle whose sums are right, and no two dice of it make seven', async () => {
    await opened({ section: 'attack' });
    const totals = textsOf('.soe-figure-sides b').map(Number);
    const texts = textsOf('.soe-figure-sides small').map((text) => (text.match(/\d/g) ?? []).map(Number));
    const [[armies, sea, high, low], [fort, army, theirHigh, theirLow]] = texts;
    expect(totals).toEqual([armies + sea + high - low, fort + army + theirHigh - theirLow]);
    expect([high + low, theirHigh + theirLow]).not.toContain(7);
  });

  it('shows the picture of a tile, and nothing where words are enough', async () => {
    await opened({ section: 'militia' });
    expect(document.querySelectorAll('.soe-figure-tile svg')).toHaveLength(1);
    document.body.replaceChildren();
    await opened({ section: 'deals' });
    expect(document.querySelector('.soe-figure, .soe-figure-tile')).toBeNull();
  });
});
