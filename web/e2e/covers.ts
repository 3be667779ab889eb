import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Moment } from '../art/moments.ts';
import { asWebp } from './as-webp.ts';
import { untilDrawn, visitMoment } from './at-moment.ts';
import clientOfTests from './build.ts';
import { type House, openHouse } from './kit.ts';

/** A piece of a board, from its left and top edge on, in the proportions of the first page's pictures. */
interface Cut {
  readonly game: string;
  readonly moment: Moment;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const CUTS: readonly Cut[] = [
  {
    game: 'struggle-of-empires',
    moment: { options: { players: 5 }, seed: 'c', key: 'turn.act', war: 2, choices: 4 },
    left: 232,
    top: 8,
    width: 560,
  },
  {
    game: 'imperial-struggle',
    moment: { game: 'imperial-struggle', options: {}, seed: 'w', key: 'action.spend', turn: 3, choices: 6, nodes: 60 },
    left: 14,
    top: 36,
    width: 400,
  },
  {
    game: 'seven-years-world-war',
    moment: {
      game: 'seven-years-world-war',
      options: { players: 3 },
      seed: 'a',
      key: 'attack.table',
      turn: 2,
      choices: 2,
      nodes: 60,
    },
    left: 330,
    top: 20,
    width: 460,
  },
];

/** As wide as a card shows it on a sharp screen, and light: all three are part of the first load. */
const WIDTH = 660;
const QUALITY = 0.65;

async function take(house: House, { game, moment, left, top, width }: Cut, folder: string): Promise<void> {
  const visited = await visitMoment(house, moment, { deviceScaleFactor: 1.6, settings: { theme: 'parchment' } });
  await untilDrawn(visited);
  const { page, context } = visited;
  const box = (await page.locator('.board').boundingBox())!;
  const clip = { x: box.x + left, y: box.y + top, width, height: (width * 9) / 11 };
  writeFileSync(`${folder}/${game}.webp`, await asWebp(page, await page.screenshot({ clip }), WIDTH, QUALITY));
  await context.close();
}

/** `npm run covers -w web`: the pictures of the games on the first page, from games bots have played. */
async function main(wanted: readonly string[]): Promise<void> {
  const folder = fileURLToPath(new URL('../src/shell/lobby/covers', import.meta.url));
  mkdirSync(folder, { recursive: true });
  await clientOfTests();
  const house = await openHouse();
  try {
    for (const cut of CUTS) if (wanted.length === 0 || wanted.includes(cut.game)) await take(house, cut, folder);
  } finally {
    await house.close();
  }
}

await main(process.argv.slice(2));
