import { type NoteOccasion, type NoteTexts, notesOf } from '../../kit/first-notes.ts';

const OCCASIONS = {
  cards: { asks: ['deal.discard'], section: 'deal' },
  ministries: { asks: ['ministries.choose'], section: 'ministries' },
  tile: { asks: ['action-round.tile'], section: 'action-round' },
  round: { asks: ['action-round.act'], section: 'action-round' },
  purchase: { asks: ['action.spend'], section: 'action' },
  debt: { asks: ['action.pay'], section: 'debt' },
  theatre: { asks: ['place-tile.theatre'], section: 'place-tile' },
  upgrade: { asks: ['upgrade'], section: 'upgrade' },
  event: { asks: ['effects'], section: 'effects' },
  conquest: { asks: ['conquest.take'], section: 'conquest' },
  refuse: { asks: ['conquest.refuse'], section: 'conquest' },
  losses: { asks: ['tile-effects', 'squadron-losses'], section: 'tile-effects' },
  first: { asks: ['initiative.first'], section: 'initiative' },
  war: { after: ['war-ends'], section: 'war' },
  scoring: { after: ['region-scored'], section: 'scoring' },
  conflict: { after: ['conflict'], section: 'conflicts' },
  advantage: { after: ['advantage-held'], section: 'use-advantage' },
} as const satisfies Record<string, NoteOccasion>;

type Id = keyof typeof OCCASIONS;

const en: NoteTexts<Id> = {
  cards: {
    title: 'Your Event cards',
    text: 'You keep three. A card is played with an Investment tile that shows the Event sign; many give a bonus for a keyword on one of your ministries.',
  },
  ministries: {
    title: 'Two ministers, in secret',
    text: 'They stay hidden until you reveal them, in a round of your own. Choose those whose keywords your cards ask for, or whose ability you will use often.',
  },
  tile: {
    title: 'What a tile gives',
    text: 'The large number is the Major action, the small one the Minor: E buys Markets, D courts and peoples, M forts, ships and War tiles. What you take, the other side cannot have.',
  },
  round: {
    title: 'One round',
    text: 'First an Event, if the tile shows its sign; then the Major and the Minor action, in any order. Points that are not spent are lost with the round.',
  },
  purchase: {
    title: 'Buying on the map',
    text: 'Click a space to see what it costs and what it changes. An opposing flag comes off with one purchase and yours goes up with a second; the first purchase in a further region costs 1 more.',
  },
  debt: {
    title: 'More than you have',
    text: 'What is missing may be paid with Debt, up to your Limit, or with Treaty Points. Debt falls again when you pass a round; forced on you beyond the Limit it gives the other side points.',
  },
  theatre: {
    title: 'Preparing a war',
    text: 'The tile waits face down in a theatre of the next war and adds its strength there. It counts most where both sides are nearly equal.',
  },
  upgrade: {
    title: 'A better tile',
    text: 'You draw a Basic War tile for a theatre and keep it or the one you had. Nobody but you sees which.',
  },
  event: {
    title: 'An Event takes effect',
    text: 'What it does must be done as far as it can be; flags it changes need no connection and cost nothing. Its bonus comes only if its condition was met when it was played.',
  },
  conquest: {
    title: 'The spoils of war',
    text: 'Each Conquest Point takes a space of this theatre. Territories change hands in wars only, so think first of what cannot be bought.',
  },
  refuse: {
    title: 'Give it up?',
    text: 'You may keep the Territory, but then the winner scores: 3 points, the second time 5. There is no third time.',
  },
  losses: {
    title: 'What War tiles do',
    text: 'Some tiles do more than add strength: they damage forts, drive squadrons off, take a flag away. Losses count at once, in this very theatre.',
  },
  first: {
    title: 'Who begins?',
    text: 'The first to choose takes the best tile; the last to play has the last word before scoring. Eight rounds, four for each side.',
  },
  war: {
    title: 'The war is over',
    text: 'Theatres won have brought points or conquests, lost ones perhaps Treaty Points. What was prepared is gone; a new peace begins, with new awards and new demand.',
  },
  scoring: {
    title: 'A peace is scored',
    text: 'Each region paid its award to the side with more flags, and the goods in demand paid for Markets. All of it moves one marker: France up, Britain down.',
  },
  conflict: {
    title: 'A Conflict',
    text: 'A space with a Conflict counts for nobody and connects nothing. Either side may end it for 2 M; taking the space ends it too.',
  },
  advantage: {
    title: 'An Advantage',
    text: 'Whoever holds all the spaces around it may use it once a turn, though not in the round in which it was won. Two a round, of different regions.',
  },
};

const it: NoteTexts<Id> = {
  cards: {
    title: 'Le tue carte evento',
    text: 'Ne tieni tre. Una carta si gioca con una tessera investimento che mostra il segno evento; molte danno un bonus per una parola chiave di un tuo ministero.',
  },
  ministries: {
    title: 'Due ministeri, in segreto',
    text: 'Restano coperti finché non li riveli, in un tuo round. Scegli quelli con le parole chiave chieste dalle tue carte, o con un potere che userai spesso.',
  },
  tile: {
    title: 'Che cosa dà una tessera',
    text: 'Il numero grande è l’azione maggiore, il piccolo la minore: con E si comprano mercati, con D corti e popoli, con M forti, navi e tessere guerra. Quello che prendi tu, l’altro non lo avrà.',
  },
  round: {
    title: 'Un round',
    text: 'Prima un evento, se la tessera ne mostra il segno; poi l’azione maggiore e la minore, nell’ordine che vuoi. I punti non spesi finiscono con il round.',
  },
  purchase: {
    title: 'Comprare sulla mappa',
    text: 'Tocca uno spazio per vedere quanto costa e che cosa cambia. Una bandiera avversaria scende con un acquisto e la tua sale con un secondo; il primo acquisto in un’altra regione costa 1 in più.',
  },
  debt: {
    title: 'Più di quanto hai',
    text: 'Quello che manca si paga con il debito, fino al tuo limite, o con punti trattato. Il debito scende quando passi un round; se te lo impongono oltre il limite, dà punti all’altro.',
  },
  theatre: {
    title: 'Preparare una guerra',
    text: 'La tessera aspetta coperta in un teatro della prossima guerra e lì aggiunge la sua forza. Conta di più dove le due parti sono quasi pari.',
  },
  upgrade: {
    title: 'Una tessera migliore',
    text: 'Peschi una tessera guerra di base per un teatro e tieni quella o la tua. Nessun altro vede quale.',
  },
  event: {
    title: 'Un evento ha effetto',
    text: 'Quello che dice va fatto per quanto si può; le bandiere che cambia non chiedono collegamenti e non costano niente. Il bonus viene solo se la condizione valeva quando l’hai giocato.',
  },
  conquest: {
    title: 'Il bottino di guerra',
    text: 'Ogni punto conquista prende uno spazio di questo teatro. I territori cambiano padrone solo in guerra: pensa prima a quello che non si compra.',
  },
  refuse: {
    title: 'Cederlo?',
    text: 'Puoi tenere il territorio, ma allora chi ha vinto segna punti: 3, la seconda volta 5. Una terza volta non c’è.',
  },
  losses: {
    title: 'Che cosa fanno le tessere guerra',
    text: 'Certe tessere non aggiungono solo forza: danneggiano forti, scacciano squadre navali, tolgono una bandiera. Le perdite contano subito, in questo stesso teatro.',
  },
  first: {
    title: 'Chi comincia?',
    text: 'Chi sceglie per primo prende la tessera migliore; chi gioca per ultimo ha l’ultima parola prima del punteggio. Otto round, quattro per parte.',
  },
  war: {
    title: 'La guerra è finita',
    text: 'I teatri vinti hanno portato punti o conquiste, quelli persi magari punti trattato. Quello che era preparato non c’è più; comincia una nuova pace, con nuovi premi e nuova domanda.',
  },
  scoring: {
    title: 'Si conta una pace',
    text: 'Ogni regione ha dato il suo premio a chi ha più bandiere, e le merci richieste hanno pagato i mercati. Tutto muove un solo segnalino: la Francia in su, la Gran Bretagna in giù.',
  },
  conflict: {
    title: 'Un conflitto',
    text: 'Uno spazio in conflitto non conta per nessuno e non collega niente. Ognuno può porvi fine con 2 M; finisce anche se lo spazio cambia bandiera.',
  },
  advantage: {
    title: 'Un vantaggio',
    text: 'Chi tiene tutti gli spazi che lo circondano può usarlo una volta per turno, ma non nel round in cui lo ottiene. Due per round, di regioni diverse.',
  },
};

/** What is said beside things that come for the first time. */
export const firstNotes = notesOf(OCCASIONS, { en, it });
