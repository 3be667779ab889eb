import type { HowToTexts } from '@cabinet-wars/kernel';

export const italian: HowToTexts = {
  about:
    'La guerra del 1756-1763 su ogni oceano, per due, tre o quattro coalizioni. Sette turni di un anno: raccogli denaro e truppe, corteggia potenze, naviga, marcia, combatti e nutri quello che resta.',
  chapters: [
    {
      title: 'Per che cosa si gioca',
      figure: 'ratio',
      caption: 'Una coalizione che ha cominciato con 40 punti e ne ha 52 è a 1,30: una vittoria.',
      body: [
        'Conta quanto sei *cresciuto*: i punti alla fine divisi per quelli dell’inizio. Una provincia nuova vale più per una coalizione piccola che per una grande.',
        'I punti sono i segnalini gratuiti delle potenze che controlli, il valore delle caselle che occupi e le rotte commerciali che tieni.',
        ['Da 1,20 è una vittoria, da 1,50 continentale, da 2,00 globale.', '0,80 o meno è una sconfitta.'],
        'Vince il livello più alto; chi lo condivide condivide la vittoria.',
      ],
      only: {
        european: [
          'Nella *guerra europea* le coalizioni sono date. In due, Gran Bretagna e Prussia affrontano Francia, Austria e Russia; in tre la Russia è sola; in quattro anche la Prussia.',
        ],
        worldwide: [
          'Nella *guerra mondiale* partecipano anche l’Impero manciù e la Confederazione maratha, e le coalizioni sono date per due, tre o quattro giocatori.',
        ],
        free: [
          'Nello *schieramento libero* i giocatori scelgono le potenze a turno: tre ciascuno in due, due ciascuno se siete di più. Nessuno può avere insieme Gran Bretagna e Francia.',
        ],
      },
    },
    {
      title: 'Il mondo in caselle',
      figure: 'squares',
      caption: 'Una casella civilizzata che vale 6, con un porto; terre selvagge, dure da attraversare; mare aperto.',
      body: [
        'Il numero in una casella è il suo *valore*: tanto paga di tasse, tante unità nutre, tante reclute accoglie. Le unità passano dai lati delle caselle, mai dagli angoli.',
        'Una casella è di chi vi ha un’unità. Le linee d’oro sono *rotte commerciali*: pagano chi ne tiene i due capi, finché nessuna flotta nemica sta sulla linea.',
      ],
    },
    {
      title: 'Le tue forze',
      figure: 'units',
      caption:
        'Un esercito di reclute (forza 3) e uno di veterani (5), un’orda, una flotta con un esercito a bordo, una zona fortificata e una base.',
      body: [
        'Le unità nuove sono *reclute*. Un comandante può addestrarle, e una battaglia vinta può farne *veterani*, che restano tali. Una flotta muove di quindici caselle e porta un’unità di terra. Zone fortificate e basi difendono soltanto.',
      ],
    },
    {
      title: 'Un anno',
      body: [
        [
          '*Iniziativa*: chi comincia.',
          '*Tesoro*, a turno: tasse, segnalini gratuiti, reclutamento, addestramento.',
          '*Il turno di ognuno*: diplomazia, poi movimento, poi combattimento.',
          '*Rifornimento*: quello che la terra non nutre si paga, o è perso.',
        ],
        'Un esercito costa 4, una flotta 6, un segnalino 3. Eserciti e flotte nuovi nascono in caselle della loro potenza dove hai già un’unità.',
      ],
    },
    {
      title: 'La diplomazia',
      figure: 'diplomacy',
      caption: '3 e 2 impegnati contro 1: quattro di distacco. Il dado decide che cosa vale.',
      body: [
        'Impegna *segnalini diplomazia* coperti per una potenza che non controlli. Per una neutrale tutti possono opporsi, per quella di un giocatore solo lui. I tuoi valori meno i loro danno un distacco, e un dado dice che cosa vale.',
        'Con cinque di distacco una potenza neutrale è tua con 4, 5 o 6, con tutte le sue caselle, rotte e unità. Con 1 o 2 ci guadagnano gli altri. Quello che impegni è speso.',
      ],
    },
    {
      title: 'Muovere, e il mare',
      body: [
        'Le unità muovono da sole o insieme, una volta ciascuna. Gli eserciti hanno 4 punti per turno: una casella civilizzata costa 1, terre selvagge 2. Una flotta imbarca un’unità e la sbarca nello stesso viaggio, gratis nei porti.',
        'Se entri accanto a un nemico, può giocare *Marcia forzata* e attaccarti subito.',
      ],
    },
    {
      title: 'Il combattimento',
      figure: 'combat',
      caption: '14 contro 5 è 2:1. La colonna è trovata; il resto lo fa il dado.',
      body: [
        'Finito il movimento puoi attaccare le caselle accanto alle tue. Le forze si sommano, con un comandante per parte e qualcosa per chi difende in terre difficili; il *rapporto di forze* si arrotonda a favore di chi difende. Scegli la tabella, poi si lancia il dado: qualcuno si ritira, è decimato o distrutto.',
        'Chi vince può avanzare. Chi distrugge un contingente nemico pesca anche un segnalino, e chi perde ne rende uno.',
      ],
    },
    {
      title: 'Segnalini, nel tuo turno e fuori',
      body: [
        'I segnalini campagna si pescano alla cieca e restano nascosti. Oltre a diplomazia e comandanti ce ne sono che cambiano uno scontro, un dado, un tesoro. Alcuni si giocano *mentre agiscono gli altri*: Illuminati fa ripetere un lancio, Sturm & Drang annulla un segnalino. Quando potresti, il tavolo te lo chiede in silenzio.',
      ],
    },
    {
      title: 'Per la tua prima partita',
      body: [
        [
          'Prendi lo schieramento suggerito e guarda le rotte commerciali: una flotta al posto giusto toglie al nemico una parte delle entrate.',
          'Meglio corteggiare sul serio una potenza neutrale che tre invano.',
          'Attacca da 3:1 in su; con meno, chiediti che cosa perdi se il dado è basso.',
          'Lascia un’unità ovunque una casella conti per te.',
        ],
      ],
    },
  ],
};
