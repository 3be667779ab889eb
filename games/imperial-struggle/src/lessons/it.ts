import type { LessonTexts } from '@cabinet-wars/kernel';
import type { FirstPeaceStep } from './first-peace.ts';

export const italian: LessonTexts<FirstPeaceStep> = {
  title: 'La tua prima pace',
  about:
    'Un turno di pace e la guerra che lo chiude, con la Gran Bretagna: mercati, un ministero, un evento, debito, un teatro di guerra, punteggio.',
  end: 'Questa era una pace con la sua guerra. Ne restano altre cinque, e tre guerre; ora il tavolo è tuo, contro una Francia mite.',
  steps: {
    goal: {
      title: 'Un tracciato, due estremi',
      text: 'Sei la Gran Bretagna, in rosso; la Francia è blu. Un solo segnalino conta per entrambi e parte da 15. La Francia lo tira verso 30, tu verso 0.',
      why: 'Chi lo porta al proprio estremo vince subito, quando si contano i punti. Altrimenti decide dopo la sesta pace: sopra 15 vince la Francia, sotto 15 la Gran Bretagna.',
      learnt: 'La Francia segna verso l’alto, la Gran Bretagna verso il basso; si parte da 15.',
    },
    regions: {
      title: 'Da dove vengono i punti',
      text: 'Alla fine di una pace ognuna delle quattro regioni dà un premio a chi vi ha più bandiere. Tre merci sono richieste e pagano i mercati che le vendono: una è il cotone, qui in India.',
      why: 'Perciò un mercato del cotone conta due volte: per il premio dell’India e per la domanda.',
      learnt: 'Le regioni pagano le bandiere, la domanda i mercati di una merce.',
    },
    tile: {
      title: 'Prendi una tessera',
      text: 'Ognuno dei tuoi quattro round comincia con una tessera investimento: punti per un’azione maggiore e meno per una minore. *Prendi quella con 3 punti economici (E), 2 militari (M) e un evento.*',
      why: 'Con i punti economici si comprano mercati, con quelli diplomatici (D) corti e alleanze, con i militari forti, squadre navali e tessere guerra. Quello che prendi tu, la Francia non lo avrà.',
      learnt: 'Una tessera dà un’azione maggiore e una minore, e a volte un evento.',
      others: {
        another:
          'Puoi farlo. Ma solo una tessera con il segno evento lascia giocare una carta, e quella che hai va bene con i punti economici.',
        early: 'Puoi già rivelare un ministero. Ma può aspettare finché sai a che cosa ti serve.',
      },
    },
    ministry: {
      title: 'Rivela un ministero',
      text: 'Hai scelto due ministeri, che sono coperti. *Rivela la Compagnia delle Indie orientali*: mostra la parola chiave Mercantilismo, e per quella la tua carta evento ha un bonus.',
      why: 'Un evento ha un effetto semplice e un bonus per chi mostra la parola chiave giusta quando lo gioca.',
      learnt: 'I ministeri restano coperti finché servono; le loro parole chiave danno il bonus degli eventi.',
      others: {
        bank: 'Con la Banca puoi prendere più denaro in prestito. Per ora non ne hai preso.',
        event: 'Puoi giocarlo, ma senza la parola chiave il bonus è perso. Prima il ministero.',
        spend: 'Puoi spendere prima. Ma l’evento può darti un mercato gratis.',
        pass: 'Passando restituiresti soltanto denaro preso in prestito, e non devi niente a nessuno.',
      },
    },
    event: {
      title: 'Gioca un evento',
      text: 'Ora «Guerra carnatica» ha anche il bonus: un mercato del cotone cambia bandiera senza spesa. *Giocala e prendi il Bengala occidentale.*',
      why: 'Dei cinque, il Bengala occidentale vale di più: vende cotone e ti porta qualcos’altro, come vedrai.',
      learnt: 'Con la parola chiave in vista un evento dà anche il bonus.',
      others: {
        union: '«Atti di unione» toglie bandiere in Europa. Il mercato gratis in India ora vale di più.',
        elsewhere: 'Puoi prendere quello. Il Bengala occidentale ti porta anche qualcos’altro.',
        spend: 'Prima la carta: quello che dà non si paga.',
        pass: 'Passando rinunci alla tessera.',
      },
    },
    advantage: {
      title: 'Un vantaggio',
      text: 'Lo scudo della seta è di chi tiene tutti gli spazi che lo circondano: ora sei tu. Una volta per pace togliere una bandiera francese in India ti costa 1 E in meno, dal prossimo round in poi.',
      why: 'Chi perde uno di quegli spazi perde subito il vantaggio.',
      learnt: 'Con tutti gli spazi attorno a un vantaggio lo puoi usare, una volta per pace.',
    },
    market: {
      title: 'Una bandiera su un mercato',
      text: 'La tua azione maggiore ha 3 E. Un mercato si compra solo accanto a qualcosa che era già tuo all’inizio del round, come qui. *Issa la bandiera su Kurpa, per 2.*',
      why: 'Le bandiere nuove di questo round non collegano ancora: non si attraversa una regione in un solo round.',
      learnt: 'I mercati si comprano con E e devono essere collegati.',
      others: {
        minor: 'L’azione minore viene dopo. I punti non passano da una all’altra.',
        elsewhere: 'Puoi farlo. Ma il primo acquisto in un’altra regione costa 1 in più.',
        end: 'Perderesti tre punti.',
      },
    },
    debt: {
      title: 'Il debito',
      text: 'Resta 1 E, e Vellore costa 2. *Prendilo lo stesso*: il punto che manca diventa debito.',
      why: 'Il debito è denaro speso in anticipo. Passando un round ne togli 2, e più avanti il limite cresce. Il debito che ti impongono oltre il limite dà punti alla Francia.',
      learnt: 'Quello che manca si paga con il debito, fino a un limite.',
      others: {
        elsewhere: 'Puoi farlo, con altrettanto debito o più. Con Vellore i mercati del cotone qui sono tre.',
        finish: 'Puoi fermarti. Ma un punto non speso è un punto perso.',
      },
    },
    'war-tile': {
      title: 'Prepara la guerra',
      text: 'Questa pace finisce con una guerra. *Chiudi l’azione maggiore e spendi i 2 M della minore per una tessera guerra bonus*: ti rende più forte dove la metti.',
      why: 'Quella che metti resta coperta fino alla guerra: la Francia vede dove sta, non quanto vale.',
      learnt: 'Con M si comprano tessere guerra, che contano nella guerra che viene.',
      others: {
        more: 'Puoi comprare ancora a debito. Ma i due M aspettano.',
        fort: 'Un forte protegge i mercati e conta in alcuni teatri. Per questa guerra una tessera è più sicura.',
        squadron:
          'Le squadre navali proteggono i mercati e contano nei teatri sul mare. Noi prenderemmo prima una tessera.',
        end: 'Perderesti l’azione minore.',
      },
    },
    theatre: {
      title: 'Mettila',
      text: 'Hai pescato +3, il massimo. La guerra si combatte in quattro teatri, ognuno con il suo premio, e in Spagna le due parti sono quasi pari: *mettila lì*, e chiudi il round.',
      why: 'Dove si è molto indietro una tessera cambia poco, dove si è molto avanti è quasi sprecata.',
      learnt: 'Metti la forza dove il teatro è in bilico.',
      others: {
        elsewhere: 'Puoi farlo. In Spagna è più probabile che tre punti decidano.',
      },
    },
    'french-round': {
      title: 'La Francia ha giocato',
      text: 'La Francia ha costruito un forte a Louisbourg, mandato in mare una squadra navale e messo un conflitto nella tua Valle dell’Hudson. Uno spazio in conflitto non conta per nessuno finché non lo si toglie.',
      why: 'Tu e la Francia giocate a turno, quattro round ciascuno. Quello che fa l’altro è nella cronaca, e segnato sulla mappa.',
      learnt: 'I conflitti rendono inutile uno spazio; con 2 M se ne toglie uno.',
    },
    'second-tile': {
      title: 'Il tuo secondo round',
      text: 'Restano sette tessere. *Prendi quella con 4 E e 2 punti diplomatici (D)*, e continua in India.',
      why: 'Una tessera o è generosa o lascia giocare una carta: quelle con più punti non hanno l’evento.',
      learnt: 'Le azioni maggiori più grandi non hanno eventi.',
      others: { another: 'Anche questa va bene. Ma vogliamo E, per finire il lavoro in India.' },
    },
    silk: {
      title: 'Usa il vantaggio',
      text: 'Karaikal è francese ed è accanto ai tuoi nuovi mercati. Modificarlo, cioè toglierne la bandiera, costa 3, con il vantaggio 2: *usa la seta, poi modifica Karaikal*.',
      why: 'Per uno spazio avversario servono due modifiche: la prima toglie la sua bandiera, la seconda issa la tua, e si pagano entrambe.',
      learnt: 'Un vantaggio si usa subito prima di ciò che aiuta.',
      others: {
        minor: 'Prima l’azione maggiore: è lì che sono gli E.',
        unaided: 'È proprio Karaikal, ma così ti costa 3. Usa prima la seta, e ti costa 2.',
        elsewhere: 'Puoi farlo. Ma la seta aiuta solo dove in India scende una bandiera francese.',
        pass: 'Non rinunciare a quattro E.',
      },
    },
    replace: {
      title: 'Ora la tua bandiera',
      text: 'Karaikal ora è senza bandiera. *Modificalo ancora* per issare la tua: restano 2 E, e il terzo punto è debito.',
      why: 'Forti o squadre navali francesi accanto a un mercato lo rendono più caro per te di uno, e i tuoi per la Francia.',
      learnt: 'Per prendere un mercato altrui servono due modifiche.',
      others: {
        elsewhere: 'Puoi farlo. Ma la Francia potrebbe rimettere la sua bandiera per poco.',
        finish: 'Puoi fermarti: almeno non conta per nessuno. La tua bandiera conterebbe per te.',
      },
    },
    diplomacy: {
      title: 'Un’alleanza in India',
      text: 'Con i 2 D dell’azione minore si comprano corti e popoli: *ottieni il Mysore*, e chiudi il round. Qui non serve alcun collegamento.',
      why: 'Il Mysore è un’alleanza locale: conta per il premio dell’India e ti dà un altro vantaggio. Per D ed E le regioni si contano a parte: il tuo primo acquisto con D non costa nulla in più, ovunque sia.',
      learnt: 'Con D si ottengono spazi politici, ovunque; una seconda regione costa uno in più.',
      others: {
        europe: 'Puoi farlo. Ma il Mysore ti dà anche un vantaggio.',
        draw: 'Anche una carta in più è buona. Il Mysore ora vale di più.',
      },
    },
    scoring: {
      title: 'La pace finisce',
      text: 'Altri due round per parte sono stati giocati per te. Ora si contano le regioni e le merci richieste, e si combatte la guerra, un teatro alla volta. Guarda la Spagna.',
      why: 'In ogni teatro le due parti sommano spazi, tessere, squadre navali e ministeri; lo scarto dice quanto riceve chi vince.',
      learnt: 'Dopo una pace vengono il suo punteggio e la sua guerra.',
    },
    conquest: {
      title: 'Hai vinto in Spagna',
      text: 'Il tuo +3 ha deciso: hai vinto in Spagna di 3, e il premio è una conquista. *Prendi San Agustín*, un territorio in Florida.',
      why: 'I territori cambiano padrone solo in guerra. Quello conquistato è tuo almeno fino alla prossima.',
      learnt: 'Un teatro vinto porta punti o conquiste.',
      others: { another: 'Puoi prendere quello invece di questo.' },
    },
    'second-peace': {
      title: 'A che punto sei',
      text: 'Il segnalino è a 12, dalla tua parte di 15. La prossima pace porta nuovi premi, nuova domanda, nuove tessere e carte; le tue bandiere restano.',
      why: 'Guarda prima i nuovi premi: dicono dove le bandiere valgono di più questa volta.',
      learnt: 'Premi e domanda cambiano a ogni pace; le bandiere restano dove sono.',
    },
  },
};
