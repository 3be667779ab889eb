import type { Row } from '../../cards/effects/row.ts';
import type { CommodityId } from '../../data/demand.ts';
import type { Harbour } from '../../vocabulary/events.ts';
import { glossary } from './glossary.ts';

const leaves: Readonly<Record<Harbour, string>> = {
  'navy-box': 'va nel riquadro Marina',
  unbuilt: 'è di nuovo da costruire',
  away: 'parte in missione',
  lost: 'è tolta dal gioco',
};

/** What an Event's row asks. `drawn` is the commodity that comes into demand. */
export function effectQuestion(row: Row, drawn: CommodityId | null): string {
  switch (row.op) {
    case 'conflict':
      return row.strong === true ? 'Dove piazzi un conflitto grave?' : 'Dove piazzi un conflitto?';
    case 'unflag':
      return 'Quale bandiera avversaria togli?';
    case 'shift':
      return 'Quale spazio modifichi?';
    case 'take-control':
      return 'Di quale alleanza locale prendi il controllo?';
    case 'own-flag-off':
      return 'Quale delle tue bandiere rimuovi?';
    case 'damage-fort':
      return 'Quale forte danneggi?';
    case 'score-demand':
      return `Fai valutare ora una merce (${glossary.commodities[row.commodity]})?`;
    case 'squadron-leaves':
      return `Quale ${row.whose === 'self' ? 'tua squadra' : 'squadra avversaria'} ${leaves[row.to]}?`;
    case 'opponent-loses':
      return 'Che cosa perdi?';
    case 'return-tile':
      return 'Da quale teatro torna nella riserva una tessera guerra bonus avversaria?';
    case 'byng':
      return 'In quale teatro piazzi il segnalino Byng?';
    case 'refresh':
      return 'Quale vantaggio ripristini?';
    case 'exhaust':
      return 'Quale vantaggio esaurisci?';
    case 'use-advantage':
      return 'Quale vantaggio usi?';
    case 'add-demand':
      return 'Quale merce è richiesta in più?';
    case 'swap-demand':
      return `Quale merce lascia il posto a quella pescata${drawn === null ? '' : ` (${glossary.commodities[drawn]})`}?`;
    default:
      return 'Che cosa fai?';
  }
}
