import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../src/data/map/spaces.ts';
import type { TheatreId } from '../src/data/wars.ts';
import { theatreStanding } from '../src/wars/strength.ts';
import { inTheatre, strengthsIn, type WarTable } from './war-kit.ts';

/** Strengths of France and Britain, the Basic tiles of +1 left out. */
const strengths = (theatre: TheatreId, lay: (table: WarTable) => void): number[] =>
  strengthsIn(inTheatre(theatre, { lay }), theatre).map((strength) => strength - 1);

/** The Alliance spaces and seas that count, theatre by theatre, written anew from the War displays. */
const COUNTS: Readonly<Record<TheatreId, string>> = {
  'WSS-1':
    'denmark-norway dutch-alliance german-states-2 german-states-3 bavaria austria-alliance-2 austria-alliance-3 savoy',
  'WSS-2': 'sardinia spain-alliance-north spain-alliance-south biscay balearic',
  'WSS-3': 'louisbourg halifax ohio-forks champlain-valley cabot-strait atlantic-passage gulf-of-maine',
  'WSS-4': 'ireland-alliance scotland-alliance dutch-alliance',
  'WAS-1':
    'denmark-norway prussia-alliance prussia-empire-alliance sweden dutch-alliance german-states-2 german-states-3 bavaria austria-alliance-2 austria-alliance-3',
  'WAS-2': 'louisbourg halifax ohio-forks champlain-valley cabot-strait atlantic-passage gulf-of-maine',
  'WAS-3': 'arcot vandavasi hooghly-river malabar-coast',
  'WAS-4': 'ireland-alliance scotland-alliance',
  '7YW-1': 'biscay balearic cabot-strait atlantic-passage gulf-of-maine bahamas-run antilles-channel',
  '7YW-2': 'arcot vandavasi hooghly-river malabar-coast',
  '7YW-3':
    'spain-alliance-north spain-alliance-south louisbourg halifax ohio-forks champlain-valley cabot-strait bahamas-run',
  '7YW-4':
    'denmark-norway prussia-alliance prussia-empire-alliance sweden russia dutch-alliance german-states-2 german-states-3 bavaria austria-alliance-2 austria-alliance-3',
  'AWI-1':
    'german-states-2 german-states-3 spain-alliance-north spain-alliance-south sons-of-liberty louisbourg halifax ohio-forks champlain-valley gulf-of-maine',
  'AWI-2': 'arcot vandavasi hooghly-river malabar-coast',
  'AWI-3': 'spain-alliance-north spain-alliance-south bahamas-run antilles-channel gulf-of-cazones cuba-passage',
};
/** Spaces that count in no theatre, and some that count only elsewhere. */
const NEVER: readonly SpaceId[] = ['spain-prestige-2', 'ireland-prestige', 'minorca', 'iroquois', 'maratha', 'havana'];

describe.each(Object.keys(COUNTS) as TheatreId[])('rule 39: %s', (theatre) => {
  const spaces = COUNTS[theatre].split(' ') as SpaceId[];

  it('counts each of its Alliances, squadrons and Forts once, for either side', () => {
    expect(strengths(theatre, (table) => table.flag('france', ...spaces))).toEqual([spaces.length, 0]);
    expect(strengths(theatre, (table) => table.flag('britain', ...spaces))).toEqual([0, spaces.length]);
  });

  it('counts no space besides', () => {
    expect(strengths(theatre, (table) => table.flag('france', ...NEVER))).toEqual([0, 0]);
  });
});

describe('Strength in a theatre', () => {
  it('rule 39: adds a Basic tile and two Bonus tiles', () => {
    const t = inTheatre('7YW-4', {
      lay: (table) =>
        table
          .tile('france', '7YW-4', 'plus-2')
          .tiles('france', '7YW-4', 'plus-3', 'plus-2')
          .tile('britain', '7YW-4', 'unflag')
          .tiles('britain', '7YW-4', 'debt', 'fort'),
    });
    expect(strengthsIn(t, '7YW-4')).toEqual([7, 1]);
  });

  it('rules 24 and 39: an Alliance with a Conflict, a damaged Fort and a squadron in the Navy Box give nothing', () => {
    expect(strengths('WSS-1', (table) => table.flag('france', 'savoy', 'bavaria').conflict('savoy'))).toEqual([1, 0]);
    expect(strengths('WSS-3', (table) => table.flag('france', 'louisbourg', 'halifax').damaged('halifax'))).toEqual([
      1, 0,
    ]);
    expect(strengths('WSS-3', (table) => table.navyBox('france', 3))).toEqual([0, 0]);
  });

  it('ruling 12: Conflicts count against the flag’s owner, whatever the country, where the theatre lists them', () => {
    const lay = (table: WarTable) =>
      table
        .flag('britain', 'sardinia', 'dutch-prestige')
        .flag('france', 'russia')
        .conflict('sardinia', 'russia', 'dutch-prestige');
    expect(strengths('WSS-4', lay)).toEqual([2, 1]);
    expect(strengths('WSS-2', lay)).toEqual([0, 0]);
  });

  it('rule 39: a Conflict on an empty space, or in another Region, helps nobody', () => {
    const lay = (table: WarTable) => table.flag('britain', 'havana').conflict('havana', 'albany');
    expect(strengths('WSS-3', lay)).toEqual([0, 0]);
  });

  it('ruling 73: the French and Indian War counts Conflicts of North America and of the Caribbean', () => {
    const lay = (table: WarTable) =>
      table.flag('britain', 'havana', 'albany', 'kurpa').conflict('havana', 'albany', 'kurpa');
    expect(strengths('7YW-3', lay)).toEqual([2, 0]);
  });

  it('rule 8, ruling 68: a keyword counts once, and only on a ministry face up before the War', () => {
    const up = (table: WarTable) => table.ministry('cardinal-ministers');
    expect(strengths('WSS-2', up)).toEqual([1, 0]);
    expect(strengths('WSS-4', up)).toEqual([0, 0]);
    expect(strengths('WSS-2', (table) => table.faceDown('cardinal-ministers'))).toEqual([0, 0]);
    const two = (table: WarTable) => table.ministry('pompadour-and-du-barry').ministry('turgot');
    expect(strengths('WAS-4', two)).toEqual([1, 0]);
    expect(strengths('WSS-4', (table) => table.ministry('jonathan-swift'))).toEqual([0, 1]);
  });

  it('ruling 101: a Conflict on a Spanish flag helps nobody', () => {
    expect(strengths('AWI-3', (table) => table.flag('spain', 'havana').conflict('havana'))).toEqual([0, 0]);
  });

  it('Byng adds two to Britain in his theatre', () => {
    const lay = (table: WarTable) => {
      table.g.byng = 1;
    };
    expect(strengths('WAS-2', lay)).toEqual([0, 2]);
    expect(strengths('WAS-3', lay)).toEqual([0, 0]);
  });

  it('is shown without the tiles before a War', () => {
    const t = inTheatre('WSS-1', {
      lay: (table) => table.lead('france', 'WSS-1', 2).flag('britain', 'savoy', 'bavaria'),
    });
    t.g.war = 0;
    expect(theatreStanding(t.g, 0)).toEqual({ france: 0, britain: 2 });
  });
});
