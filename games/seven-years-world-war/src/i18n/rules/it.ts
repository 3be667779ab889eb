import type { Passages } from './passages.ts';

/** The rules in our own words. */
export const passages: Passages = {
  overview: {
    title: 'Il gioco in breve',
    body: [
      'Gli anni dal 1756 al 1763: due, tre o quattro coalizioni di grandi potenze si contendono il mondo intero. I turni sono sette, uno per anno. Ognuno trova denaro e truppe, tenta la diplomazia, muove, attacca e alla fine nutre chi è rimasto in piedi.',
      'Non conta quanto hai, ma quanto più che all’inizio: i tuoi punti alla fine divisi per quelli di partenza. Una coalizione piccola guadagna di più da una nuova provincia di una grande.',
      'I segnalini campagna, pescati alla cieca e tenuti nascosti, sono l’anima del gioco: conquistano potenze, fanno marciare due volte gli eserciti, ripetono i dadi e rovinano i piani.',
    ],
  },
  tips: {
    title: 'Giocare bene',
    body: [
      'Qualche consiglio per una prima serata, ricavato dalle regole; nessuno è una regola.',
      [
        'Guarda il rapporto, non la somma. Una coalizione partita piccola sale con ogni provincia; una partita grande deve soprattutto non perdere nulla.',
        'Lascia in ogni capitale una sua unità: senza, una potenza non dà segnalini gratuiti, e sono i segnalini a muovere tutto il resto.',
        'Prima di marciare chiediti che cosa nutre la meta. Una casella nutre tante unità quanto vale; a fine turno le altre si pagano o si perdono.',
        'Addestra prima di reclutare, dove un comandante è libero: un punto fa di un’armata di reclute una di veterani, cioè due terzi di armata in più a un quarto del prezzo.',
        'Conta fino alla prossima colonna del rapporto di forze. Si arrotonda a favore del difensore e oltre 4:1 non si va: un’unità di meno è una colonna persa, una di troppo è sprecata.',
        'Un comandante aggiunge il suo valore una volta per turno: nominalo dove ti porta alla colonna seguente, non dove una sconfitta te lo costerebbe per poco.',
      ],
      'La diplomazia vuole la mano piena. Con una differenza di 0 o meno non si ottiene quasi nulla, e con un 1 ci guadagnano gli altri: tieni i segnalini alti finché puoi giocarne cinque in più di chiunque.',
      'Una rotta commerciale paga solo finché se ne tengono entrambi i capi e nessuna flotta nemica sta sulla sua linea: una sola tua flotta può costare a qualcuno una fortuna ogni anno. E non mandare mai un carico dove la sua flotta può essere presa: affonda con lei.',
      'Non mettere piede di passaggio in una terra neutrale. Si unisce subito all’altro giocatore con meno segnalini gratuiti, con tutte le sue unità.',
    ],
  },
  map: {
    title: 'La mappa',
    body: [
      'Il mondo è una griglia di caselle, righe da A a Q e colonne da 1 a 30. Si passa per i lati, mai per i vertici. Le flotte possono uscire a ovest e rientrare a est; nessun altro può.',
      'Una casella è mare, ghiacci polari o terra; la terra è interna o costiera, e certe coste hanno un porto. La terra è civilizzata (con un valore), selvaggia o Terra incognita.',
      [
        'Civilizzata: 1 punto movimento per le unità terrestri; nutre tante unità quanto vale.',
        'Selvaggia: 2 punti movimento; 1 in difesa; nutre un’unità.',
        'Terra incognita: 3 punti movimento; 1 in difesa, 2 per le potenze minori; non nutre nessuno.',
        'Mare: per le flotte, 1 punto movimento; non nutre nessuno. Ogni casella non saccheggiata nutre un’unità in più di potenza minore.',
      ],
      'Certi lati tra coste sono di solo mare: le unità terrestri li passano solo su flotte. Negli stretti passano anche da sole. Il Bosforo (E16) è una strada tra i Balcani e l’Asia Minore e l’unica acqua tra il Mediterraneo e il Mar Nero.',
    ],
  },
  units: {
    title: 'Le unità',
    body: [
      [
        'Esercito: forza 3, veterani 5; movimento 4.',
        'Orda: forza 2, veterani 3; movimento 5.',
        'Legione (facoltativa): forza 6, veterani 8; movimento 5.',
        'Flotta: forza 4, veterani 7; movimento 15, trasporta un’unità terrestre.',
        'Zona fortificata: forza 10, e base: forza 2. Difendono soltanto e non si muovono mai.',
      ],
      'Di ogni tipo ogni potenza ha un numero fisso di unità; quelle perse si possono reclutare di nuovo. Una zona fortificata e una base non stanno mai nella stessa casella, né due dello stesso tipo.',
    ],
  },
  powers: {
    title: 'Potenze: controllo e occupazione',
    body: [
      'Una potenza maggiore è controllata da un giocatore o neutrale. Chi la controlla comanda tutte le sue unità e ne pesca i segnalini gratuiti. Una casella è occupata da chi vi ha un’unità, e paga le tasse a lui, chiunque controlli la potenza a cui appartiene.',
      'Una potenza neutrale non fa nulla finché la sua neutralità non è violata: da un attacco alle sue unità, da un’unità terrestre che entra nel suo territorio o da una flotta che vi finisce il movimento. Allora passa subito all’altro giocatore le cui potenze hanno la somma più bassa di segnalini gratuiti; a parità decide un dado.',
      'Un giocatore può controllare più potenze. Le loro unità possono stare e difendere insieme; attaccano insieme solo con un comandante.',
    ],
  },
  turn: {
    title: 'Il turno',
    body: [
      [
        'Iniziativa: chi comincia.',
        'Tesoro, per ogni giocatore: tassazione, segnalini gratuiti, reclutamento, addestramento, scioglimento.',
        'Turno di ogni giocatore: diplomazia, movimento, combattimento e, se si usa, saccheggio.',
        'Approvvigionamento.',
        'Lumi, se si usano.',
        'Fine del turno: i comandanti usati tornano disponibili.',
      ],
    ],
  },
  'choose-powers': {
    title: 'Gli scenari',
    body: [
      'Negli scenari europeo e mondiale le coalizioni sono date. Nello schieramento libero si scelgono le potenze a turno: tre a testa in due giocatori, due in tre o quattro. Nessuno può avere insieme Gran Bretagna e Francia.',
      'Chi ha la Gran Bretagna comincia con 20 punti tesoro, chi ha la Francia con 14, gli altri con 10. Ognuno pesca tanti segnalini quanti gratuiti danno le sue potenze.',
    ],
  },
  deploy: {
    title: 'Lo schieramento',
    body: [
      'Le potenze si schierano una dopo l’altra, ciascuna da chi la controlla. Quelle neutrali le schiera chi ha la Francia (Province Unite, Spagna, Maratha) o la Gran Bretagna (Ottomani, Manciù). Con una sola scelta si prende lo schieramento suggerito.',
      'Un esercito britannico può cominciare in Prussia se le due potenze hanno lo stesso giocatore. Le forze delle potenze minori hanno posti fissi; per ultimo ognuno tira un dado per le tribù negli angoli lontani del mondo.',
    ],
  },
  initiative: {
    title: 'L’iniziativa',
    body: [
      'Ognuno somma i segnalini gratuiti delle potenze che controlla. La somma più alta comincia, a parità decide un dado, e gli altri seguono nell’ordine dei posti. Grand Tour prevale su tutto.',
    ],
  },
  taxation: {
    title: 'Tasse e commercio',
    body: [
      'Ogni casella civilizzata che occupi paga il suo valore. Quelle saccheggiate non pagano nulla.',
      'Una rotta commerciale paga il suo valore a chi ne occupa i due terminali, finché nessuna flotta nemica sta sulla linea. Le unità terrestri e le flotte neutrali non bloccano; una flotta di potenza minore blocca solo in mare aperto. Per le Indie orientali bastano un porto in Europa e uno in Asia, e più giocatori possono averle insieme.',
      'I punti si possono conservare. Un tesoro non scende mai sotto zero.',
    ],
  },
  recruiting: {
    title: 'Il reclutamento',
    body: [
      [
        'Esercito 4, orda 2, flotta 6, zona fortificata 10, base 1; un segnalino campagna 3.',
        'Un saccheggio si risana per il doppio del valore della casella, o per 1 dove non ne ha.',
      ],
      'Eserciti e flotte si mettono in caselle civilizzate della propria potenza (le flotte nei porti), le orde in ogni casella civilizzata, basi e zone fortificate in ogni casella di terra; sempre dove hai già un’unità, mai dove c’è stato un saccheggio. Una casella accoglie per turno tante nuove unità quanto vale; una senza valore una sola base o zona.',
      'Una base può diventare zona fortificata per 10. Le nuove unità sono reclute.',
    ],
  },
  training: {
    title: 'L’addestramento',
    body: [
      'Un comandante fa veterani tante reclute di una casella quanto vale, i generali unità terrestri e gli ammiragli flotte: 1 punto ciascuna, 2 per una flotta. Nella casella dev’esserci un’unità della sua potenza. Poi per il turno ha finito.',
      'Le reclute diventano veterani anche vincendo battaglie. I veterani restano tali.',
    ],
  },
  disbanding: {
    title: 'Lo scioglimento',
    body: ['Alla fine della fase del tesoro puoi togliere unità dalla mappa. Non tornano prima del turno seguente.'],
  },
  'draw-markers': {
    title: 'I segnalini campagna',
    body: [
      'I segnalini si pescano alla cieca dal sacchetto e restano nascosti. Una potenza dà i suoi segnalini gratuiti solo finché una sua unità ne tiene la capitale. In due giocatori nessuno può averne più di 14, in tre 10, in quattro 8, comandanti compresi: chi ne avrebbe di più prima ne rimette.',
      'I segnalini giocati tornano nel sacchetto. Ciò che si perde a caso o si rende è visto da tutti. Equilibrio delle potenze e Rivoluzione agiscono appena pescati, tranne allo schieramento, dove se ne pescano altri.',
    ],
  },
  roll: {
    title: 'I dadi',
    body: ['Ogni dado può essere ripetuto da chi gioca Illuminati dopo il lancio. Vale il secondo.'],
  },
  diplomacy: {
    title: 'La diplomazia',
    body: [
      'Nella tua fase diplomatica puoi tentare finché hai segnalini Diplomazia. Indica una potenza che non controlli e impegna coperto almeno un segnalino.',
      'Gli altri vedono quanti ne hai impegnati, non i valori, e possono opporsi con i loro se la potenza è neutrale; quella di un giocatore la difende lui solo. Poi si scopre tutto: i tuoi valori meno i loro danno la colonna, un dado la riga.',
    ],
  },
  attempt: {
    title: 'Un tentativo diplomatico',
    body: [
      'Con un differenziale di 0 o meno si ottiene quasi nulla; con 5 o più si acquisisce una potenza neutrale con 4-6, una nemica con 6. Con 1 ci guadagnano gli altri, e con un differenziale di 3 o più anche con 2: ognuno prende punti tesoro o segnalini.',
      'Un segnalino scoperto si può ancora annullare con Sturm und Drang. I segnalini impegnati tornano comunque nel sacchetto.',
    ],
  },
  gains: {
    title: 'Che cosa ottiene la diplomazia',
    body: [
      [
        'Spionaggio: vedi tutti i segnalini di un avversario o, dove i tesori sono chiusi, il suo tesoro.',
        'Congiura: un avversario perde un segnalino a caso; o un comandante qualsiasi è perso con un dado sopra il suo valore.',
        'Il controllo della potenza neutrale che hai indicato.',
        'Una potenza avversaria diventa neutrale, o passa a te, se ne hai indicata una sua; sceglie lui quale, e nessuno perde mai l’ultima.',
      ],
      'Una potenza che passa di mano porta con sé le sue unità dovunque siano; quelle che stanno con unità della vecchia parte sono perse.',
    ],
  },
  revert: {
    title: 'Il ritorno alla neutralità',
    body: [
      'Quando una potenza diventa neutrale, le unità maggiori straniere lasciano la sua terra per la più vicina casella civilizzata o porto della propria potenza, o tenuta da amici; poi le sue unità all’estero tornano a casa allo stesso modo. Le caselle con unità nemiche, neutrali o minori non servono. Chi non ne trova è perso.',
    ],
  },
  'movement-phase': {
    title: 'Il movimento',
    body: [
      'Le unità muovono sole o in contingente, ciascuna una volta. Un contingente va con il passo della più lenta; può lasciare unità per strada e non ne prende. Le caselle con unità altrui sono chiuse; ma le flotte passano davanti a coste tenute solo da unità terrestri, e le unità terrestri per coste tenute solo da flotte nemiche, senza fermarsi.',
      'Marcia forzata fa muovere ancora un contingente. Spedizione fa costare 1 le terre selvagge e 2 la Terra incognita per una mossa. Le unità di potenze minori muovono solo con Alleanza con una potenza minore e mai fuori dal loro paese.',
    ],
  },
  move: {
    title: 'Flotte e trasporto',
    body: [
      'Ogni flotta porta un’unità terrestre. Imbarcarla o sbarcarla non costa nulla in un porto e 2 punti movimento su un’altra costa o in un porto saccheggiato. Chi è sbarcato non muove più; chi è a bordo può restarci.',
      'Il carico va dove va la flotta, e affonda con lei.',
    ],
  },
  'combat-phase': {
    title: 'Il combattimento',
    body: [
      'Dopo tutti i movimenti puoi attaccare caselle accanto alle tue, per lati che le tue unità potrebbero passare. Un contingente attacca una casella; una casella può essere attaccata da più lati, un contingente dopo l’altro, ma una volta sola da ciascuno. Tutte le sue unità difendono insieme.',
      'Le flotte possono attaccare unità terrestri sulle coste, e le unità terrestri flotte sulle coste, ma non in mare. Chi è a bordo combatte con la sua flotta solo per le coste, e sbarca se il contingente può avanzare.',
    ],
  },
  attack: {
    title: 'Come si combatte',
    body: [
      'Chi attacca indica, se vuole, un comandante, poi le unità che attaccano, e sceglie la tabella. Ingaggio è aperta a tutti; Lineare vuole un contingente fatto almeno a metà di eserciti, legioni o flotte; Rivoluzionaria vuole una legione. Poi chi difende può indicare un comandante. Poi l’uno o l’altro può giocare Onore delle armi.',
      'Si sommano le forze, con un comandante per parte e il terreno per chi difende, una volta per tutto il contingente. Il rapporto si arrotonda a favore del difensore: 14 contro 5 è 2:1, 6 contro 10 è 1:2, 7 contro 4 è 1,5:1. Si va da 1:3 a 4:1.',
    ],
  },
  losses: {
    title: 'I risultati',
    body: [
      [
        'AW: chi attacca desiste e resta da dove è venuto; solo una Marcia forzata lo fa riprovare.',
        'DW: chi difende si ritira di una casella.',
        'AZ, DZ: quella parte perde metà delle unità, per eccesso e a sua scelta; il resto desiste o si ritira. Il suo comandante è perso con un dado sopra il suo valore più 2.',
        'AA, DD: quella parte perde tutto, anche il comandante, e un segnalino a caso; l’altra ne pesca uno.',
        'BB: il contingente più debole è perso, e il più forte perde unità di almeno pari valore. A parità sono persi entrambi.',
      ],
      'Nessun segnalino cambia mano se una parte è tutta di potenze minori o se chi è annientato aveva solo basi. Dopo aver falcidiato o annientato il nemico, chi vince può promuovere a veterani una sua unità di reclute. Se la casella è vuota chi vince può entrarvi.',
    ],
  },
  retreat: {
    title: 'Ritirata e avanzata',
    body: [
      'Ci si ritira di una casella, non dove è partito l’attacco, non su unità altrui: meglio dagli amici, poi in terra della propria potenza, poi dovunque. Chi non può è perso, e così ogni base. Dietro una zona fortificata si può ignorare la ritirata, anche con le flotte.',
      'L’avanzata non costa e non è mai obbligatoria; può andare chiunque abbia combattuto.',
    ],
  },
  'move.countermarch': {
    title: 'Contromarcia e Marcia forzata',
    body: [
      'Quando nel movimento di un altro un contingente entra in una casella accanto alle tue, puoi giocare Marcia forzata e attaccarlo subito. Una contromarcia per ogni casella; spetta al primo nell’ordine di turno. Chi deve ritirarsi in questo turno non muove più, ma può attaccare.',
      'Nella tua fase di combattimento Marcia forzata fa attaccare tutte le unità di una casella, quelle che hanno già attaccato e quelle fresche; anche dove altre della stessa casella sono state respinte o perse prima di loro.',
    ],
  },
  leaders: {
    title: 'I comandanti',
    body: [
      'I generali servono alle unità terrestri, gli ammiragli alle flotte; un contingente misto può avere gli uni o gli altri. Un comandante della mano si assegna a una potenza quando lo si usa la prima volta e da allora è suo; la segue se cambia mano.',
      'Aggiunge il suo valore a un contingente con un’unità della sua potenza, o addestra, o forma una legione, una volta per turno.',
    ],
  },
  'recruiting-table': {
    title: 'Le potenze minori',
    body: [
      'Le potenze minori si difendono e non fanno altro, se nessuno gioca Alleanza con una potenza minore: per un lancio sulla loro tabella di reclutamento, o per far muovere, attaccare o saccheggiare un contingente. Le unità restano di nessuno.',
      'Con 1 o 2 c’è una sollevazione: un’unità maggiore nel paese è persa e appare una base, o se non ce n’è si armano truppe. Con 4 o 5 una base, negli Stati più grandi forse una zona fortificata; con 6 un esercito, un’orda o una flotta. In una casella non ci sono mai più unità loro di quante ne nutre.',
    ],
  },
  provisioning: {
    title: 'L’approvvigionamento',
    body: [
      'Alla fine del turno ogni casella nutre tante tue unità quante può. Le altre si pagano: esercito o legione 2, flotta 3, orda, base o zona fortificata 1. Si pagano le meno care, le altre foraggiano. Solo se non puoi pagare per tutte scegli quali perdere.',
      'In mare non si trova nulla, e anche il carico mangia. Le unità neutrali e minori non hanno bisogno di nulla.',
    ],
  },
  deals: {
    title: 'Le trattative',
    body: [
      'I giocatori possono scambiarsi punti, segnalini e potenze, o lasciare neutrale una potenza. Possono mettere clausole per iscritto: non attaccare, non entrare in una potenza, non tentarvi la diplomazia, lasciare una casella, pagare. Chi ne viola una perde tutti i segnalini, e l’altro tira un dado e ne pesca altrettanti.',
      'Una clausola e ciò che si dà in cambio possono stare in un solo accordo: allora si fa tutto, o nulla. Ognuno può mostrare tutti i suoi segnalini o uno solo, a tutti o a un solo giocatore.',
      'Se tutti firmano il trattato, la partita finisce con il turno.',
    ],
  },
  victory: {
    title: 'La vittoria',
    body: [
      'Punti: i segnalini gratuiti delle potenze che controlli, il valore delle caselle che occupi, le rotte commerciali che controlli e, con la regola dei Lumi, 1 per ogni centro. Si dividono per i punti che avevi all’inizio.',
      [
        '2,00 e più: vittoria mondiale.',
        'Da 1,50 a 1,99: vittoria continentale.',
        'Da 1,20 a 1,49: vittoria marginale.',
        'Da 0,81 a 1,19: equilibrio.',
        '0,80 e meno: sconfitta.',
      ],
      'Vince il livello più alto; chi lo condivide condivide la vittoria.',
    ],
  },
  legions: {
    title: 'Legioni (facoltative)',
    body: [
      'Nel reclutamento: usa un comandante, paga 2 e indica un esercito di veterani dove si potrebbe mettere una legione della sua potenza. Con un dado fino al valore del comandante diventa una legione di reclute. Con una legione un contingente può usare la tabella Rivoluzionaria.',
    ],
  },
  rebellion: {
    title: 'Aumento delle tasse (facoltativo)',
    body: [
      'Prima di riscuotere puoi tirare un dado per ogni tua potenza. Vale per le caselle che le sue unità occupano; dove stanno unità di più potenze lo decidi tu.',
      [
        '1: rivolta, niente tasse; un altro tira per i ribelli in una terra tassata.',
        '2: protesta, niente tasse.',
        '3: come al solito. 4 e 5: doppie. 6: triple.',
      ],
      'I ribelli che appaiono tra unità maggiori attaccano subito e spariscono se non conquistano la casella.',
    ],
  },
  pillage: {
    title: 'Saccheggio (facoltativo)',
    body: [
      'Dopo il combattimento puoi tirare un dado per ogni casella che tieni fuori dalle potenze che controlli, una volta per turno: con 1 perdi un’unità; con 4-6 la casella è saccheggiata. Guadagni il suo valore, i Lumi spariscono, e ogni altro giocatore pesca un segnalino.',
      'Una casella saccheggiata non rende e non nutre, non è porto né terminale di una rotta, finché non è risanata.',
    ],
  },
  enlightenment: {
    title: 'Lumi (facoltativi)',
    body: [
      'Alla fine del turno spendi un segnalino Diplomazia e indica una casella civilizzata che occupi, né saccheggiata né con i Lumi. Con 4 riescono i segnalini da 3, con 5 quelli da 2 e 3, con 6 tutti; con 1 ogni altro giocatore pesca un segnalino.',
      'Ogni centro dà a chi tiene la casella un segnalino in più nella fase del tesoro e un punto alla fine. Solo un saccheggio lo distrugge.',
    ],
  },
  reconstructed: {
    title: 'Che cosa è ricostruito',
    body: [
      'Il regolamento era a disposizione; la mappa stampata, le sue tabelle e le pedine no. Ciò che dicono il regolamento e gli errata dell’editore è come sta scritto. Il resto è nostro, fatto in modo da accordarsi con quelli e con quanto hanno riferito i giocatori:',
      [
        'la mappa, tranne una dozzina di caselle: terreni, padroni, valori, porti, lati;',
        'valori, capi e linee delle rotte commerciali; i segnalini gratuiti, tranne i 2 della Francia;',
        'i costi di movimento e il foraggio, tranne quelli che le regole nominano;',
        'forza e movimento delle unità, il numero delle pedine, quanti segnalini di ogni tipo, i valori dei comandanti;',
        'ogni casella delle tre tabelle di combattimento, e gli effetti dei risultati oltre ciò che le regole ne dicono;',
        'gli schieramenti suggeriti.',
      ],
      'Aspettati una buona partita, non quella stampata fino all’ultima cifra. Chi possiede il gioco può giocare con i dati esatti.',
    ],
  },
  markers: {
    title: 'Tutti i segnalini',
    body: ['In un turno se ne può giocare un numero qualsiasi, ciascuno quando il suo testo lo permette.'],
  },
};
