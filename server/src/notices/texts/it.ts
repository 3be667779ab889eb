import { at, type NoticeTexts } from './notice-texts.ts';

export const it: NoticeTexts = {
  letter: {
    'confirm-email': {
      subject: 'È il tuo indirizzo?',
      text: (name, link) =>
        `Qualcuno di nome ${name} su Cabinet Wars ha indicato questo indirizzo come suo. Se sei tu, segui questo collegamento:\n\n${link}\n\nAltrimenti non fare nulla: non arriverà altra posta.`,
    },
    'reset-password': {
      subject: 'Una nuova password',
      text: (name, link) =>
        `Qualcuno vuole scegliere una nuova password per ${name} su Cabinet Wars. Il collegamento vale una volta sola, per un’ora:\n\n${link}\n\nSe non sei stato tu, non fare nulla: la password resta com’è.`,
    },
    'address-changed': {
      subject: 'Il tuo indirizzo è stato cambiato',
      text: (name, link) =>
        `La posta per ${name} su Cabinet Wars non arriva più a questo indirizzo. Se sei stato tu, va tutto bene. Altrimenti qualcuno ha la tua password o passkey: accedi, cambiale e scrivi a chi gestisce il server.\n\n${link}`,
    },
    'password-changed': {
      subject: 'La tua password è stata cambiata',
      text: (name, link) =>
        `${name} su Cabinet Wars ha una nuova password. Gli altri browser sono scollegati e i token annullati. Se non sei stato tu, chiedi subito una nuova password:\n\n${link}`,
    },
    'key-added': {
      subject: 'Una nuova chiave per il tuo account',
      text: (name, link) =>
        `A ${name} su Cabinet Wars è stata aggiunta una passkey o un token. Se non sei stato tu, eliminali e cambia la password:\n\n${link}`,
    },
  },
  notice: {
    turn: (about) => `Tocca a te: ${at(about)}`,
    offer: (about) => `Hai ricevuto un’offerta: ${at(about)}`,
    start: (about) => `La partita è iniziata: ${at(about)}`,
    end: (about) => `La partita è finita: ${at(about)}`,
    reminder: (about) => `Il tuo tempo sta per scadere: ${at(about)}`,
  },
  several: (count) => `Novità per te a ${count} tavoli`,
  open: 'Apri il tavolo',
  unsubscribe: (link) => `Niente più posta da Cabinet Wars: ${link}`,
  unsubscribed: {
    ask: 'Niente più posta da Cabinet Wars?',
    button: 'Niente più posta',
    done: 'Non arriverà altra posta. Puoi cambiare idea nel tuo profilo.',
    void: 'Questo collegamento non porta a nessuno: è arrivato a metà, o il profilo non c’è più.',
  },
};
