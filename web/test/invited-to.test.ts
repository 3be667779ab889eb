import { describe, expect, it } from 'vitest';
import { invitedTo } from '../src/online/invited-to.ts';

const link = '0a1b2c3d4e5f0a1b2c3d4e5f';
const join = { page: 'join', link };

describe('an invitation I paste', () => {
  it('is the link I was sent, from whichever host, alone or in its message', () => {
    expect(invitedTo(`https://table.example/#/join/${link}`)).toEqual(join);
    expect(invitedTo(`Come and play (https://table.example/play/#/join/${link}), Thursday at eight.`)).toEqual(join);
    expect(invitedTo(`  #/join/${link}\n`)).toEqual(join);
  });

  it('is the word at its end, as it is read out or typed on a phone', () => {
    expect(invitedTo(link)).toEqual(join);
    expect(invitedTo(' 0A1b 2c3d 4e5f\n0a1b 2c3d-4e5f ')).toEqual(join);
  });

  it('is the address of the table itself, as whoever sits there has it', () => {
    expect(invitedTo('https://table.example/#/online/t1')).toEqual({ page: 'online', id: 't1' });
    expect(invitedTo(`https://table.example/#/online/t1/${link}`)).toEqual({ page: 'online', id: 't1', link });
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'Thursday at eight',
      'abc',
      'https://table.example/',
      '#/join/',
      '#/table/t1',
      '#/reset/0a1b2c3d',
    ])
      expect([text, invitedTo(text)]).toEqual([text, null]);
  });
});
