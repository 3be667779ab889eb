import { type Translations, translatedOr } from '@cabinet-wars/kernel';
import type { OutboxRow } from '../store/schema-people.ts';
import type { Letter } from './post-letter.ts';

type Kind = OutboxRow['kind'];
/** What a notice is about. */
export interface Occasion {
  readonly kind: Kind;
  /** The table's name, or the game's. */
  readonly table: string;
  readonly game: string;
}

interface NoticeTexts {
  readonly letter: Readonly<
    Record<Letter['what'], { readonly subject: string; readonly text: (name: string, link: string) => string }>
  >;
  readonly notice: Readonly<Record<Kind, (about: Occasion) => string>>;
  readonly several: (count: number) => string;
  readonly open: string;
  readonly unsubscribe: (link: string) => string;
  readonly unsubscribed: Readonly<Record<'ask' | 'button' | 'done' | 'void', string>>;
}

const at = ({ table, game }: Occasion): string => (table === '' || table === game ? game : `${table} (${game})`);

const en: NoticeTexts = {
  letter: {
    'confirm-email': {
      subject: 'Is this your address?',
      text: (name, link) =>
        `Somebody called ${name} at Cabinet Wars has given this address as theirs. If that is you, follow this link:\n\n${link}\n\nIf not, do nothing: no more mail will come.`,
    },
    'reset-password': {
      subject: 'A new password',
      text: (name, link) =>
        `Somebody wants to choose a new password for ${name} at Cabinet Wars. The link works once, for an hour:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.`,
    },
    'address-changed': {
      subject: 'Your address has been changed',
      text: (name, link) =>
        `Mail for ${name} at Cabinet Wars no longer goes to this address. If it was you, all is well. If not, somebody has your password or passkey: sign in, change them, and write to whoever runs the server.\n\n${link}`,
    },
    'password-changed': {
      subject: 'Your password has been changed',
      text: (name, link) =>
        `${name} at Cabinet Wars has a new password. Other browsers are signed out, and tokens are void. If it was not you, ask for a new password at once:\n\n${link}`,
    },
    'key-added': {
      subject: 'A new key to your account',
      text: (name, link) =>
        `A passkey or a token has been added to ${name} at Cabinet Wars. If it was not you, throw it away and change your password:\n\n${link}`,
    },
  },
  notice: {
    turn: (about) => `It is your turn: ${at(about)}`,
    offer: (about) => `You have been made an offer: ${at(about)}`,
    start: (about) => `The game has begun: ${at(about)}`,
    end: (about) => `The game is over: ${at(about)}`,
    reminder: (about) => `Your time is running out: ${at(about)}`,
  },
  several: (count) => `${count} tables have news for you`,
  open: 'Open the table',
  unsubscribe: (link) => `No more mail from Cabinet Wars: ${link}`,
  unsubscribed: {
    ask: 'No more mail from Cabinet Wars?',
    button: 'No more mail',
    done: 'No more mail will come. You can change this in your account.',
    void: 'This link leads to nobody: it was cut short on its way, or the account is gone.',
  },
};

const it: NoticeTexts = {
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

const tables: Translations<NoticeTexts> = { en, it };

export const textsIn = (language: string): NoticeTexts => tables[translatedOr(language)];
