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
    why: 'Con quel segnalino ogni corte offre le stesse probabilità: decide il premio più grande, ed è la Spagna.',
  },
  norway: {
    title: 'Quattro flotte, una base',
    task: 'Anno 2, quattro coalizioni, come Gran Bretagna. Le tue flotte sono davanti alla Norvegia, i tuoi eserciti in Birmania e in Nuova Scozia. *Un solo attacco: quale?*',
    hint: 'La forza non serve dove il nemico è altrettanto forte. Dove non c’è proprio nessuno?',
    why: 'La base di una potenza minore, senza unità, non tiene la Norvegia contro quattro flotte di veterani, e la casella è come già tua. Il Siam è altrettanto aperto e paga lo stesso; ha dato il due per cento in meno. La Nuova Francia ha tre flotte e una zona fortificata: lì un attacco perde più di quanto prende.',
  },
  carnatic: {
    title: 'Il Carnatico',
    task: 'Anno 2, come Gran Bretagna e Prussia. La Russia ha due eserciti di veterani in Polonia; la Francia ha lasciato l’India. *Un solo attacco: dove?*',
    hint: 'Una flotta può fare più di sei eserciti, se in casa non c’è nessuno.',
    why: 'Nel Carnatico c’è solo una base francese: una flotta di veterani dal Mare delle Andamane prende la casella e quello che la Francia vi guadagna. L’esercito prussiano potrebbe vincere anche in Polonia, ma contro due eserciti di veterani lo paga; alle Azzorre c’è una flotta.',
  },
  poland: {
    title: 'La via di Varsavia',
    task: 'Il primo anno, quattro coalizioni, come sola Russia. Persia, Finlandia e Polonia sono accanto ai tuoi eserciti. *Un solo attacco: quale?*',
    hint: 'Due hanno un difensore. Conta quanto vale una casella, e quanto è sicura la vittoria.',
    why: 'Cinque eserciti da San Pietroburgo sono molti più dell’unico esercito di reclute polacco, e i 2 punti della Polonia sono quasi sicuri. La Persia ne vale 3, ma lì un esercito di reclute ne incontrerebbe un altro; la Finlandia ha solo una base, e vale 1.',
  },
  'lone-guard': {
    title: 'La guardia sola',
    task: 'Il primo anno, come Francia, Austria e Russia. Un solo esercito prussiano tiene la Polonia; in Finlandia c’è solo una base. *Un solo attacco: quale?*',
    hint: 'Una base senza truppe è una preda facile, ma guarda il rapporto di forze lì accanto.',
    why: 'Sei eserciti russi contro uno: il rapporto di forze è il migliore della tabella, la Polonia è più ricca, e la Prussia perde con lei un esercito di veterani. La Finlandia si prende quando si vuole; gli altri combatterebbero alla pari.',
  },
  persia: {
    title: 'La porta sul retro',
    task: 'Il primo anno, come Russia. La Polonia è presa. I tuoi eserciti vittoriosi potrebbero forzare la marcia; un esercito di reclute aspetta in Azerbaigian. *E adesso?*',
    hint: 'Qualcuno ha lasciato la porta aperta: guarda di nuovo la Persia.',
    why: 'L’esercito della Persia non c’è più e resta solo una base: basta un esercito di reclute. Le marce forzate in Ungheria o in Svezia costano un segnalino e un altro lancio di dado: quasi il quattordici per cento in meno, e più.',
  },
  hungary: {
    title: 'Alle spalle dell’Austria',
    task: 'Anno 2, come Russia, con cinque eserciti in Polonia. *Attacchi una volta, o chiudi la fase?*',
    hint: 'Gli eserciti austriaci sono altrove. Che cosa hanno lasciato?',
    why: 'In Ungheria e Transilvania c’è una base e nessuno a difenderla. Chiudere la fase per prudenza è costato circa l’undici per cento; gli attacchi delle potenze minori non ti portano niente.',
  },
  pyrenees: {
    title: 'Oltre i Pirenei',
    task: 'Il primo anno, come Francia, Austria e Russia. La Gran Bretagna ha portato la Spagna dalla sua parte; dietro le mura di Madrid c’è un esercito di reclute. *Un solo attacco: quale?*',
    hint: 'Le mura aiutano, ma conta gli eserciti francesi al di qua dei monti.',
    why: 'Cinque eserciti francesi contro uno di reclute hanno ragione anche di una zona fortificata, e la Spagna è fra le caselle più ricche d’Europa: quello che la Gran Bretagna ha vinto con un segnalino tu lo vinci con le armi. Finlandia e Polonia sono aperte, ma valgono dal dieci al quindici per cento in meno.',
  },
  azores: {
    title: 'Due contro una',
    task: 'Anno 2, come Gran Bretagna e Prussia, con l’Impero manciù al fianco. In Asia le orde sono davanti a basi vuote; due flotte davanti alle Azzorre. *Un solo attacco: quale?*',
    hint: 'Una casella vale qualcosa. Anche una flotta che il nemico non ha più.',
    why: 'Due flotte di veterani battono quasi sempre una di reclute, e la Francia perde la flotta e la casella che taglia l’Atlantico. Irkutsk ha solo una base e si può prendere più tardi: circa il cinque e mezzo per cento in meno.',
  },
  korea: {
    title: 'L’angolo tranquillo',
    task: 'Anno 2, come Gran Bretagna, con la Spagna e l’Impero manciù. In Spagna e in Messico i francesi sono pronti. *Un solo attacco: quale?*',
    hint: 'Lontano dagli occhi di tutti c’è una base senza guardia.',
    why: 'La Corea è la base di una potenza minore, e dentro non c’è nessuno: gli eserciti di Pechino la prendono senza rischio. In Nuova Biscaglia aspetta un esercito di veterani, in Spagna tre eserciti. Non fare niente ha dato il tre e mezzo per cento in meno.',
  },
  vienna: {
    title: 'La via di casa',
    task: 'Anno 5, come Francia, Austria e Russia. Ognuno tiene ciò che non è suo: l’esercito austriaco è a Berlino, uno prussiano a Vienna e un altro a Mosca. *Un solo attacco: quale?*',
    hint: 'Le caselle contano per il loro valore. Quale, fra quelle perdute, vale di più ed è tenuta da un solo esercito?',
    why: 'L’Austria vale 7, più di ogni altra casella a portata, e un solo esercito prussiano la tiene contro i quattro di Berlino: a 3 contro 1 è quasi certo. Mosca vale 3, le Tredici colonie 3 dietro le mura, e Parigi sarebbe attaccata da un esercito solo: il ventiquattro per cento in meno, e più.',
  },
  'last-year': {
    title: 'L’ultimo anno',
    task: 'Anno 7, l’ultimo, come Gran Bretagna e Prussia, con la Spagna al fianco. Quello che prendi ora conta, e resta poco tempo per riprenderlo. *Un attacco, o nessuno?*',
    hint: 'La prudenza era per gli anni prima. Dove due eserciti e una flotta trovano un solo esercito di reclute?',
    why: 'La Bretagna vale 3, e la tiene un esercito di reclute austriache contro tutto ciò che la Spagna ha a Madrid. Il Portogallo vale 2 e ha una flotta e una base; a Berlino sarebbe un esercito di veterani contro un altro. Non fare niente è costato più di ogni altra cosa.',
  },
};
