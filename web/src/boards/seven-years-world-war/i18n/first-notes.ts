import { type NoteOccasion, type NoteTexts, notesOf } from '../../kit/first-notes.ts';

const OCCASIONS = {
  powers: { asks: ['choose-powers'], section: 'choose-powers' },
  deploy: { asks: ['deploy'], section: 'deploy' },
  taxes: { asks: ['taxation.hub'], section: 'taxation' },
  recruiting: { asks: ['recruiting'], section: 'recruiting' },
  training: { asks: ['training'], section: 'training' },
  disbanding: { asks: ['disbanding'], section: 'disbanding' },
  diplomacy: { asks: ['diplomacy.hub'], section: 'diplomacy' },
  oppose: { asks: ['attempt.oppose'], section: 'attempt' },
  gains: { asks: ['gains'], section: 'gains' },
  movement: { asks: ['movement-phase.act'], section: 'movement-phase' },
  countermarch: { asks: ['move.countermarch'], section: 'move.countermarch' },
  combat: { asks: ['combat-phase.act'], section: 'combat-phase' },
  table: { asks: ['attack.table'], section: 'attack' },
  attacked: { asks: ['attack.shield', 'attack.honorsOfWar'], section: 'attack' },
  losses: { asks: ['losses'], section: 'losses' },
  retreat: { asks: ['retreat'], section: 'retreat' },
  advance: { asks: ['advance'], section: 'retreat' },
  die: { asks: ['roll.illuminati'], section: 'roll' },
  cancel: { asks: ['play-marker.sturmUndDrang', 'attempt.sturmUndDrang'], section: 'draw-markers' },
  room: { asks: ['draw-markers.makeRoom'], section: 'draw-markers' },
  provisioning: { asks: ['provisioning'], section: 'provisioning' },
  pillage: { asks: ['pillage'], section: 'pillage' },
  enlightenment: { asks: ['enlightenment'], section: 'enlightenment' },
  control: { after: ['control'], section: 'powers' },
} as const satisfies Record<string, NoteOccasion>;

type Id = keyof typeof OCCASIONS;

const en: NoteTexts<Id> = {
  powers: {
    title: 'Whom do you lead?',
    text: 'The powers you choose are your coalition. What counts in the end is how much it has grown, so a small coalition can win as well as a large one.',
  },
  deploy: {
    title: 'Setting up',
    text: 'Everything may be placed piece by piece, or all at once as suggested. For a first game take the suggestion and begin.',
  },
  taxes: {
    title: 'The year begins with money',
    text: 'Squares you occupy pay taxes, trade routes pay whoever holds both their ends. Some markers are played now, before anybody has spent anything.',
  },
  recruiting: {
    title: 'What to buy',
    text: 'Armies cost 4, fleets 6, a marker 3. New ones appear in squares of their own power where you have a unit, and are recruits: weaker until they are trained or win.',
  },
  training: {
    title: 'Veterans',
    text: 'A general or admiral makes veterans of recruits in one square, as many as his value, for 1 treasury point each (2 for a fleet). Then he is done for this year.',
  },
  disbanding: {
    title: 'Too many to feed?',
    text: 'What the land cannot feed at the end of the year costs treasury points, or is lost. You may take some off the map here; mostly there is no need.',
  },
  diplomacy: {
    title: 'Winning a power over',
    text: 'Lay diplomacy markers for a power you do not control: the larger your lead over those who oppose you, the more a die can win. What you lay is spent.',
  },
  oppose: {
    title: 'Somebody courts a power',
    text: 'You see how many markers they laid, not their values. Yours count against theirs; laid, they are spent, whatever comes of it.',
  },
  gains: {
    title: 'What the success is worth',
    text: 'Take the greatest thing the die allows. A whole power brings its squares, routes, units and free markers.',
  },
  movement: {
    title: 'Movement',
    text: 'Click a force, then where it shall go: the map shows what it can reach and what may happen on the way. Each unit moves once; a fleet carries one land unit.',
  },
  countermarch: {
    title: 'They come too near',
    text: 'With Forced March you may attack a force that enters a square beside yours, at once and out of turn. Beaten back, it moves no further this year.',
  },
  combat: {
    title: 'Combat',
    text: 'You attack squares beside yours. Look at the odds first: the sheet shows what each throw of the die would bring, before you are bound to it.',
  },
  table: {
    title: 'Which table?',
    text: 'The odds choose the column, a die the row. Engagement is the cautious one; Linear decides more, for both sides.',
  },
  attacked: {
    title: 'You are attacked',
    text: 'A leader adds his value to your defence. Honors of War spares both sides the worst; keep it for a fight you might lose.',
  },
  losses: {
    title: 'Losses',
    text: 'You choose which units are lost. Veterans are worth more than recruits and cannot be bought.',
  },
  retreat: {
    title: 'Retreat',
    text: 'One square back, best towards friends. Who finds no square is lost; behind a fortified zone you may stand your ground.',
  },
  advance: {
    title: 'Advance',
    text: 'Units that won may enter the empty square and hold it. What advances no longer guards where it came from.',
  },
  die: {
    title: 'A die may be thrown again',
    text: 'Illuminati has any die thrown once more, your own or another’s. For whoever does not hold it the table passes after a while, so that nobody learns who does.',
  },
  cancel: {
    title: 'A marker may be cancelled',
    text: 'Sturm & Drang undoes a marker the moment it is played. For whoever does not hold it the table passes after a while, so that nobody learns who does.',
  },
  room: {
    title: 'A full hand',
    text: 'There is a limit to the markers you may hold. Return one that has had its time, such as a small diplomacy marker.',
  },
  provisioning: {
    title: 'Armies must eat',
    text: 'Every square feeds some units; the others are paid for. Only if you cannot pay for all do you choose whom to lose.',
  },
  pillage: {
    title: 'Pillage',
    text: 'On a 4, 5 or 6 it brings the value of a square you hold abroad, and every other player a marker; on a 1 you lose a unit. A pillaged square pays and feeds nothing until it is restored.',
  },
  enlightenment: {
    title: 'Enlightenment',
    text: 'A diplomacy marker may make one of your squares a centre: a marker more each year, and a point in the end.',
  },
  control: {
    title: 'A power has changed sides',
    text: 'Its units, and the squares and routes they hold, now count for whoever controls it; for nobody, if it is neutral. It can be won back in the same ways.',
  },
};

const it: NoteTexts<Id> = {
  powers: {
    title: 'Chi guidi?',
    text: 'Le potenze che scegli sono la tua coalizione. Alla fine conta quanto è cresciuta: una piccola può vincere quanto una grande.',
  },
  deploy: {
    title: 'Lo schieramento',
    text: 'Puoi mettere un pezzo alla volta, o tutto insieme come suggerito. Per una prima partita prendi lo schieramento suggerito e comincia.',
  },
  taxes: {
    title: 'L’anno comincia dal denaro',
    text: 'Le caselle che occupi pagano tasse, le rotte commerciali pagano chi ne tiene i due capi. Certi segnalini si giocano ora, prima che qualcuno abbia speso.',
  },
  recruiting: {
    title: 'Che cosa comprare',
    text: 'Un esercito costa 4, una flotta 6, un segnalino 3. Le unità nuove nascono in caselle della loro potenza dove ne hai già una, e sono reclute: più deboli finché non si addestrano o vincono.',
  },
  training: {
    title: 'Veterani',
    text: 'Un generale o un ammiraglio fa veterane le reclute di una casella, tante quante il suo valore, per 1 punto tesoro ciascuna (2 per una flotta). Poi per quest’anno ha finito.',
  },
  disbanding: {
    title: 'Troppe bocche?',
    text: 'Quello che la terra non nutre a fine anno costa punti tesoro, o è perso. Qui puoi toglierne dalla mappa; di solito non serve.',
  },
  diplomacy: {
    title: 'Portare una potenza dalla tua parte',
    text: 'Impegna segnalini diplomazia per una potenza che non controlli: più grande è il distacco su chi si oppone, più un dado può ottenere. Quello che impegni è speso.',
  },
  oppose: {
    title: 'Qualcuno corteggia una potenza',
    text: 'Vedi quanti segnalini ha impegnato, non quanto valgono. I tuoi contano contro i suoi; impegnati, sono spesi comunque vada.',
  },
  gains: {
    title: 'Quanto vale il successo',
    text: 'Prendi la cosa più grande che il dado permette. Una potenza intera porta caselle, rotte, unità e segnalini gratuiti.',
  },
  movement: {
    title: 'Il movimento',
    text: 'Tocca un contingente, poi dove deve andare: la mappa mostra fin dove arriva e che cosa può succedere per via. Ogni unità muove una volta; una flotta porta un’unità di terra.',
  },
  countermarch: {
    title: 'Si avvicinano troppo',
    text: 'Con Marcia forzata puoi attaccare un contingente che entra accanto a te, subito e fuori turno. Se è respinto, per quest’anno non muove più.',
  },
  combat: {
    title: 'Il combattimento',
    text: 'Attacchi le caselle accanto alle tue. Guarda prima il rapporto di forze: il foglio mostra che cosa porterebbe ogni lancio del dado, prima che tu sia impegnato.',
  },
  table: {
    title: 'Quale tabella?',
    text: 'Il rapporto di forze sceglie la colonna, un dado la riga. Ingaggio è la più prudente; Lineare decide di più, per entrambe le parti.',
  },
  attacked: {
    title: 'Ti attaccano',
    text: 'Un comandante aggiunge il suo valore alla difesa. Onore delle armi risparmia il peggio a entrambi: tienilo per un combattimento che puoi perdere.',
  },
  losses: {
    title: 'Le perdite',
    text: 'Scegli tu quali unità si perdono. I veterani valgono più delle reclute e non si comprano.',
  },
  retreat: {
    title: 'La ritirata',
    text: 'Una casella indietro, meglio se verso amici. Chi non ne trova è perso; dietro una zona fortificata puoi resistere.',
  },
  advance: {
    title: 'L’avanzata',
    text: 'Chi ha vinto può entrare nella casella vuota e tenerla. Chi avanza non difende più il posto che lascia.',
  },
  die: {
    title: 'Un dado si può ripetere',
    text: 'Illuminati fa ripetere il lancio di qualsiasi dado, tuo o altrui. Per chi non ce l’ha passa il tavolo, dopo un po’, così nessuno scopre chi lo tiene.',
  },
  cancel: {
    title: 'Un segnalino si può annullare',
    text: 'Sturm & Drang annulla un segnalino appena è giocato. Per chi non ce l’ha passa il tavolo, dopo un po’, così nessuno scopre chi lo tiene.',
  },
  room: {
    title: 'La mano è piena',
    text: 'C’è un limite ai segnalini che puoi tenere. Rendine uno che ha fatto il suo tempo, per esempio una piccola diplomazia.',
  },
  provisioning: {
    title: 'Gli eserciti mangiano',
    text: 'Ogni casella nutre alcune unità; le altre si pagano. Solo se non puoi pagarle tutte scegli chi perdere.',
  },
  pillage: {
    title: 'Il saccheggio',
    text: 'Con 4, 5 o 6 porta il valore di una casella che tieni fuori casa, e un segnalino a ogni altro giocatore; con 1 perdi un’unità. Una casella saccheggiata non paga e non nutre finché non è risanata.',
  },
  enlightenment: {
    title: 'L’Illuminismo',
    text: 'Un segnalino diplomazia può fare di una tua casella un centro: un segnalino in più ogni anno e un punto alla fine.',
  },
  control: {
    title: 'Una potenza ha cambiato parte',
    text: 'Le sue unità, con le caselle e le rotte che tengono, contano ora per chi la controlla; per nessuno, se è neutrale. Si può riprenderla negli stessi modi.',
  },
};

/** What is said beside things that come for the first time. */
export const firstNotes = notesOf(OCCASIONS, { en, it });
