import type { Passages } from './passages.ts';

/** Peace turns, and what the game is about. */
export const peace = {
  overview: {
    title: 'Di che cosa si tratta',
    body: [
      'Francia e Gran Bretagna si contendono il mondo dal 1697 al 1789. Sei turni di pace sono interrotti da quattro guerre. In pace si compra influenza nelle corti, nei commerci e nelle armi; in guerra si vede quanto vale ciò che si è preparato.',
      'Conta un solo tracciato di punti vittoria. Parte da 15; la Francia lo fa salire, la Gran Bretagna scendere.',
    ],
  },
  victory: {
    title: 'Come si vince',
    body: [
      'Alla fine di un punteggio o di una guerra la partita finisce subito in uno di questi casi:',
      [
        'Il tracciato è a 30 o più: vince la Francia. È a 0 o meno: vince la Gran Bretagna.',
        'Una parte ha vinto tutti e quattro i premi e tutte le merci richieste in un turno di pace.',
        'Una parte ha vinto tutti i teatri di una guerra nell’ultima riga della loro tabella.',
      ],
      'Altrimenti dopo il sesto turno di pace c’è il punteggio finale. Sopra 15 vince la Francia, sotto 15 la Gran Bretagna; a 15 chi ha più debito disponibile, e in parità la Gran Bretagna.',
    ],
  },
  map: {
    title: 'La mappa',
    body: [
      'Quattro regioni: Europa, Nord America, Caraibi e India. Ogni spazio tiene una bandiera o, se è un mare, una squadra navale.',
      [
        'Gli spazi politici sono corti e popoli. Quelli segnati come alleanza aiutano in guerra, quelli con prestigio danno punti.',
        'I mercati vendono ciascuno una di sei merci; solo Chesapeake nessuna di esse.',
        'I territori cambiano mano solo in guerra.',
        'I forti vanno costruiti prima di servire.',
        'I mari sono tenuti dalle squadre navali.',
      ],
      'Issare è mettere la propria bandiera in uno spazio vuoto; togliere è levare quella avversaria; modificare è una delle due cose. Così uno spazio avversario richiede due modifiche per diventare tuo.',
      'Alcuni spazi entrano in gioco più tardi: due in Prussia con il terzo turno di pace, i Figli della Libertà con il quinto, gli Stati Uniti con il sesto se sulla mappa c’è una loro bandiera.',
    ],
  },
  turn: {
    title: 'Un turno di pace',
    body: [
      [
        'Quando comincia la seconda o la terza era, nuovi eventi entrano nel mazzo e i due limiti del debito salgono di 4.',
        'Si mostra un premio per ogni regione e si pescano tre merci richieste.',
        'Tutto ciò che era esaurito è ripristinato; le squadre in missione tornano.',
        'Si mostrano nove tessere investimento e si distribuiscono gli eventi; si scelgono i ministeri; si decide l’iniziativa.',
        'Otto round azione, quattro per parte a turno.',
        'I punti trattato oltre quattro vanno persi, poi si usano le capacità di fine turno.',
        'Punteggio e verifica della vittoria.',
      ],
      'Una guerra segue il primo, il terzo, il quarto e il quinto turno di pace.',
    ],
  },
  deal: {
    title: 'Tessere e carte',
    body: [
      'Ogni turno sono scoperte nove delle 24 tessere investimento; otto saranno prese. Tutte e nove sono poi usate, e si rimescolano solo quando la pila finisce.',
      'Ogni parte pesca tre eventi e ne scarta fino a restare con tre, in segreto e mostrandoli insieme. Se il mazzo finisce durante la distribuzione, gli scarti ne formano uno nuovo. Un evento giocato non torna mai.',
      'Gli eventi della prima era sono tolti dal gioco quando comincia la terza.',
    ],
  },
  ministries: {
    title: 'Ministeri',
    body: [
      'All’inizio di un’era ogni parte sceglie due dei suoi ministeri, coperti. Nel secondo turno dell’era quelli ancora coperti si possono cambiare.',
      'Un ministero si può rivelare in qualsiasi momento di un proprio round azione, e resta scoperto per l’era. Solo allora valgono le sue capacità e le sue parole chiave, anche in guerra e al punteggio.',
    ],
  },
  initiative: {
    title: 'Iniziativa',
    body: [
      'Nel primo turno di pace l’iniziativa è della Francia. Poi è di chi è indietro sul tracciato; a 15 resta dov’era.',
      'Chi la ha decide quale parte gioca il primo round azione, e così tutti quelli dispari.',
    ],
  },
  'action-round': {
    title: 'Un round azione',
    body: [
      'Prendi una delle tessere. Mostra un’azione maggiore, un’azione minore con altri punti, e forse il simbolo evento e il potenziamento militare.',
      'Puoi passare, senza usare nulla della tessera: hai fino a 2 debiti in meno e il round è finito. Oppure vai avanti:',
      [
        'Con il simbolo evento puoi giocare un evento, prima di tutto il resto.',
        'Poi l’azione maggiore, l’azione minore e il potenziamento in qualsiasi ordine, uno finito prima dell’altro.',
        'Vantaggi e capacità dei ministeri stanno in mezzo.',
      ],
      'L’isolamento si stabilisce all’inizio del round e vale per tutto il round.',
    ],
  },
  action: {
    title: 'Azioni e punti',
    body: [
      'I punti economici (E) modificano i mercati. I punti diplomatici (D) modificano gli spazi politici; con 3 D si pesca un evento.',
      'I punti militari (M) comprano il resto: forti, squadre navali, tessere guerra bonus, la fine di un conflitto. Nell’ultimo turno di pace 2 M si possono scambiare con 1 E o 1 D, di un solo tipo per round.',
      'Un’azione maggiore compra tutto quello che può pagare. Un’azione minore è un solo acquisto, e i punti che avanzano sono persi. Toglie una bandiera avversaria solo dove c’è un conflitto, non scaccia squadre e non prende forti.',
      'I punti di un evento sono di tipo maggiore. Si uniscono all’azione maggiore dello stesso tipo, possono unirsi alla minore e allora ne hanno i limiti, o sono un’azione a sé.',
    ],
  },
  prices: {
    title: 'Costi',
    body: [
      'Il costo base di una modifica è il numero nello spazio, o 1 se c’è un conflitto o il mercato è isolato. Si tolgono tutte le riduzioni, poi si aggiungono tutti gli aumenti; alla fine non è mai meno di 1.',
      [
        'Un mercato avversario protetto costa 1 in più.',
        'Con E o D, il primo acquisto in ogni altra regione del round costa 1 in più; E e D si contano a parte.',
      ],
      'I punti dati per uno scopo si spendono per primi. Un acquisto è offerto solo se si può pagare per intero.',
    ],
  },
  connection: {
    title: 'Collegamento, isolamento, protezione',
    body: [
      'Per modificare un mercato ti serve qualcosa di tuo lì accanto: un territorio, un forte, una squadra, o un mercato senza conflitto, non isolato all’inizio del round e che in esso non ha cambiato mano. Spazi politici e mari si raggiungono sempre.',
      'Un mercato con bandiera è isolato se nessuna catena di mercati della stessa parte senza conflitto lo unisce a un suo territorio, forte o squadra. Costa poco togliergli la bandiera e non collega nulla; ma dà ancora punti.',
      'Un mercato con bandiera è protetto se ha accanto una squadra o un forte intatto della stessa parte.',
    ],
  },
  conflicts: {
    title: 'Conflitti',
    body: [
      'Un conflitto può stare in un mercato o spazio politico, vuoto o con bandiera, uno per spazio. Lo spazio allora non serve a nulla: non dà punti, non collega, non tiene vantaggi, non aiuta in guerra e non soddisfa condizioni di carte.',
      'Ogni cambio di bandiera lo conclude. Ciascuna parte può sedarne uno per 2 M, 1 M in meno se il mercato è protetto e 1 M in più se il conflitto è grave.',
      'In molti teatri un conflitto in uno spazio con bandiera conta per l’altra parte.',
    ],
  },
  forts: {
    title: 'Forti',
    body: [
      [
        'Costruire costa il numero nello spazio e richiede lì accanto un tuo mercato, mare o territorio dall’inizio del round.',
        'Riparare un proprio forte danneggiato costa 1 in meno.',
        'Prendere un forte avversario danneggiato costa 1 in più, vuole punti di un’azione maggiore e un tuo mercato o squadra lì accanto.',
      ],
      'Un forte danneggiato collega e dà punti, ma non protegge e non dà forza.',
    ],
  },
  squadrons: {
    title: 'Squadre navali',
    body: [
      'Ogni parte ne ha otto. Una nuova costa 4 M e aspetta nel riquadro Marina; nello stesso round non può salpare.',
      [
        'In un mare vuoto: 1 M.',
        'Contro una squadra avversaria, che va nel riquadro Marina: 2 M da un altro mare, 3 M dal riquadro Marina, con punti di un’azione maggiore.',
      ],
      'Una squadra salpa una volta per round, verso qualsiasi mare. Nel riquadro Marina non conta nulla.',
    ],
  },
  debt: {
    title: 'Debito e punti trattato',
    body: [
      '1 debito o 1 punto trattato vale 1 punto di un tipo per cui hai un’azione in questo round, con i limiti di quell’azione. Il debito si prende fino al proprio limite.',
      'Il debito imposto oltre il limite non si prende; l’avversario ottiene 1 PV per ogni punto.',
      'Il debito disponibile è il limite meno il debito. Alcune carte chiedono chi ne ha di più, e così il punteggio finale.',
      'Dopo l’ottavo round si conservano solo quattro punti trattato; quelli del punteggio e delle guerre arrivano dopo e restano tutti.',
    ],
  },
  'place-tile': {
    title: 'Tessere guerra bonus',
    body: [
      'Per 2 M, fino a due volte per round, pesca una tessera guerra bonus della prossima guerra, guardala e mettila coperta in uno dei suoi teatri.',
      'Ogni teatro ne tiene due delle tue. Una terza entra solo se una di quelle si sposta in un altro teatro con posto.',
    ],
  },
  upgrade: {
    title: 'Potenziamento militare',
    body: [
      'Scegli un teatro della prossima guerra, pesca una tessera guerra base e tieni lì quella o la precedente. L’altra va nella riserva o fuori dal gioco, come vuoi; devono restartene almeno quattro.',
      'Nell’ultimo turno di pace il potenziamento vale invece 1 punto trattato.',
    ],
  },
  'use-advantage': {
    title: 'Vantaggi',
    body: [
      'Un vantaggio è tuo finché hai tutti gli spazi che vi sono uniti. Una volta usato è esaurito fino al turno dopo, chiunque lo abbia allora.',
      [
        'Al massimo due per round, di regioni diverse.',
        'Non nel round in cui è stato ottenuto, né finché uno dei suoi spazi ha un conflitto.',
        'Non prima di prendere la tessera. Usato prima di giocare un evento, fa rinunciare all’evento; si può usare tra la verifica del bonus di un evento e il suo effetto.',
        'Solo se cambia qualcosa da sé.',
      ],
      'Un costo più basso non cambia altro: punti, collegamento e limiti di un’azione minore sono i soliti.',
    ],
  },
  effects: {
    title: 'Eventi',
    body: [
      'Un evento con il segno di un tipo va solo con un’azione maggiore di quel tipo. Prima si verifica la condizione del bonus; prima ancora puoi rivelare un ministero per la sua parola chiave. Poi viene l’effetto, poi il bonus se è ottenuto.',
      'Tutto ciò che si può fare va fatto, se la carta non lascia una scelta; il resto si salta. Le bandiere cambiate da una carta non vogliono collegamento e non costano nulla.',
      'I punti che dà aspettano le tue azioni. Le condizioni non tengono conto degli spazi con un conflitto.',
    ],
  },
  ability: {
    title: 'Capacità dei ministeri',
    body: [
      'Le capacità da una volta per turno sono spese quando si usano e tornano con il turno dopo; quelle di una stessa carta si contano a parte.',
      'I punti che un ministero aggiunge si uniscono a un’azione dello stesso tipo e non sono un’azione a sé.',
    ],
  },
  scoring: {
    title: 'Punteggio di un turno di pace',
    body: [
      [
        'Premi: in ogni regione chi ha più bandiere e squadre prende la tessera; alcune vogliono un distacco di due.',
        'Prestigio: chi ha più spazi prestigio ottiene 2 PV.',
        'Domanda mondiale: per ogni merce richiesta, nell’ordine della tabella, chi ha più mercati prende ciò che la tabella dà in quest’era.',
      ],
      'La parità non dà nulla. Gli spazi con un conflitto non contano; forti danneggiati e mercati isolati sì.',
    ],
  },
} satisfies Partial<Passages>;
