import { type ComponentTexts, en } from './en.ts';

/** What the set-up says; the editor is English still. */
export const de: ComponentTexts = {
  ...en,
  short: 'Spielmaterial',
  ours: 'Unseres',
  shareHint:
    'Der Satz kommt mit dem Tisch auf den Server: Wer dazukommt, sieht seinen Namen und kann ihn herunterladen. Solche Partien werden nicht gewertet.',
  playedWith: (name) => `Gespielt wird mit eigenem Spielmaterial: „${name}“.`,
  look: 'Herunterladen',
  keepHere: 'Auf diesem Gerät aufbewahren',
  keptHere: 'Es ist auf diesem Gerät.',
  choose: 'Mit wessen Zahlen gespielt wird. Deine gehen mit der Partie, wo immer sie geöffnet wird.',
  manage: 'Eigenes Spielmaterial…',
};
