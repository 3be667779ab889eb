import type { ComponentNotes } from '@cabinet-wars/kernel';

export const componentNotes: ComponentNotes = {
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
};
