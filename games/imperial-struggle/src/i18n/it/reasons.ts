import type { DataReasons, RuleReasons } from '../tables.ts';
import { glossary } from './glossary.ts';
import { count, type Grammar, list } from './grammar.ts';

/** The obstacle in one sentence. */
export function ruleReasons(g: Grammar): RuleReasons {
  const { space } = g;
  return {
    'not-now': () => 'Non in questo momento.',
    'not-one-of-these': () => 'Non è tra le scelte possibili.',

    'tile-not-there': () => 'Quella tessera non è disponibile.',
    'already-acted': () => 'Hai già cominciato ad agire.',
    'action-done': () => 'Quell’azione è già fatta.',
    'tile-alike': ({ tile }) => `Vale per entrambe una tessera uguale: ${g.tile(tile)}.`,
    'no-such-action': () => 'Quell’azione non c’è in questo round.',
    'joins-major': () => 'Quei punti si uniscono all’azione maggiore.',
    'tile-first': () => 'Prima prendi una tessera.',
    'action-first': ({ points }) => `Prima comincia un’azione con ${glossary.points[points].name}.`,

    'no-points': ({ points }) => `In questo round nulla dà più ${glossary.points[points].name}.`,
    'other-points': ({ points }) => `Servono ${glossary.points[points].name}, che questa azione non ha.`,
    'not-for-discount': () => 'Lo sconto richiesto non vale per quello.',

    'cannot-pay': ({ price, most }) => `Costa ${price}; puoi pagare al massimo ${most}.`,
    price: (r) => {
      const parts = [`base ${r.base}`];
      if (r.bared === 'conflict') parts.push('per il conflitto');
      if (r.bared === 'isolated') parts.push('perché isolato');
      if (r.by !== '') parts.push(`${r.less > 0 ? `−${r.less} ` : ''}${list(r.by.split(' ').map(g.source))}`);
      if (r.protected) parts.push('+1 protetto');
      if (r.region) parts.push('+1 altra regione');
      return `Costo ${r.price}, ${space(r.space)}: ${parts.join(', ')}.`;
    },

    'not-in-play': (r) => `Spazio non in gioco: ${space(r.space)}.`,
    'own-flag': (r) => `La bandiera è già tua: ${space(r.space)}.`,
    'not-shifted': (r) => `Lo spazio non si può modificare: ${space(r.space)}.`,
    'wrong-points': (r) => `Questi punti non modificano lo spazio: ${space(r.space)}.`,
    'not-connected': (r) => `Nulla di tuo è collegato a ${space(r.space)}.`,
    'minor-cannot-unflag': (r) => `Nessun conflitto: un’azione minore non toglie la bandiera da ${space(r.space)}.`,
    'major-only': () => 'Solo i punti di un’azione maggiore lo permettono.',
    'outside-limit': () => 'Questi punti non servono a quello.',
    'only-in-europe': () => 'I punti di Edmund Burke tengono l’azione in Europa.',
    'no-conflict': (r) => `Nessun conflitto: ${space(r.space)}.`,
    'not-a-fort': (r) => `Non è un forte: ${space(r.space)}.`,
    'fort-taken': (r) => `C’è già un forte: ${space(r.space)}.`,
    'fort-intact': (r) => `Il forte non è danneggiato: ${space(r.space)}.`,
    'no-fort-there': (r) => `Nessun forte: ${space(r.space)}.`,
    'not-your-fort': (r) => `Il forte non è tuo: ${space(r.space)}.`,
    'no-base-for-fort': (r) => `Nulla di tuo lì accanto che possa servire: ${space(r.space)}.`,
    'not-a-sea': (r) => `Non è uno spazio navale: ${space(r.space)}.`,
    'own-squadron-there': (r) => `C’è già una tua squadra: ${space(r.space)}.`,
    'no-squadron-there': () => 'Nessuna squadra in quel posto.',
    'squadron-has-sailed': () => 'Quella squadra è già salpata in questo round.',
    'squadron-new': () => 'Una squadra costruita in questo round resta nel riquadro Marina.',
    'no-squadron-left': () => 'Nessuna squadra da costruire.',

    'pile-empty': () => 'Il mazzo degli eventi è vuoto.',
    'no-next-war': () => 'Non ci sono più guerre.',
    'war-tiles-bought': ({ most }) =>
      `Al massimo ${count(most, 'tessera guerra bonus', 'tessere guerra bonus')} per round.`,
    'theatres-full': () => 'Posti esauriti in tutti i teatri.',
    'only-last-turn': () => 'I punti si scambiano solo nell’ultimo turno di pace.',
    'exchange-other-points': () => 'In questo round scambi già con altri punti.',
    'not-in-hand': ({ event }) => `Non è nella tua mano: ${g.event(event)}.`,
    'discard-chosen': ({ event }) => `Stai già scartando ${g.event(event)}.`,
    'no-event-symbol': () => 'La tessera non ha il simbolo evento.',
    'event-type': ({ event, points }) =>
      `${g.event(event)} vuole un’azione maggiore con ${glossary.points[points].name}.`,
    'event-played': () => 'Hai già giocato un evento in questo round.',
    'fewest-basic-tiles': ({ fewest }) => `Devono restarti almeno ${fewest} tessere guerra base.`,
    'no-such-theatre': () => 'Quel teatro non è della prossima guerra.',
    'ministry-chosen': ({ ministry }) => `È già scelto: ${g.ministry(ministry)}.`,
    'ministry-not-eligible': ({ ministry }) => `Non si può scegliere in questa era: ${g.ministry(ministry)}.`,
    'ministry-gone': ({ ministry }) => `Fuori dal gioco: ${g.ministry(ministry)}.`,
    'third-ministry': () => `Un terzo ministero può essere solo ${g.ministry('jacobite-uprisings')}, o affiancarlo.`,
    'ministry-not-held': ({ ministry }) => `Non è tra i tuoi ministeri: ${g.ministry(ministry)}.`,
    'ministry-face-up': ({ ministry }) => `È già scoperto: ${g.ministry(ministry)}.`,
    'ministry-face-down': ({ ministry }) => `È coperto, prima va rivelato: ${g.ministry(ministry)}.`,
    'ability-used': ({ ability }) => `Capacità già usata in questo turno: ${glossary.abilities[ability]}.`,
    'advantage-not-held': ({ advantage }) => `Non hai questo vantaggio: ${g.advantage(advantage)}.`,
    'advantage-exhausted': ({ advantage }) => `Vantaggio esaurito: ${g.advantage(advantage)}.`,
    'advantage-new': ({ advantage }) => `Vantaggio ottenuto in questo round: ${g.advantage(advantage)}.`,
    'advantage-spoilt': ({ advantage }) => `Un conflitto impedisce di usare il vantaggio: ${g.advantage(advantage)}.`,
    'advantages-used': ({ most }) => `Al massimo ${count(most, 'vantaggio', 'vantaggi')} per round.`,
    'advantage-region-used': () => 'Un solo vantaggio per regione in ogni round.',
    'advantage-needs': ({ advantage, points }) =>
      `Si usa in un’azione con ${glossary.points[points].name}: ${g.advantage(advantage)}.`,
    'no-huguenots': (r) => `Non hai un segnalino Ugonotti pronto: ${space(r.space)}.`,
    'huguenots-useless': (r) => `Il segnalino Ugonotti non abbassa alcun costo che puoi pagare: ${space(r.space)}.`,
    'advantage-first': ({ advantage }) => `Prima usa ${g.advantage(advantage)}.`,
    'advantage-by-purchase': ({ advantage }) => `${g.advantage(advantage)}: si usa costruendo una squadra navale.`,
    'advantage-useless': ({ advantage }) => `Non cambierebbe nulla: ${g.advantage(advantage)}.`,

    'no-target': () => 'Non può essere un bersaglio.',
    'ability-timing': ({ ability }) => `Non è il momento: ${glossary.abilities[ability]}.`,
    'ability-useless': ({ ability }) => `Non servirebbe a nulla: ${glossary.abilities[ability]}.`,

    'ability-by-purchase': ({ ability }) => `${glossary.abilities[ability]}: si compra in un’azione militare.`,

    'needs-squadron': (r) => `Si conquista con una squadra navale: ${space(r.space)}.`,
    'not-conquerable': (r) => `Non si conquista con punti conquista: ${space(r.space)}.`,
    'already-yours': (r) => `È già tuo: ${space(r.space)}.`,
    american: (r) => `È degli Stati Uniti per sempre: ${space(r.space)}.`,
    'outside-theatre': (r) => `È fuori da questo teatro: ${space(r.space)}.`,
    'refused-this-war': (r) => `Cessione già rifiutata in questa guerra: ${space(r.space)}.`,
    'no-conquest-line': (r) => `Nessuna linea di conquista da un tuo spazio a ${space(r.space)}.`,
    'conquest-points-short': ({ need, have }) =>
      `Servono ${count(need, 'punto conquista', 'punti conquista')}; ne hai ${have}.`,
    'no-squadron-to-send': () => 'Non hai lì una squadra da inviare.',
    'squadron-outside-theatre': (r) => `La squadra è fuori da questo teatro: ${space(r.space)}.`,
    'squadron-has-conquered': () => 'Quella squadra ha già conquistato in questa guerra.',
  };
}

export const dataReasons: DataReasons = {
  'data-face': ({ at, given }) => `${at}: «${given}» non è una tessera investimento; si scrive «E3 D *».`,
  'data-kinds': ({ at, wanted }) => `${at}: ci vogliono ${wanted} tipi di tessere.`,
  'data-few-tiles': ({ at, wanted }) => `${at}: ci vogliono almeno ${wanted} tessere.`,
};
