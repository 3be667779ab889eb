import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goTo, type House, openHouse } from './kit.ts';
import { ask, chairs, close, expectQuiet, member, setOnline } from './online-kit.ts';

const PRIVATE = 'Only by link, as a private table';
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('who may come to a table', () => {
  it('whoever was asked to leave is let back in with a button', async () => {
    const [ida, jan] = [await member(house, 'Ida'), await member(house, 'Jan')];
    const { id } = await ask<{ id: string }>(ida.page, 'POST', 'tables', {
      game: 'teaching',
      options: { players: 3 },
      chairs: [chairs.me, chairs.free, chairs.bot],
    });
    await ask(jan.page, 'POST', `tables/${id}/join`, {});
    await ask(ida.page, 'POST', `tables/${id}/kick`, { seat: 1 });
    expect(await ask(jan.page, 'POST', `tables/${id}/join`, {})).toMatchObject({ ok: false });
    await goTo(ida.page, `#/online/${id}`);
    const readmit = ida.page.getByRole('button', { name: 'Let Jan back in' });
    await readmit.waitFor();
    expect(await barriers(ida.page)).toEqual([]);
    await readmit.click();
    await readmit.waitFor({ state: 'detached' });
    await goTo(jan.page, `#/online/${id}`);
    await jan.page.getByRole('button', { name: 'Sit here' }).click();
    await ida.page.getByText('Jan').first().waitFor();
    expectQuiet([ida]);
    await close([ida, jan]);
  });

  it('a private table is watched by link only where its switch says so', async () => {
    const kai = await member(house, 'Kai');
    const { page } = kai;
    await goTo(page, '#/set/teaching');
    await page.getByRole('radio', { name: PRIVATE, exact: true }).check();
    const byLink = page.getByLabel('May be watched by link');
    expect(await byLink.isChecked()).toBe(false);
    await byLink.check();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set the table' }).click();
    await page.getByRole('heading', { name: 'The table is being set' }).waitFor();
    const watchable = page.url().split('/').at(-1);
    const closed = (await setOnline(page, PRIVATE)).split('/').at(-1);
    const spectators = async (id: string | undefined) =>
      (await ask<{ spectators: boolean }>(page, 'GET', `tables/${id}`)).spectators;
    expect([await spectators(watchable), await spectators(closed)]).toEqual([true, false]);
    expectQuiet([kai]);
    await close([kai]);
  });
});
