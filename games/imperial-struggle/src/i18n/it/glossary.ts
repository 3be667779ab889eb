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
  debt: ', debito',
  'fort-or-squadron': ', forte o squadra',
  unflag: ', bandiera tolta',
};

function investment(tile: Investment): string {
  const signs = [tile.event ? 'evento' : '', tile.upgrade ? 'potenziamento militare' : ''].filter(
    (sign) => sign !== '',
  );
  return [
    `${tile.majorPoints} ${POINTS[tile.major]}`,
    `${tile.minorPoints} ${POINTS[tile.minor]} minore`,
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
  vp: 'PV',
  debt: 'debito',
  debtLimit: 'limite del debito',
  availableDebt: 'debito disponibile',
  treatyPoints: 'punti trattato',
  conflict: 'conflitto',
  strongConflict: 'conflitto grave',
  squadron: 'squadra navale',
  navyBox: 'riquadro Marina',
  prestige: 'prestigio',
  peaceTurn: (turn) => `${turn}º turno di pace`,
  round: (round) => `Round azione ${round}`,
  investment,
  award: ({ vp, trp, lead }) => {
    const worth = [vp > 0 ? `${vp} PV` : '', trp > 0 ? `${trp} PTr` : ''].filter((part) => part !== '').join(' + ');
    return lead > 1 ? `${worth} (distacco di ${lead})` : worth;
  },
  warTile: (tile) => `${signed(tile.strength)}${tileEffects[tile.effect]}`,
};
