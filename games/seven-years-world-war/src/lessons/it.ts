import type { LessonTexts } from '@cabinet-wars/kernel';
import type { FirstYearStep } from './first-year.ts';

export const italian: LessonTexts<FirstYearStep> = {
  title: 'Il tuo primo anno',
  about:
    'L’anno 1756 con Gran Bretagna e Prussia: tasse, reclute, diplomazia, un viaggio per mare, una battaglia e quanto è valso.',
  end: 'Questo era un anno; altri sei decidono la guerra. Ora il tavolo è tuo, contro una coalizione mite, con i consigli.',
  steps: {
    goal: {
      title: 'Per che cosa si gioca',
      text: 'Guidi Gran Bretagna e Prussia contro Francia, Austria e Russia. Alla fine conta quanto sei cresciuto: i punti che avrai divisi per quelli che hai ora. Quel numero, il tuo rapporto, è nel tuo riquadro in basso.',
      why: 'Perciò una coalizione piccola può vincere quanto una grande: raddoppiare quello che avevi è una vittoria globale, per chiunque.',
      learnt: 'Decide il rapporto: i punti alla fine divisi per quelli all’inizio.',
    },
    taxes: {
      title: 'Tasse e un segnalino',
      text: 'Ogni anno comincia dal denaro. Hai anche dei segnalini, sorprese che si giocano una volta: Corruzione costa al nemico tanti punti tesoro quanti ne mostra un dado. *Giocalo, poi riscuoti le tasse.*',
      why: 'Le caselle che occupi pagano tasse; le linee d’oro sono rotte commerciali e pagano chi ne tiene i due capi. Con questo si paga tutto il resto.',
      learnt: 'Le caselle danno tasse, le rotte commercio.',
      others: {
        keep: 'Puoi tenere Corruzione. Ma fa più male prima che abbiano speso il denaro.',
      },
    },
    reaction: {
      title: 'Un segnalino fuori turno',
      text: 'Hai pescato un segnalino che agisce subito contro di te: Equilibrio delle potenze ti toglierebbe segnalini. Sturm & Drang annulla un segnalino appena è giocato: *giocalo ora*.',
      why: 'Le reazioni si chiedono in silenzio a tutti: nessuno vede chi aveva qualcosa con cui reagire.',
      learnt: 'Certi segnalini si giocano mentre agiscono gli altri; il tavolo te lo chiede.',
      others: {
        let: 'Puoi lasciar fare: un dado dice quanti segnalini perdi. Sturm & Drang è uno solo, e può salvarne diversi.',
      },
    },
    recruit: {
      title: 'Recluta',
      text: 'Hai 44 punti tesoro. *Recluta un esercito in Prussia e uno britannico in Nuova Scozia, e compra due segnalini*: quello che tocca premere è sempre illuminato. Paga tutto insieme, poi non comprare altro.',
      why: 'Un esercito costa 4, una flotta 6, un segnalino 3. Le unità nuove sono reclute: più deboli dei veterani finché non si addestrano o vincono una battaglia.',
      learnt: 'Il tesoro compra eserciti, flotte, forti e segnalini.',
      others: {
        none: 'Puoi tenere il denaro. Ma gli eserciti costano poco, e la Prussia ha tre nemici ai confini.',
        fleet: 'Le flotte portano gli eserciti e dominano le rotte. Per quest’anno ne hai abbastanza.',
        fort: 'Una zona fortificata è forte, e cara. Quest’anno vogliamo eserciti che si muovono.',
        play: 'I segnalini possono aspettare finché servono.',
      },
    },
    train: {
      title: 'Addestra',
      text: 'Anche i generali sono segnalini. Uno di loro fa di un esercito di reclute (forza 3) un esercito di veterani (forza 5). *Fa’ addestrare i prussiani dal Generale 1* e concludi.',
      why: 'La Prussia ha nemici su tre lati: è lì che un esercito deve valere quanto costa.',
      learnt: 'I comandanti fanno veterani delle reclute, e guidano in battaglia.',
      others: {
        british: 'Puoi farlo. Ma quest’anno combatterà la Prussia; la Nuova Scozia può aspettare.',
        none: 'Puoi tenerlo per una battaglia. Ma l’anno prossimo è di nuovo pronto, e un veterano resta tale.',
        play: 'I segnalini possono aspettare finché servono.',
      },
    },
    diplomacy: {
      title: 'Diplomazia',
      text: 'Le Province Unite sono neutrali, e ricche. *Impegna per loro i segnalini Diplomazia 3 e 2*: se nessuno si oppone, le ottieni con 4, 5 o 6.',
      why: 'L’altra parte può opporre segnalini. La differenza tra le due somme sceglie la colonna, e un dado decide; con 1 o 2 ci guadagnano gli altri.',
      learnt: 'Diplomazia: segnalini contro segnalini, e un dado.',
      others: {
        another:
          'Puoi provare con un’altra potenza; la Spagna porterebbe anche di più. Le Province Unite sono vicine, e ricche.',
        more: 'Cinque bastano per quello che si può ottenere; quello che impegni è speso.',
      },
    },
    'win-power': {
      title: 'Un sei',
      text: 'Nessuno si è opposto, e il dado mostra 6. *Ottieni la potenza*, e caselle, rotte e unità delle Province Unite sono tue. Poi *chiudi la diplomazia*.',
      why: 'Una potenza ottenuta conta nel rapporto, paga tasse e porta unità; il nemico può riprenderla allo stesso modo.',
      learnt: 'Un grande successo ottiene una potenza intera.',
      others: {
        less: 'Spie e colpi di mano sono per successi minori. Una potenza è il premio più grande.',
        nothing: 'Non lasciarla sul tavolo.',
        again: 'Un successo basta; tieni gli altri segnalini per difenderti.',
      },
    },
    sail: {
      title: 'Naviga e sbarca',
      text: 'Ora il movimento. *Prendi la forza dell’Inghilterra*: una flotta, e un esercito da imbarcare. La mappa mostra fin dove arrivano. Poi *mandali in Nuova Scozia*, dove l’esercito sbarca.',
      why: 'Una flotta muove di 15 caselle e porta un’unità di terra. Dove un nemico potrebbe attaccarla per via, la mappa lo dice prima.',
      learnt: 'Una flotta imbarca, naviga e sbarca in un solo viaggio.',
      others: {
        elsewhere: 'Puoi muovere anche altri. Prima il viaggio, che è la strada più lunga.',
        tribes: 'Si possono muovere anche le forze delle potenze minori; lasciale dove sono.',
      },
    },
    attack: {
      title: 'Attacca',
      text: '*Chiudi il movimento*: è ora di combattere. In Polonia una forza di 5 sta contro la tua di 25: *attacca la Polonia dalla Prussia con tutto quello che hai*, sulla tabella Ingaggio.',
      why: 'Le due forze a confronto danno il rapporto di forze. Tutto quello che supera 4 a 1 conta come 4 a 1, il migliore che ci sia. La tabella dice che cosa porta ogni lancio: con questo rapporto vince anche il peggiore.',
      learnt: 'Il rapporto di forze sceglie la colonna, tabella e dado il risultato.',
      others: {
        elsewhere: 'Guarda prima il rapporto di forze: lì è peggiore, e un esercito distrutto si rimpiazza a fatica.',
        linear: 'La battaglia lineare costa di più a entrambi. Contro così pochi basta l’ingaggio.',
        honours: 'Tieni Onore delle armi per un combattimento che puoi perdere.',
        move: 'Il movimento può durare quanto vuoi; adesso la battaglia.',
      },
    },
    die: {
      title: 'Un 1 che basta',
      text: 'Il dado mostra 1, il peggio che ci sia. Il tuo segnalino Illuminati potrebbe far ripetere il lancio, ma con questo rapporto hai già vinto: *lascialo così*.',
      why: 'Un segnalino tenuto serve in uno scontro più incerto.',
      learnt: 'Non spendere un segnalino dove il rapporto di forze ha già fatto il lavoro.',
      others: { again: 'Puoi farlo. Ma nessun lancio potrebbe perdere, e il segnalino sarebbe sprecato.' },
    },
    advance: {
      title: 'Avanza',
      text: 'I difensori non ci sono più. *Fa’ avanzare un esercito in Polonia*: una casella conta per chi vi ha un’unità. Lascia gli altri in Prussia, e concludi.',
      why: 'Un esercito basta a tenere la casella; la Prussia non deve restare aperta all’Austria.',
      learnt: 'Chi vince può avanzare; chi avanza non difende più.',
      others: { all: 'Allora l’Austria troverebbe la Prussia vuota. Un esercito tiene la Polonia quanto cinque.' },
    },
    rest: {
      title: 'L’anno degli altri',
      text: 'Ora l’altra coalizione tratta, muove e combatte. Poi ogni unità deve mangiare: quello che la terra non nutre si paga, o è perso.',
      why: 'Una casella civilizzata nutre tante unità quanto vale, una selvaggia una sola. Ogni esercito in più costa 2 punti tesoro, ogni flotta 3.',
      learnt: 'A fine anno gli eserciti vanno riforniti.',
    },
    ratio: {
      title: 'A che punto sei',
      text: 'Comincia il 1757. Le Province Unite e la Polonia ti avevano portato a 1,45; poi i russi ti hanno tolto la Polonia, e sei a 1,39. La Prussia ha resistito agli austriaci.',
      why: 'Da 1,20 è una vittoria, da 1,50 continentale, da 2,00 globale.',
      learnt: 'Da 1,20 in su stai vincendo.',
    },
  },
};
