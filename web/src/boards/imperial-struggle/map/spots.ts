import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Box, Sheet } from '../../../map/camera.ts';

/** Every sheet has the same size, in units of one pixel at zoom 1. */
export const SHEET: Sheet = { w: 934, h: 760, most: 5, readable: 0.75 };
/** Hudson Bay lies far to the north-west: it has a plate of its own on the sheet of North America. */
export const HUDSON_BAY: Box = { x: 23.5, y: 27.5, w: 207, h: 111 };
/** The rose of each sheet, where no space is near. */
export const ROSES: Readonly<Record<RegionId, readonly [x: number, y: number, radius: number]>> = {
  europe: [840, 660, 0],
  'north-america': [806, 668, 44],
  caribbean: [664, 128, 46],
  india: [640, 610, 50],
};

type Spot = readonly [x: number, y: number];

/** Where each space stands on the sheet of its Region: its real place, moved aside as far as its neighbours need. */
export const SPOTS: Readonly<Record<SpaceId, Spot>> = {
  'ireland-alliance': [160, 185],
  'ireland-prestige': [183, 248],
  'scotland-alliance': [243, 105],
  'scotland-prestige': [257, 172],
  'denmark-norway': [443, 163],
  'prussia-alliance': [541, 219],
  'prussia-prestige': [603, 222],
  'prussia-empire-alliance': [496, 264],
  'prussia-empire-prestige': [570, 284],
  sweden: [524, 81],
  russia: [739, 75],
  'dutch-alliance': [364, 234],
  'dutch-prestige': [377, 301],
  'german-states-2': [436, 255],
  'german-states-3': [442, 323],
  bavaria: [480, 378],
  'austria-alliance-2': [564, 371],
  'austria-prestige-north': [520, 325],
  'austria-alliance-3': [620, 401],
  'austria-prestige-south': [547, 437],
  sardinia: [428, 593],
  savoy: [396, 456],
  'spain-alliance-north': [167, 507],
  'spain-prestige-2': [230, 537],
  'spain-alliance-south': [127, 601],
  'spain-prestige-3': [198, 607],
  gibraltar: [112, 668],
  minorca: [327, 589],
  biscay: [157, 408],
  balearic: [270, 637],

  'hudson-bay': [176, 92],
  'york-factory': [74, 64],
  'usa-2': [604, 684],
  'usa-3': [680, 684],
  'sons-of-liberty': [430, 640],
  allegheny: [176, 452],
  'ohio-forks': [100, 520],
  cumberland: [196, 566],
  niagara: [196, 352],
  oswego: [296, 346],
  cataraqui: [268, 268],
  albany: [386, 372],
  'champlain-valley': [404, 300],
  'ile-aux-noix': [392, 226],
  'hudson-valley': [402, 446],
  'northern-colonies': [352, 522],
  iroquois: [286, 432],
  chesapeake: [268, 654],
  'massachusetts-bay': [486, 428],
  'quebec-montreal': [436, 168],
  'gulf-of-maine': [548, 352],
  algonquin: [176, 196],
  'atlantic-passage': [742, 560],
  'georges-bank': [606, 474],
  'northeast-channel': [680, 400],
  halifax: [706, 322],
  acadia: [622, 262],
  louisbourg: [806, 262],
  'cabot-strait': [858, 176],
  'gulf-of-st-lawrence': [724, 146],

  asiento: [340, 700],
  privateers: [710, 294],
  buccaneers: [419, 607],
  carolinas: [319, 46],
  georgia: [250, 62],
  'san-agustin': [282, 140],
  panzacola: [150, 115],
  'bahamas-run-west': [340, 235],
  'bahamas-run-north': [435, 200],
  caicos: [536, 351],
  'bahamas-run': [445, 282],
  'st-domingue': [556, 466],
  'port-de-paix': [501, 417],
  'puerto-principe': [372, 374],
  'puerto-rico': [684, 470],
  antigua: [789, 475],
  martinique: [818, 552],
  'st-lucia': [805, 632],
  'antilles-channel': [738, 552],
  guadeloupe: [876, 506],
  barbados: [890, 602],
  havana: [262, 335],
  'gulf-of-cazones': [303, 400],
  santiago: [435, 420],
  jamaica: [393, 487],
  'cayman-passage': [287, 470],
  'cuba-passage-east': [216, 276],
  'cuba-passage': [148, 351],
  'st-james': [113, 236],
  louisiana: [52, 130],

  maratha: [241, 286],
  nizam: [330, 352],
  mysore: [265, 508],
  'malacca-route': [802, 480],
  'hooghly-river': [690, 292],
  chandernagore: [690, 168],
  plassey: [660, 92],
  'west-bengal': [572, 139],
  midnapore: [597, 228],
  calcutta: [756, 216],
  kurpa: [375, 418],
  arcot: [411, 476],
  vellore: [335, 480],
  kanchipuram: [400, 546],
  madras: [474, 508],
  pondicherry: [460, 582],
  karaikal: [412, 646],
  vandavasi: [332, 555],
  tiruchirappalli: [326, 634],
  calicut: [248, 604],
  mangalore: [196, 522],
  'malabar-coast': [124, 578],
};

const AROUND = { w: 340, h: 210 };
const within = (from: number, size: number, all: number): number => Math.max(0, Math.min(all - size, from));

/** A space with its surroundings, as far as the sheet goes: a small screen shows so much at least. */
export function around(id: SpaceId): Box {
  const [x, y] = SPOTS[id];
  const { w, h } = AROUND;
  return { x: within(x - w / 2, w, SHEET.w), y: within(y - h / 2, h, SHEET.h), w, h };
}
