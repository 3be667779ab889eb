import { type AnyTexts, kernelReasons, type Language, languages, PSEUDO, sayReason } from '@cabinet-wars/kernel';
import { describe, expect, it, test } from 'vitest';

const says = () => 'The game says so.';
const named = () => ({ name: '', hint: '' });
const textsIn = (language: Language): AnyTexts => ({
  language,
  title: '',
  plays: String,
  prompt: String,
  choice: says,
  event: says,
  reason: says,
  option: named,
  value: String,
  order: named,
});
const telling = { name: String };
const facts = { term: 'gold', option: 'edition', given: 'x', allowed: 'a, b', at: 'costs', from: 1, to: 9 };

describe.each(languages)('In %s', (language) => {
  it.each(kernelReasons)('the kernel says why: %s', (why) => {
    expect(sayReason({ why, ...facts }, textsIn(language), telling)).toMatch(/^[^ ].*[^ ]\.$/);
  });

  it('a sentence names the facts it needs', () => {
    const say = (why: string) => sayReason({ why, ...facts }, textsIn(language), telling);
    expect(say('bad-option')).toMatch(/edition.*x.*a, b/);
    expect(say('data-number')).toMatch(/costs.*1.*9/);
    for (const why of kernelReasons) expect(say(why)).not.toContain('undefined');
  });
});

test('what the game refuses the game puts into words', () => {
  expect(sayReason({ why: 'too-poor' }, textsIn('it'), telling)).toBe('The game says so.');
});

test('the kernel speaks the pseudo-language too', () => {
  expect(sayReason({ why: 'game-over' }, textsIn(PSEUDO), telling)).toMatch(/^⟦Thë gámë ïs övër/);
});
