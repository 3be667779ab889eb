import { type NoteOccasion, type NoteTexts, notesOf } from '../../kit/first-notes.ts';

const OCCASIONS = {
  place: { asks: ['set-up.place'], section: 'set-up' },
  auction: { asks: ['auction'], section: 'auction' },
  turn: { asks: ['turn.act'], section: 'turn' },
  attack: { asks: ['attack.declare'], section: 'attack' },
  allies: { asks: ['call-allies.call'], section: 'call-allies' },
  asked: { asks: ['call-allies.answer'], section: 'call-allies' },
  sea: { asks: ['attack.fightAtSea', 'attack.defendAtSea'], section: 'naval-combat' },
  losses: { asks: ['losses.choose'], section: 'losses' },
  tile: { asks: ['take-tile.tile'], section: 'take-tile' },
  local: { asks: ['ally.alliance'], section: 'ally' },
  build: { asks: ['build.what'], section: 'build' },
  move: { asks: ['move.unit'], section: 'move' },
  colonize: { asks: ['colonize.counter'], section: 'colonize' },
  reserve: { asks: ['combat.reserve', 'combat.withdraw'], section: 'combat' },
  war: { after: ['war-ends'], section: 'scoring' },
  battle: { after: ['combat-ended'], section: 'combat' },
  voyage: { asks: ['voyage.pay'], after: ['sea-check'], section: 'voyage' },
  unrest: { after: ['unrest-taken'], section: 'unrest' },
} as const satisfies Record<string, NoteOccasion>;

type Id = keyof typeof OCCASIONS;

const en: NoteTexts<Id> = {
  place: {
    title: 'Your first units',
    text: 'Armies and forts guard your round control markers, navies open the colonies to your armies. Place them where you hold markers: units without any score nothing.',
  },
  auction: {
    title: 'Your first auction',
    text: 'The winner says which two powers join the two sides. Allies cannot attack each other until the war ends, so bid if a strong neighbour would become your enemy. A pass is not final, and only the winner pays.',
  },
  turn: {
    title: 'Two actions',
    text: 'That is all you have in a round, so each should change what a region pays at the end of the war. “If the war ended now” shows where you are one marker short.',
  },
  attack: {
    title: 'Before you attack',
    text: 'An attack costs 2 gold. If you win, one control marker of the loser becomes yours. Look at the percentage first: a lost fight costs a unit, and every lost unit brings unrest.',
  },
  allies: {
    title: 'Calling help',
    text: 'Powers of your side with units in the region may be asked to join. Each unit they send adds one; it costs you nothing, but they may refuse.',
  },
  asked: {
    title: 'You are asked for help',
    text: 'You choose how many units to send. You win nothing by it but a friend, and you may lose a unit. To refuse is no breach of the rules.',
  },
  sea: {
    title: 'First at sea',
    text: 'Where both sides have navies they may fight before the armies do. The winner has naval support: one more on land. Whoever declines leaves it to the other.',
  },
  losses: {
    title: 'Who is lost?',
    text: 'The loser of a fight loses a unit, after a tie both sides do, and a throw of seven costs one more. Each unit lost brings unrest at home.',
  },
  tile: {
    title: 'Tiles last',
    text: 'A tile is an action, and most work for the rest of the game: the earlier, the better. There are only a few of each, so take first what others want too.',
  },
  local: {
    title: 'A local alliance',
    text: 'It fights beside your units in the regions it names and counts one; it cannot be lost, and ends with the war.',
  },
  build: {
    title: 'A new unit',
    text: 'It takes 1 of your population and may go straight to a region. Going overseas it can be lost on the way; an army can enter a colony only where you have a navy.',
  },
  move: {
    title: 'Two units, any distance',
    text: 'One action moves two units, each as far as you like. Leave nothing worth points without a guard.',
  },
  colonize: {
    title: 'Markers without a fight',
    text: 'Some counters cannot be attacked; they have an action of their own. It costs little, and a control marker of yours takes the counter’s place.',
  },
  reserve: {
    title: 'After the dice',
    text: 'The dice lie, and you have a tile that may still change what comes of them. It can wait for a fight that matters more.',
  },
  war: {
    title: 'The war has been scored',
    text: 'Control markers and units stay where they are. Alliances end and are auctioned anew: yesterday’s friend may be tomorrow’s enemy.',
  },
  battle: {
    title: 'How a fight is decided',
    text: 'Both sides throw two dice and add the difference between the two to their strength. The higher sum wins; on a tie nothing changes hands.',
  },
  voyage: {
    title: 'The sea takes its toll',
    text: 'Every unit that goes from one sea to another is tried by the dice: it arrives, stays where it was, or is lost. In the deluxe edition gold can mend a bad throw.',
  },
  unrest: {
    title: 'Unrest',
    text: 'It comes with every unit lost and every tax raised. After the third war the two most restless powers lose points, and 20 unrest is a revolution: everything is lost.',
  },
};

const it: NoteTexts<Id> = {
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

/** What is said beside things that come for the first time. */
export const firstNotes = notesOf(OCCASIONS, { en, it });
