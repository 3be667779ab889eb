import type { Passages } from './passages.ts';

/** Wars, the end and the optional rules. */
export const war = {
  war: {
    title: 'Guerre',
    body: [
      'I teatri si combattono uno dopo l’altro. In ciascuno le due parti scoprono la tessera guerra base e le tessere guerra bonus; le tessere agiscono, poi si confrontano le forze.',
      'Dopo l’ultimo teatro si verifica la vittoria. I conflitti in spazi con bandiera spariscono nelle regioni con un teatro che li conta; le tessere base tornano, quelle bonus sono messe via, e se ne distribuiscono di nuove per la prossima guerra.',
      'Per ogni tessera bonus che aveva nella guerra di successione austriaca, fino a tre, una parte ne pesca e piazza una per la prossima guerra all’inizio del suo primo round.',
    ],
  },
  theatre: {
    title: 'Un teatro',
    body: [
      'La forza è la somma delle tessere più 1 per ogni cosa che il teatro elenca: spazi alleanza dei suoi paesi, squadre nei suoi mari, forti intatti, un ministero con la sua parola chiave, bandiere avversarie sotto un conflitto.',
      'Vince chi è più potente; la differenza dice quale riga della tabella vale. Chi vince può ottenere PV, avere punti conquista o togliere una bandiera; chi perde può avere punti trattato. La parità non cambia nulla.',
    ],
  },
  'tile-effects': {
    title: 'Che cosa fanno le tessere guerra',
    body: [
      'Comincia con tutte le sue tessere la parte più vicina alla vittoria automatica; a 15 quella che ha cominciato il turno di pace.',
      [
        'Debito: l’avversario deve prendere 1 debito.',
        'Forte o squadra: un forte avversario del teatro è danneggiato, o una squadra va nel riquadro Marina.',
        'Bandiera tolta: una bandiera avversaria senza conflitto lascia un mercato o spazio politico del teatro. Se si può, non deve isolare un altro mercato.',
      ],
      'Ciò che non trova bersaglio è perso. Le perdite contano subito.',
    ],
  },
  conquest: {
    title: 'Conquista',
    body: [
      'Ogni punto conquista prende un mercato, forte, mare o territorio del teatro, o un territorio della sua lista. La bandiera diventa subito tua; nello spazio vuoto di un forte c’è subito un forte intatto.',
      [
        'Un territorio con linee di conquista richiede un tuo spazio all’altro capo di una di esse.',
        'Un mare richiede una squadra dal riquadro Marina o dal teatro, ciascuna una volta per guerra.',
        'Un territorio con un segnalino Ugonotti costa 2.',
      ],
      'Chi ha un territorio può rifiutare la cessione: resta suo, è al sicuro per questa guerra, e chi vince ottiene 3 PV, la seconda volta 5. Non c’è una terza volta.',
    ],
  },
  'squadron-losses': {
    title: 'Squadre perse',
    body: [
      'Chi perde il Dominio dell’Atlantico di 3 o più ha 1 squadra di nuovo da costruire, di 5 o più 2; chi lo vince di 2 o più ha forza 2 nella Guerra franco-indiana.',
      'Chi perde la Guerra delle Antille toglie dal gioco una squadra per ogni punto di differenza, al massimo due. Sceglie chi perde, sulla mappa o nel riquadro Marina.',
    ],
  },
  usa: {
    title: 'Gli Stati Uniti',
    body: [
      'Se la Francia vince la Rivoluzione americana può issare bandiere degli Stati Uniti nelle Colonie settentrionali, nelle Caroline e a San Agustín, e se vince di 5 o più anche a Québec e Montréal. Poi può togliere dalla mappa forti delle Colonie settentrionali. Nulla di questo si può rifiutare.',
      'I mercati che ne restano isolati perdono la bandiera. Le bandiere degli Stati Uniti restano per sempre, non sono di nessuno e non collegano nulla; nel punteggio finale contano come francesi.',
    ],
  },
  jacobites: {
    title: 'I giacobiti',
    body: [
      'Una vittoria francese di 3 o più nella prima Ribellione giacobita, e una qualsiasi nella seconda, dà un segnalino Vittoria giacobita. Dopo la seconda la Francia può avere Insurrezioni giacobite oltre ad altri due ministeri.',
      'Se la Gran Bretagna vince la seconda di 2 o più, Insurrezioni giacobite è tolta dal gioco.',
    ],
  },
  'final-scoring': {
    title: 'Punteggio finale',
    body: [
      [
        'Ancora il prestigio: 2 PV.',
        'Chi ha più debito disponibile: 1 PV ogni 2 di differenza, al massimo 4.',
        'Per ciascuna delle sei merci: 1 PV a chi ha più mercati.',
        'Per ogni territorio che all’inizio era dell’altra parte: 2 PV. Le bandiere degli Stati Uniti contano come francesi.',
      ],
    ],
  },
  optional: {
    title: 'Regole opzionali',
    body: [
      [
        'Impero spagnolo: bandiere spagnole a L’Avana, Santiago e Puerto Príncipe. Quando è preso un territorio spagnolo che nessuno aveva, dopo quel teatro l’avversario può modificare uno spazio in Spagna.',
        'Pianificazione: il potenziamento militare può scambiare due proprie tessere guerra base; oppure quelle di una nuova guerra si pescano insieme e si dispongono a piacere.',
        'Forti più solidi: prendere un forte in guerra richiede una linea di conquista.',
        'Squadre subito schierate: una squadra può salpare nel round in cui è costruita.',
        'Asta per le parti: vedi la sua pagina.',
      ],
    ],
  },
  bid: {
    title: 'Asta per le parti',
    body: [
      'Prima della partita ciascuno dice in segreto per quanti punti trattato giocherebbe la Gran Bretagna. L’offerta più bassa gioca la Gran Bretagna e comincia con quei punti; l’altra gioca la Francia. A parità decide il sorteggio.',
    ],
  },
  allot: {
    title: 'Disporre le tessere',
    body: [
      'Con questa regola opzionale vedi le tue tessere guerra base per la prossima guerra e decidi quale va in quale teatro.',
    ],
  },
  sources: {
    title: 'Da dove vengono queste regole',
    body: [
      'Spazi, linee, costi, carte, tessere e tabelle sono quelli della seconda edizione; nulla è ricostruito. Le parole e i disegni sono nostri.',
      'Dove i libri tacciono, si contraddicono o si possono leggere in due modi, le decisioni pubblicate con questo programma riportano le due letture e quella che si gioca.',
    ],
  },
} satisfies Partial<Passages>;
