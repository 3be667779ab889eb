import { recordOf } from '@cabinet-wars/kernel';
import { yearsOf } from '../../data/charts.ts';
import { LANDS } from '../../data/powers.ts';
import type { Glossary } from '../tables.ts';
import { capital, points, ratio } from './grammar.ts';
import { markers } from './markers.ts';
import { kinds, lands, phases, routes, units } from './names.ts';
import { squares } from './squares.ts';
import { deals, terms } from './terms.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

export const glossary: Glossary = {
  squares,
  lands: recordOf(LANDS, (id) => capital(lands[id].name)),
  kinds,
  units,
  markers,
  routes,
  phases,
  terrains: {
    civilized: { name: 'Civilized', hint: 'Costs land units 1; pays and feeds its treasury value.' },
    wilderness: { name: 'Wilderness', hint: 'Costs land units 2; 1 in defence; feeds one unit, two of a minor power.' },
    'terra-incognita': {
      name: 'Terra Incognita',
      hint: 'Costs land units 3; 1 in defence, 2 for minor powers; feeds one unit of a minor power only.',
    },
    sea: { name: 'Sea', hint: 'For fleets alone, at 1 a square; feeds nobody but one fleet of a minor power.' },
    ice: { name: 'Polar ice', hint: 'Closed to all.' },
  },
  combatTables: {
    engagement: { name: 'Engagement', hint: 'Any force may fight this way: little lost, little gained.' },
    linear: { name: 'Linear', hint: 'For forces at least half of which are armies, legions or fleets.' },
    revolutionary: { name: 'Revolutionary', hint: 'For forces with a legion: battles of destruction.' },
  },
  results: {
    '-': { name: 'Stand-off', hint: 'Nothing happens.' },
    AW: {
      name: 'Attacker withdraws',
      hint: 'The attackers stay where they came from; to go in again takes a Forced March.',
    },
    DW: {
      name: 'Defender withdraws',
      hint: 'The defenders retreat a square, and who cannot is lost; the attackers may advance into the empty square.',
    },
    AZ: {
      name: 'Attacker mauled',
      hint: 'Half the attackers, rounded up, are lost; the others withdraw; their leader is lost on a die above his value and 2. The defender may make one unit of recruits veterans.',
    },
    DZ: {
      name: 'Defender mauled',
      hint: 'Half the defenders, rounded up, are lost; the others retreat; their leader is lost on a die above his value and 2. The attacker may make one unit of recruits veterans, and advance into the empty square.',
    },
    AA: {
      name: 'Attacker destroyed',
      hint: 'All attackers and their leader are lost. The attacker returns a marker at random, the defender draws one, may make one unit of recruits veterans, and advance if the square is empty.',
    },
    DD: {
      name: 'Defender destroyed',
      hint: 'All defenders and their leader are lost. The defender returns a marker at random, the attacker draws one, may make one unit of recruits veterans, and advance.',
    },
    BB: {
      name: 'Bloodbath',
      hint: 'Leaders and terrain apart, the weaker force is lost, both if they are equal; the stronger loses units of at least that strength. Each leader is lost on a die above his value and 2. Attackers who are left may advance into the empty square.',
    },
  },
  diplomacy: {
    '-': { name: 'No effect', hint: 'The markers are spent for nothing.' },
    R: { name: 'Reaction', hint: 'Every other player takes a treasury point or a marker.' },
    R2: { name: 'Major reaction', hint: 'Every other player takes two treasury points or two markers.' },
    D1: { name: 'Success 1', hint: 'Espionage.' },
    D2: { name: 'Success 2', hint: 'Espionage, a coup, or a neutral power won.' },
    D3: { name: 'Success 3', hint: 'As success 2, or a power made neutral.' },
    D4: { name: 'Success 4', hint: 'As success 3, or an enemy power won over.' },
  },
  gains: {
    inspection: { name: 'Look into a treasury', hint: 'See what an opponent has to spend.' },
    espionage: { name: 'Espionage', hint: 'See all markers of an opponent.' },
    coup: { name: 'Coup', hint: 'An opponent returns a marker, drawn at random.' },
    assassination: { name: 'Coup against a leader', hint: 'On a die above his value a leader goes back to the pool.' },
    'win-neutral': { name: 'Win a neutral power', hint: 'The neutral power you aimed at comes under your control.' },
    'make-neutral': { name: 'Make a power neutral', hint: 'Your opponent chooses which of his powers it is.' },
    'win-over': { name: 'Win over an enemy power', hint: 'Your opponent chooses which of his powers it is.' },
  },
  minorRecruiting: {
    uprising: 'Uprising',
    nothing: 'No effect',
    'base-or-zone': 'Base or fortified zone',
    'army-horde-fleet': 'Army, horde or fleet',
  },
  taxes: {
    rebellion: 'Tax rebellion',
    protest: 'Tax protest',
    'taxes-1': 'Taxes ×1',
    'taxes-2': 'Taxes ×2',
    'taxes-3': 'Taxes ×3',
  },
  pillage: { indiscipline: 'Troops lose discipline', nothing: 'No effect', pillage: 'Pillage' },
  levels: {
    global: { name: 'Global victory', hint: 'A ratio of 2.00 or more: your coalition dominates the world.' },
    continental: { name: 'Continental victory', hint: 'A ratio of 1.50 to 1.99: a continent is yours.' },
    marginal: { name: 'Marginal victory', hint: 'A ratio of 1.20 to 1.49: some glory was won.' },
    equilibrium: { name: 'Equilibrium', hint: 'A ratio of 0.81 to 1.19: the balance of power is kept.' },
    defeat: { name: 'Defeat', hint: 'A ratio of 0.80 or less: your coalition is near collapse.' },
  },
  rolls: {
    initiative: 'for the initiative',
    combat: 'in combat',
    'leader-lost': 'for the fate of a leader',
    attrition: 'for Attrition',
    'balance-of-power': 'for Balance of Power',
    corruption: 'for Corruption',
    'coalition-rallies': 'for Coalition Rallies',
    'laissez-faire': 'for Laissez Faire',
    revolution: 'for Revolution',
    'scientific-breakthrough': 'for Scientific Breakthrough',
    diplomacy: 'in diplomacy',
    coup: 'for a coup',
    invasion: 'for an invaded power',
    'minor-recruiting': 'for a minor power’s recruits',
    'increasing-taxes': 'for higher taxes',
    legion: 'for a legion',
    pillage: 'for pillage',
    enlightenment: 'for enlightenment',
    agreement: 'for a broken agreement',
    'set-up': 'at set-up',
  },
  moneyFor: {
    start: 'at the start',
    taxes: 'in taxes',
    trade: 'from trade',
    recruiting: 'for recruits',
    marker: 'for a marker',
    restoring: 'for a square restored',
    fortifying: 'for a fortified zone',
    legion: 'for a legion',
    training: 'for training',
    provisioning: 'for provisions',
    pillage: 'in loot',
    corruption: 'by Corruption',
    'coalition-rallies': 'by Coalition Rallies',
    'laissez-faire': 'by Laissez Faire',
    'manufacturing-inventions': 'by Manufacturing Inventions',
    'trading-charter': 'by a Trading Charter',
    reaction: 'by reaction',
    deal: 'in a deal',
  },
  clauses: {
    'no-attack': { name: 'No attack', hint: 'I will not attack you.' },
    'no-entry': { name: 'No entry', hint: 'No unit of mine will enter the power we name.' },
    'no-diplomacy': { name: 'No diplomacy', hint: 'I will not try diplomacy against the power we name.' },
    leave: { name: 'Leave', hint: 'My units will have left the square we name.' },
    pay: { name: 'Pay', hint: 'I will have paid you the sum we name.' },
  },
  deals,
  terms,
  coalition: (number) => `${ORDINALS[number - 1] ?? number} coalition`,
  inShort: {
    GB: 'Britain',
    FR: 'France',
    PR: 'Prussia',
    AU: 'Austria',
    RU: 'Russia',
    MC: 'Marathas',
    ME: 'Manchus',
    UP: 'Provinces',
    SP: 'Spain',
    OT: 'Ottomans',
  },
  turn: (turn) => yearsOf(turn),
  points,
  ratio,
};
