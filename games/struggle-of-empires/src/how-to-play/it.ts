import type { HowToTexts } from '@cabinet-wars/kernel';

export const italian: HowToTexts = {
  about:
    'Da due a sette potenze del Settecento combattono tre guerre per undici aree. Chi può attaccare chi si decide all’asta prima di ogni guerra. Una serata: poche regole e scelte difficili.',
  chapters: [
    {
      title: 'Per che cosa si gioca',
      figure: 'region',
      caption:
        'L’India paga 5 e 3. La Gran Bretagna (due pedine) è prima; Francia e Spagna sono seconde a pari merito.',
      body: [
        'Dopo ognuna delle tre guerre ogni area paga *punti vittoria* a chi vi ha più *pedine di controllo*, i dischi rotondi. Chi ne ha di più prende il primo numero, chi segue il secondo, e così via. A parità tutti prendono il numero intero.',
        'Le pedine restano sulla mappa da una guerra all’altra. Eserciti, flotte e forti non fanno punti: prendono pedine, o le conservano.',
      ],
      only: {
        deluxe: [
          'In due o in tre hanno pedine anche le potenze che nessuno gioca. Chi è a pari merito con una di loro prende il numero più basso che segue.',
        ],
      },
    },
    {
      title: 'Che cosa c’è sulla mappa',
      figure: 'pieces',
      caption:
        'Una pedina di controllo, un esercito, una flotta, un forte; una nazione neutrale con difesa 3 e una da colonizzare.',
      body: [
        [
          'Gli *eserciti* attaccano e difendono, ovunque.',
          'Le *flotte* stanno in mare. Aprono una colonia ai tuoi eserciti e aiutano negli scontri a terra.',
          'I *forti* valgono due in difesa e non si muovono mai.',
          'Le *nazioni neutrali* mostrano la loro difesa. Se ne batti una, al suo posto va una tua pedina. Quelle con una casa si colonizzano, quelle con una catena sono del Commercio della Costa d’Oro, cioè della tratta: non si combattono.',
        ],
      ],
    },
    {
      title: 'Alleanze all’asta',
      figure: 'alliances',
      caption:
        'Ogni asta mette due potenze su lati opposti. In questa guerra Gran Bretagna e Spagna non possono attaccarsi.',
      body: [
        'Una guerra comincia con le aste. Chi offre nomina due potenze non ancora collocate, una per parte. Gli altri rilanciano, con due nomi loro, o passano; chi offre di più paga, ed è fatta.',
        'Le potenze della stessa parte *non possono attaccarsi* fino alla fine della guerra. L’ordine in cui sono collocate è l’ordine di gioco. Essere alleati del vicino più pericoloso vale spesso più di un amico lontano.',
      ],
    },
    {
      title: 'Due azioni per round',
      body: [
        'Una guerra dura sei round da due a quattro giocatori, cinque se siete di più. In ognuno hai due azioni:',
        [
          '*Costruire* un esercito, una flotta o un forte per 1 di popolazione; può andare subito in un’area.',
          '*Muovere* due unità, quanto lontano vuoi.',
          '*Attaccare*, per 2 PO.',
          '*Prendere una tessera*: addestramento, compagnie, riforme. Quasi tutte servono fino a fine partita.',
          '*Colonizzare*, per 1 di popolazione, o usare il *Commercio della Costa d’Oro*, con una flotta in Africa: un indicatore che non si attacca diventa una tua pedina.',
          '*Fare un’alleanza locale*: un’unità in più in un’area fino a fine guerra.',
        ],
      ],
      only: {
        deluxe: ['Delle due azioni una sola può essere una tessera, una colonizzazione o un’alleanza locale.'],
        original: [
          'Si compra una tessera per round e si colonizza una volta per round; le alleanze locali sono tessere come le altre.',
        ],
      },
    },
    {
      title: 'Un attacco',
      figure: 'battle',
      caption:
        'Due eserciti e un lancio di 5 e 2 fanno 2 + 3 = 5, contro un esercito e 4 e 3: 1 + 1 = 2. La pedina cambia padrone.',
      body: [
        'Nomina un’area dove hai un esercito, e una potenza dell’altra parte o una nazione neutrale. Entrambi possono chiamare alleati che vi hanno unità. Poi ognuno lancia due dadi e aggiunge *la loro differenza* alla forza: uno per esercito, due per un forte che difende, uno per l’addestramento migliore, uno per chi vince in mare.',
        'Vince la somma più alta, e una pedina di chi perde diventa di chi vince. Chi perde perde un’unità; in caso di parità entrambi, e niente cambia padrone. Chi lancia un totale di sette ne perde una in più.',
        'Con uno in più del nemico vinci sei volte su dieci; con due in più, quasi otto.',
      ],
    },
    {
      title: 'Oltremare',
      figure: 'sea',
      caption: 'Prima la flotta, poi l’esercito: entra in India solo perché lì c’è una flotta britannica.',
      body: [
        'Un esercito entra in una colonia solo se hai una *flotta proprio in quella colonia*. E ogni viaggio da un mare a un altro è un rischio.',
      ],
      only: {
        deluxe: [
          'Un dado speciale dice se l’unità arriva, resta o affonda; un po’ d’oro rimedia a un brutto lancio. In Europa gli eserciti vanno ovunque.',
        ],
        original: [
          'Con 1 l’unità è in pericolo: un secondo dado dice se arriva, torna indietro o è persa. In Europa un esercito entra in un’area solo se hai una pedina lì o accanto, la patria confinante o una flotta lì (per l’Impero ottomano, nel Mediterraneo).',
        ],
      },
    },
    {
      title: 'Oro e fermento',
      body: [
        'Puoi sempre pagare: quello che manca lo prendi al popolo, 2 PO per ogni punto di *fermento*. Anche ogni unità persa ne porta uno.',
        'Dopo la terza guerra il fermento si conta. La potenza più agitata perde 7 punti, la seconda 4, e con 20 o più scoppia la *rivoluzione* e si perde tutto. Dieci è già un avviso.',
      ],
      only: {
        deluxe: [
          'Il fermento si pesca alla cieca e può valere zero, uno o due. Se passi senza attaccare puoi renderne un punto. In due è punito solo chi ne ha di più.',
        ],
        original: ['Il fermento resta coperto fino alla fine; lo toglie solo Riforma del governo.'],
      },
    },
    {
      title: 'La guerra finisce',
      body: [
        'Ognuno prende 1 PO per ogni punto di popolazione e per ogni pedina, e ne paga 1 per ogni unità. La popolazione cresce di 5, fino a 9. Si contano le aree; le alleanze finiscono; arrivano nuove nazioni neutrali e ricominciano le aste.',
        'Dopo la terza guerra vince chi ha più punti.',
      ],
    },
    {
      title: 'Per la tua prima partita',
      body: [
        [
          'Cerca le aree dove *una sola pedina* cambia i posti; lascia stare quelle dove non cambierebbe niente.',
          'Un’unità accanto a due tue pedine è ben messa; un’unità da sola non difende niente.',
          'Prendi una tessera nel primo round: servirà per tutta la partita.',
          'Non temere un po’ di fermento. Temi di esserne il primo.',
        ],
      ],
    },
  ],
};
