import type { Passages, TileNotes } from './passages.ts';

/** The rules in our own words. */
export const passages: Passages = {
  overview: {
    title: 'Il gioco in breve',
    body: [
      'Sette grandi potenze del Settecento si contendono undici aree in Europa e oltremare. Le guerre sono tre. Prima di ogni guerra le aste dividono le potenze in due alleanze; durante la guerra ognuno ha due azioni per round, per sei round in 2-4 giocatori e cinque se si è di più. Dopo ogni guerra ogni area dà punti vittoria a chi vi ha più pedine di controllo.',
      'Le unità non danno punti. Servono a conquistare le pedine di controllo, o a tenerle.',
      'L’oro si trova sempre tassando la popolazione, ma ogni tassazione porta fermento, e il fermento si paga alla fine: le due potenze più agitate perdono punti, e una potenza con 20 o più è in rivoluzione e perde tutto.',
    ],
  },
  tips: {
    title: 'Giocare bene',
    body: [
      'Qualche consiglio per la prima sera. Niente di questo è una regola.',
      [
        'Le prime cinque unità: pensa a che cosa vuoi tenere. Prima le flotte, dove vuoi difendere o prendere colonie: senza di loro non ci arriva nessuno. Un forte vale la pena solo sopra due pedine di controllo o più.',
        'Abbi un piano: le colonie, l’Europa, o un po’ di entrambe. È lui a dirti quali tessere fanno per te.',
        'Attacca dove sali di posto. Togliere una pedina a chi è primo insieme a te costa punti a lui e non ne porta a te.',
        'Gli indicatori di nazione sono tutto lo spazio che un’area ha: l’Impero ottomano ne ha quattro, quindi le pedine di controllo non saranno mai più di quattro. Conta prima di mandare un esercito.',
      ],
      'Alle aste, mettiti dalla parte di chi potrebbe farti male e contro chi non lo farebbe: un alleato non si attacca. Negli Stati tedeschi resta alleato di almeno un vicino, o non terrai le tue pedine.',
      {
        original:
          'Buone tessere all’inizio della prima guerra: Servizio diplomatico, Mercenari, Truppe indigene, Arruolamento forzato, Ministero della guerra. Compagnie e alleanze locali possono aspettare, e un’alleanza dura solo fino alla fine della guerra; la Riforma del governo è per la fine.',
        deluxe:
          'Buone tessere nella prima guerra: Servizio diplomatico, Mercenari, Truppe indigene, Arruolamento forzato, Ministero della guerra, Sistema bancario. Tessere commercio e alleanze locali sono per la seconda e la terza, e un’alleanza dura solo fino alla fine della guerra; la Riforma del governo è per il finale.',
      },
      {
        original:
          'Per le colonie: Truppe indigene, Navigazione, Arruolamento forzato. Per l’Europa: Progresso agricolo, Milizia, Logistica.',
        deluxe:
          'Per le colonie: Truppe indigene, Arruolamento forzato. Per l’Europa: Progresso agricolo, Milizia, Logistica.',
      },
      'Il fermento è un prestito che si restituisce alla fine: non fa male la quantità, ma essere primi o secondi. Tieni d’occhio quello degli altri come i loro punti.',
    ],
  },
  map: {
    title: 'La mappa',
    body: [
      'Le aree che danno punti sono undici. Cinque sono in Europa: Baltico, Stati tedeschi, Europa centrale, Mediterraneo, Impero ottomano. Sei sono colonie: Nord America, Caraibi, Sud America, Africa, India, Indie dell’Est. Le madrepatrie non danno punti e ospitano solo le unità di chi le possiede.',
      'Le flotte possono stare in madrepatria, in ogni colonia, nel Baltico e nel Mediterraneo; mai negli Stati tedeschi, in Europa centrale o nell’Impero ottomano. Le flotte nel Mediterraneo servono anche l’Impero ottomano.',
      'Per i viaggi le zone di mare sono cinque: l’Europa con tutte le madrepatrie, le tre aree americane insieme, l’Africa, l’India, le Indie dell’Est. Per passare dall’una all’altra serve una prova di mare.',
      {
        deluxe:
          'In Europa gli eserciti vanno dovunque. Quali aree confinino conta solo con la variante «Adiacenze originali».',
      },
      [
        'La Gran Bretagna confina con gli Stati tedeschi; la Francia con gli Stati tedeschi e il Mediterraneo; la Spagna con il Mediterraneo; i Paesi Bassi con gli Stati tedeschi.',
        'La Russia confina con il Baltico, l’Europa centrale e l’Impero ottomano; la Prussia con gli Stati tedeschi, il Baltico e l’Europa centrale; l’Austria con gli Stati tedeschi, l’Europa centrale, il Mediterraneo e l’Impero ottomano.',
        'Gli Stati tedeschi confinano con l’Europa centrale e il Mediterraneo; l’Europa centrale con il Baltico e l’Impero ottomano. Stati tedeschi e Baltico non confinano, né Mediterraneo e Impero ottomano.',
      ],
    ],
  },
  'set-up': {
    title: 'Preparazione',
    body: [
      'Si sorteggia chi inizia. Ognuno ha 10 PO e popolazione 5.',
      {
        original:
          'Dal sacchetto si mettono sulla mappa dieci indicatori di nazione. Poi ognuno ne pesca cinque e mette una pedina di controllo nell’area di ciascuno; ciò che vi è stampato non conta, e un’area può uscire due volte.',
        deluxe:
          'Prima si preparano le potenze non giocanti. Poi si mettono sulla mappa gli indicatori di nazione: dieci in sette giocatori, nove in cinque o sei, otto in quattro, sei in tre, quattro in due. Poi ognuno ne pesca cinque (sei in due o tre giocatori) e mette una pedina di controllo nell’area di ciascuno. I doppioni si possono rimettere e ripescare; in due o tre giocatori si deve.',
      },
      {
        original:
          'A turno, una alla volta, ognuno piazza cinque unità: eserciti e forti in qualsiasi area con punti vittoria, flotte dove le flotte possono stare. Non serve avervi una pedina. In madrepatria non si piazza niente.',
        deluxe:
          'A turno, una alla volta, ognuno piazza cinque unità: eserciti e forti in qualsiasi area con punti vittoria o in madrepatria, flotte dove le flotte possono stare. Non serve avervi una pedina.',
      },
      {
        deluxe:
          'In due o tre giocatori ognuno comincia anche con un Progresso agricolo e una tessera Riserve, e nessuno può avere più di tre tessere commercio.',
      },
    ],
  },
  draft: {
    title: 'Draft iniziale',
    body: [
      'Una variante. Invece di pescare alla cieca, ognuno riceve un indicatore più del necessario, ne tiene uno coperto e passa gli altri a sinistra, finché tutti ne hanno abbastanza. Quelli avanzati tornano nel sacchetto. Le mani sono segrete; le scelte si scoprono insieme.',
    ],
  },
  'non-players': {
    title: 'Potenze non giocanti',
    edition: 'deluxe',
    body: [
      'In meno di sette giocatori le altre potenze partecipano senza agire. Ognuna ha cinque aree, secondo una serie di indicatori, e un esercito in ciascuna. Queste unità non si muovono mai e non si possono attaccare né perdere.',
      'Le aste le mettono in un’alleanza come tutte, ma solo dopo i giocatori. In uno scontro tra due potenze intervengono da sole per la loro alleanza; contro le nazioni neutrali restano fuori.',
      'In due o tre giocatori ognuna ha, in una delle sue aree, una pedina di controllo al posto dell’esercito. Si difende con 3 e con le unità non giocanti della sua alleanza; la puoi attaccare se non è nella tua, e nessun giocatore può aiutarla. Nel punteggio guasta le parità: chi è in parità con lei prende i punti del posto inferiore.',
    ],
  },
  war: {
    title: 'Svolgimento di una guerra',
    body: [
      [
        'Nuovi indicatori di nazione, dalla seconda guerra in poi.',
        'Le aste stabiliscono le due alleanze e l’ordine di gioco.',
        'I round: sei in 2-4 giocatori, cinque se si è di più.',
        'Entrate, mantenimento e 5 popolazione a testa.',
        'Punti vittoria per il controllo.',
        'Fine della guerra.',
      ],
      {
        original: 'Ogni guerra aggiunge dieci indicatori di nazione. Quelli rimasti restano.',
        deluxe: 'Ogni guerra aggiunge tanti indicatori di nazione quanti la preparazione. Quelli rimasti restano.',
      },
    ],
  },
  auction: {
    title: 'Aste',
    body: [
      {
        original:
          'Ogni asta mette una potenza nella fila superiore e una in quella inferiore: saranno nemiche. Chi offre mostra quali sarebbero, tra quelle non ancora alleate; non è tenuto a proporre sé stesso.',
        deluxe:
          'Ogni asta mette una potenza nell’alleanza rossa e una in quella blu: saranno nemiche. Chi offre mostra quali sarebbero, tra quelle non ancora alleate; non è tenuto a proporre sé stesso.',
      },
      'Chi apre deve offrire, anche solo 0. A turno gli altri rilanciano, con una proposta propria, o passano. Passare non è definitivo: quando tocca di nuovo a te puoi offrire. Quando tutti gli altri passano di seguito, chi ha offerto per ultimo paga, se serve con la tassazione, e le due potenze vanno nella prima casella libera delle loro file. Paga solo chi vince. Anche chi è già alleato può offrire.',
      'L’asta successiva è aperta da chi siede a sinistra di chi ha aperto la precedente, chiunque l’abbia vinta. La prima di una guerra è aperta dal primo giocatore nella prima guerra, poi da chi ha giocato per ultimo nella guerra precedente.',
      {
        original: 'Se avanza una potenza, va all’asta da sola e chi vince ne sceglie la fila.',
        deluxe:
          'I giocatori vengono prima; un ultimo giocatore spaiato si propone insieme a una potenza non giocante; poi vanno all’asta le altre. Un’ultima potenza spaiata va all’asta da sola e chi vince ne sceglie la parte.',
      },
      'Le caselle, lette alternando le due file a partire dalla prima, danno l’ordine di gioco per tutta la guerra.',
    ],
  },
  turn: {
    title: 'Il turno',
    body: [
      {
        original: [
          'Due azioni, in qualsiasi combinazione: costruire un’unità, muovere due unità, attaccare, comprare una tessera, colonizzare o usare il Commercio della Costa d’Oro, passare.',
          'Una tessera si compra una volta per round, e una volta per round si colonizza o si usa il Commercio della Costa d’Oro; entrambe le cose nello stesso round sono ammesse.',
        ],
        deluxe: [
          'Due azioni. Quelle normali: costruire un’unità, muovere due unità, attaccare, passare.',
          'Al massimo una delle due può essere speciale: prendere una tessera o mandare un’incursione, colonizzare o usare il Commercio della Costa d’Oro, stringere un’alleanza locale.',
        ],
      },
      'Le tessere che si usano una volta per guerra sono azioni gratuite: prima, tra e dopo le azioni, quante ne vuoi, anche una presa nello stesso turno.',
    ],
  },
  build: {
    title: 'Costruire',
    body: [
      'Paga 1 popolazione e metti un esercito, una flotta o un forte in madrepatria. Può muovere subito.',
      'Hai 14 eserciti e 2 forti, e 7 flotte nell’edizione originale, 8 in quella deluxe. Se vuoi, distruggi una tua unità sulla mappa e ricostruiscila nella stessa azione: oltre alla popolazione costa 1 punto fermento.',
    ],
  },
  deploy: {
    title: 'Il movimento gratuito di una nuova unità',
    body: [
      'Un’unità appena costruita può andare dovunque le regole di movimento lo permettano, con una prova di mare se lascia l’Europa. Un forte viaggia come un esercito; è il suo solo viaggio, salvo che una prova di mare fallita lo lasci in madrepatria: allora lo può portare un’azione di movimento.',
    ],
  },
  move: {
    title: 'Muovere',
    body: [
      'Un’azione di movimento muove due unità, una dopo l’altra; ogni Logistica ne aggiunge una. Un’unità va direttamente alla meta, per quanto lontana, ma mai due volte nella stessa azione, nemmeno se è stata respinta. I forti fuori dalla madrepatria non si muovono.',
      'Le flotte vanno in madrepatria o dovunque le flotte possano stare.',
      'Un esercito entra in una colonia solo se in quella stessa colonia hai una flotta. Quella di un alleato non basta, né una in una colonia vicina.',
      {
        original:
          'Un esercito entra in un’area europea se hai una pedina di controllo lì o in un’area confinante, se la tua madrepatria vi confina, o se vi hai una flotta. Una flotta nel Mediterraneo apre anche l’Impero ottomano.',
        deluxe: 'Un esercito può sempre entrare in un’area europea e nella sua madrepatria.',
      },
      'Una colonia sotto blocco è chiusa agli eserciti e ai forti dell’altra alleanza, salvo che chi li muove vi abbia più flotte di chi blocca.',
    ],
  },
  voyage: {
    title: 'Prove di mare',
    body: [
      'Ogni unità che passa da una delle cinque zone di mare a un’altra fa una prova.',
      {
        original: [
          'Un dado: con 2 o più l’unità arriva.',
          'Con 1, un secondo dado, più 2 per ogni Navigazione: con 5 o più arriva; con 3 o 4 torna da dove è partita; con 2 o meno è perduta.',
        ],
        deluxe: [
          'Il dado del mare dice Successo, Resta o Affonda.',
          'Resta: l’unità rimane dov’era; per 1 PO arriva lo stesso.',
          'Affonda: l’unità è perduta; per 2 PO rimane dov’era, per 3 arriva.',
        ],
      },
      {
        original: 'Un’unità perduta in mare non costa punti fermento: solo le perdite in combattimento.',
        deluxe: 'Un’unità perduta in mare costa 1 punto fermento come ogni altra.',
      },
    ],
  },
  attack: {
    title: 'Attaccare',
    body: [
      'Scegli un’area e un bersaglio: una potenza dell’altra alleanza, una nazione neutrale con un numero, o i pirati o la rivolta che tengono una pedina di controllo. Paga 2 PO prima dei dadi. Le potenze della tua alleanza non si possono attaccare.',
      'Per un combattimento terrestre ti serve lì un esercito tuo. Con una sola flotta puoi attaccare una potenza che vi ha una flotta, o i pirati; allora si combatte solo in mare.',
      'Puoi attaccare una potenza che nell’area non ha pedine di controllo: le sue unità si possono battere, ma non si guadagna niente.',
      [
        'Si dichiara e si paga; un Attacco a sorpresa si mostra ora.',
        'Chi attacca chiama gli alleati, poi chi difende.',
        'Attaccante e poi difensore scelgono se combattere in mare.',
        'Se entrambi vogliono, si decide come valgono le alleanze locali che possono essere esercito o flotta.',
        'Il combattimento navale, se entrambi vogliono; chi vince ha il supporto navale.',
        'Il combattimento terrestre, se chi attacca ha un esercito.',
        'Se chi attacca vince a terra, una pedina o un indicatore del bersaglio lascia il posto a una sua pedina, anche se nessuna unità è sopravvissuta.',
      ],
      'Una nazione neutrale non combatte mai in mare. Se lì hai una flotta tua, il supporto navale è tuo. Alcune danno oro o 1 PV a chi le conquista.',
    ],
  },
  'call-allies': {
    title: 'Chiamata degli alleati',
    body: [
      'Dopo la dichiarazione l’attaccante, poi il difensore, nomina degli alleati e chiede aiuto. Chi è chiamato dice apertamente quanti eserciti e quante flotte impegna, da nessuno a tutti quelli che ha lì. Ciò che dice allora vincola per questo attacco; ciò che si era detto prima no.',
      'Chi interviene aggiunge le sue unità e nient’altro: niente forti, tessere o alleanze locali. Non guadagna niente, ma può perdere unità. Nessuno può aiutare una nazione neutrale. In cambio dell’aiuto si può offrire oro.',
    ],
  },
  'naval-combat': {
    title: 'Combattimento navale',
    body: [
      'Nelle colonie, nel Baltico, nel Mediterraneo e nell’Impero ottomano (con le flotte del Mediterraneo) prima si decide in mare. Se solo una parte ha una flotta, ha subito il supporto navale, che vale +1 a terra.',
      {
        original:
          'Se entrambi i contendenti hanno una flotta propria, dice prima l’attaccante se combattere, poi il difensore.',
        deluxe:
          'Se entrambe le parti hanno una flotta, propria o di chi le aiuta, dice prima l’attaccante se combattere, poi il difensore.',
      },
      'Chi rinuncia lascia all’altro il supporto navale. Se combattono entrambi, partecipano tutte le loro flotte, anche quelle impegnate da chi aiuta, e chi vince ha il supporto navale, anche senza più navi. Dopo una parità non l’ha nessuno.',
      'Forza in mare: 1 per ogni flotta; 1 al contendente con più Addestramento navale, se vi ha una flotta; 1 per ogni alleanza locale che vale come flotta.',
    ],
  },
  'land-combat': {
    title: 'Combattimento terrestre',
    body: [
      [
        '1 per ogni esercito, compresi quelli di chi aiuta.',
        '2 per ogni forte del difensore.',
        '1 al contendente con più Addestramento terrestre e lì un esercito o un forte.',
        '1 per ogni alleanza locale nell’area che non sia servita in mare.',
        '1 per il supporto navale, o 2 con un Blocco navale mostrato prima dei dadi.',
        'Una nazione neutrale ha il numero che porta.',
      ],
      'Un difensore senza unità si difende comunque, con 0.',
      {
        original: 'L’alleanza locale di un difensore conta anche senza unità.',
        deluxe:
          'Un’alleanza locale conta solo accanto a un’unità di chi la possiede: una flotta in mare, un esercito o un forte a terra.',
      },
    ],
  },
  combat: {
    title: 'I dadi',
    body: [
      'Entrambe le parti lanciano due dadi e aggiungono alla loro forza la differenza dei due. Vince il totale più alto.',
      'Dopo i dadi l’attaccante, poi il difensore, può usare le Riserve perché entrambi ripetano il lancio, finché nessuno vuole più. Vale solo l’ultimo lancio, anche per i 7.',
      'Prima dei dadi, un vantaggio di 1 vince nel 60% dei casi, di 2 nel 77%, di 3 nell’89%; a forze pari si vince nel 40% e si resta in parità nel 20%.',
    ],
  },
  losses: {
    title: 'Perdite',
    body: [
      'La parte sconfitta perde un’unità. In parità ne perdono una entrambe, e la pedina di controllo resta. Chi ha lanciato un totale di 7 con i due dadi ne perde un’altra, che vinca o perda. Ogni unità persa costa a chi la possiede 1 punto fermento; dove non c’è un’unità da perdere, non si perde niente.',
      {
        original:
          'La prima perdita tocca al contendente, o a chi lo aiuta, a sua scelta, se non ha altro. Il 7 di una parte sconfitta o in parità tocca a chi aiuta, se c’è; il 7 di chi vince tocca a una sua unità.',
        deluxe:
          'La prima perdita tocca al contendente, o a chi lo aiuta, a sua scelta, se non ha altro. La seconda tocca a chi aiuta se la prima non gli è toccata, e viceversa. Il 7 di chi vince costa una sua unità.',
      },
      {
        original: 'Un forte non si perde mai in una parità, nemmeno per un 7.',
        deluxe: 'Un forte non si perde per la parità, ma per un 7 sì.',
      },
      'Chi le possiede sceglie tra esercito e forte. Le alleanze locali e le unità delle potenze non giocanti non si perdono mai.',
    ],
  },
  colonize: {
    title: 'Colonizzare e Commercio della Costa d’Oro',
    body: [
      'Alcuni indicatori non hanno numero e non si possono attaccare. Uno colonizzabile diventa una tua pedina di controllo per 1 popolazione. Uno della Costa d’Oro diventa una tua pedina di controllo se hai una flotta in Africa, senza costo. In nessuno dei due casi serve presenza nell’area.',
      {
        original: 'Insieme sono un solo tipo di azione: una volta per round.',
        deluxe: 'Entrambe sono azioni speciali.',
      },
      'Nell’edizione originale il secondo tipo di indicatore porta la parola «Slaves» (schiavi) e l’azione si chiama schiavizzare. Sta per la tratta degli schiavi dell’epoca.',
    ],
  },
  'take-tile': {
    title: { original: 'Comprare una tessera', deluxe: 'Prendere una tessera' },
    body: [
      'Scegli una tessera della scorta e pagane il costo: oro, popolazione, fermento, o niente. La popolazione deve esserci tutta; l’oro si può ricavare tassando.',
      [
        'Le tessere con effetto duraturo valgono per il resto della partita.',
        'Quelle che si usano una volta per guerra si girano dopo l’uso e tornano pronte nella guerra successiva.',
        'Quelle a uso singolo si tengono fino all’uso e poi tornano nella scorta.',
        'Riforma del governo e Industria hanno effetto subito ed escono dal gioco.',
        'Le incursioni partono subito.',
      ],
      'Più copie di una tessera valgono una per una, tranne il Sistema bancario, e tranne l’Addestramento, per cui conta solo averne di più. Una tessera che hai usato e rimesso non puoi riprenderla nello stesso round; gli altri sì.',
      { original: 'Le alleanze sono tessere come le altre, ma tornano nella scorta alla fine della guerra.' },
    ],
  },
  ally: {
    title: 'Alleanze locali',
    body: [
      {
        original:
          'Una tessera alleanza vale un esercito, o una flotta se mostra entrambi e lo decidi tu, nelle aree che nomina.',
        deluxe:
          'Un’azione speciale mette il tuo indicatore su un’alleanza locale libera. Vale un esercito, o una flotta se offre entrambi e lo decidi tu, nelle aree che nomina.',
      },
      [
        'Nord America: Nativi americani (esercito).',
        'Sud America: Gauchos (esercito), Portogallo (esercito o flotta).',
        'India: Nawab indiano (esercito), Portogallo (esercito o flotta). Indie dell’Est: Portogallo (esercito o flotta).',
        'Stati tedeschi: Baviera, Sassonia (esercito). Europa centrale: Cosacchi (esercito).',
        'Mediterraneo: Napoli (esercito), Impero ottomano (esercito o flotta). Impero ottomano: Impero ottomano (esercito o flotta).',
        'Baltico: Svezia, Danimarca (esercito o flotta).',
      ],
      'Gauchos, Portogallo, Impero ottomano e Danimarca costano 1 PO. Un’alleanza aiuta solo chi la possiede, come attaccante o difensore, non si perde mai e finisce con la guerra. In un attacco serve in mare o a terra, non in entrambi; si sceglie prima dei dadi di un combattimento navale. Se non se ne combatte nessuno, serve a terra.',
    ],
  },
  raid: {
    title: 'Incursioni',
    body: [
      {
        original:
          'I pirati vanno in qualsiasi colonia e combattono in mare con forza 1. La rivolta degli schiavi va in Nord America, nei Caraibi o in Sud America e combatte a terra con forza 3. Attaccano una pedina di controllo di qualsiasi colore, anche di un alleato o tua.',
        deluxe:
          'I pirati vanno in qualsiasi colonia e combattono in mare con forza 1. La rivolta coloniale va in Nord America, nei Caraibi o in Sud America e combatte a terra con forza 3. Attaccano una pedina di controllo di qualsiasi colore: anche di un alleato, tua, o di una potenza non giocante, che si difende con 0.',
      },
      {
        original:
          'Dai pirati chi la possiede si difende con flotte, Addestramento navale e un’alleanza locale che possa essere una flotta: il Portogallo in Sud America, in India e nelle Indie dell’Est. Dalla rivolta con eserciti, forti, Addestramento terrestre, l’alleanza locale dell’area (Nativi americani; Gauchos e Portogallo), e +1 di supporto navale se vi ha una flotta. Nessuno aiuta e non si paga oro. Solo il difensore può usare le Riserve, la Ritirata combattendo o il Blocco navale.',
        deluxe:
          'Dai pirati chi la possiede si difende con flotte, e accanto a una flotta con Addestramento navale e un’alleanza locale che possa esserlo: il Portogallo in Sud America, in India e nelle Indie dell’Est. Dalla rivolta con eserciti e forti, e accanto a uno di essi con Addestramento terrestre e l’alleanza locale dell’area (Nativi americani; Gauchos e Portogallo); le flotte non aggiungono niente. Nessuno aiuta e non si paga oro. Solo il difensore può usare le Riserve o la Ritirata combattendo.',
      },
      'Se l’incursione vince, resta nell’area con la pedina di controllo sotto di sé: la pedina non dà punti né entrate, finché qualcuno non sconfigge l’incursione. Se fallisce o finisce in parità torna nella scorta; una parità costa al difensore un’unità, ma non un forte.',
      'Chiunque può attaccare un’incursione sulla mappa, anche gli alleati e chi possedeva la pedina: con una flotta contro i pirati (difesa 1), con un esercito contro una rivolta (difesa 3), come si attacca una nazione neutrale. Chi vince vi mette una sua pedina di controllo. Le incursioni restano sulla mappa da una guerra all’altra.',
    ],
  },
  pass: {
    title: 'Passare',
    body: [
      {
        original: 'Un’azione passata è persa. Nei round successivi puoi agire di nuovo.',
        deluxe:
          'Se passi entrambe le azioni di un turno, o una senza fare attacchi in quel turno, puoi restituire 1 punto fermento. A chi non ne ha si chiede lo stesso, e nessuno lo viene a sapere. Un attacco con il Ministero della guerra conta.',
      },
    ],
  },
  gold: {
    title: 'Oro e tassazione',
    body: [
      'Se devi pagare più di quanto hai, tassi: ogni volta 2 PO (3 con il Sistema bancario) e 1 punto fermento, quanto basta. Prima si usa l’oro che hai; il resto lo tieni. Senza un debito non si tassa, e con l’oro non si toglie fermento.',
      'Puoi quindi spendere sempre quanto vuoi: gli indicatori non finiscono mai, e ciò che hanno preso gli altri non ti ferma. Solo un’offerta o un dono ha un limite, il tuo: quanto porterebbero 99 tassazioni in una volta.',
    ],
  },
  unrest: {
    title: 'Fermento',
    body: [
      'Prendi 1 punto fermento per ogni tassazione, per ogni unità persa in combattimento, per un’unità distrutta e ricostruita, e 2 per l’Industria.',
      { deluxe: 'Anche un’unità perduta in mare ne costa 1.' },
      {
        original:
          'Ogni indicatore vale 1. Restano coperti fino alla fine: i totali degli altri non si mostrano, salvo che si giochi con il fermento scoperto.',
        deluxe:
          'Gli indicatori si pescano da un sacchetto: 72 valgono 1, nove valgono 0, nove valgono 2. Solo tu sai quanto valgono i tuoi; quanti ne hai pescati e quanti punti hai restituito lo sanno tutti. Un sacchetto vuoto si riempie con gli indicatori da 1 restituiti, e ne dà altri quando non ce ne sono.',
      },
      {
        original: 'Solo la Riforma del governo toglie fermento, 2 punti ciascuna.',
        deluxe: 'La Riforma del governo toglie 2 punti, passare senza attacchi 1, se vuoi.',
      },
    ],
  },
  population: {
    title: 'Popolazione',
    body: [
      'La popolazione va da 0 a 9. Paga unità, colonie e alcune tessere, e alla fine di una guerra ogni punto rimasto dà 1 PO. Niente la può sostituire. A ogni guerra cresce di 5.',
    ],
  },
  deals: {
    title: 'Accordi',
    body: [
      'Si parla e si tratta quanto si vuole, in qualsiasi momento. L’oro può passare di mano subito, tassando se serve. Tutto il resto è una promessa e non vincola nessuno; la cronaca la ricorda. Le pedine di controllo non si possono mai cedere.',
    ],
  },
  income: {
    title: 'Entrate e mantenimento',
    body: [
      'Dopo l’ultimo round di una guerra ognuno prende 1 PO per punto popolazione e 1 per pedina di controllo sulla mappa, poi paga 1 PO per ogni unità sulla mappa, comprese quelle in madrepatria. Non si possono togliere unità per risparmiare; ciò che manca si ricava tassando. Poi la popolazione cresce di 5, fino a 9.',
    ],
  },
  scoring: {
    title: 'Punti vittoria',
    body: [
      'In ogni area chi ha più pedine di controllo prende il primo valore, il numero immediatamente inferiore il secondo, e così via finché ci sono valori. Tutti quelli in parità prendono i punti interi, e il numero inferiore prende il valore successivo. Senza pedine di controllo non si prendono punti.',
      {
        deluxe:
          'In due o tre giocatori una parità con una potenza non giocante costa un posto: il primo posto dà il secondo valore, l’ultimo posto niente.',
      },
      'Una pedina di controllo sotto i pirati o una rivolta non conta.',
    ],
  },
  'end-of-war': {
    title: 'Fine della guerra',
    body: [
      'Finiscono le alleanze locali e i blocchi navali, le tessere usate tornano pronte, le due alleanze si sciolgono. Le incursioni restano.',
    ],
  },
  end: {
    title: 'Fine della partita',
    body: [
      'Dopo la terza guerra si mostra il fermento. Le potenze con 20 o più sono in rivoluzione e hanno 0 punti.',
      {
        original:
          'Tra le altre, quella con più fermento perde 7 PV, la seconda 4; tutte quelle in parità perdono per intero.',
        deluxe:
          'Tra le altre, quella con più fermento perde 7 PV, la seconda 4; tutte quelle in parità perdono per intero. In due giocatori perde 7 solo quella che ne ha di più, e nessuna se sono pari. Una potenza in rivoluzione è fuori dal gioco e non può vincere.',
      },
      'Vince chi ha più punti vittoria; i punti possono essere negativi. A parità di punti vince chi ha meno fermento. Se anche quello è pari, la vittoria è condivisa.',
    ],
  },
  variants: {
    title: 'Varianti',
    body: [
      {
        original: [
          'Resa: prima dei dadi a terra il difensore può cedere la pedina di controllo e tenere tutte le unità.',
          'Draft iniziale, invece di pescare alla cieca.',
          'Unità iniziali in madrepatria, ammesse o no.',
          'Due o tre tessere Addestramento navale, secondo la stampa.',
          'Fermento scoperto: il totale di tutti è in vista.',
        ],
        deluxe: [
          'Adiacenze originali: gli eserciti hanno bisogno di un appoggio per entrare in un’area europea.',
          'Movimento per mare originale: due dadi comuni, senza pagamento, con le tessere Navigazione.',
          'Fermento originale o scoperto: ogni indicatore vale 1; coperti fino alla fine, o in vista. L’uno esclude l’altro.',
          'Passare senza beneficio, Progresso agricolo originale, Industria originale: come nell’edizione originale.',
          'Doppioni conservati: le aree pescate due volte restano.',
          'Flotta propria per il combattimento navale: quella di chi aiuta non basta per combattere in mare.',
          'Resa: prima dei dadi a terra il difensore può cedere la pedina di controllo e tenere tutte le unità.',
          'Draft iniziale, invece di pescare alla cieca.',
          'Variante semplice di Wallace (4-6 giocatori): tessere e nazioni neutrali come in sette, aree delle potenze non giocanti pescate dal sacchetto. Esclude le serie mescolate.',
          'Flotte delle potenze non giocanti: con 1 o 2 sul dado una potenza non giocante comincia con una flotta invece di un esercito, dove le flotte possono stare.',
          'Serie mescolate: le aree delle potenze non giocanti si distribuiscono a caso.',
          'Unità iniziali in madrepatria, ammesse o no.',
        ],
      },
    ],
  },
  reconstructed: {
    title: 'Che cosa è ricostruito',
    body: [
      'I regolamenti non riportano tutto ciò che sta sul tabellone e sui pezzi. Ciò che dicono si gioca come è scritto; queste cose sono nostre, ricavate da quanto si sa.',
      [
        'Le facce degli indicatori di nazione e quanti ne ha ogni area. È scritto: 65 in tutto, quattro ottomani, alcuni con oro o 1 PV. Che nessuno superi 5 è nostro.',
        'Quali indicatori formano le serie deluxe da A a E.',
        'La maggior parte dei costi di tessere e alleanze nell’edizione originale, compresi quelli di Baviera e Sassonia: come in quella deluxe.',
        'I punti vittoria di nove aree deluxe: come sul tabellone originale. Con i nostri indicatori il terzo valore del Baltico, e quello originale dell’Impero ottomano, non si può mai ottenere.',
        'Le copie delle tessere deluxe in meno di sette giocatori, e le facce del dado del mare deluxe.',
        'Quali aree confinino, salvo Gran Bretagna e Stati tedeschi, Spagna e Mediterraneo, e che Stati tedeschi e Baltico non confinano.',
      ],
      'Chi possiede il gioco stampato può sostituire tutto tranne i confini con un suo file; il README del gioco spiega come.',
    ],
  },
};

export const tileNotes: TileNotes = {
  'slaves-company': [
    {
      original:
        'In questa edizione la tessera porta la parola «Slaves» (schiavi): la compagnia viveva della tratta dalla Costa d’Oro.',
    },
  ],
  'army-training': [
    'Una seconda copia da sola non aggiunge niente; conta solo averne più dell’avversario. Le copie di chi aiuta non contano.',
  ],
  'naval-training': [
    'Una seconda copia da sola non aggiunge niente; conta solo averne più dell’avversario. Le copie di chi aiuta non contano.',
  ],
  reserve: [
    'Si chiede prima all’attaccante, poi al difensore, finché entrambi lasciano valere i dadi. Anche contro le nazioni neutrali.',
  ],
  'war-office': ['Gli alleati si possono chiamare come in ogni attacco.'],
  mercenaries: [
    'Ogni copia vale una volta per guerra. L’esercito compare in madrepatria e ha il suo movimento gratuito.',
  ],
  pressgangs: ['La flotta compare in madrepatria e ha il suo movimento gratuito.'],
  'trained-natives': [
    'Piazzare l’esercito non è un movimento: un blocco navale non lo ferma.',
    { deluxe: 'L’esercito si può anche arruolare in madrepatria.' },
  ],
  militia: ['Ogni copia aggiunge un esercito all’azione.'],
  logistics: ['Ogni copia aggiunge un’unità.'],
  banking: ['Una seconda copia non aggiunge niente.'],
  navigation: [{ deluxe: 'In gioco solo con la variante «Movimento per mare originale».' }],
  'improved-agriculture': [
    'La popolazione non supera mai 9.',
    { deluxe: 'Ogni copia che hai fa valere l’Industria 1 PV in più, salvo con l’Industria originale.' },
  ],
  'government-reform': ['Con meno di 2 punti fermento toglie quelli che ci sono.'],
  'fighting-withdrawal': ['Copre anche le unità di chi aiuta e le perdite per un 7.'],
  'surprise-attack': [{ deluxe: 'Tiene fuori anche le unità delle potenze non giocanti.' }],
  blockade: [
    'In una colonia resta finché la guerra finisce o se ne va la tua ultima flotta. Ogni nemico si confronta con te da solo.',
    'Per il +2 la mostra chi ha il supporto navale, attaccante o difensore, prima dei dadi a terra.',
  ],
};
