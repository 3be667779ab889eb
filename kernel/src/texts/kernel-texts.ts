import { isOneOf } from '../guards.ts';
import { type KernelReason, kernelReasons, type Reason } from '../reason.ts';
import { inLanguage, type Translations } from './languages.ts';
import type { AnyTexts, Telling } from './texts.ts';

type Sentence = string | ((facts: Reason) => string);
/** One sentence for each reason the kernel gives: a missing one does not compile. */
type Sentences = Readonly<Record<KernelReason, Sentence>>;

const en: Sentences = {
  'no-such-seat': 'There is no such seat.',
  malformed: 'The table does not understand that.',
  'game-over': 'The game is over.',
  'not-asked': 'It is not your turn to choose.',
  'stale-question': 'The question has changed in the meantime.',
  'not-an-option': 'That is not one of the choices now.',
  'empty-list': 'Nothing was chosen.',
  'undo-nothing': 'There is nothing to take back.',
  'undo-after-chance': 'Dice or cards have spoken since: it stands.',
  'undo-after-reveal': 'Something hidden has been shown since: it stands.',
  'undo-after-other-seat': 'Another player has acted since: it stands.',
  'undo-after-reaction': 'Others could react since: it stands.',
  'undo-after-deal': 'A deal has been carried out since: it stands.',
  'undo-not-yours': 'The last move is not yours to take back.',
  'undo-after-end': 'The game has ended: it stands.',
  'no-such-offer': 'That offer is no longer open.',
  'not-your-offer': 'That offer is not yours to answer or withdraw.',
  'offer-already-answered': 'That offer has been answered already.',
  'too-many-offers': 'You have as many offers open as are allowed.',
  'offer-to-yourself': 'You cannot make yourself an offer.',
  'no-such-order': 'There is no such standing order.',
  'no-such-deal': 'There is no such deal.',
  'bad-term': ({ term }) => `The term “${term}” is missing or cannot be that.`,
  'unknown-option': ({ option }) => `There is no option “${option}”.`,
  'bad-option': ({ option, given, allowed }) => `The option “${option}” cannot be “${given}”; possible: ${allowed}.`,
  'data-id': ({ at }) => `${at}: a name of small letters, digits and hyphens is wanted here, 40 of them at most.`,
  'data-object': ({ at }) => `${at}: an object is wanted here.`,
  'data-list': ({ at }) => `${at}: a list is wanted here.`,
  'data-text': ({ at }) => `${at}: a text is wanted here.`,
  'data-word': ({ at, given }) => `${at}: “${given}” cannot stand here.`,
  'data-yes-no': ({ at }) => `${at}: true or false is wanted here.`,
  'data-number': ({ at, from, to }) => `${at}: a whole number from ${from} to ${to} is wanted here.`,
  'data-unknown': ({ at }) => `${at}: this is not known.`,
  'data-missing': ({ at }) => `${at}: this is missing.`,
  'data-name-taken': ({ at, given }) =>
    `${at}: another set of components is called “${given}”; give this one a name of its own.`,
};

const it: Sentences = {
  'no-such-seat': 'Quel posto non esiste.',
  malformed: 'Il tavolo non capisce.',
  'game-over': 'La partita è finita.',
  'not-asked': 'Non tocca a te scegliere.',
  'stale-question': 'Nel frattempo la domanda è cambiata.',
  'not-an-option': 'Non è tra le scelte di adesso.',
  'empty-list': 'Non è stato scelto nulla.',
  'undo-nothing': 'Non c’è nulla da annullare.',
  'undo-after-chance': 'Intanto hanno parlato i dadi o le carte: resta così.',
  'undo-after-reveal': 'Intanto si è visto qualcosa di nascosto: resta così.',
  'undo-after-other-seat': 'Intanto ha agito un altro giocatore: resta così.',
  'undo-after-reaction': 'Intanto altri potevano reagire: resta così.',
  'undo-after-deal': 'Intanto un accordo è stato eseguito: resta così.',
  'undo-not-yours': 'L’ultima mossa non è tua: non puoi annullarla.',
  'undo-after-end': 'La partita è finita: resta così.',
  'no-such-offer': 'Quella proposta non è più aperta.',
  'not-your-offer': 'Non tocca a te rispondere a quella proposta o ritirarla.',
  'offer-already-answered': 'A quella proposta è già stato risposto.',
  'too-many-offers': 'Hai già tutte le proposte aperte che si possono avere.',
  'offer-to-yourself': 'Non puoi fare proposte a te stesso.',
  'no-such-order': 'Quell’ordine permanente non esiste.',
  'no-such-deal': 'Un accordo così non esiste.',
  'bad-term': ({ term }) => `Il termine «${term}» manca o non può essere quello.`,
  'unknown-option': ({ option }) => `L’opzione «${option}» non esiste.`,
  'bad-option': ({ option, given, allowed }) =>
    `L’opzione «${option}» non può essere «${given}»; possibili: ${allowed}.`,
  'data-id': ({ at }) => `${at}: qui serve un nome di lettere minuscole, cifre e trattini, al massimo 40.`,
  'data-object': ({ at }) => `${at}: qui serve un oggetto.`,
  'data-list': ({ at }) => `${at}: qui serve un elenco.`,
  'data-text': ({ at }) => `${at}: qui serve un testo.`,
  'data-word': ({ at, given }) => `${at}: «${given}» qui non può stare.`,
  'data-yes-no': ({ at }) => `${at}: qui serve true o false.`,
  'data-number': ({ at, from, to }) => `${at}: qui serve un numero intero da ${from} a ${to}.`,
  'data-unknown': ({ at }) => `${at}: voce sconosciuta.`,
  'data-missing': ({ at }) => `${at}: manca.`,
  'data-name-taken': ({ at, given }) =>
    `${at}: un’altra serie di componenti si chiama già «${given}»; dai a questa un nome suo.`,
};

const sentences: Translations<Sentences> = { en, it };

const isKernelReason = (why: string): why is KernelReason => isOneOf(kernelReasons, why);

/** Why something may not be, in words: the kernel has its own for its own reasons, the game for the others. */
export function sayReason(reason: Reason, texts: AnyTexts, telling: Telling): string {
  if (!isKernelReason(reason.why)) return texts.reason(reason, telling);
  const sentence = inLanguage(sentences, texts.language)[reason.why];
  return typeof sentence === 'string' ? sentence : sentence(reason);
}
