import './orders.css';
import { ASK_ME } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import type { NoteProps } from '../../kit/board.ts';
import { namingOf } from '../i18n/index.ts';
import { chances, isPassed } from './passed.ts';
import { keep, readKept, SENTENCES, settingsFor } from './sentences.ts';

/** Under a line of the log, for the viewer alone: what was passed in its place, with the way to be asked next time. */
export function PassedNote({ id, orders, language, set }: NoteProps): ReactNode {
  const chance = chances.use(({ all }) => all.get(id) ?? null);
  const { own, game } = namingOf(language);
  const asksAll = orders.some(({ order, about }) => order === ASK_ME && about === 'everything');
  if (chance === null || asksAll || !isPassed(chance, orders)) return null;
  const sentence = SENTENCES.find((each) => each.id === chance.sentence);
  const askNext = () => {
    const widest = sentence?.answers.at(-1);
    if (sentence === undefined || widest === undefined) return;
    keep(localStorage, { ...readKept(localStorage), [sentence.id]: widest.id });
    for (const { order, on } of settingsFor(sentence, widest.id, orders)) set(order, on);
  };
  return (
    <p className="syww-passed">
      <span aria-hidden="true">–</span>
      <span>
        {own.askMe.passed(game.markers[chance.marker].name, chance.wins)}{' '}
        <button type="button" className="link" onClick={askNext}>
          {own.askMe.askNext}
        </button>
      </span>
    </p>
  );
}
