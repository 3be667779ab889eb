import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import build from '../build.ts';
import { desktop, goTo, openHouse, visit } from '../kit.ts';
import { playGame } from './play-game.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'whole-game' },
    turns: { type: 'string', default: '6' },
    bot: { type: 'string', default: 'random' },
    pictures: { type: 'boolean', default: true },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowNegative: true,
});

const HELP = `npm run whole-game -w web -- [--out FOLDER] [--turns N] [--bot ID] [--no-pictures]

A person plays Imperial Struggle against a bot in a browser, at normal speed and with everything that moves, to the end
or for so many Peace turns; the second Peace turn by keys alone. The first time something new is on the screen, pictures
are taken of it in both languages, light and dark, at four sizes, and axe looks for barriers. Prints questions and presses
of every Peace turn, and what was found.
`;

if (values.help) process.stdout.write(HELP);
else {
  await build();
  const house = await openHouse();
  try {
    const { page, faults } = await visit(house, {
      viewport: desktop,
      reducedMotion: 'no-preference',
      settings: { speed: 'normal', theme: 'parchment' },
    });
    await goTo(page, '#/new/imperial-struggle');
    await page.locator('.seat-row').nth(1).locator('select').last().selectOption(values.bot);
    await page.locator('button[type=submit]').click();
    await page.locator('.is-world').waitFor();
    const folder = values.pictures ? values.out : null;
    const played = await playGame(page, { folder, turns: Number(values.turns), keysIn: 2 }).catch(async (error) => {
      mkdirSync(values.out, { recursive: true });
      await page.screenshot({ path: join(values.out, 'stuck.png') });
      throw error;
    });
    process.stdout.write(`${JSON.stringify({ ...played, faults }, null, 2)}\n`);
    process.exitCode = faults.length + played.barriers.length > 0 ? 1 : 0;
  } finally {
    await house.close();
  }
}
