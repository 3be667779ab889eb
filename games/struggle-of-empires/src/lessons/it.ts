import type { LessonTexts } from '@cabinet-wars/kernel';
import type { FirstWarStep } from './first-war.ts';

export const italian: LessonTexts<FirstWarStep> = {
  title: 'La tua prima guerra',
  about:
    'Una guerra sulla mappa vera, con la Gran Bretagna: attacchi, difendi, costruisci, compri, ne paghi il prezzo e vedi il punteggio.',
  end: 'Questa era una guerra, dal primo attacco alle alleanze della prossima. Ora il tavolo è tuo: continua contro questi tre, con i consigli.',
  steps: {
    goal: {
      title: 'Per che cosa si gioca',
      text: 'Sei la Gran Bretagna, in rosso. Si combattono tre guerre, e alla fine di ognuna ogni area della mappa paga punti a chi ne controlla di più.',
      why: 'Conta solo la somma dopo tre guerre. Chi è in testa dopo la prima è il bersaglio di tutti nella seconda.',
      learnt: 'I punti arrivano alla fine di ognuna delle tre guerre.',
    },
    places: {
      title: 'Contano le pedine',
      text: 'I dischi sono le pedine di controllo, e solo queste fanno punti. L’India ne paga 5 a chi ha più pedine e 3 a chi segue; tu, la Francia e la Russia ne avete una ciascuna, quindi prendereste 5 tutte e tre.',
      why: 'Le bandiere sono eserciti, le navi flotte; con i forti combattono per le pedine, e da soli non fanno punti. A parità di posto tutti prendono i punti interi.',
      learnt: 'Le pedine fanno punti, le unità combattono soltanto. India: 5 punti a chi è in testa, 3 a chi segue.',
    },
    attack: {
      title: 'Prendi una pedina',
      text: 'Il tuo esercito è in India, e nessuna unità francese difende la pedina della Francia. *Attacca la Francia in India*: ti prende una delle due azioni del round, e 2 pezzi d’oro (PO).',
      why: 'Un attacco vinto fa tua una pedina di chi perde. Prenderesti 5 come prima, ma senza rivali: la Russia scenderebbe a 3, la Francia a niente.',
      learnt: 'Un attacco vinto prende una pedina a una potenza dell’altra alleanza.',
      others: {
        russia:
          'Puoi farlo: anche la pedina russa è indifesa. Ma la Francia gioca subito dopo di te: noi toglieremmo prima a lei.',
        elsewhere: 'Puoi attaccare anche lì, ma contro forze maggiori. In India una pedina rende di più e costa meno.',
        tile: 'Le tessere vengono tra poco. Prima l’attacco, finché quella pedina è indifesa.',
        build:
          'Altre unità servono, e ne costruiremo. Ma nel suo turno la Francia potrebbe difendere quella pedina: prima attacca.',
        move: 'Non occorre muovere niente: il tuo esercito è già dove serve.',
        pass: 'Un’azione non usata è persa, e qui c’è una pedina da prendere.',
      },
    },
    ally: {
      title: 'Chiama un alleato',
      text: 'L’Austria, che qui nessuno gioca, ha un esercito in India e sta con la Francia: uno contro uno. La Spagna è nella tua alleanza e ne ha uno anche lei: *chiama la Spagna*.',
      why: 'Ogni parte lancia due dadi e ne conta la differenza; ogni unità aggiunge uno. Con un’unità in più vinci sei volte su dieci invece di quattro.',
      learnt: 'Si chiamano le potenze della propria alleanza con unità nell’area. Ogni unità aggiunge uno.',
      others: {
        alone: 'Puoi fare senza: sarebbe uno scontro alla pari. L’esercito spagnolo non ti costa niente: prima chiedi.',
      },
    },
    taken: {
      title: 'Vinto',
      text: 'Due eserciti e i dadi hanno fatto 3, l’altra parte 2. La pedina della Francia ora è tua: con due in India sei in testa senza rivali, per 5 punti.',
      why: 'In caso di parità niente avrebbe cambiato padrone, e avresti perso un’unità. Anche la Francia, se qui ne avesse.',
      learnt: 'Due dadi, la loro differenza, più le unità. Vince chi fa di più; la parità non cambia niente.',
    },
    tile: {
      title: 'Compra una tessera',
      text: 'La tua seconda azione. Le tessere sono migliorie durevoli, e rendono il tuo impero diverso dagli altri. *Prendi Addestramento terrestre* per 6 PO: ti dà uno in più in ogni scontro a terra.',
      why: 'Conta finché il nemico ne ha meno di te. Di ogni tessera ce ne sono poche, e le vogliono anche gli altri.',
      learnt: 'Una tessera è un’azione; le migliori finiscono presto.',
      others: {
        attack:
          'Un secondo attacco è permesso. Ma ognuno costa 2 PO, e la tessera aiuterebbe in tutti quelli che verranno.',
        another:
          'Una buona scelta, e nelle tue partite puoi farla. Per una prima guerra prenderemmo Addestramento terrestre: serve in ogni scontro.',
        pass: 'Non lasciare un’azione inutilizzata finché hai oro.',
      },
    },
    attacked: {
      title: 'Ti attaccano',
      text: 'Gli altri hanno giocato, e la Russia attacca la tua pedina negli Stati tedeschi con l’aiuto della Prussia. *Chiama la Spagna* al tuo fianco.',
      why: 'Anche chi difende può chiamare alleati. Per tenere la pedina basta la parità.',
      learnt: 'Anche in difesa chiami alleati, e la parità basta.',
      others: {
        alone: 'Potresti resistere anche senza, ma con meno probabilità, e l’esercito spagnolo non ti costa niente.',
      },
    },
    unrest: {
      title: 'Parità e fermento',
      text: 'Sei a sei: senza la Spagna, o senza l’addestramento, avresti perso. La pedina resta, ogni parte ha perso un esercito, e *ogni unità persa porta fermento in patria*.',
      why: 'Anche l’oro che non hai si prende al popolo in cambio di fermento. Dopo la terza guerra le due potenze più agitate perdono 7 e 4 punti, e con 20 scoppia la rivoluzione: non si può più vincere.',
      learnt: 'Unità perse e tasse portano fermento. Troppo fermento fa perdere la partita.',
    },
    build: {
      title: 'Costruisci',
      text: 'Secondo round, di nuovo due azioni. La tua pedina negli Stati tedeschi è indifesa: *costruisci un esercito e mandalo lì*. Costa 1 di popolazione: ne hai 5.',
      why: 'Gli Stati tedeschi pagano 8, 5 e 3, più di ogni altra area. Un’unità nuova va subito dove le tue unità possono andare.',
      learnt: 'Un’unità costa 1 di popolazione e va subito sulla mappa.',
      others: {
        fort: 'Un forte difende bene, ma non attacca e non si muove più. Un esercito fa di più allo stesso prezzo.',
        navy: 'Le flotte aprono le colonie agli eserciti e li aiutano. Negli Stati tedeschi serve un esercito.',
        elsewhere: 'Puoi metterlo lì. Negli Stati tedeschi difende un posto che vale fino a 8 punti.',
        attack: 'Un attacco adesso lascerebbe indifesa la tua pedina negli Stati tedeschi.',
        pass: 'Non lasciare un’azione inutilizzata.',
      },
    },
    move: {
      title: 'Muovi due unità',
      text: 'Un’azione muove due unità. *Porta l’esercito dal Mediterraneo agli Stati tedeschi, poi la flotta dall’Africa all’India.*',
      why: 'Nel Mediterraneo non hai pedine: quell’esercito non difende niente. In India una flotta rende il tuo esercito più forte di uno, se una flotta nemica non la batte.',
      learnt: 'Un’azione muove due unità.',
      others: {
        india: 'Quell’esercito difende le tue due pedine in India. Lascialo lì.',
        fleet: 'Qui la flotta viene per seconda; nelle tue partite l’ordine lo scegli tu.',
        elsewhere: 'Puoi andarci. Noi metteremmo le unità dove le tue pedine valgono di più.',
        stop: 'Puoi fermarti dopo una, ma la seconda mossa è gratis.',
        attack: 'Prima la mossa: due eserciti negli Stati tedeschi attaccano meglio la prossima volta.',
      },
    },
    friends: {
      title: 'Un amico del posto',
      text: 'Il terzo e il quarto round sono stati giocati per te, e hai conquistato una pedina nel Mediterraneo. Ora la Russia vi ha mandato una flotta. *Stringi un’alleanza locale con Napoli*: lì vale per te un esercito in più, e non costa oro.',
      why: 'Un alleato locale ti aiuta in attacco e in difesa, non si perde mai e resta fino alla fine della guerra. Ognuno aiuta una potenza sola: l’ha chi arriva prima.',
      learnt: 'Un’alleanza locale vale un’unità dove si trova, fino alla fine della guerra.',
      others: {
        another: 'Un buon amico, ma altrove. Napoli è accanto alla tua nuova pedina, dove la Russia è appena arrivata.',
        attack: 'Non hai oro, e un attacco vorrebbe dire tasse. L’alleanza non ne vuole.',
        tile: 'Tessere e alleanze sono azioni speciali, una per turno. Oggi prenderemmo Napoli.',
        build: 'Hai ancora 1 di popolazione, e un’altra azione dopo questa. Prima l’alleanza.',
        move: 'Le tue unità sono dove hai pedine. Prima l’alleanza.',
        pass: 'Non lasciare un’azione inutilizzata.',
      },
    },
    reform: {
      title: 'Calma il popolo',
      text: 'Ultimo round della guerra. Gli eserciti persi ti hanno lasciato 2 di fermento. *Prendi Riforma del governo*: ne restituisce 2, e anche questa non costa oro.',
      why: 'Quanto fermento hanno gli altri non lo vedi, come loro non vedono il tuo. Dopo la terza guerra chi ne ha di più perde punti: meglio non essere tra quelli.',
      learnt: 'Riforma del governo restituisce fermento.',
      others: {
        another: 'Puoi. Ma quasi tutte le tessere danno frutto più tardi, e la guerra finisce con questo round.',
        attack: 'L’attacco viene subito dopo: c’è tempo per tutti e due.',
        alliance: 'Finirebbe con la guerra, tra un momento.',
        move: 'Ora non serve muovere niente.',
        pass: 'Non lasciare un’azione inutilizzata.',
      },
    },
    tax: {
      title: 'Tasse e attacco',
      text: 'Resta un’azione, e neanche una moneta. *Attacca lo stesso la Francia negli Stati tedeschi*: i 2 PO vengono dalle tasse, che portano 1 di fermento. Con le Province Unite al tuo fianco sono tre eserciti contro tre.',
      why: 'Se vinci, vale 3 punti per te e ne toglie 3 alla Francia, e nessuno ha molto tempo per rispondere. Se perdi, costa un esercito.',
      learnt: 'Quello che non puoi pagare si ottiene con le tasse: 2 PO per 1 di fermento.',
      others: {
        elsewhere: 'Puoi attaccare anche lì. Ma gli Stati tedeschi pagano più di ogni altra area.',
        move: 'Unità che si muovono adesso non portano niente prima che la guerra dia punti.',
        pass: 'Un’azione non usata è persa, e la guerra è quasi finita.',
      },
    },
    'struck-back': {
      title: 'Difesa riuscita',
      text: 'Cinque a tre: la pedina è tua. La Francia ha mandato un nuovo esercito e ha risposto subito, ma la tua parte ha tenuto per cinque a quattro, e anche quell’esercito è perso.',
      why: 'Anche chi attacca e perde ci rimette un’unità. Guarda le probabilità anche quando puoi pagare.',
      learnt: 'Un attacco perso costa un’unità.',
    },
    'last-attack': {
      title: 'L’ultima azione',
      text: 'La Spagna ha giocato, e la Russia ha usato la prima azione. Anche l’ultima della guerra è sua, e ti attacca ancora una volta.',
      why: 'A chi agisce per ultimo nessuno può più rispondere. L’ordine di gioco vale oro, come vedrai.',
      learnt: 'In quattro una guerra dura sei round; chi agisce per ultimo è in vantaggio.',
    },
    scored: {
      title: 'La guerra dà punti',
      text: 'Ogni potenza ha avuto le sue entrate, e area per area sono stati assegnati i punti. Ne hai 26, in testa è la Russia con 34, e mancano ancora due guerre.',
      why: 'I punti restano; pedine e unità restano sulla mappa. Le alleanze si rifanno, e arrivano nuove nazioni neutrali.',
      learnt: 'Pedine e unità restano per la guerra seguente; le alleanze no.',
    },
    auction: {
      title: 'Le alleanze all’asta',
      text: 'Nuova guerra, nuove alleanze: due potenze della stessa alleanza non possono attaccarsi. L’offerta russa ti metterebbe contro la Francia. *Offri 1 PO: la Russia nell’alleanza rossa, la Spagna in quella blu*, così resta libero un posto accanto alla Russia.',
      why: 'Rossa e blu sono solo i nomi delle due parti. L’offerta più alta decide chi va dove. La Russia ha molti eserciti accanto alle tue pedine: meglio alleata che nemica.',
      learnt: 'L’asta decide chi non può attaccare chi, e l’ordine di gioco.',
      others: {
        pass: 'Se passi vale l’offerta russa: tu nell’alleanza rossa, la Francia contro di te, e la Russia ancora libera di unirsi ai tuoi nemici.',
        more: 'Basta 1 PO per essere in testa, e ne hai uno solo: quello che non hai si ottiene con le tasse, cioè con il fermento.',
        another:
          'Un’offerta può nominare chi vuoi. Noi nomineremmo Russia e Spagna, così resta libero un posto accanto alla Russia.',
      },
    },
    alliances: {
      title: 'Con il più forte',
      text: 'Nessuno ha rilanciato: Russia e Spagna sono collocate. L’asta seguente la apri tu: *offri 0 e mettiti nell’alleanza rossa*. Alla Francia resta quella blu.',
      why: 'Con la Russia dalla tua parte, i suoi eserciti accanto alle tue pedine in questa guerra non ti minacciano, e si possono chiamare in aiuto.',
      learnt: 'Ogni asta colloca due potenze; chi è dalla tua parte non può attaccarti.',
      others: {
        more: 'Non c’è un’offerta da superare. Zero basta.',
        against:
          'Con la Francia nell’alleanza rossa a te resta quella blu, contro la Russia. In quella rossa la Russia non può attaccarti.',
      },
    },
  },
};
