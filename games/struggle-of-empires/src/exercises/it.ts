import type { ExerciseTexts } from '@cabinet-wars/kernel';
import type { ExerciseId } from './chosen.ts';

export const italian: Readonly<Record<ExerciseId, ExerciseTexts>> = {
  'three-bare-tokens': {
    title: 'Tre pedine indifese',
    task: 'Primo round della prima guerra. Sei la Gran Bretagna, con un’azione e niente oro. *Quale unità vuoi, e dove?*',
    hint: 'Un’area paga più di tutte le altre. Conta gli eserciti che vi hanno Francia e Spagna.',
    why: 'Francia e Spagna hanno tre pedine negli Stati tedeschi e nemmeno un esercito accanto. Un tuo esercito le minaccia tutte dal round seguente, e gli eserciti della Prussia e delle Province Unite, della tua alleanza, si uniscono da soli. Anche una flotta nel Mediterraneo serve, ma lì c’è meno da prendere.',
  },
  'last-stand': {
    title: 'L’ultima difesa',
    task: 'Ultimo round della seconda guerra. Sei la Russia, e la Spagna attacca una delle tue due pedine nel Mediterraneo con tre eserciti e una flotta. *Resisti in solitudine o no?*',
    hint: 'La parità basta a resistere. Chi della tua alleanza ha unità laggiù?',
    why: 'La Francia è dalla tua parte e ha lì due eserciti e una flotta. Ogni unità che arriva aggiunge uno, la parità salva la pedina, e dopo questo round nessuno potrebbe riprenderla prima che il Mediterraneo paghi 6, 4 e 2.',
  },
  'ottoman-friends': {
    title: 'Amici in due posti',
    task: 'Sei la Russia, con un’azione e 1 PO. Hai unità accanto a pedine altrui nel Mediterraneo e nell’Impero ottomano. *Trova loro compagnia.*',
    hint: 'Nessuna unità sta in due aree insieme. Un’alleanza locale sì.',
    why: 'Gli ottomani contano come un esercito o una flotta nel Mediterraneo e nell’Impero ottomano, e non si perdono mai. Con 1 PO rafforzi due attacchi. Napoli aiuta solo nel Mediterraneo, e un esercito nel Baltico in un posto solo, dove già resisti.',
  },
  'no-men-left': {
    title: 'Senza più uomini',
    task: 'Sei la Spagna e non hai popolazione per costruire. Resta un’azione. *Porta quello che hai dove può prendere qualcosa.*',
    hint: 'Un esercito dietro due forti, e una flotta che non difende niente, non servono dove sono.',
    why: 'Nel Mediterraneo Francia e Austria hanno pedine senza un esercito proprio. La tua pedina nell’Impero ottomano ha due forti, e la flotta in Sud America non difende nessuna pedina: insieme possono attaccare per terra e per mare dove si pagano 6, 4 e 2 punti.',
  },
  'last-word': {
    title: 'L’ultima parola',
    task: 'Sei la Russia e hai l’ultimissima azione della guerra: subito dopo si contano i punti. In Sud America, Gran Bretagna, Austria e tu avete una pedina a testa. *Trasforma l’azione in punti.*',
    hint: 'Niente di quello che costruisci ora combatterà prima del conteggio. Qualcun altro potrebbe combattere per te.',
    why: 'La Rivolta coloniale combatte con forza 3 e può colpire anche un alleato; l’Austria in Sud America non ha nessuno. Tu, la Gran Bretagna e l’Austria siete pari e prendereste 5 punti a testa; senza la sua pedina l’Austria non prende niente, e i tuoi restano. Il Progresso agricolo è una buona tessera, ma vale qualcosa solo più tardi; la pedina britannica ha un forte.',
  },
  'baltic-siege': {
    title: 'L’assedio del Baltico',
    task: 'Seconda guerra, secondo round. Sei la Russia: un esercito difende la tua pedina nel Baltico, e attorno ci sono Gran Bretagna, Spagna e Austria, tutte dell’altra alleanza. *Dove va il nuovo esercito?*',
    hint: 'Quale delle tue pedine può essere attaccata da tre potenze insieme?',
    why: 'Quattro eserciti nemici e una flotta stanno accanto al tuo unico esercito, e il Baltico paga 5, 3 e 2. Un secondo esercito rende incerto ogni attacco. In Europa centrale e nell’Impero ottomano non hai pedine da perdere.',
  },
  'far-shore': {
    title: 'La riva lontana',
    task: 'Seconda guerra, terzo round. Sei la Spagna, molto indietro, con un’azione. *Due unità possono muoversi: trova la riva che nessuno difende.*',
    hint: 'Cerca oltremare pedine di Francia e Russia senza un loro esercito accanto. Ce ne sono su due rive; una paga di più.',
    why: 'In Sud America Francia e Russia hanno una pedina ciascuna e nessuna unità, e l’area paga 5 e 3. Una flotta e un esercito insieme possono attaccare dal prossimo round. In Africa c’è una sola pedina così, con un esercito e una flotta francesi accanto, e si pagano 3 e 2.',
  },
  'bare-token': {
    title: 'Una pedina scoperta',
    task: 'Sei la Prussia, con un’azione e quattro di popolazione. Attaccare l’Austria negli Stati tedeschi, riformare il governo o qualcosa di più quieto? *Guarda prima che cosa puoi perdere.*',
    hint: 'Francia, Spagna e Austria hanno un esercito a testa accanto a una tua pedina che nessuno difende.',
    why: 'La tua pedina in Europa centrale è scoperta fra tre eserciti nemici. Con un esercito tuo il regalo diventa una battaglia. L’attacco negli Stati tedeschi sembra audace, ma lì hai un solo esercito contro quelli dell’altra alleanza: in media è costato quasi nove punti.',
  },
  'march-together': {
    title: 'Marciare insieme',
    task: 'Prima guerra, quarto round. Sei l’Austria: eserciti qua e là, e un’azione. *Dove fanno di più insieme?*',
    hint: 'Un’area paga 8, 5 e 3, e tre nemici vi hanno cinque pedine.',
    why: 'L’esercito in Europa centrale, dove non hai pedine, e il secondo del Baltico valgono molto di più negli Stati tedeschi: tre eserciti attaccano dove Gran Bretagna, Russia e Prussia ne hanno uno a testa. Un viaggio nelle Indie orientali, l’idea seguente, ha dato quasi dieci punti in meno.',
  },
  'not-alone': {
    title: 'Non in solitudine',
    task: 'Ultimo round della prima guerra. Sei l’Austria e hai attaccato la Gran Bretagna negli Stati tedeschi con tre eserciti; dalla sua parte ci sono Russia e Prussia. *Come continui?*',
    hint: 'Ogni parte conta le sue unità. La Spagna è con te e ha lì due eserciti.',
    why: 'Tre eserciti sono molti contro uno, ma pochi contro un’alleanza. I due spagnoli rovesciano le probabilità, e una pedina vinta ora dà punti prima che qualcuno possa riprenderla. Senza aiuto si sono avuti cinque punti in meno.',
  },
  'next-door': {
    title: 'La porta accanto',
    task: 'Seconda guerra, quarto round, in tre. Sei la Francia: due eserciti e una flotta stanno fermi dietro le tue due pedine nei Caraibi. *Usa l’ultima azione: dove ne mandi una parte?*',
    hint: 'La Spagna ha una pedina vicina senza nemmeno un’unità propria. Non serve attraversare un oceano.',
    why: 'Il Sud America è accanto, quindi in viaggio niente può affondare; la Spagna vi ha la sua pedina e nessuna unità, e l’area paga 5 e 3. In Nord America, la seconda scelta, potresti attaccare lo stesso, ma paga 4 e 2: due punti in meno.',
  },
  'long-voyage': {
    title: 'Il lungo viaggio',
    task: 'Seconda guerra, secondo round, in tre. Sei la Spagna, in testa per un punto. La Francia ha pedine oltremare che nessuna sua unità difende. *Scegli il viaggio che vale la pena.*',
    hint: 'In India, nelle Indie orientali e in Africa la Francia ha una pedina. In una di queste aree tu non ne hai ancora, e la Gran Bretagna, tua alleata, ne ha una.',
    why: 'Nelle Indie orientali la pedina francese è senza unità francesi e tu non hai niente: con una pedina vinta sei in testa con la Gran Bretagna, per 4 punti, e della flotta nel Baltico puoi fare a meno. In India prendi già punti; in Africa aspettano un esercito e una flotta francesi. Una flotta nel Mediterraneo veniva dopo, a due punti.',
  },
  islands: {
    title: 'Isole indifese',
    task: 'Terza guerra, secondo round. Sei la Spagna, tre punti dietro la Gran Bretagna, con un’azione e senza oro. *Puoi muovere due unità: dove c’è di più da prendere?*',
    hint: 'Cerca un’area in cui non hai ancora pedine, mentre due nemici ne hanno una ciascuno senza un’unità propria accanto.',
    why: 'Nei Caraibi Gran Bretagna e Francia hanno una pedina ciascuna e nessuna unità; l’area paga 5 e 3, e lì non hai ancora niente. La flotta in Africa non difende nessuna tua pedina: con l’esercito dal Nord America può attaccare lì nel prossimo round. Un esercito per l’Africa, o gli stessi due nelle Indie Orientali, davano oltre due punti in meno.',
  },
};
