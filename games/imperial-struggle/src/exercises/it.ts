import type { ExerciseTexts } from '@cabinet-wars/kernel';
import type { ExerciseId } from './chosen.ts';

export const italian: Readonly<Record<ExerciseId, ExerciseTexts>> = {
  silesia: {
    title: 'Un piede in Austria',
    task: 'Pace 1, il tuo primo round come Francia, e la tessera permette di giocare un evento. *Quale carta della mano conviene giocare per prima?*',
    hint: 'Una modifica uno spazio in Spagna o in Austria. Un vantaggio aspetta chi ha tutti i suoi spazi.',
    why: 'Politica vaticana mette gratis la tua bandiera sullo spazio di prestigio in alto dell’Austria, e con quello tieni i Negoziati sulla Slesia: ogni turno togli a poco prezzo una bandiera in Prussia o negli Stati tedeschi. La carta contro le Province Unite toglie soltanto una bandiera.',
  },
  'port-de-paix': {
    title: 'Un mercato a piacere',
    task: 'Pace 2, round 3, come Gran Bretagna. Due dei tuoi eventi possono colpire i mercati francesi. *Quale giochi, e dove?*',
    hint: 'Una carta toglie una bandiera da un mercato qualsiasi, vicino o lontano. L’altra costa anche una bandiera tua.',
    why: 'Speculazione dei Mari del Sud colpisce ovunque: Port-de-Paix perde la bandiera francese anche se non vi sei collegato. Anche Malattie tropicali toglie una bandiera francese nei Caraibi, ma poi una delle tue: quasi sei punti in meno.',
  },
  allegheny: {
    title: 'L’ultima tessera dell’anno',
    task: 'Pace 1, ultimo round, come Francia: dopo la tua tessera si contano le regioni. *Prendi quella che sposta di più.*',
    hint: 'Due mercati vuoti del Nord America stanno fianco a fianco. Quattro punti economici sono ancora sul tavolo.',
    why: 'Con quattro punti economici compri Allegheny e Oswego, entrambi vuoti e accanto alle tue bandiere: due mercati del Nord America contano subito. Quattro punti diplomatici muovono due corti amiche del Nord per cui nessuno lottava.',
  },
  biscay: {
    title: 'Il mare davanti alla porta',
    task: 'Pace 2, round 4, come Francia. Dopo il tuo, alla Gran Bretagna resta un solo round. *Quale tessera, e per che cosa?*',
    hint: 'Una squadra britannica sta dove ti fa più male, e una tua aspetta nel riquadro Marina.',
    why: 'Con quattro punti militari la tua squadra salpa dal riquadro Marina contro quella britannica nel Golfo di Biscaglia: la loro torna in porto, la tua resta, e un mare che contava contro di te conta per te. I due punti dell’azione minore mettono ancora una bandiera nello spazio Bucanieri. Ogni altra tessera ha dato oltre dieci punti in meno.',
  },
  'guns-or-goods': {
    title: 'Cannoni o merci',
    task: 'Pace 1, round 3, come Gran Bretagna. Quattro punti economici comprerebbero mercati in India; quattro militari manderebbero squadre. *Quale tessera prendi?*',
    hint: 'Un mercato puoi comprarlo anche al prossimo round. Un mare del nemico, quando cambia mano, conta doppio.',
    why: 'Tre punti militari cacciano la squadra francese dal Golfo di Biscaglia e vi mettono la tua, il quarto ne porta un’altra nel Mare delle Baleari, e l’azione minore prende ancora Mangalore. Vellore e Tiruchirappalli sono buoni mercati, ma possono aspettare: circa due punti in meno. La diplomazia ne ha dati otto in meno.',
  },
  fever: {
    title: 'Il prezzo di una febbre',
    task: 'Pace 3, round 1, come Gran Bretagna, con tre eventi in mano. *Quale dà di più oggi?*',
    hint: 'Uno costa una bandiera tua. Ma quale delle tue bandiere, così com’è, non vale niente?',
    why: 'Malattie tropicali toglie la bandiera francese da Caicos e poi una delle tue. Georgia ha un conflitto e comunque non conterebbe: il prezzo è piccolo. Patto di famiglia e Atti di Unione rendono soltanto altre cose un po’ meno care.',
  },
  panic: {
    title: 'Chi deve di più?',
    task: 'Pace 3, round 2, come Francia. La Gran Bretagna è molto indebitata. *Quale tessera ti fa guadagnare subito?*',
    hint: 'Uno dei tuoi eventi conta il debito. Vuole una tessera con un evento e punti economici nell’azione maggiore.',
    why: 'Panico in Europa dà un punto per ogni punto di debito che la Gran Bretagna ha più di te: quattro, il massimo. Con il bonus scende anche una bandiera britannica in Spagna. La grande tessera diplomatica ha dato quasi cinque punti in meno.',
  },
  jenkins: {
    title: 'Un orecchio per i guai',
    task: 'Pace 1, il tuo primo round come Francia, con un evento da giocare. Santa Lucia è britannica. *Quale carta fa più male?*',
    hint: 'Una carta mette un conflitto su un mercato; l’altra toglie bandiere, e una è tua.',
    why: 'La guerra dell’orecchio di Jenkins agita Santa Lucia: il mercato non conta più per la Gran Bretagna, che deve pagare per calmarlo. Malattie tropicali toglierebbe del tutto quella bandiera, ma anche una delle tue: due punti in meno.',
  },
  'better-troops': {
    title: 'Truppe migliori',
    task: 'Pace 1, come Francia. Della tessera resta solo il potenziamento militare: puoi ripescare una tessera guerra base. *In quale teatro?*',
    hint: 'Cambia dove c’è più da vincere e meno da perdere. In due teatri la tua tessera va già bene.',
    why: 'Una tessera nuova serve di più dove quella che hai vale meno e il teatro paga bene: l’Europa centrale. In Spagna ha dato quasi un punto in meno; negli altri due la vecchia era migliore, e la pesca sarebbe sprecata.',
  },
  'northern-war': {
    title: 'Guerra al Nord',
    task: 'Pace 1, il primissimo round, come Gran Bretagna. Hai in mano la Grande guerra del Nord. *Con quale tessera cominci il secolo?*',
    hint: 'Quell’evento vuole una tessera con punti militari. Conta che cosa altro possono fare quei punti sui mari vuoti.',
    why: 'La tessera con tre punti militari permette l’evento: una bandiera negli Stati tedeschi e, poiché allora sono entrambi britannici, due punti subito. I punti militari mandano squadre nel Golfo di Biscaglia e nel Mare delle Baleari finché sono vuoti e costano poco. Quattro punti diplomatici ne hanno dati da quattro a sei in meno.',
  },
  'make-peace': {
    title: 'Fare la pace',
    task: 'Pace 1, round 3, come Gran Bretagna. Restano due punti militari dell’azione minore: bastano per una tessera guerra bonus o per qualcosa di più quieto. *Che cosa compri?*',
    hint: 'Un mercato con un conflitto non paga nessuno.',
    why: 'Santa Lucia è tua, ma finché dura il conflitto non conta. Con due punti torna un mercato intero prima del conteggio. Una tessera guerra bonus, in qualunque teatro, ha dato circa due punti in meno.',
  },
  hudson: {
    title: 'Guai sull’Hudson',
    task: 'Pace 1, round 3, come Gran Bretagna, con punti militari da spendere. I francesi hanno agitato la Valle dell’Hudson. *Che cosa viene prima?*',
    hint: 'Quello che hai già può valere più di quello che potresti ancora prendere.',
    why: 'Senza conflitto la Valle dell’Hudson conta di nuovo, e collega di nuovo quello che le sta oltre; con un punto di debito una squadra arriva perfino nel Golfo di Biscaglia. Le sole squadre e un forte lasciavano la valle in rivolta: sette punti in meno, e più.',
  },
};
