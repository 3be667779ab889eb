import type { NoteTexts } from '../../../kit/first-notes.ts';
import type { NoteId } from '../note-occasions.ts';

export const firstNotes: NoteTexts<NoteId> = {
  place: {
    title: 'Le tue prime unità',
    text: 'Eserciti e forti difendono le tue pedine di controllo, le flotte aprono le colonie ai tuoi eserciti. Mettile dove hai pedine: le unità da sole non fanno punti.',
  },
  auction: {
    title: 'La tua prima asta',
    text: 'Chi vince dice quali due potenze entrano nelle due parti. Gli alleati non si attaccano fino a fine guerra: offri se un vicino potente finirebbe tra i nemici. Passare non è definitivo, e paga solo chi vince.',
  },
  turn: {
    title: 'Due azioni',
    text: 'In un round non hai altro: ognuna dovrebbe cambiare quanto un’area paga a fine guerra. «Se la guerra finisse ora» mostra dove ti manca una sola pedina.',
  },
  attack: {
    title: 'Prima di attaccare',
    text: 'Un attacco costa 2 PO. Se vinci, una pedina di controllo di chi perde diventa tua. Guarda prima la percentuale: una sconfitta costa un’unità, e ogni unità persa porta fermento.',
  },
  allies: {
    title: 'Chiamare aiuto',
    text: 'Puoi chiedere aiuto alle potenze della tua parte con unità nell’area. Ogni unità che mandano aggiunge uno; a te non costa niente, ma possono rifiutare.',
  },
  asked: {
    title: 'Ti chiedono aiuto',
    text: 'Decidi tu quante unità mandare. Non ci guadagni che un amico, e puoi perdere un’unità. Rifiutare è permesso.',
  },
  sea: {
    title: 'Prima in mare',
    text: 'Dove entrambe le parti hanno flotte, queste possono combattere prima degli eserciti. Chi vince ha il supporto navale: uno in più a terra. Chi rinuncia lo lascia all’altro.',
  },
  losses: {
    title: 'Chi va perduto?',
    text: 'Chi perde uno scontro perde un’unità, in caso di parità entrambe le parti, e un lancio di sette ne costa una in più. Ogni unità persa porta fermento in patria.',
  },
  tile: {
    title: 'Le tessere durano',
    text: 'Una tessera è un’azione, e quasi tutte servono fino a fine partita: prima è, meglio è. Di ognuna ce ne sono poche: prendi subito quella che vogliono anche gli altri.',
  },
  local: {
    title: 'Un’alleanza locale',
    text: 'Combatte accanto alle tue unità nelle aree che nomina e vale uno; non si può perdere e finisce con la guerra.',
  },
  build: {
    title: 'Un’unità nuova',
    text: 'Costa 1 di popolazione e può andare subito in un’area. Oltremare può perdersi per via; un esercito entra in una colonia solo dove hai una flotta.',
  },
  move: {
    title: 'Due unità, ovunque',
    text: 'Un’azione muove due unità, ognuna quanto lontano vuoi. Non lasciare indifeso niente che valga punti.',
  },
  colonize: {
    title: 'Pedine senza combattere',
    text: 'Certi indicatori non si attaccano: hanno un’azione tutta loro. Costa poco, e al loro posto va una tua pedina di controllo.',
  },
  reserve: {
    title: 'Dopo i dadi',
    text: 'I dadi sono lanciati, e hai una tessera che può ancora cambiare l’esito. Può anche aspettare uno scontro più importante.',
  },
  war: {
    title: 'La guerra ha dato i suoi punti',
    text: 'Pedine e unità restano dove sono. Le alleanze finiscono e vanno di nuovo all’asta: l’amico di ieri può essere il nemico di domani.',
  },
  battle: {
    title: 'Come si decide uno scontro',
    text: 'Le due parti lanciano due dadi e aggiungono alla forza la differenza tra i due. Vince la somma più alta; in caso di parità niente cambia padrone.',
  },
  voyage: {
    title: 'Il mare vuole la sua parte',
    text: 'Ogni unità che passa da un mare a un altro è messa alla prova dai dadi: arriva, resta dov’era o è persa. Nell’edizione deluxe l’oro rimedia a un brutto lancio.',
  },
  unrest: {
    title: 'Il fermento',
    text: 'Viene da ogni unità persa e da ogni tassa. Dopo la terza guerra le due potenze più agitate perdono punti, e con 20 scoppia la rivoluzione: si perde tutto.',
  },
};
