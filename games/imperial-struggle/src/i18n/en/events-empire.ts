import type { EventText } from '../cards.ts';

export const empire = {
  'caribbean-slave-unrest': {
    name: 'Caribbean Slave Unrest',
    both: { effect: 'Place a Conflict in a Caribbean Market.', bonus: 'Place another.' },
  },
  'pacte-de-famille': {
    name: 'Pacte de Famille',
    britain: {
      effect: 'In this round, unflagging French spaces in Spain and Austria costs 1 D less each.',
      bonus: '1 D.',
    },
    france: {
      effect: 'Refresh up to two exhausted European Advantages, whoever holds them.',
      bonus: '2 D for Spain and Austria.',
    },
  },
  'byngs-trial': {
    name: 'Byng’s Trial',
    britain: { effect: 'Put the Byng marker (2 strength) in a theatre of the next War that counts squadrons.' },
    france: { effect: 'Send a British squadron away; it comes back to the Navy Box at the next Reset.' },
  },
  'le-beau-monde': {
    name: 'Le Beau Monde',
    britain: { effect: 'You may add Furs or Cotton to this turn’s Global Demand.', bonus: '1 E.' },
    france: { effect: '1 D for Europe.', bonus: '2 D more for Europe.' },
  },
  'hyder-ali': {
    name: 'Hyder Ali',
    both: {
      effect:
        'Take control of a Local Alliance in India, or place two Conflicts in Indian spaces that are not Protected.',
      bonus: '2 E for India.',
    },
  },
  'co-hong-system': {
    name: 'Co-Hong System',
    both: {
      effect: 'Draw a demand tile that is not in use; it takes the place of a commodity in demand, of your choice.',
      bonus: '2 E for India.',
    },
  },
  'corsican-crisis': {
    name: 'Corsican Crisis',
    britain: { effect: 'Shift Sardinia or Savoy.', bonus: 'Score 1 VP if France has no squadron in a European sea.' },
    france: { effect: 'Unflag a Political space in Europe.', bonus: 'Score 1 VP if Britain has no flag in Spain.' },
  },
  'european-panic': {
    name: 'European Panic',
    both: {
      effect: 'Score 1 VP for each point by which your opponent’s Debt exceeds yours, at most 4.',
      bonus: 'Unflag a Political space in Europe.',
    },
  },
  'west-african-gold-mining': {
    name: 'West African Gold Mining',
    both: { effect: '1 E.', bonus: '2 E for the Caribbean.' },
  },
  'war-of-the-quadruple-alliance': {
    name: 'War of the Quadruple Alliance',
    britain: {
      effect: 'Send one of your squadrons away until the next Reset and score 2 VP.',
      bonus: 'Build a squadron, then take 1 Debt or give up 1 Treaty Point.',
    },
    france: { effect: 'Shift a space in Spain.', bonus: '1 D.' },
  },
  'salon-dhercule': {
    name: 'Salon d’Hercule',
    britain: { effect: 'France must take 1 Debt.', bonus: 'France must take 2 Debt more.' },
    france: { effect: '2 D for Europe.', bonus: '2 D more for Europe.' },
  },
  'bengal-famine': {
    name: 'Bengal Famine',
    both: { effect: 'Place up to two Conflicts in Indian Markets or Political spaces.' },
  },
  'father-le-loutre': {
    name: 'Father le Loutre',
    britain: { effect: 'Place a Conflict in a Fish Market.', bonus: '2 M for North America.' },
    france: { effect: 'Place a Conflict in any British Market.', bonus: '2 E for North America.' },
  },
  'war-of-the-polish-succession': {
    name: 'War of the Polish Succession',
    britain: { effect: '2 Treaty Points.', bonus: 'Shift Russia.' },
    france: { effect: 'Score 2 VP.', bonus: 'Shift Russia or Sweden.' },
  },
  'jonathans-coffee-house': {
    name: 'Jonathan’s Coffee-House',
    both: { effect: '2 E.', bonus: '1 E more, and your Debt falls by 1.' },
  },
} as const satisfies Record<string, EventText>;
