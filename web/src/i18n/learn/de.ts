import { en, type LearnTexts } from './en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the lobby and the settings say of learning; lessons and exercises are English still. */
export const de: LearnTexts = {
  ...en,
  learn: 'Lernen',
  lesson: 'Die Lektion',
  lessonOf: (game, minutes) => `${game}, eine Lektion von ${minutes} Minuten (auf Englisch)`,
  learnIn: (minutes) => `In ${minutes} Minuten gelernt`,
  notes: 'Hinweise für Neulinge',
  notesHint:
    'Ein paar Worte bei der ersten Auktion, der ersten Schlacht, dem ersten Kauf… jeweils einmal, auf Englisch.',
  notesAgain: 'Alle noch einmal zeigen',
  notesWillCome: 'Jeder kommt bei seiner ersten Gelegenheit',
  hints: 'Ratschläge gegen die sanftesten Bots',
  hintsHint: 'Bei jeder Frage, was ein besserer Bot täte und warum (auf Englisch).',
  toGames: 'Zurück zu den Spielen',
  howToPlay: 'So wird gespielt',
  inFiveMinutes: 'So wird gespielt, in fünf Minuten',
  fullRules: 'Die ganzen Regeln',
  exercises: 'Aufgaben',
  exerciseOfTheDay: 'Die Aufgabe des Tages',
  solved: (n, of) => `${n} von ${of} gelöst`,
  minutes: (n) => plural(n, 'Minute', 'Minuten'),
};
