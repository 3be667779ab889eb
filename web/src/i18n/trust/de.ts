import { en, type TrustTexts } from './en.ts';

/** What an account is about; moderation and the proof of the dice are English still. */
export const de: TrustTexts = {
  ...en,
  proveTitle: 'Bist du es?',
  proveHint: 'Was dein Konto öffnet, soll sich ändern: Gib dein Passwort oder deinen Passkey noch einmal.',
  prove: 'Weiter',
  provePasskey: 'Einen Passkey benutzen',
  scopes: 'Was er darf',
  scopeNames: { read: 'Tische ansehen', play: 'sitzen und spielen', tables: 'Tische decken und Partien beginnen' },
  invitation: 'Einladung',
  invitationHint: 'Neue Mitglieder kommen hier auf Einladung. Sie gilt einmal.',
  registrationClosed: 'Zurzeit werden hier keine neuen Konten angelegt.',
  dataLink: 'Was mit meinen Daten geschieht',
  sealedBy: (n, of) => `Würfel von ${n} der ${of} Spieler versiegelt; das Siegel war vorher zu sehen.`,
  seal: 'Siegel der Würfel',
  moderation: 'Moderation',
  data: 'Was mit deinen Daten geschieht',
  dataParts: [
    {
      title: 'Was aufbewahrt wird',
      text: [
        'Dein Name, dein Passwort als Prüfwert, der sich nicht umkehren lässt, und deine Mailadresse, wenn du sie gegeben hast.',
        'Die Partien, die du spielst, jede Entscheidung darin, was du an Tischen sagst, und deine Notizen.',
        'Wann ein Browser von dir zuletzt hier war und wie er sich nennt. Netzadressen werden nicht gespeichert.',
      ],
    },
    {
      title: 'Wer es sieht',
      text: [
        'Alle: deinen Namen, deine Wertungen, deine beendeten öffentlichen Partien.',
        'Die an deinem Tisch: was du dort sagst. Einer allein: was du ihm flüsterst.',
        'Niemand: deine Mailadresse, deine Notizen, dein Passwort. Moderatoren sehen Namen und Meldungen, keine Adressen und kein Geflüster.',
        'Wer diesen Server betreibt, kann seine Datenbank lesen, auch Gespräche und Notizen, aber keine Passwörter.',
      ],
    },
    {
      title: 'Was anderswohin geht',
      text: [
        'Post an deine bestätigte Adresse, Nachrichten an Browser und Webhooks, die du genannt hast: dass du am Zug bist, und an welchem Tisch. Sonst verlässt nichts den Server, und niemand zählt deine Besuche.',
        'Zwei Cookies: Das eine hält dich angemeldet, das andere lässt diesen Browser sich anmelden, auch wenn Fremde dein Passwort raten.',
      ],
    },
    {
      title: 'Wie es endet',
      text: [
        'In deinem Konto kannst du alles als Datei mitnehmen und das Konto löschen.',
        'Dann verschwindet dein Name aus jeder Partie und Mitschrift, was du gesagt und notiert hast, wird gelöscht, und Bots übernehmen deine Plätze. Die Züge bleiben, von niemandem gespielt.',
        'Sicherungen des Betreibers enthalten es noch, bis sie weggeworfen werden.',
      ],
    },
  ],
};
