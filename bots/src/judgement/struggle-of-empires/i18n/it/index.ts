import type { BotWords } from '../../../bot-texts.ts';
import type { ReasonId } from '../../reason-ids.ts';
import { phraseOf } from '../phrase-of.ts';
import { wantedFor } from '../tile-reasons.ts';
import { places } from './places.ts';
import { tileReasons } from './tile-reasons.ts';

const inPoints = (value: unknown): string =>
  `${Number(value).toLocaleString('it')} ${Number(value) === 1 ? 'punto' : 'punti'}`;
const isPoor = (value: unknown): boolean => Number(value) <= 0;
const at = phraseOf(places);

export const words: BotWords<ReasonId> = {
  name: 'Stratega',
  hint: 'Pianifica con cura i propri turni e conosce le probabilità.',
  reasons: {
    attack: ({ region, win, points }) =>
      isPoor(points)
        ? `Il miglior attacco possibile è ${at(region)}: ${win} %.`
        : `Punta alla pedina ${at(region)}: ${win} %, e vale ${inPoints(points)}.`,
    helps: () => 'Aiuta: costa poco e l’esito le conviene.',
    'stays-out': () => 'Resta fuori: non c’è nulla da guadagnare.',
    calls: ({ seat, win }, name) => `Chiama ${name(Number(seat))}: senza aiuto l’attacco riesce al ${win} %.`,
    odds: ({ region, win }) => `Così come stanno le cose, l’attacco ${at(region)} riesce al ${win} %.`,
    'tile-now': () => 'La tessera rende più adesso che dopo.',
    'tile-later': () => 'La tessera varrà di più un’altra volta.',
    'least-loss': () => 'La perdita che fa meno male.',
    opens: () => 'Apre con il minimo.',
    bids: ({ gold }) => `Queste alleanze le converrebbero: valgono ${gold} d’oro.`,
    proposes: () => 'I vicini pericolosi dalla propria parte, le prede dall’altra.',
    'no-higher': () => 'Non vale la pena di rilanciare.',
    settles: ({ region, points }) => `Una pedina ${at(region)} senza combattere: vale ${inPoints(points)}.`,
    raids: ({ region }) => `Un rivale è mal difeso ${at(region)}.`,
    calms: () => 'Troppo fermento costa più di un’azione.',
    takes: ({ tile, points }) => `${wantedFor(tileReasons, tile)}${isPoor(points) ? '' : ` Vale ${inPoints(points)}.`}`,
    goes: ({ place, points }) =>
      isPoor(points) ? `Più utile ${at(place)}.` : `Serve ${at(place)}: vale ${inPoints(points)}.`,
    'nothing-better': () => 'Niente vale la pena: riposa.',
    collects: () => 'Riscuote il dovuto.',
    done: () => 'Il suo turno è finito.',
    draws: () => 'Le regioni che rendono di più, e più d’una.',
    'gives-way': () => 'La pedina è persa comunque; le unità no.',
    stands: () => 'La pedina vale una battaglia.',
    best: ({ points }) => (isPoor(points) ? 'Il male minore.' : `Il meglio che vede: vale ${inPoints(points)}.`),
    gift: () => 'Un dono è benvenuto.',
    'promise-taken': () => 'Una promessa non le costa nulla.',
    'fair-price': () => 'L’avrebbe fatto comunque.',
    'would-not-keep': () => 'Non promette ciò che non manterrebbe.',
    'good-price': () => 'Il prezzo è buono.',
    'wants-more': ({ gold, more }) =>
      `Mantenerla le costerebbe di più: vuole ${gold} d’oro, ${more} più di quanto offri.`,
    'nothing-to-help-with': () => 'Non c’è un attacco in corso in cui possa aiutare.',
    'makes-no-such-promise': () => 'Non fa promesse del genere.',
    'broke-word': ({ seat }, name) => `${name(Number(seat))} ha già mancato a una promessa.`,
    'pays-for-help': ({ seat, region, gold }, name) =>
      `L’aiuto ${at(region)} le vale ${gold} d’oro, e ${name(Number(seat))} finora ha mantenuto la parola.`,
    'no-such-deal': () => 'Non regala nulla.',
    'asks-for-help': ({ seat, region }, name) => `Vuole l’aiuto di ${name(Number(seat))} ${at(region)}.`,
  },
};
