import { recordOf } from '@cabinet-wars/kernel';
import type { Investment } from '../../data/investments.ts';
import { REGIONS } from '../../data/map/regions.ts';
import { POINTS } from '../../data/points.ts';
import type { WarTile } from '../../data/war-tiles.ts';
import { signed } from '../forms.ts';
import type { Glossary } from '../tables.ts';
import { advantages } from './advantages.ts';
import { bonusTiles } from './bonus-tiles.ts';
import { empire } from './events-empire.ts';
import { revolution } from './events-revolution.ts';
import { succession } from './events-succession.ts';
import { ministries } from './ministries.ts';
import * as names from './names.ts';
import { spaces } from './spaces.ts';

const tileEffects: Readonly<Record<WarTile['effect'], string>> = {
  none: '',
  debt: ', Debt',
  'fort-or-squadron': ', Fort or squadron',
  unflag: ', unflag',
};

function investment(tile: Investment): string {
  const signs = [tile.event ? 'Event' : '', tile.upgrade ? 'Military Upgrade' : ''].filter((sign) => sign !== '');
  return [
    `${tile.majorPoints} ${POINTS[tile.major]}`,
    `${tile.minorPoints} ${POINTS[tile.minor]} Minor`,
    ...signs,
  ].join(', ');
}

export const glossary: Glossary = {
  ...names,
  regions: recordOf(REGIONS, (id) => names.regions[id].name),
  spaces,
  events: { ...succession, ...empire, ...revolution },
  ministries,
  advantages,
  bonusTiles,
  vp: 'VP',
  debt: 'Debt',
  debtLimit: 'Debt Limit',
  availableDebt: 'Available Debt',
  treatyPoints: 'Treaty Points',
  conflict: 'Conflict',
  strongConflict: 'strong Conflict',
  squadron: 'squadron',
  navyBox: 'Navy Box',
  prestige: 'Prestige',
  peaceTurn: (turn) => `Peace turn ${turn}`,
  round: (round) => `Action Round ${round}`,
  investment,
  award: ({ vp, trp, lead }) => {
    const worth = [vp > 0 ? `${vp} VP` : '', trp > 0 ? `${trp} TRP` : ''].filter((part) => part !== '').join(' + ');
    return lead > 1 ? `${worth} (lead of ${lead})` : worth;
  },
  warTile: (tile) => `${signed(tile.strength)}${tileEffects[tile.effect]}`,
};
