import type { GameData } from '../shape.ts';

/**
 * The map. Known from the rulebook: the size of the grid, Java K25, Bermuda F7, Prussia C16 with its 4, the British squares C13,
 * C14 (capital) and B14, Florida G6, the West Indies H6, the Bosporus E16, the Austrian capital's 7, and how many squares of which
 * value each set-up needs. Known from the publisher's errata: Taiwan is G26 and Manchu, H25 in Annam is civilized with a 1, and
 * Malaya borders Annam. All else is reconstructed from real geography on that grid.
 */
export const map: GameData['map'] = {
  rows: {
    A: [
      '--t# --t# --t#  ^    ^    ^    ^    ^    ^    ^    .   nowc  .    .   no1P',
      'sw3P sw1c RU1# RUw#  ^    ^   RUt# RUt# RUt# RUt# RUt# RUw# RUt# RUt# RUt#',
    ],
    B: [
      '--tc ort# --t# GBw# GBw#  ^   --t# --tc  .    .    .    .    .   GB1P  .  ',
      ' .   RU4P RU4# RUw# RU1# RUw# RUw# RUw# RUt# RUt# RUt# RUt# RUwc  .   RUwc',
    ],
    C: [
      ' .   ortc ort# --t# FRw# GBw# FRwc FRwc GBwP  .    .    .   GB1P GB6P UP5P',
      'PR4P po2# RU3# RU1# RUw# RUw# RUw# RUw# RU1# RUw# MEw# MEw# MEtc  .    .  ',
    ],
    D: [
      ' .   ortc ort# FRt# FRw# FRw# FR2P GB1P  .    .    .    .   FR3P FR6c gs3#',
      'AU7# AU2c OTwc RUw# tuw# tuw# MEw# MEw# MEw# ME1# ME1# MEwc iltc  .    .  ',
    ],
    E: [
      ' .   SPtc --t# --t# FRw# FRw# GB3P  .    .    .    .   pt2P SP4P  .   is3P',
      'OT5P OT2c OTwc pew# tuw# tu2# MEw# MEw# ME1# ME1# ME4P ko1P  .    .    .  ',
    ],
    F: [
      ' .    .   SPwc SPw# FR1P GB1P GBwP  .    .    .    .    .   bs1P bswc bs2P',
      ' .   OT2P OT1# pe3c pe2c ag1# --t# MEt# ME1# ME2# ME3P jp2P jp3P  .    .  ',
    ],
    G: [
      ' .    .   SPwc SPw#  .   SP1P  .    .    .    .    .    .   tatc tat# tat#',
      'OTtc OTw# arwc arwc om1P bawc MC2# GB3P bm1# ME3P ME1P  .    .    .    .  ',
    ],
    H: [
      ' .    .    .   SP2P SP1P SP2P GB1P FR3P  .    .    .    .   FRwP ti1# tat#',
      'bow# daw# afwc arwc  .   MC3P MC2c  .   si1P an1P SP2P  .    .    .    .  ',
    ],
    I: [
      ' .    .    .    .   SPwc SPwc SP1P SPwc  .    .    .    .   fjwc aswc afwc',
      'bo1# daw# ab1# afwc  .   my2c FR2P  .   mlwc anwc ilwc  .    .    .    .  ',
    ],
    J: [
      ' .    .    .    .    .   SPwc amt# amt# UP1P  .    .    .    .    .   aftc',
      'aft# buw# afwc  .    .    .    .    .   mlwc ilwc ilwc UPwc iltc  .    .  ',
    ],
    K: [
      ' .    .    .    .    .   SPwc amt# amt# ptw# ptwc  .    .    .    .    .  ',
      'ptwc aft# omwc  .    .    .    .    .   UPwc UP3P UPwc ptwc iltc  .    .  ',
    ],
    L: [
      ' .    .    .    .    .    .   SP3P SPw# ptt# pt2P  .    .    .    .    .  ',
      'ptwc aft# ptwP mdwc  .    .    .    .    .    .   nhtc nhtc nhtc  .    .  ',
    ],
    M: [
      ' .    .    .    .    .    .   SPwc SPw# ptw# pt2P  .    .    .    .    .  ',
      'aftc aft# afwc  .   FR1P  .    .    .    .    .   nhtc nht# nht# nhtc  .  ',
    ],
    N: [
      ' .    .    .    .    .    .   SP1P SP1P ptwc  .    .    .    .    .    .  ',
      'UP2P afwc  .    .    .    .    .    .    .    .   nhtc nhtc nhtc nhtc  .  ',
    ],
    O: [
      ' .    .    .    .    .    .   pawc pawc  .    .    .    .    .    .    .  ',
      ' .    .    .    .    .    .    .    .    .    .    .    .    .   nhtc iltc',
    ],
    P: [
      ' .    .    .    .    .    .   patc patc  .    .    .    .    .    .    .  ',
      ' .    .    .    .    .    .    .    .    .    .    .    .    .   iltc iltc',
    ],
    Q: [
      ' ^    ^    ^    .    .    .   patc  .    .    .    ^    ^    ^    ^    ^  ',
      ' .    .    ^    ^    ^    ^    ^    ^    ^    ^    ^    ^    .    .    .  ',
    ],
  },
  sides: {
    // All sea: land units need transport.
    sea: [
      'B30-B1 C8-C9 C8-D8 C13-C14 C13-D13 C14-C15 C14-D14 C28-D28 D17-E17 D27-D28 E7-F7 E15-E16',
      'E15-F15 E27-F27 F6-F7 F26-F27 G6-H6 G18-H18 G20-G21 G26-H26 H5-H6 H6-H7 H6-I6 H7-H8',
      'H7-I7 H8-I8 H19-I19 H25-H26 H26-I26 I25-I26 I25-J25 I26-J26 J24-J25 J25-K25 J26-J27 J27-J28',
      'J27-K27 K25-K26 K26-K27 K26-L26 K27-K28 K27-L27 K28-L28 L18-L19 O29-O30 O29-P29 O30-P30 P29-P30',
    ],
    // Land only: the two coasts lie on different waters.
    land: [
      'A15-A16 C15-C16 D7-E7 F5-F6 G18-G19 G19-H19 H4-H5 H5-I5 H21-H22 H24-H25 I5-I6 I24-I25',
      'N7-N8 N28-N29 O7-O8 P7-P8',
    ],
    // Narrow water that land units may cross (14.32).
    strait: ['E13-F13 F20-G20 H18-H19 K24-K25'],
    // Closed to all.
    closed: ['A30-A1 D14-E14 E17-F17 I6-J6'],
  },
};
