import type { ExerciseTexts } from '@cabinet-wars/kernel';
import type { ExerciseId } from './chosen.ts';

export const italian: Readonly<Record<ExerciseId, ExerciseTexts>> = {
  'open-door': {
    title: 'Una porta aperta',
    task: 'Il primo anno, come Francia e Austria. Le tue flotte sono davanti all’Irlanda, alla Biscaglia e all’America. *C’è tempo per un solo attacco: quale?*',
    hint: 'Cerca una base britannica che nessuna unità difende.',
    why: 'In Irlanda c’è una base e nessuno dentro: la flotta di Rockall prende la casella quasi di sicuro. Nel Golfo di Biscaglia aspetta una flotta di veterani, nelle Tredici colonie un esercito di veterani, in India un’orda.',
  },
  'spain-for-two': {
    title: 'Il grande neutrale',
    task: 'Il primo anno, come Gran Bretagna e Prussia, con un segnalino diplomazia da impegnare. *A quale corte lo mandi?*',
    hint: 'Una potenza che passa con te porta caselle, segnalini e unità. Quale neutrale ne ha di più?',
    why: 'La Spagna ha l’impero più grande fra i neutrali, con flotte e caselle sulle due rive dell’oceano, e quello che non vinci tu possono vincerlo i nemici. L’Impero manciù viene subito dopo; gli ottomani e le Province Unite portano molto meno.',
  },
  'far-east': {
    title: 'Quello che resta',
    task: 'La Gran Bretagna ha appena vinto la Spagna. Sei Francia, Austria e Russia, e il tuo tentativo è ancora da fare. *Quale potenza neutrale, adesso?*',
    hint: 'Non la più vicina. Chi di quelle rimaste porta di più?',
    why: 'Senza la Spagna, l’Impero manciù è la più ricca delle potenze neutrali: lontana dai combattimenti, ma le sue caselle contano come le altre. Ottomani, olandesi e maratha portano circa il sette per cento in meno.',
  },
  'russian-envoys': {
    title: 'Inviati russi',
    task: 'Tre coalizioni, e tu sei la sola Russia, con un segnalino di valore alto in mano. Le cinque potenze neutrali sono ancora libere. *Dove lo mandi?*',
    hint: 'La Russia comincia con pochi punti: una grande potenza in più cambierebbe tutto.',
    why: 'Per una coalizione di una sola potenza la Spagna vale più di tutto ciò che si può avere marciando. Un segnalino di valore 3 è il migliore di quest’anno: va dove c’è di più da vincere.',
  },
  'bourbon-cousins': {
    title: 'Cugini a Madrid',
    task: 'Quattro coalizioni. Sei Francia e Austria, e l’unico segnalino da impegnare vale poco. *Prova lo stesso: con chi?*',
    hint: 'La probabilità è la stessa dappertutto. Cambia il premio.',
    why: 'Con quel segnalino ogni corte offre le stesse probabilità: decide il premio più grande, ed è la Spagna. L’Impero manciù ha dato circa un quinto in meno, gli altri un terzo.',
  },
};
