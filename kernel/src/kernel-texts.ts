import { type KernelReason, kernelReasons, type Reason } from './reason.ts';

/** One sentence for each reason the kernel gives: a missing one does not compile. */
type Sentences = Readonly<Record<KernelReason, string>>;

const en: Sentences = {
  'no-such-seat': 'There is no such seat.',
  malformed: 'That has not the right form.',
  'game-over': 'The game is over.',
  'not-asked': 'It is not your turn to choose.',
  'stale-question': 'The question has changed since.',
  'not-an-option': 'That cannot be chosen now.',
  'empty-list': 'Nothing was chosen.',
  'undo-nothing': 'There is nothing to take back.',
  'undo-after-chance': 'Dice or cards have spoken since: it stands.',
  'undo-after-reveal': 'Something hidden has been shown since: it stands.',
  'undo-after-other-seat': 'Another player has acted since: it stands.',
  'undo-after-reaction': 'Others could react since: it stands.',
  'undo-after-deal': 'A deal has been carried out since: it stands.',
  'undo-not-yours': 'The last move is not yours to take back.',
  'undo-after-end': 'The game has ended: it stands.',
  'no-such-offer': 'There is no such offer.',
  'not-your-offer': 'That offer is not yours to deal with.',
  'offer-already-answered': 'That offer has been answered already.',
  'too-many-offers': 'You have as many offers open as are allowed.',
  'offer-to-yourself': 'You cannot make yourself an offer.',
  'no-such-order': 'There is no such standing order.',
  'no-such-deal': 'There is no such deal.',
  'bad-term': 'Something in it is missing or cannot be.',
  'unknown-option': 'There is no such option.',
  'bad-option': 'The option has no such value.',
};

const it: Sentences = {
  'no-such-seat': 'Quel posto non esiste.',
  malformed: 'Non ha la forma giusta.',
  'game-over': 'La partita è finita.',
  'not-asked': 'Non tocca a te scegliere.',
  'stale-question': 'Nel frattempo la domanda è cambiata.',
  'not-an-option': 'Adesso non si può scegliere.',
  'empty-list': 'Non è stato scelto nulla.',
  'undo-nothing': "Non c'è nulla da ritirare.",
  'undo-after-chance': 'Intanto hanno parlato i dadi o le carte: resta così.',
  'undo-after-reveal': 'Intanto si è visto qualcosa di nascosto: resta così.',
  'undo-after-other-seat': 'Intanto ha agito un altro giocatore: resta così.',
  'undo-after-reaction': 'Intanto altri potevano reagire: resta così.',
  'undo-after-deal': 'Intanto un accordo è stato eseguito: resta così.',
  'undo-not-yours': "L'ultima mossa non è tua: non puoi ritirarla.",
  'undo-after-end': 'La partita è finita: resta così.',
  'no-such-offer': 'Quella offerta non esiste.',
  'not-your-offer': 'Quella offerta non riguarda te.',
  'offer-already-answered': 'A quella offerta è già stato risposto.',
  'too-many-offers': 'Hai già tutte le offerte aperte che si possono avere.',
  'offer-to-yourself': 'Non puoi fare offerte a te stesso.',
  'no-such-order': 'Quell’ordine permanente non esiste.',
  'no-such-deal': 'Un accordo così non esiste.',
  'bad-term': 'Manca qualcosa, o qualcosa non può essere.',
  'unknown-option': 'Quell’opzione non esiste.',
  'bad-option': 'L’opzione non ha quel valore.',
};

const sentences: Readonly<Record<string, Sentences>> = { en, it };

/** The kernel's own reasons in words; null for those of a game, which has words of its own. */
export const kernelReasonText = ({ why }: Reason, language: string): string | null =>
  (kernelReasons as readonly string[]).includes(why) ? (sentences[language] ?? en)[why as KernelReason] : null;
