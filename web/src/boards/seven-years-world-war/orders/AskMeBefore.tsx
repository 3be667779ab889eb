import './orders.css';
import { ASK_ME, askMe, EMPTY_HANDED } from '@cabinet-wars/kernel';
import { MARKER } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import type { OrdersProps } from '../../kit/board.ts';
import { namingOf } from '../i18n/index.ts';
import { OverMap } from '../parts/OverMap.tsx';
import { PLATES } from '../state/plates.ts';
import { chances } from './passed.ts';
import { type AnswerId, answerIn, keep, readKept, SENTENCES, type Sentence, settingsFor } from './sentences.ts';

/** When to be asked for a reaction: six sentences with a few answers each, set once and kept for all tables. */
export function AskMeBefore({ orders, language, set }: OrdersProps): ReactNode {
  const { own } = namingOf(language);
  const texts = own.askMe;
  const bluffs = orders.some(({ order, about }) => order === ASK_ME && about === EMPTY_HANDED);
  const everything = orders.some(({ order, about }) => order === ASK_ME && about === 'everything');
  const choose = (sentence: Sentence, answer: AnswerId) => {
    keep(localStorage, { ...readKept(localStorage), [sentence.id]: answer });
    for (const { order, on } of settingsFor(sentence, answer, orders)) set(order, on);
  };
  const nothing = () => {
    for (const sentence of SENTENCES) choose(sentence, sentence.answers[0].id);
    if (everything) set(askMe(), false);
  };
  const hand = chances.use((all) => all.hand);
  const held = ({ markers }: Sentence) => markers.reduce((sum, marker) => sum + (hand[MARKER[marker]] ?? 0), 0);
  const hasPlates = useMedia(PLATES);
  const form = (
    <>
      {SENTENCES.map((sentence) => {
        const now = answerIn(sentence, orders);
        return (
          <fieldset key={sentence.id} data-sentence={sentence.id} disabled={everything}>
            <legend>
              <strong>{texts.sentences[sentence.id].before}</strong>
              <small>
                {texts.sentences[sentence.id].with} {texts.youHold(held(sentence))}
              </small>
            </legend>
            <div className="syww-chips">
              {sentence.answers.map(({ id }) => (
                <button
                  key={id}
                  type="button"
                  data-answer={id}
                  aria-pressed={now === id}
                  onClick={() => choose(sentence, id)}
                >
                  {texts.answers[id]}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className="row">
        <button type="button" className="button" aria-pressed={everything} onClick={() => set(askMe(), !everything)}>
          {everything ? texts.byOrders : texts.everything}
        </button>
        <button type="button" className="button" onClick={nothing}>
          {texts.nothing}
        </button>
      </div>
      <label className="syww-tick">
        <input type="checkbox" checked={bluffs} onChange={() => set(askMe(EMPTY_HANDED), !bluffs)} />
        <span>
          <strong>{texts.bluff}</strong> <small>{texts.bluffHint}</small>
        </span>
      </label>
    </>
  );
  if (!hasPlates)
    return (
      <section className="syww-ask-me" aria-labelledby="syww-ask-me-title">
        <h3 id="syww-ask-me-title">{texts.title}</h3>
        <p className="note">{texts.hint}</p>
        {form}
      </section>
    );
  return (
    <>
      <p className="note">{texts.onPlate}</p>
      <OverMap
        className="syww-ask-me"
        title={texts.title}
        closeLabel={own.putAway}
        aside={<p className="note">{texts.hint}</p>}
      >
        {form}
      </OverMap>
    </>
  );
}
