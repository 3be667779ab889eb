import type { NoteTexts } from '../../../kit/first-notes.ts';
import type { NoteId } from '../note-occasions.ts';

export const firstNotes: NoteTexts<NoteId> = {
  cards: {
    title: 'Le tue carte evento',
    text: 'Ne tieni tre. Una carta si gioca con una tessera investimento che mostra il segno evento; molte danno un bonus per una parola chiave di un tuo ministero.',
  },
  ministries: {
    title: 'Due ministeri, in segreto',
    text: 'Restano coperti finché non li riveli, in un tuo round. Scegli quelli con le parole chiave chieste dalle tue carte, o con un potere che userai spesso.',
  },
  tile: {
    title: 'Che cosa dà una tessera',
    text: 'Il numero grande è l’azione maggiore, il piccolo la minore: con E si comprano mercati, con D corti e popoli, con M forti, navi e tessere guerra. Quello che prendi tu, l’altro non lo avrà.',
  },
  round: {
    title: 'Un round',
    text: 'Prima un evento, se la tessera ne mostra il segno; poi l’azione maggiore e la minore, nell’ordine che vuoi. I punti non spesi finiscono con il round.',
  },
  purchase: {
    title: 'Comprare sulla mappa',
    text: 'Tocca uno spazio per vedere quanto costa e che cosa cambia. Una bandiera avversaria scende con un acquisto e la tua sale con un secondo; il primo acquisto in un’altra regione costa 1 in più.',
  },
  debt: {
    title: 'Più di quanto hai',
    text: 'Quello che manca si paga con il debito, fino al tuo limite, o con punti trattato. Il debito scende quando passi un round; se te lo impongono oltre il limite, dà punti all’altro.',
  },
  theatre: {
    title: 'Preparare una guerra',
    text: 'La tessera aspetta coperta in un teatro della prossima guerra e lì aggiunge la sua forza. Conta di più dove le due parti sono quasi pari.',
  },
  upgrade: {
    title: 'Una tessera migliore',
    text: 'Peschi una tessera guerra di base per un teatro e tieni quella o la tua. Nessun altro vede quale.',
  },
  event: {
    title: 'Un evento ha effetto',
    text: 'Quello che dice va fatto per quanto si può; le bandiere che cambia non chiedono collegamenti e non costano niente. Il bonus viene solo se la condizione valeva quando l’hai giocato.',
  },
  conquest: {
    title: 'Il bottino di guerra',
    text: 'Ogni punto conquista prende uno spazio di questo teatro. I territori cambiano padrone solo in guerra: pensa prima a quello che non si compra.',
  },
  refuse: {
    title: 'Cederlo?',
    text: 'Puoi tenere il territorio, ma allora chi ha vinto segna punti: 3, la seconda volta 5. Una terza volta non c’è.',
  },
  losses: {
    title: 'Che cosa fanno le tessere guerra',
    text: 'Certe tessere non aggiungono solo forza: danneggiano forti, scacciano squadre navali, tolgono una bandiera. Le perdite contano subito, in questo stesso teatro.',
  },
  first: {
    title: 'Chi comincia?',
    text: 'Chi sceglie per primo prende la tessera migliore; chi gioca per ultimo ha l’ultima parola prima del punteggio. Otto round, quattro per parte.',
  },
  war: {
    title: 'La guerra è finita',
    text: 'I teatri vinti hanno portato punti o conquiste, quelli persi magari punti trattato. Quello che era preparato non c’è più; comincia una nuova pace, con nuovi premi e nuova domanda.',
  },
  scoring: {
    title: 'Si conta una pace',
    text: 'Ogni regione ha dato il suo premio a chi ha più bandiere, e le merci richieste hanno pagato i mercati. Tutto muove un solo segnalino: la Francia in su, la Gran Bretagna in giù.',
  },
  conflict: {
    title: 'Un conflitto',
    text: 'Uno spazio in conflitto non conta per nessuno e non collega niente. Ognuno può porvi fine con 2 M; finisce anche se lo spazio cambia bandiera.',
  },
  advantage: {
    title: 'Un vantaggio',
    text: 'Chi tiene tutti gli spazi che lo circondano può usarlo una volta per turno, ma non nel round in cui lo ottiene. Due per round, di regioni diverse.',
  },
};
