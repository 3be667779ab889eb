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
      why: 'Chi lo porta al proprio estremo vince subito, quando si contano i punti. Altrimenti decide dopo la sesta pace: con 15 o meno vince la Gran Bretagna.',
      learnt: 'La Francia segna verso l’alto, la Gran Bretagna verso il basso; si parte da 15.',
    },
    regions: {
      title: 'Da dove vengono i punti',
      text: 'Alla fine di una pace ognuna delle quattro regioni dà il suo premio a chi vi ha più bandiere, e pagano anche tre merci richieste. Il cotone, qui in India, è richiesto.',
      why: 'Perciò un mercato del cotone conta due volte: per il premio dell’India e per la domanda.',
      learnt: 'Le regioni pagano le bandiere, la domanda i mercati di una merce.',
    },
    tile: {
      title: 'Prendi una tessera',
      text: 'Ognuno dei tuoi quattro round comincia con una tessera investimento: punti da spendere, molti nell’azione maggiore, pochi nella minore. *Prendi quella con 3 E, 2 M e un evento.*',
      why: 'Con E si comprano mercati, con D alleanze e prestigio, con M forti, squadre navali e tessere guerra. Quello che prendi tu, la Francia non lo avrà.',
      learnt: 'Una tessera dà un’azione maggiore e una minore, e a volte un evento.',
      others: {
        another:
          'Puoi farlo. Ma solo una tessera con il segno evento lascia giocare una carta, e quella che hai va bene con E.',
        early: 'Puoi già rivelarlo; può aspettare finché sai a che cosa serve.',
      },
    },
    ministry: {
      title: 'Rivela un ministero',
      text: 'Hai scelto due ministeri in segreto. *Rivela la Compagnia delle Indie orientali*: la sua parola chiave, Mercantilismo, è quella che chiede il tuo evento.',
      why: 'Un evento ha un effetto semplice e un bonus per chi mostra la parola chiave giusta quando lo gioca.',
      learnt: 'I ministeri restano coperti finché servono; le loro parole chiave danno il bonus degli eventi.',
      others: {
        bank: 'La Banca alza il tuo limite di debito; per ora non serve.',
        event: 'Puoi giocarlo, ma senza la parola chiave il bonus è perso. Prima il ministero.',
        spend: 'Puoi spendere prima. Ma l’evento può darti un mercato gratis.',
        pass: 'Passare riduce soltanto il debito, e non ne hai.',
      },
    },
    event: {
      title: 'Gioca un evento',
      text: 'Ora «Guerra carnatica» ha il suo bonus: un mercato del cotone cambia bandiera gratis. *Giocala e prendi il Bengala occidentale.*',
      why: 'Dei cinque, il Bengala occidentale vale di più: è cotone e completa un vantaggio.',
      learnt: 'Con la parola chiave in vista un evento dà anche il bonus.',
      others: {
        union: '«Atti di unione» toglie bandiere in Europa. Il mercato gratis in India ora vale di più.',
        elsewhere: 'Puoi prendere quello. Il Bengala occidentale completa anche un vantaggio.',
        spend: 'Prima la carta: quello che dà non si paga.',
        pass: 'Passando rinunci alla tessera.',
      },
    },
    advantage: {
      title: 'Un vantaggio',
      text: 'Tutti gli spazi attorno alla seta sono tuoi, quindi la seta è tua. Una volta per turno rende di 1 E più economico togliere una bandiera francese da un mercato in India. Non nel round in cui la ottieni.',
      why: 'Chi perde uno di quegli spazi perde subito il vantaggio.',
      learnt: 'Con tutti gli spazi attorno a un vantaggio lo puoi usare, una volta per turno.',
    },
    market: {
      title: 'Una bandiera su un mercato',
      text: 'La tua azione maggiore: 3 E. I mercati devono essere collegati a quello che avevi all’inizio del round. *Metti la bandiera su Kurpa per 2.*',
      why: 'Le bandiere nuove di questo round non collegano ancora: non si attraversa una regione in un solo round.',
      learnt: 'I mercati si comprano con E e devono essere collegati.',
      others: {
        minor: 'L’azione minore viene dopo. I punti non passano da una all’altra.',
        elsewhere: 'Puoi farlo. Ma in una seconda regione ogni acquisto costa uno in più.',
        end: 'Perderesti tre punti.',
      },
    },
    debt: {
      title: 'Il debito',
      text: 'Resta 1 E, e Vellore costa 2. *Prendilo lo stesso*: il punto che manca è debito.',
      why: 'Il debito è denaro speso in anticipo. Si riduce passando, e il tuo limite cresce; il debito oltre il limite costa punti.',
      learnt: 'Quello che manca si paga con il debito, fino a un limite.',
      others: {
        elsewhere: 'Puoi farlo, con altrettanto debito o più. Con Vellore i mercati del cotone qui sono tre.',
        finish: 'Puoi fermarti. Ma un punto non speso è un punto perso.',
      },
    },
    'war-tile': {
      title: 'Prepara la guerra',
      text: 'La pace finisce con una guerra. *Spendi i 2 M dell’azione minore per una tessera guerra bonus*: aggiunge forza dove la metti.',
      why: 'Una guerra ha quattro teatri, ognuno con il suo premio. Fino ad allora le tessere restano coperte.',
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
      text: 'Hai pescato +3, il massimo. In Spagna le due parti sono quasi pari: *mettila lì*, e chiudi il round.',
      why: 'Dove si è molto indietro una tessera non cambia niente, dove si è molto avanti è sprecata.',
      learnt: 'Metti la forza dove il teatro è in bilico.',
      others: {
        elsewhere: 'Puoi farlo. In Spagna è più probabile che tre punti decidano.',
      },
    },
    'french-round': {
      title: 'La Francia ha giocato',
      text: 'La Francia ha messo un conflitto nella Valle dell’Hudson, un forte a Louisbourg e una squadra navale in mare. Uno spazio in conflitto non conta per nessuno finché non lo si toglie.',
      why: 'Tu e la Francia giocate a turno, quattro round ciascuno. Quello che fa l’altro è nel registro e segnato sulla mappa.',
      learnt: 'I conflitti rendono inutile uno spazio; con 2 M se ne toglie uno.',
    },
    'second-tile': {
      title: 'Il tuo secondo round',
      text: 'Restano sette tessere. *Prendi 4 E, 2 D* e continua in India: quattro E, senza evento.',
      why: 'Le tessere con molto da spendere non hanno evento né potenziamento.',
      learnt: 'Le azioni maggiori più grandi non hanno eventi.',
      others: { another: 'Anche questa va bene. Ma vogliamo E, per finire il lavoro in India.' },
    },
    silk: {
      title: 'Usa il vantaggio',
      text: 'Karaikal è francese, liberarlo costa 3, ed è accanto ai tuoi nuovi mercati. *Usa la seta, poi cambia Karaikal*: costa 2.',
      why: 'Una bandiera deve scendere prima che ne salga un’altra. Tutte e due le volte si paga.',
      learnt: 'Un vantaggio si usa subito prima di ciò che aiuta.',
      others: {
        minor: 'Prima l’azione maggiore: è lì che sono gli E.',
        elsewhere: 'Puoi farlo. Ma la seta aiuta solo dove in India scende una bandiera francese.',
        pass: 'Non rinunciare a quattro E.',
      },
    },
    replace: {
      title: 'Ora la tua bandiera',
      text: 'Karaikal è vuoto. *Cambialo ancora* per alzare la tua bandiera: restano 2 E, il terzo punto è debito.',
      why: 'Forti o squadre navali francesi accanto a un mercato lo rendono più caro per te di uno, e i tuoi per la Francia.',
      learnt: 'Prendere un mercato altrui sono due cambi.',
      others: {
        elsewhere: 'Puoi farlo. Ma la Francia potrebbe rimettere la sua bandiera per poco.',
        finish: 'Puoi fermarti: almeno non conta per nessuno. La tua bandiera conterebbe per te.',
      },
    },
    diplomacy: {
      title: 'Un’alleanza in India',
      text: 'Con i 2 D dell’azione minore *ottieni il Mysore*, e chiudi il round. Restando in India non si paga nulla in più.',
      why: 'Gli spazi politici non chiedono collegamenti. Il Mysore è un’alleanza che conta nelle guerre, e ti dà un vantaggio.',
      learnt: 'Con D si ottengono spazi politici, ovunque; una seconda regione costa uno in più.',
      others: {
        europe: 'Puoi farlo, ma in un’altra regione questo round tutto costa uno in più.',
        draw: 'Anche una carta in più è buona. Il Mysore ora vale di più.',
      },
    },
    scoring: {
      title: 'La pace finisce',
      text: 'Due round per parte sono stati giocati per te. Ora si contano regioni e domanda, e si combatte la guerra, un teatro alla volta. Guarda la Spagna.',
      why: 'In ogni teatro le due parti sommano spazi, tessere, squadre navali e ministeri; lo scarto dice quanto riceve chi vince.',
      learnt: 'Dopo una pace vengono il suo punteggio e la sua guerra.',
    },
    conquest: {
      title: 'Hai vinto in Spagna',
      text: 'Il tuo +3 ha deciso: vinto di 3, e il premio è una conquista. *Prendi San Agustín.*',
      why: 'I territori cambiano padrone solo in guerra. Quello conquistato è tuo fino alla prossima.',
      learnt: 'Un teatro vinto porta punti, punti trattato o conquiste.',
      others: { another: 'Puoi prendere quello invece di questo.' },
    },
    'second-peace': {
      title: 'A che punto sei',
      text: 'Il segnalino è a 12: dalla tua parte. Nuovi premi, nuova domanda, nuove tessere e carte, e cominci tu.',
      why: 'Quello che è richiesto cambia a ogni pace; le bandiere restano.',
      learnt: 'Premi e domanda cambiano a ogni pace; le bandiere restano dove sono.',
    },
  },
};
