import type { Judged, Progress } from '@cabinet-wars/host/review';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { judgementOf } from '../../thinking/review.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { useAboutSeat } from './about-seat.ts';
import { signed } from './signed.ts';
import { pointsOf } from './turning-points.tsx';
import { useChapters } from './use-chapters.ts';

type State =
  | { readonly is: 'unasked' | 'failed' }
  | { readonly is: 'looking'; readonly progress: Progress | null }
  | { readonly is: 'found'; readonly judged: Judged };

/** What a bot makes of a seat's choices: asked for, counted while it looks, and left at any time. */
export function Judgement({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const about = useAboutSeat(sitting);
  const [state, setState] = useState<State>({ is: 'unasked' });
  const asking = useRef<AbortController | null>(null);
  const leave = () => asking.current?.abort();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat is another judgement
  useEffect(() => {
    setState({ is: 'unasked' });
    return leave;
  }, [about]);
  const ask = async () => {
    leave();
    const controller = new AbortController();
    asking.current = controller;
    setState({ is: 'looking', progress: null });
    const { signal } = controller;
    const onProgress = (progress: Progress) => setState({ is: 'looking', progress });
    try {
      const judged = await judgementOf(await sitting.client.transcript(), about, { signal, onProgress });
      if (!signal.aborted) setState(judged === null ? { is: 'failed' } : { is: 'found', judged });
    } catch {
      if (!signal.aborted) setState({ is: 'failed' });
    }
  };
  return (
    <section className="end-section judgement" aria-label={texts.botsJudgement}>
      <h3 className="ruled">{texts.botsJudgement}</h3>
      {state.is === 'unasked' && (
        <button type="button" className="button" onClick={ask}>
          {texts.askJudgement(sitting.telling.name(about))}
        </button>
      )}
      {state.is === 'failed' && <p className="hint">{texts.noJudgement}</p>}
      {state.is === 'looking' && (
        <p className="row" role="status">
          {state.progress === null
            ? texts.lookingAtGame
            : texts.choicesLookedAt(state.progress.looked, state.progress.of)}
          <button
            type="button"
            className="link small"
            onClick={() => {
              leave();
              setState({ is: 'unasked' });
            }}
          >
            {texts.cancel}
          </button>
        </p>
      )}
      {state.is === 'found' && <Verdict sitting={sitting} judged={state.judged} />}
    </section>
  );
}

function Verdict({ sitting, judged }: { readonly sitting: Sitting; readonly judged: Judged }) {
  const shell = useTexts();
  const chapterAt = useChapters(sitting);
  const { texts, telling } = sitting;
  const { same, near, worse, dearest, typical } = judged;
  const all = Math.max(1, same + near + worse);
  const rows = [
    ['same', shell.sameChoice, same],
    ['near', shell.nearlyAsGood, near],
    ['worse', shell.worseByOne, worse],
  ] as const;
  return (
    <>
      <p>
        <strong>{shell.wouldHaveMade(same, same + near + worse)}</strong>{' '}
        {near + worse > 0 && shell.othersCost(near + worse, signed(pointsOf(sitting, typical)).slice(1))}
      </p>
      {dearest !== null && (
        <p>
          {shell.dearest(
            chapterAt(dearest.at),
            dearest.choices.map((choice) => texts.choice(choice, telling)).join(', '),
            signed(-pointsOf(sitting, dearest.lost)),
            [dearest.best.choice, ...dearest.best.next.slice(0, 2)]
              .map((choice) => texts.choice(choice, telling))
              .join(', '),
          )}
        </p>
      )}
      <table className="judged">
        <tbody>
          {rows.map(([id, name, count]) => (
            <tr key={id} data-kind={id}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <i style={{ width: `${(100 * count) / all}%` }} />
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
