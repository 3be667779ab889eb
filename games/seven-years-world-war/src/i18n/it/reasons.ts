import type { Reason } from '@cabinet-wars/kernel';
import type { DataReasons, RuleReasons } from '../tables.ts';
import { glossary } from './glossary.ts';
import { capital, fromSquare, inSquare, marker, name, of, points, square, The, theSquare, to, v } from './grammar.ts';
import { kinds, phases } from './names.ts';

export const ruleReasons: RuleReasons = {
  'not-now': () => 'Non è il momento.',
  'not-one-of-these': () => 'Non è tra le scelte possibili adesso.',
  'marker-not-held': (r) => `Non hai ${marker(r.marker)}.`,
  'marker-not-now': (r) => `${marker(r.marker)} non si gioca adesso (${phases[r.phase]}).`,
  'no-unit-there': (r) => `Nessuna tua unità ${inSquare(r.square)}.`,
  'moved-already': (r) =>
    `Le unità ${inSquare(r.square)} hanno già mosso: per muovere ancora serve una Marcia forzata.`,
  'not-moved-yet': (r) => `Le unità ${inSquare(r.square)} non hanno ancora mosso: non serve una Marcia forzata.`,
  'thrown-back': (r) => `Le unità ${inSquare(r.square)} sono state respinte: in questo turno non muovono più.`,
  'cannot-move': (r) => `Nessuna unità ${inSquare(r.square)} può muovere.`,
  'not-adjacent': (r) => `La casella ${square(r.square)} non è accanto.`,
  'closed-side': (r) => `Lato chiuso: nessuno passa ${inSquare(r.square)}.`,
  'sea-side': (r) => `Nessun lato di terra verso ${theSquare(r.square)}: serve una flotta.`,
  'land-side': (r) => `Nessun lato di mare verso ${theSquare(r.square)}.`,
  'polar-ice': (r) => `Ghiacci polari: ${square(r.square)}.`,
  'foreign-units': (r) => `Unità altrui sbarrano l’ingresso ${inSquare(r.square)}.`,
  'no-way-on': (r) => `Nella casella ${square(r.square)} il contingente non potrebbe né fermarsi né proseguire.`,
  'too-far': (r) => `La casella ${square(r.square)} costa ${r.cost}, ne restano ${r.left}.`,
  border: (r) => `Le potenze minori non passano il confine verso ${theSquare(r.square)}.`,
  'nobody-there': (r) => `Nessuno da attaccare ${inSquare(r.square)}.`,
  'own-units': (r) => `Le unità ${inSquare(r.square)} sono dalla tua parte.`,
  'attacked-already': (r) =>
    `Le unità ${inSquare(r.square)} hanno già attaccato: per attaccare ancora serve una Marcia forzata.`,
  'attacked-from-there': (r) =>
    `${capital(theSquare(r.square))} è già stata attaccata ${fromSquare(r.from)}: per attaccare ancora da quel lato serve una Marcia forzata.`,
  'not-attacked-yet': (r) =>
    `Nessuna unità ${inSquare(r.square)} ha ancora attaccato: può farlo senza una Marcia forzata.`,
  countrymen: (r) => `Le unità minori non attaccano i propri connazionali ${inSquare(r.square)}.`,
  'only-defends': (r) => `Le unità ${inSquare(r.square)} possono solo difendere.`,
  'fleet-at-sea': (r) => `Le unità terrestri non attaccano flotte in mare: ${square(r.square)}.`,
  'needs-armies': (r) =>
    `Tabella ${glossary.combatTables[r.table].name}: metà degli attaccanti dev’essere fatta di eserciti, legioni o flotte.`,
  'needs-legion': (r) => `Tabella ${glossary.combatTables[r.table].name}: serve una legione.`,
  'no-such-leader': (r) => `${marker(r.marker)} non è disponibile.`,
  'leads-nobody': (r) =>
    `${marker(r.marker)} non trova chi guidare: nello scontro non c’è un’unità della sua potenza e arma.`,

  'cannot-pay': (r) => `Costa ${points(r.points)}, ne hai ${r.has}.`,
  'counters-used-up': (r) => `Unità esaurite: ${kinds[r.kind].many} ${of(r.power)}.`,
  'power-not-yours': (r) => `Potenza non controllata da te: ${name(r.power)}.`,
  'not-occupied': (r) => `Casella non occupata da te: ${square(r.square)}.`,
  pillaged: (r) => `Casella saccheggiata: ${square(r.square)}.`,
  'not-pillaged': (r) => `Casella non saccheggiata: ${square(r.square)}.`,
  'not-civilized': (r) => `Casella non civilizzata: ${square(r.square)}.`,
  'not-land': (r) => `Casella di mare: ${square(r.square)}.`,
  'not-of-power': (r) => `La casella ${square(r.square)} non appartiene ${to(r.power)}.`,
  'no-port': (r) => `Nessun porto ${inSquare(r.square)}.`,
  'square-full': (r) => `Nuove unità già accolte ${inSquare(r.square)}: al massimo ${r.most} per turno.`,
  'works-there': (r) => `Base o zona fortificata già presente ${inSquare(r.square)}.`,
  'no-base': (r) => `Nessuna base ${inSquare(r.square)}.`,
  'nowhere-to-place': (r) => `Nessuna casella adatta: ${kinds[r.kind].many} ${of(r.power)}.`,
  'pool-empty': () => 'Il sacchetto è vuoto.',
  'rule-not-played': () => 'Questa regola facoltativa non si usa.',
  'no-veterans': () => 'Nessun esercito di veterani dove formare una legione.',
  'nothing-to-train': () => 'Questo comandante non trova chi addestrare.',
  'taxes-raised-already': (r) => `Tasse già aumentate in questo turno: ${name(r.power)}.`,
  'no-taxes-there': (r) => `Nulla da tassare: ${name(r.power)}.`,
  'own-power': (r) => `La casella ${square(r.square)} appartiene a una potenza che controlli.`,
  'own-country': (r) => `Le potenze minori risparmiano il proprio paese: ${square(r.square)}.`,
  'pillage-tried': (r) => `Saccheggio già tentato in questo turno: ${square(r.square)}.`,
  'enlightened-already': (r) => `I Lumi sono già ${inSquare(r.square)}.`,

  'no-such-power': (r) => `Potenza non disponibile: ${name(r.power)}.`,
  'power-taken': (r) => `Potenza già presa: ${name(r.power)}.`,
  'not-together': (r) => `Nessuno può avere insieme Gran Bretagna e Francia: ${name(r.power)} è esclusa.`,
  'not-set-up-there': (r) => `L’unità non può cominciare ${inSquare(r.square)}.`,
  'own-target': (r) => `Potenza già controllata da te: ${name(r.power)}.`,
  'not-diplomacy': (r) => `${marker(r.marker)} non è un segnalino Diplomazia.`,
  'last-power': (r) => `Ultima potenza di chi la controlla, che non può perderla: ${name(r.power)}.`,
  'target-neutral': (r) => `${The(r.power)} ${v(r.power, 'è neutrale', 'sono neutrali')}.`,
  'target-not-neutral': (r) => `${The(r.power)} non ${v(r.power, 'è neutrale', 'sono neutrali')}.`,
  'treasuries-open': () => 'A questo tavolo i tesori sono aperti: non c’è nulla da scoprire.',
  'result-too-low': () => 'Il successo non basta per questo.',
  'has-initiative': () => 'Chi ha l’iniziativa non può giocarlo.',
  'no-point': () => 'Adesso non avrebbe effetto.',
  'not-nearest': (r) => `La casella ${square(r.square)} non è la più vicina.`,
  'nothing-in-it': () => 'L’accordo è vuoto.',
  'not-controlled': (r) => `Potenza che chi dà non controlla: ${name(r.power)}.`,
  'other-cannot-pay': (r) => `L’altra parte non ha ${points(r.points)}.`,
  'hand-full': (r) => `Nessuno può avere più di ${r.most} segnalini.`,
  'until-past': () => 'Quell’anno è passato.',
  'clause-terms': () => 'La clausola richiede altri termini.',
  'signed-already': () => 'Hai già firmato il trattato.',
  'no-such-debt': () => 'Nessuna somma così è dovuta per iscritto.',
  'not-signed': () => 'Nessuna firma da ritirare.',
  'no-game-yet': () => 'Prima del primo turno non c’è nulla da convenire.',
};

const at = (r: Reason): string => String(r.at);
const said = (r: Reason, fact: string): string => String(r[fact]);

export const dataReasons: DataReasons = {
  'data-row': (r) => `${at(r)}: le caselle sono ${said(r, 'squares')}, devono essere ${said(r, 'wanted')}.`,
  'data-face': (r) => `${at(r)}: «${said(r, 'given')}» non è una casella.`,
  'data-side': (r) => `${at(r)}: «${said(r, 'given')}» non è un lato, o compare due volte.`,
  'data-side-kind': (r) => `${at(r)}: le caselle di «${said(r, 'given')}» non possono avere un lato così.`,
  'data-capital': (r) => `${at(r)}: la capitale dev’essere una casella civilizzata della potenza.`,
  'data-square': (r) => `${at(r)}: «${said(r, 'given')}» non è una casella della mappa.`,
  'data-route': (r) => `${at(r)}: la linea ha un vuoto, o lascia l’acqua.`,
  'data-termini': (r) => `${at(r)}: la linea deve andare da porto a porto.`,
  'data-results': (r) => `${at(r)}: qui servono ${said(r, 'wanted')} risultati.`,
  'data-deployment': (r) => `${at(r)}: queste unità non si possono schierare così.`,
  'data-suggestion': (r) => `${at(r)}: il suggerimento non rispetta lo schieramento.`,
  'data-counters': (r) => `${at(r)}: lo schieramento richiede ${said(r, 'needed')} unità.`,
  'data-minor-forage': (r) => `${at(r)}: ${said(r, 'square')} non nutre le sue unità.`,
};
