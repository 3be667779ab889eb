import type { GameData } from '../shape.ts';
import { routes } from './charts.ts';
import { counters, units } from './forces.ts';
import { defaultData } from './index.ts';
import { map } from './map.ts';

/**
 * The numbers we began with, before games between bots showed Britain's coalition to lose nearly all of them (ADR 30). Games that
 * were begun with them go on with them; so do exercises, and tests of the rules, which no better numbers should move. Never changed.
 */
export const firstNumbers: GameData = {
  ...defaultData,
  id: 'reconstructed',
  map: {
    ...map,
    rows: {
      ...map.rows,
      B: [
        '--tc ort# --t# GBw# GBw#  ^   --t# --tc  .    .    .    .    .   GB2P  .  ',
        ' .   RU4P RU3# RUw# RU1# RUw# RUw# RUw# RUt# RUt# RUt# RUt# RUwc  .   RUwc',
      ],
      C: [
        ' .   ortc ort# --t# FRw# GBw# FRwc FRwc GBwP  .    .    .   GB2P GB6P UP5P',
        'PR4P po2# RU2# RU1# RUw# RUw# RUw# RUw# RU1# RUw# MEw# MEw# MEtc  .    .  ',
      ],
      F: [
        ' .    .   SPwc SPw# FR1P GB2P GBwP  .    .    .    .    .   bs1P bswc bs2P',
        ' .   OT2P OT1# pe3c pe2c ag1# --t# MEt# ME1# ME2# ME2P jp2P jp3P  .    .  ',
      ],
      G: [
        ' .    .   SPwc SPw#  .   SP1P  .    .    .    .    .    .   tatc tat# tat#',
        'OTtc OTw# arwc arwc om1P bawc MC2# GB3P bm1# ME2P ME1P  .    .    .    .  ',
      ],
      H: [
        ' .    .    .   SP2P SP1P SP2P GB2P FR3P  .    .    .    .   FRwP ti1# tat#',
        'bow# daw# afwc arwc  .   MC3P MC2c  .   si1P an1P SP2P  .    .    .    .  ',
      ],
    },
  },
  units: {
    ...units,
    fleet: { ...units.fleet, recruit: 3, veteran: 5 },
    'fortified-zone': { ...units['fortified-zone'], recruit: 4, veteran: 4 },
    base: { ...units.base, recruit: 1, veteran: 1 },
  },
  counters: {
    ...counters,
    GB: { ...counters.GB, army: 6, fleet: 6 },
    PR: { ...counters.PR, army: 6 },
    AU: { ...counters.AU, army: 8 },
    RU: { ...counters.RU, army: 9 },
  },
  routes: {
    ...routes,
    'american-colonies': { ...routes['american-colonies'], value: 3 },
    'east-indies': { ...routes['east-indies'], value: 4 },
  },
};
