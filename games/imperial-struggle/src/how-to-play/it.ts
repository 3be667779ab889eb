import type { HowToTexts } from '@cabinet-wars/kernel';

export const italian: HowToTexts = {
  about:
    'Gran Bretagna contro Francia, 1697-1789, per due. Sei turni di pace, in cui compri mercati, corti e navi, e quattro guerre, in cui si vede che cosa hai preparato.',
  chapters: [
    {
      title: 'Per che cosa si gioca',
      figure: 'track',
      caption: 'Un solo segnalino per entrambi: la Francia lo tira verso 30, la Gran Bretagna verso 0.',
      body: [
        'C’è *un solo segnalino* dei punti vittoria. Parte da 15; la Francia lo muove in su, la Gran Bretagna in giù. Chi lo porta al proprio estremo vince subito, quando si contano i punti. Altrimenti decide dopo la sesta pace: sopra 15 vince la Francia, sotto 15 la Gran Bretagna; a 15 esatti, chi potrebbe ancora fare più debito.',
        'Vince subito anche chi in una pace ottiene tutti e quattro i premi e tutte le merci richieste, o in una guerra ogni teatro con lo scarto massimo.',
      ],
    },
    {
      title: 'Spazi e bandiere',
      figure: 'spaces',
      caption: 'Un mercato, una corte, una corte con prestigio, un territorio, un forte e un mare.',
      body: [
        [
          'I *mercati* vendono una di sei merci e contano quando è richiesta.',
          'Gli *spazi politici* sono corti e popoli. L’alloro è il prestigio, che dà punti; le alleanze in Europa aiutano in guerra.',
          'I *territori* cambiano padrone solo in guerra.',
          '*Forti e squadre navali* proteggono i mercati accanto e li collegano.',
        ],
        'Uno spazio con la tua bandiera è tuo. Issare una bandiera su uno spazio vuoto, o toglierne una avversaria, è un acquisto: per uno spazio avversario ne servono due.',
      ],
    },
    {
      title: 'Un turno di pace',
      body: [
        'Per ognuna delle quattro regioni si mostra un premio, e si estraggono tre merci richieste. Nove tessere investimento sono scoperte; ognuno ha tre carte evento e due ministeri segreti. Poi si gioca a turno, quattro round ciascuno.',
      ],
    },
    {
      title: 'Un round: una tessera',
      figure: 'tile',
      caption: 'Azione maggiore: 3 punti economici. Azione minore: 2 militari. E si può giocare un evento.',
      body: [
        'Prendi una tessera. Ha un’*azione maggiore*, un’*azione minore* di altro tipo, e forse il segno di un evento o di una tessera guerra migliore.',
        [
          'Con *E*, punti economici, si comprano mercati.',
          'Con *D*, punti diplomatici, corti e popoli; con 3 si pesca una carta.',
          'Con *M*, punti militari, forti, navi e tessere guerra, e si pone fine ai conflitti.',
        ],
        'Un’azione maggiore compra quanto i suoi punti bastano a pagare. Una minore è un solo acquisto e non toglie bandiere avversarie, salvo che ci sia un conflitto. Quello che non si spende è perso.',
      ],
    },
    {
      title: 'I mercati vanno collegati',
      figure: 'connection',
      caption:
        'Dal forte al primo mercato, da questo al secondo: il terzo si può prendere ora. Quello dopo deve aspettare un round.',
      body: [
        'Per un mercato ti serve qualcosa di tuo accanto: un territorio, un forte, una squadra navale, o un altro mercato tuo, già collegato all’inizio del round. Le bandiere nuove di questo round non collegano ancora. Le corti si raggiungono sempre.',
        'Un mercato avversario protetto da un forte o da una squadra navale costa 1 in più; uno tagliato fuori costa solo 1. Il primo acquisto in ogni altra regione del round costa 1 in più.',
      ],
    },
    {
      title: 'Debito e punti trattato',
      body: [
        'Quello che manca a un’azione si paga con il *debito*, fino al tuo limite, o con *punti trattato*. Se passi un round il debito scende di 2. Il debito che ti impongono oltre il limite dà punti all’altro.',
      ],
    },
    {
      title: 'Eventi, ministeri, vantaggi',
      body: [
        'Un *evento* si gioca prima di comprare. Quasi tutti hanno un bonus: spesso per una parola chiave, che uno dei tuoi *ministeri* deve mostrare. I ministeri restano coperti finché non li riveli, poi servono per tutta l’epoca.',
        'Un *vantaggio* è di chi tiene tutti gli spazi che lo circondano. Si usa una volta per turno, ma non nel round in cui lo si ottiene.',
        'Un *conflitto* rende uno spazio inutile per tutti finché non finisce, con 2 M o con un cambio di bandiera.',
      ],
    },
    {
      title: 'Il punteggio',
      body: [
        [
          'In ogni regione chi ha più bandiere e squadre navali prende il premio; i due più ricchi chiedono due di vantaggio.',
          'Chi ha più prestigio segna 2.',
          'Per ognuna delle tre merci richieste, chi ne ha più mercati prende quanto dà la tabella.',
        ],
        'A parità nessuno prende niente.',
      ],
    },
    {
      title: 'La guerra',
      figure: 'war',
      caption: 'Un teatro: tessere e spazi sulla mappa si sommano. Gran Bretagna 5, Francia 3: vinto di 2.',
      body: [
        'Quattro delle sei paci finiscono con una guerra di tre o quattro *teatri*. In ognuno le due parti sommano le tessere guerra, le corti alleate, le squadre navali, i forti e i ministeri che lì contano. Lo scarto dice che cosa riceve chi vince: punti, conquiste; o punti trattato a chi perde.',
        'Le tessere guerra si comprano in pace, con M, e restano coperte. Una tessera conta di più dove le due parti sono quasi pari.',
      ],
    },
    {
      title: 'Per la tua prima partita',
      body: [
        [
          'Leggi prima i premi: una regione con un premio ricco merita più di una con un premio misero.',
          'Un mercato richiesto conta due volte, per la regione e per la merce.',
          'Compra almeno una tessera guerra prima di ogni guerra: una guerra persa ovunque costa più di quanto renda un mercato.',
          'Il debito non è una vergogna. I punti non spesi sì.',
        ],
      ],
    },
  ],
};
