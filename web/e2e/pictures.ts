import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Moment } from '../art/moments.ts';
import { untilDrawn, visitMoment } from './at-moment.ts';
import buildClientOfTests from './build.ts';
import { desktop, type House, openHouse, phone } from './kit.ts';

interface Picture {
  readonly name: string;
  readonly moment: Moment;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly density: number;
  readonly settings: Record<string, string>;
  /** Which choice is picked, and which tab is open. */
  readonly pick?: number;
  readonly tab?: string;
}

const original = { players: 7, edition: 'original' };
const deluxe = { players: 5, edition: 'deluxe' };
const attack: Moment = { options: original, seed: 'a', key: 'attack.declare', war: 2, choices: 3 };
const auction: Moment = { options: deluxe, seed: 'b', key: 'auction.bid', war: 2, choices: 2 };
const poland: Moment = {
  game: 'seven-years-world-war',
  options: { players: 3 },
  seed: 'a',
  key: 'attack.table',
  turn: 2,
  choices: 2,
  nodes: 60,
};
const turn: Moment = { options: deluxe, seed: 'c', key: 'turn.act', war: 3, choices: 4 };
const spending: Moment = {
  game: 'imperial-struggle',
  options: {},
  seed: 'w',
  key: 'action.spend',
  turn: 3,
  choices: 6,
  nodes: 60,
};

const PICTURES: readonly Picture[] = [
  { name: 'attack', moment: attack, viewport: desktop, density: 1, settings: { theme: 'parchment' }, pick: 1 },
  { name: 'auction-candlelight', moment: auction, viewport: desktop, density: 1, settings: { theme: 'candlelight' } },
  {
    name: 'tiles-italian',
    moment: turn,
    viewport: desktop,
    density: 1,
    settings: { theme: 'parchment', language: 'it' },
    tab: 'tiles',
  },
  {
    name: 'seven-years-world-war',
    moment: poland,
    viewport: desktop,
    density: 1,
    settings: { theme: 'parchment' },
    pick: 1,
  },
  {
    name: 'imperial-struggle',
    moment: spending,
    viewport: desktop,
    density: 1,
    settings: { theme: 'parchment' },
    tab: 'war',
  },
  { name: 'phone', moment: attack, viewport: phone, density: 2, settings: { theme: 'parchment' }, pick: 1 },
];

/** `npm run pictures -w web [names…]`: the pictures of the README, from games bots have played. */
async function main(wanted: readonly string[]): Promise<void> {
  const folder = fileURLToPath(new URL('../../docs/images', import.meta.url));
  mkdirSync(folder, { recursive: true });
  await buildClientOfTests();
  const house = await openHouse();
  try {
    for (const picture of PICTURES)
      if (wanted.length === 0 || wanted.includes(picture.name)) await take(house, picture, folder);
  } finally {
    await house.close();
  }
}

async function take(house: House, picture: Picture, folder: string): Promise<void> {
  const { viewport, density, settings, moment, pick, tab } = picture;
  const visited = await visitMoment(house, moment, { viewport, deviceScaleFactor: density, settings });
  const { page, context } = visited;
  if (pick !== undefined) await page.locator('.choices > li').nth(pick).locator('button').last().click();
  if (tab !== undefined) await page.locator(`.tab-nav [data-tab="${tab}"]`).click();
  await untilDrawn(visited);
  await page.screenshot({ path: `${folder}/${picture.name}.png`, timeout: 180_000 });
  await context.close();
  process.stdout.write(`${picture.name}.png\n`);
}

await main(process.argv.slice(2));
