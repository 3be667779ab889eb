import type { Term } from '../../../kit/terms/term.ts';

export const marks: readonly Term[] = [
  {
    id: 'coalition',
    names: ['Una coalizione in breve'],
    meaning:
      'Il rapporto e il livello di vittoria che vale, il tesoro e quanto entra in un anno, i segnalini in mano, e un tamburo per chi ha l’iniziativa.',
  },
  {
    id: 'ratio',
    names: ['Rapporto'],
    meaning:
      'Punti di adesso divisi per quelli di partenza: 1 vuol dire forte come il primo giorno. La parola accanto è il livello di vittoria che varrebbe; vince il livello più alto.',
  },
  {
    id: 'gold',
    names: ['Tesoro'],
    meaning:
      'Quanto la coalizione può spendere ora, un punto di domanda se è nascosto. Dopo il + quanto danno in un anno tasse e rotte, così come stanno le cose.',
  },
  {
    id: 'tile',
    names: ['Segnalini campagna'],
    meaning: 'Quanti ne ha, coperti per gli altri, e quanti può tenerne al massimo.',
  },
  {
    id: 'drum',
    names: ['Iniziativa'],
    meaning:
      'Questa coalizione agisce per prima quest’anno: le sue potenze hanno la somma più alta di valori di campagna, o l’ha nominata un Grand Tour.',
  },
  {
    id: 'years',
    names: ['Anni della guerra'],
    meaning:
      'Sette anni dal 1756, un turno ciascuno, con le ultime due cifre; quello presente spicca. La barra sotto dice a che punto è l’anno.',
  },
  {
    id: 'neutral-powers',
    names: ['Potenze neutrali'],
    meaning: 'Nessuno le controlla ancora. La diplomazia può conquistarle; un attacco le spinge dall’altra parte.',
  },
  {
    id: 'ledger-treasury',
    names: ['Nel tesoro'],
    meaning: 'Quanto hai da spendere quest’anno, prima di pagare qualsiasi cosa.',
  },
  {
    id: 'ledger-basket',
    names: ['Nel cesto'],
    meaning: 'Quanto costa ciò che hai messo insieme finora. Non si paga nulla prima di premere Paga.',
  },
  {
    id: 'ledger-left',
    names: ['Resta'],
    meaning: 'Il tesoro meno il cesto. Tienine abbastanza per l’inverno, o le unità moriranno di fame.',
  },
  {
    id: 'ledger',
    names: ['Il conto'],
    meaning: 'Quanto c’è nel tesoro, quanto costa il cesto e quanto resta; sotto, ciò che vorrà l’inverno.',
  },
  {
    id: 'wares',
    names: ['Che cosa si compra'],
    meaning: 'Una riga per tipo: quanto costa uno, quanti ne restano e quanti ne compri.',
  },
  {
    id: 'ware-price',
    names: ['Prezzo di uno'],
    meaning: 'Quanto costa ciascuno, preso dal tesoro.',
  },
  {
    id: 'ware-left',
    names: ['Ancora disponibili'],
    meaning: 'Quanti ne restano per te quest’anno; un trattino vuol dire che il limite sono solo i soldi e il posto.',
  },
  {
    id: 'in-basket',
    names: ['Quanti ne compri'],
    meaning: 'Meno e più cambiano il cesto. Non si paga nulla finché non lo dici.',
  },
  {
    id: 'chances',
    names: ['Le sei facce del dado'],
    meaning: 'Quante delle sei ti sono favorevoli, quante non cambiano nulla, quante sono contro.',
  },
  {
    id: 'combat-odds',
    names: ['Rapporto di forze'],
    meaning:
      'La forza di chi attacca contro quella di chi difende, arrotondata a una colonna della tabella. Il dado si legge in quella colonna.',
  },
];
