import type { LessonTexts } from '@cabinet-wars/kernel';
import type { FirstWarStep } from './first-war.ts';

export const italian: LessonTexts<FirstWarStep> = {
  title: 'La tua prima guerra',
  about:
    'Una guerra sulla mappa vera, con la Gran Bretagna: attacchi, difendi, costruisci, compri, paghi e vedi il punteggio.',
  end: 'Questa era una guerra, dal primo attacco alle alleanze della prossima. Ora il tavolo è tuo: continua contro questi tre, con i consigli.',
  steps: {
    goal: {
      title: 'Per che cosa si gioca',
      text: 'Sei la Gran Bretagna, in rosso. Si combattono tre guerre, e alla fine di ognuna ogni regione paga punti a chi vi possiede di più.',
      why: 'Conta solo la somma dopo tre guerre. Chi è in testa dopo la prima è il bersaglio di tutti nella seconda.',
      learnt: 'I punti arrivano alla fine di ognuna delle tre guerre.',
    },
    places: {
      title: 'Contano gli indicatori',
      text: 'I dischi sono gli indicatori di controllo, e solo loro valgono punti: l’India ne paga 5 a chi ne ha di più e 3 al secondo. Tu, la Francia e la Russia ne avete uno ciascuno.',
      why: 'Bandiere, navi e forti combattono per gli indicatori; da soli non valgono niente.',
      learnt: 'Gli indicatori valgono punti, le unità combattono soltanto. India: 5 punti al primo, 3 al secondo.',
    },
    attack: {
      title: 'Prendi un indicatore',
      text: 'Il tuo esercito è in India e nessun francese difende l’indicatore della Francia. *Attacca la Francia in India*: è una delle tue due azioni e costa 2 PO.',
      why: 'Un attacco vinto trasforma l’indicatore del perdente nel tuo. La differenza è doppia: uno in più a te, uno in meno a loro.',
      learnt: 'Un attacco prende un indicatore a una potenza dell’altra alleanza.',
      others: {
        russia:
          'Puoi farlo: anche l’indicatore russo è indifeso. Ma la Francia gioca subito dopo di te: noi colpiremmo prima lei.',
        elsewhere: 'Puoi attaccare anche lì, contro forze maggiori. In India ottieni di più con meno.',
        tile: 'Le tessere vengono tra poco. Prima l’attacco, finché quell’indicatore è indifeso.',
        build:
          'Altre unità servono, e ne costruiremo. Ma nel suo turno la Francia potrebbe difendere quell’indicatore: prima attacca.',
        move: 'Non occorre muovere niente: il tuo esercito è già dove serve.',
        pass: 'Un’azione non usata è persa. C’è un indicatore da prendere.',
      },
    },
    ally: {
      title: 'Chiama un alleato',
      text: 'Lì l’Austria starà con la Francia: uno contro uno. La Spagna è nella tua alleanza e ha un esercito in India: *chiama la Spagna*.',
      why: 'Ogni parte tira due dadi e ne conta la differenza; ogni unità aggiunge uno. Un’unità in più fa di uno scontro alla pari uno scontro buono.',
      learnt: 'Si chiamano le potenze della propria alleanza con unità nella regione. Ogni unità aggiunge uno.',
      others: {
        alone:
          'Puoi andare da solo: sarebbe uno scontro alla pari. L’esercito spagnolo non ti costa niente: prima chiedi.',
      },
    },
    taken: {
      title: 'Vinto',
      text: 'Le tue 2 unità e i dadi hanno fatto 3 contro 2. L’indicatore è tuo: con due in India sei primo, per 5 punti.',
      why: 'Con un pareggio non sarebbe cambiato niente, e ogni parte avrebbe perso un’unità.',
      learnt: 'Due dadi, la loro differenza, più le unità. Vince chi fa di più; il pareggio non cambia niente.',
    },
    tile: {
      title: 'Compra una tessera',
      text: 'La tua seconda azione. Le tessere rendono il tuo impero diverso dagli altri: *prendi Addestramento terrestre* per 6 PO, e ogni scontro a terra vale uno di più.',
      why: 'Aggiunge uno finché il nemico ha meno addestramento di te. La vogliono anche gli altri: di ogni tessera ce ne sono poche.',
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
      title: 'Sei attaccato',
      text: 'Gli altri hanno giocato, e la Russia attacca il tuo indicatore negli Stati tedeschi con l’aiuto della Prussia. *Chiama la Spagna* al tuo fianco.',
      why: 'Anche chi difende può chiamare alleati. Per tenere l’indicatore basta un pareggio.',
      learnt: 'Anche da attaccato chiami alleati, e il pareggio basta.',
      others: {
        alone: 'Potresti resistere da solo, ma con meno probabilità, e l’esercito spagnolo non ti costa niente.',
      },
    },
    unrest: {
      title: 'Pareggio e fermento',
      text: 'Sei a sei: senza la Spagna e l’addestramento avresti perso. L’indicatore resta; ogni parte ha perso un esercito, e *ogni unità persa porta fermento in patria*.',
      why: 'Prendi fermento anche quando tassi il popolo per l’oro che non hai. Dopo la terza guerra le potenze più agitate perdono punti, e con 20 scoppia la rivoluzione e la partita è persa.',
      learnt: 'Unità perse e tasse portano fermento. Troppo fermento fa perdere la partita.',
    },
    build: {
      title: 'Costruisci',
      text: 'Secondo round, di nuovo due azioni. Il tuo indicatore negli Stati tedeschi è indifeso: *costruisci un esercito e mandalo lì*. Costa uno di popolazione.',
      why: 'Gli Stati tedeschi pagano 8, 5 e 3: in nessun luogo c’è di più. Un’unità nuova va subito dove le tue unità possono andare.',
      learnt: 'Un’unità costa uno di popolazione e va subito sulla mappa.',
      others: {
        fort: 'Un forte difende bene, ma non attacca e non si muove più. Un esercito fa di più allo stesso prezzo.',
        navy: 'Le navi portano e proteggono gli eserciti oltremare. Negli Stati tedeschi serve un esercito.',
        elsewhere: 'Puoi metterlo lì. Negli Stati tedeschi difende un posto che vale fino a 8 punti.',
        attack: 'Un attacco adesso lascerebbe indifeso il tuo indicatore negli Stati tedeschi.',
        pass: 'Non lasciare un’azione inutilizzata.',
      },
    },
    move: {
      title: 'Muovi due unità',
      text: 'Un’azione muove due unità. *Porta l’esercito dal Mediterraneo agli Stati tedeschi, poi la flotta dall’Africa all’India.*',
      why: 'Nel Mediterraneo non hai indicatori: quell’esercito non difende niente. In India la flotta può combattere in mare per l’esercito che difende i tuoi indicatori.',
      learnt: 'Un’azione muove due unità.',
      others: {
        india: 'Quell’esercito difende i tuoi due indicatori in India. Lascialo lì.',
        fleet: 'Qui la flotta viene per seconda; nelle tue partite l’ordine lo scegli tu.',
        elsewhere: 'Puoi andarci. Noi metteremmo le unità dove i tuoi indicatori valgono di più.',
        stop: 'Puoi fermarti dopo una, ma la seconda mossa è gratis.',
        attack: 'Prima la mossa: due eserciti negli Stati tedeschi attaccano meglio la prossima volta.',
      },
    },
    'last-attack': {
      title: 'Quattro round dopo',
      text: 'La guerra è andata avanti per altri quattro round, giocati per te. L’ultima azione è della Russia, che ti attacca ancora una volta. Poi la guerra finisce.',
      why: 'A chi agisce per ultimo nessuno può più rispondere. L’ordine di gioco vale oro, come vedrai.',
      learnt: 'In quattro una guerra dura sei round; chi agisce per ultimo è in vantaggio.',
    },
    scored: {
      title: 'La guerra dà punti',
      text: 'Regione per regione sono stati assegnati i punti, e sono arrivate le entrate. Ne hai 26; in testa è la Russia con 34. Restano due guerre.',
      why: 'I punti restano; indicatori e unità restano sulla mappa. Solo le alleanze si rifanno.',
      learnt: 'Indicatori e unità restano per la guerra seguente; le alleanze no.',
    },
    auction: {
      title: 'Le alleanze all’asta',
      text: 'Nessuno può attaccare una potenza della propria alleanza. La Russia ti metterebbe contro la Francia. *Offri 1 PO: la Russia nell’alleanza rossa, la Spagna in quella blu*, per poterti unire alla Russia.',
      why: 'L’offerta più alta decide quale potenza va in quale alleanza. La Russia è forte accanto ai tuoi indicatori: meglio alleata che nemica.',
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
      text: 'Nessuno ha rilanciato: Russia e Spagna sono a posto. L’asta seguente tocca a te aprirla. *Offri 0 e mettiti nell’alleanza rossa*; la Francia va in quella blu.',
      why: 'Con la Russia nella tua alleanza, i suoi eserciti accanto ai tuoi indicatori in questa guerra non minacciano, e si possono chiamare in aiuto.',
      learnt: 'Le aste si aprono a turno, e ognuna colloca due potenze.',
      others: {
        more: 'Non c’è un’offerta da superare. Zero basta.',
        against:
          'Con la Francia nell’alleanza rossa a te resta quella blu, contro la Russia. In quella rossa la Russia non può attaccarti.',
      },
    },
  },
};
