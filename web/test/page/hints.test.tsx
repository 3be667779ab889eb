// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { change, currentSettings } from '../../src/settings.ts';
import { isGentleTable } from '../../src/shell/table/advice/use-hint.ts';
import { bot, friend, me } from '../office.ts';
import { click, named, the, until } from './dom.ts';
import { atTable, sitDown } from './table.tsx';

/** Against bots of the gentlest kind the game has, on one's own turn. */
const gentle = { seats: [me, bot], choices: 3 } as const;
const hints = () => named('.hint-row', /./);

afterEach(() => change({ hints: false }));

describe('hints', () => {
  it('stand under the question, against the gentlest bots, and are followed with a click', async () => {
    change({ hints: true });
    const { client } = await atTable(gentle);
    await until(() => expect(hints()).toHaveLength(1));
    const { version } = client.state();
    await click(the('.hint-row .verb', /Hint/));
    await until(() => expect(client.state().version > version || named('.commit', /./).length > 0).toBe(true));
  });

  it('can be turned off where they stand', async () => {
    change({ hints: true });
    await atTable(gentle);
    await until(() => expect(hints()).toHaveLength(1));
    await click(the('.hint-row button', 'No hints'));
    expect(hints()).toEqual([]);
    expect(currentSettings().hints).toBe(false);
    expect(named('.advice-ask', /What would a bot do/)).toHaveLength(1);
  });

  it('are for tables at which all others are the gentlest bots', async () => {
    const { now } = await sitDown(gentle);
    expect(isGentleTable(now.sitting)).toBe(true);
    const better = { ...bot, bot: 'captain' };
    expect(isGentleTable((await sitDown({ ...gentle, seats: [me, better] })).now.sitting)).toBe(false);
    expect(isGentleTable((await sitDown({ ...gentle, seats: [me, friend], as: 0 })).now.sitting)).toBe(false);
  });
});
