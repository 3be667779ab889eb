import type { NoteTexts } from '../../../kit/first-notes.ts';
import type { NoteId } from '../note-occasions.ts';

export const firstNotes: NoteTexts<NoteId> = {
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
