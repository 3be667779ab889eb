import { describe, expect, it } from 'vitest';
import { keyOfOption, optionOfKey } from '../src/option-key.ts';

describe('the key of a choice', () => {
  it('is a digit for the first nine, then a letter, then none', () => {
    expect(Array.from({ length: 9 }, (_, i) => keyOfOption(i))).toEqual([...'123456789']);
    expect(keyOfOption(9)).toBe('A');
    expect(keyOfOption(25)).toBe('Y');
    expect(keyOfOption(26)).toBeNull();
  });

  it('leads back to the choice, in either case', () => {
    for (let option = 0; option < 26; option++) {
      const key = keyOfOption(option)!;
      expect(optionOfKey(key)).toBe(option);
      expect(optionOfKey(key.toLowerCase())).toBe(option);
    }
  });

  it.each(['0', 'u', 'z', 'b', 'r', 't', 'p', 'l', 'd', 'm', '?', ' ', 'Enter', 'Escape', '', 'ArrowUp', '12', 'ac'])(
    'is never %o, which is a command or nothing',
    (key) => expect(optionOfKey(key)).toBeNull(),
  );
});
