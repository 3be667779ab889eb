import type { ComponentNotes, Translations } from '@cabinet-wars/kernel';

/** What an owner of the printed game is told of each part of a set. */
export const notes: Translations<ComponentNotes> = {
  en: {
    id: 'The name of your set: small letters, digits and hyphens. Games keep it.',
    map: 'Rows A to Q of thirty squares from west to east: . sea, ^ polar ice, else four characters: whose land (two letters, -- nobody’s), treasury value or w wilderness or t Terra Incognita, and # inland, c coastal, P coastal with a port (GB6P). Then the sides that are not what their squares suggest, as C8-C9.',
    powers: 'Each power’s capital, and how many free markers it has.',
    terrain: 'The terrain chart: movement cost on land, defence (also of minor powers), and what forage adds.',
    units:
      'What is printed on the counters: strength as recruit and as veteran, movement, and whether it only defends.',
    counters: 'How many counters of each kind each power has, and the minor powers together.',
    markers: 'How many of each marker there are in the pool.',
    routes:
      'Trade routes: the value, and the line as parts laid end to end; where a part has several branches, any of them serves.',
    combat: 'For each combat table six rows, from a die of 1 on, of seven results from 1:3 to 4:1.',
    deployments:
      'What is set up: unit, number, on which squares (own, ports, civilized, or squares like C14 C13), how many a square takes; and for each power where its units may well begin.',
  },
  it: {
    id: 'Il nome della tua serie: lettere minuscole, cifre e trattini. Le partite lo conservano.',
    map: 'Le righe da A a Q di trenta caselle da ovest a est: . mare, ^ ghiaccio polare, altrimenti quattro caratteri: di chi è la terra (due lettere, -- di nessuno), valore del tesoro o w terra selvaggia o t Terra Incognita, e # interna, c costiera, P costiera con porto (GB6P). Poi i lati che non sono quello che le caselle fanno pensare, come C8-C9.',
    powers: 'La capitale di ogni potenza e quanti segnalini gratuiti ha.',
    terrain:
      'La tabella dei terreni: costo di movimento a terra, difesa (anche delle potenze minori) e quanto aggiunge il foraggiamento.',
    units: 'Che cosa è stampato sui segnalini: forza da recluta e da veterano, movimento, e se soltanto difende.',
    counters: 'Quanti segnalini di ogni tipo ha ogni potenza, e le potenze minori insieme.',
    markers: 'Quanti segnalini di ogni sorta ci sono nella riserva.',
    routes:
      'Le rotte commerciali: il valore, e la linea come tratti posti uno dopo l’altro; dove un tratto ha più rami, vale ognuno.',
    combat: 'Per ogni tabella di combattimento sei righe, dal dado 1 in poi, di sette risultati da 1:3 a 4:1.',
    deployments:
      'Che cosa si schiera: unità, numero, su quali caselle (own, ports, civilized, o caselle come C14 C13), quante per casella; e per ogni potenza dove conviene cominciare.',
  },
};
