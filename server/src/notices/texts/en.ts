import { at, type NoticeTexts } from './notice-texts.ts';

export const en: NoticeTexts = {
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
