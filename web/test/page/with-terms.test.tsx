// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Term } from '../../src/boards/kit/terms/term.ts';
import { WithTerms } from '../../src/shell/help/with-terms.tsx';
import { doing, mount, press, textOf, textsOf, the } from './dom.ts';

const fort: Term = { names: ['fort', 'forts'], meaning: 'A unit that stays.', section: 'units' };
const army: Term = { names: ['army', 'armies'], meaning: 'A unit that marches.' };
const unrest: Term = { names: ['unrest'], meaning: 'What costs points in the end.', section: 'unrest' };
const grand: Term = { names: ['grand alliance'], meaning: 'One of two sides of a war.' };
const alliance: Term = { names: ['alliance'], meaning: 'A local friend.' };
const terms = [fort, army, unrest, grand, alliance];

/** The text alone, without what explains its words. */
const readText = (place: HTMLElement): string => {
  const copy = place.cloneNode(true) as HTMLElement;
  for (const meaning of copy.querySelectorAll('.term-meaning')) meaning.remove();
  return copy.textContent ?? '';
};
const explained = () => textsOf('.term > button');

describe('a text with words of the glossary', () => {
  it.each([
    ['no word of it', 'Pay two gold.', []],
    ['one word', 'Build a fort there.', ['fort']],
    ['a word in the plural', 'Two armies march.', ['armies']],
    ['a word at either end', 'Unrest comes before every fort', ['Unrest', 'fort']],
    ['a word twice: it is explained once', 'A fort beside a fort.', ['fort']],
    ['a word and its plural: one meaning, explained once', 'One army, two armies.', ['army']],
    ['a part of another word', 'Effort and fortune.', []],
    ['a letter with an accent after it', 'Un forté.', []],
    ['the longer of two', 'The grand alliance holds.', ['grand alliance']],
    ['both of two', 'A grand alliance is no alliance.', ['grand alliance', 'alliance']],
    ['marks around it', '(fort), "army".', ['fort', 'army']],
  ])('that has %s', async (_, text, lines) => {
    const { place } = await mount(<WithTerms text={text} terms={terms} />);
    expect(explained()).toEqual(lines);
    expect(readText(place)).toBe(text);
  });

  it('stays a plain text where there is no glossary', async () => {
    const { place } = await mount(<WithTerms text="A fort." terms={[]} />);
    expect(place.innerHTML).toBe('A fort.');
  });

  it('tells the meaning by its first name', async () => {
    await mount(<WithTerms text="Two armies." terms={terms} />);
    expect(textOf('[role=tooltip]')).toBe('army A unit that marches.');
    const described = document.querySelector('.term button')!.getAttribute('aria-describedby');
    expect(document.querySelector('[role=tooltip]')!.id).toBe(described);
  });

  it('is open while it has the focus, and shuts at Escape without telling the page', async () => {
    await mount(<WithTerms text="A fort." terms={terms} />);
    const word = document.querySelector<HTMLElement>('.term > button')!;
    const isOpen = () => document.querySelector<HTMLElement>('.term')!.dataset.open !== undefined;
    expect(isOpen()).toBe(false);
    await doing(() => word.focus());
    expect(isOpen()).toBe(true);
    let heard = 0;
    const hear = () => heard++;
    addEventListener('keydown', hear);
    await press('Escape', {}, word);
    expect([isOpen(), heard]).toEqual([false, 0]);
    await press('Escape', {}, word);
    expect(heard).toBe(1);
    removeEventListener('keydown', hear);
    await doing(() => word.blur());
    expect(isOpen()).toBe(false);
  });

  it('leads to the section of the rules, where there is one and somebody shows it', async () => {
    const shown: string[] = [];
    const { leave } = await mount(
      <WithTerms text="A fort, an army." terms={terms} onSection={(section) => shown.push(section)} />,
    );
    const links = document.querySelectorAll('.term-meaning button');
    expect(links).toHaveLength(1);
    await doing(() => links[0].dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(shown).toEqual(['units']);
    await leave();
    await mount(<WithTerms text="A fort." terms={terms} />);
    expect(document.querySelector('.term-meaning button')).toBeNull();
  });
});

describe('a text that is searched', () => {
  const marked = (text: string, sought: string) =>
    mount(<WithTerms text={text} terms={terms} sought={sought} />).then(() => textsOf('mark'));

  it.each([
    ['pay', 'Pay two gold, and pay again.', ['Pay', 'pay']],
    ['  pay ', 'Pay two gold.', ['Pay']],
    ['p', 'Pay two gold.', []],
    ['', 'Pay two gold.', []],
    ['two gold', 'Pay two gold.', ['two gold']],
    ['fort', 'A fort beside a fort.', ['fort', 'fort']],
    ['(a+b', 'Say (a+b here.', ['(a+b']],
    ['gold.*', 'Pay gold, all of it.', []],
  ])('for “%s” marks it', async (sought, text, marks) => {
    expect(await marked(text, sought)).toEqual(marks);
  });

  it('still explains a word that is marked', async () => {
    await marked('A fort.', 'fort');
    expect(the('.term > button mark').textContent).toBe('fort');
  });
});
