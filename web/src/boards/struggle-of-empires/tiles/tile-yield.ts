import {
  ALLIANCES_IN,
  allianceOf,
  REGIONS,
  TILE,
  type TileId,
  TRADE,
  tileOf,
} from '@cabinet-wars/struggle-of-empires/data';
import { at, held } from '@cabinet-wars/struggle-of-empires/view';
import type { BoardTexts } from '../i18n/index.ts';
import type { BoardProps, GameChoice, GameView, OpenView } from '../read/seen.ts';
import type { TileEntry } from './tile-display.ts';

/** What a tile would bring a power now: in words where that can be said with numbers, and how much it weighs for a newcomer. */
export interface TileYield {
  readonly text: string | null;
  readonly worth: number;
}

/** What tiles without a number of their own weigh, from long experience of the game: for the three that are recommended. */
const WEIGHTS: Readonly<Partial<Record<TileId, number>>> = {
  'war-office': 2.2,
  reserve: 1.9,
  logistics: 1.6,
  mercenaries: 1.8,
  pressgangs: 1.4,
  militia: 1.2,
  banking: 1.3,
  'improved-agriculture': 1.5,
  'trained-natives': 1.4,
  navigation: 0.8,
  'diplomatic-service': 0.9,
  'surprise-attack': 0.8,
  'fighting-withdrawal': 0.6,
};

export function yieldOf(
  { open, own: seen }: GameView,
  entry: TileEntry,
  own: BoardTexts,
  places: Readonly<Record<string, string>>,
): TileYield {
  if (seen === null) return { text: null, worth: 0 };
  const me = open.plays[seen.seat];
  if (entry.kind === 'alliance') return allianceYield(open, me, entry, own, places);
  const tile = tileOf(entry.id);
  if (TRADE[tile].length > 0) return tradeYield(open, me, tile, own, places);
  switch (entry.id) {
    case 'government-reform':
      return {
        text: own.unrestFrom(seen.points, Math.max(0, seen.points - 2)),
        worth: Math.min(2, seen.points) * (open.war === 3 ? 1.4 : 0.9),
      };
    case 'industry':
      return { text: own.pointsAtOnce(3), worth: open.war === 3 ? 3 : 2 };
    case 'army-training':
    case 'naval-training':
      return trainingYield(open, me, entry.id, own);
    default:
      return { text: own.tileShort(entry.id), worth: WEIGHTS[entry.id] ?? 0.5 };
  }
}

function tradeYield(
  open: OpenView,
  me: number,
  tile: number,
  own: BoardTexts,
  places: Readonly<Record<string, string>>,
): TileYield {
  const gold = Math.max(...TRADE[tile].map((region) => open.tokens[at(me, region)]));
  const where = TRADE[tile].map((region) => places[REGIONS[region]]).join(', ');
  return gold === 0
    ? { text: own.noTokenIn(where), worth: 0 }
    : { text: own.goldEachWar(gold), worth: gold * 0.5 * (4 - open.war) };
}

/** Against how many of the others one would then hold more. */
function trainingYield(open: OpenView, me: number, id: 'army-training' | 'naval-training', own: BoardTexts): TileYield {
  const copies = (power: number) => open.tiles[held(power, TILE[id])];
  const others = open.plays.filter((power) => power !== me);
  const beaten = others.filter((power) => copies(me) + 1 > copies(power)).length;
  const gained = beaten - others.filter((power) => copies(me) > copies(power)).length;
  return { text: own.moreThan(beaten, others.length), worth: 0.5 + gained * 0.35 };
}

function allianceYield(
  open: OpenView,
  me: number,
  entry: Extract<TileEntry, { kind: 'alliance' }>,
  own: BoardTexts,
  places: Readonly<Record<string, string>>,
): TileYield {
  const alliance = allianceOf(entry.id);
  const regions = REGIONS.filter((_, region) => ALLIANCES_IN[region].includes(alliance));
  const [holder] = entry.holders;
  const name = regions.map((region) => places[region]).join(', ');
  if (holder !== undefined) return { text: own.heldUntilEnd, worth: 0 };
  const isThere = regions.some((region) => {
    const i = at(me, REGIONS.indexOf(region));
    return open.armies[i] + open.navies[i] + open.forts[i] + open.tokens[i] > 0;
  });
  return { text: isThere ? own.plusOneIn(name) : own.plusOneNobody(name), worth: isThere ? 0.9 : 0 };
}

/** Which tile a way takes, if that is what it is about. */
const takenBy = (choices: readonly GameChoice[]): TileEntry['id'] | null => {
  const taken = choices.find(({ t }) => t === 'tile' || t === 'alliance');
  return taken?.t === 'tile' ? taken.tile : taken?.t === 'alliance' ? taken.alliance : null;
};

/** Tiles worth trying, the best first, each with the reason where a bot has judged them. */
export interface Tried {
  readonly id: TileEntry['id'];
  readonly why: string | null;
}

/** What a bot makes of them; where none is asked, what experience says. Nothing while it is still thinking. */
export function triedTiles(
  { view, judged, isJudging }: Pick<BoardProps, 'view' | 'judged' | 'isJudging'>,
  entries: readonly TileEntry[],
  own: BoardTexts,
  places: Readonly<Record<string, string>>,
): readonly Tried[] {
  if (isJudging) return [];
  const found = (judged ?? []).flatMap(({ choices, why, gain }, i) => {
    const id = takenBy(choices);
    return id === null || (i > 0 && gain <= 0) ? [] : [{ id, why }];
  });
  return found.length > 0 ? found : recommended(view, entries, own, places).map((id) => ({ id, why: null }));
}

/** The three best for the viewer now, among those it could take. */
export function recommended(
  view: GameView,
  entries: readonly TileEntry[],
  own: BoardTexts,
  places: Readonly<Record<string, string>>,
): readonly TileEntry['id'][] {
  return entries
    .filter(({ affordable }) => affordable === true)
    .map((entry) => ({ id: entry.id, worth: yieldOf(view, entry, own, places).worth }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 3)
    .map(({ id }) => id);
}
