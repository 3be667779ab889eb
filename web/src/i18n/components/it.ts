import type { ComponentTexts } from './en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const it: ComponentTexts = {
  title: (game) => `I tuoi componenti di ${game}`,
  short: 'Componenti',
  ours: 'I nostri',
  intro:
    'Hai il gioco stampato e i suoi numeri non sono i nostri? Metti i tuoi al loro posto: regole e tabellone restano, i numeri sono tuoi. Le serie restano su questo dispositivo e vanno con ogni partita giocata con loro.',
  begin: 'Comincia una serie',
  beginHint: 'Modificala qui, oppure scaricala, modificala come testo e ricaricala.',
  fromOurs: 'Dai nostri',
  downloadWhole: 'Scarica i nostri, con commenti',
  downloadSmall: 'Scarica una piccola serie basata sui nostri',
  upload: 'Carica una serie',
  unreadable: (why) => `Questo file non si può leggere: ${why}`,
  kept: 'Serie su questo dispositivo',
  none: 'Ancora nessuna.',
  edit: 'Modifica',
  download: 'Scarica',
  play: 'Gioca con questa',
  remove: 'Togli',
  editing: (name) => `Modifica di ${name}`,
  save: 'Conserva su questo dispositivo',
  saved: 'Conservata. Si può scegliere quando si prepara un tavolo.',
  nameTaken: (name) =>
    `Qui c’è già un’altra serie che si chiama «${name}». Dai a questa un nome suo, oppure togli prima quella.`,
  notKept: 'In questo browser non c’è più posto. Scaricala, invece.',
  noFaults: 'Va tutto bene.',
  faults: (n) => `${plural(n, 'campo non va', 'campi non vanno')} ancora bene.`,
  drawing: 'Un momento…',
  firstFault: 'Vai al primo',
  differs: 'diverso dai nostri',
  choose: 'Con quali numeri si gioca. I tuoi vanno con la partita, ovunque la si apra.',
  shareHint:
    'La serie viene caricata con il tavolo: chi ci viene ne vede il nome e può scaricarla. Queste partite non contano per il punteggio.',
  playedWith: (name) => `Si gioca con componenti di qualcuno: «${name}».`,
  look: 'Scaricali',
  keepHere: 'Conservali su questo dispositivo',
  keptHere: 'Sono su questo dispositivo.',
  manage: 'Componenti tuoi…',
  notReplaceable: 'Questo gioco non ha numeri che si possano sostituire.',
};
