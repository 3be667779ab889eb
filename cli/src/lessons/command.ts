import { parseArgs } from 'node:util';
import { games } from '@cabinet-wars/games';
import { type Reckoned, reckon } from '@cabinet-wars/host/lessons';
import { inLanguage, isLanguage, type Lesson, type LessonTexts } from '@cabinet-wars/kernel';
import { BadUsage, type Command, type ExitCode, FINE } from '../host/index.ts';

const help = `every text of the lessons in the order it is met, with words and time
cabinet-wars lessons [GAME] [--language en|it]

A step is told with its title, its text, why (behind “Why?”), what has been learnt, and the answers to other choices.
Time is reckoned at 150 words a minute, with 8 seconds for a choice and 2.5 for each thing that is watched.`;

const plain = (text: string): string => text.replaceAll('*', '');

function tell({ steps }: Lesson, texts: LessonTexts): string[] {
  const told = steps.flatMap(({ id }, i) => {
    const { title, text, why, learnt, others = {} } = texts.steps[id];
    return [
      `${i + 1}. ${title}`,
      `   ${plain(text)}`,
      ...(why === undefined ? [] : [`   Why? ${why}`]),
      ...(learnt === undefined ? [] : [`   Learnt: ${learnt}`]),
      ...Object.entries(others).map(([name, answer]) => `   (${name}) ${answer}`),
    ];
  });
  return [texts.title, texts.about, ...told, `The end. ${texts.end}`];
}

const summary = ({ words, answers, choices, watched, minutes }: Reckoned): string =>
  `${words} words, ${answers} more in answers; ${choices} choices, ${watched} things watched: about ${minutes} minutes`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { language: { type: 'string', default: 'en' } },
    allowPositionals: true,
  });
  const { language } = values;
  if (!isLanguage(language)) throw new BadUsage(`no texts in ${language}`);
  const taught = games.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  if (taught.length === 0) throw new BadUsage(`no game called ${positionals.join(' ')}`);
  for (const { id, loadLessons } of taught)
    for (const { lesson, texts } of (await loadLessons?.()) ?? []) {
      const said = inLanguage(texts, language);
      console.log([`== ${id}: ${summary(reckon(lesson, said))}`, ...tell(lesson, said), ''].join('\n'));
    }
  return FINE;
}

export const command: Command = { help, run };
