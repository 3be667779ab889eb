import { inLanguage } from '@cabinet-wars/kernel';
import { useState } from 'react';
import { useGame } from '../../boards/games.ts';
import type { SeatPlan } from '../../client/table-client.ts';
import { useSets } from '../../components/library.ts';
import { sayReason, useTexts } from '../../i18n/index.ts';
import { addressOf, go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Bar } from '../parts/bar.tsx';
import { PartlyTranslated } from '../parts/partly-translated.tsx';
import { ComponentsField } from './components-field.tsx';
import { conflictsOf, defaultsOf, settledValues } from './option-form.ts';
import { Options } from './options.tsx';
import { createTable, pickedBot } from './quick-game.ts';
import { planSeats, playsOf, seatCount } from './seat-form.ts';
import { Seats } from './seats.tsx';

/** Sets a table: which rules, who sits where. */
export default function NewTablePage({
  game: id,
  set: picked,
}: {
  readonly game: string;
  readonly set?: string | undefined;
}) {
  const shell = useTexts();
  const { language } = useSettings();
  const loaded = useGame(id);
  const { game, texts, bots } = loaded;
  const [values, setValues] = useState(() => defaultsOf(game));
  const [planned, setPlanned] = useState<readonly SeatPlan[]>([]);
  const [name, setName] = useState<string | null>(null);
  const [components, setComponents] = useState(picked ?? '');
  const own = useSets(id).find((each) => each.id === components);
  const [busy, setBusy] = useState(false);
  const text = inLanguage(texts, language);
  const conflicts = conflictsOf(game, values);
  const seats = planSeats(seatCount(game, values), planned, pickedBot(bots).id, shell);
  const title = name ?? shell.defaultName(text.title);
  const set = (key: string, value: unknown) => setValues((before) => ({ ...before, [key]: value }));
  const play = async () => {
    setBusy(true);
    go({ page: 'table', id: await createTable(id, title, settledValues(game, values), seats, shell, own) });
  };
  return (
    <div className="new-page">
      <Bar>
        <span className="bar-title">{shell.newTable}</span>
      </Bar>
      <main className="new-table" id="content" tabIndex={-1}>
        <h1>{text.title}</h1>
        <PartlyTranslated />
        {loaded.entry.loadHowToPlay !== undefined && (
          <p>
            <a className="link" href={addressOf({ page: 'how-to-play', game: id })}>
              {shell.howToPlay(text.title)}
            </a>
          </p>
        )}
        <form
          className="form columns"
          onSubmit={(event) => {
            event.preventDefault();
            void play();
          }}
        >
          <section className="plate" aria-label={shell.options}>
            <p className="label">{shell.options}</p>
            <Options game={game} texts={text} values={values} conflicts={conflicts} onChange={set} />
            {loaded.components !== undefined && (
              <ComponentsField game={id} picked={components} onChange={setComponents} />
            )}
          </section>
          <section className="plate" aria-label={shell.seats}>
            <p className="label">{shell.seats}</p>
            <Seats
              loaded={loaded}
              plays={conflicts.length === 0 ? playsOf(game, values) : []}
              seats={seats}
              settling={{ values, onChange: set }}
              onChange={setPlanned}
            />
            <label className="field">
              <span>{shell.tableName}</span>
              <input value={title} maxLength={60} onChange={(event) => setName(event.target.value)} />
            </label>
            <div aria-live="polite">
              {conflicts.length > 0 && (
                <div className="conflicts">
                  <p>{shell.conflicts}</p>
                  <ul>
                    {conflicts.map((reason) => (
                      <li key={JSON.stringify(reason)}>{sayReason(reason, text, { name: String })}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
            <button type="submit" className="button primary wide" disabled={busy || conflicts.length > 0}>
              {shell.play}
            </button>
          </section>
        </form>
      </main>
    </div>
  );
}
