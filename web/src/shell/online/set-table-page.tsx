import { botsFor } from '@cabinet-wars/bots';
import type { Pace, TableSummary } from '@cabinet-wars/server/wire';
import { type FormEvent, useState } from 'react';
import { useGame } from '../../games.ts';
import { sayReason, useWords } from '../../i18n/index.ts';
import { useOnline } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { useSession } from '../../online/session.ts';
import { go, signInFromHere } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { conflictsOf, defaultsOf, settledValues } from '../lobby/option-form.ts';
import { Options } from '../lobby/options.tsx';
import { playsOf, seatCount } from '../lobby/seat-form.ts';
import { Choose, Stepper, Switch } from '../parts/fields.tsx';
import { type Chair, Chairs, chairsFor } from './chairs.tsx';
import { firstPace, PaceFields } from './pace-fields.tsx';
import { Plate, PlatePage, Said, TextField } from './parts.tsx';
import { useDoing } from './use-doing.ts';

const accesses = ['public', 'link', 'private'] as const;
const kinds = ['none', 'live', 'days'] as const;

/** Sets a table at the server: which rules, who sits where, who may come, and how long they may think. */
export default function SetTablePage({ game: id }: { readonly game: string }) {
  const words = useOnline();
  const shell = useWords();
  const session = useSession();
  const { language } = useSettings();
  const loaded = useGame(id);
  const { game, texts } = loaded;
  const text = texts[language];
  const doing = useDoing();
  const [values, setValues] = useState(() => defaultsOf(game));
  const [planned, setPlanned] = useState<readonly Chair[]>([]);
  const [name, setName] = useState('');
  const [access, setAccess] = useState<(typeof accesses)[number]>('public');
  const [pace, setPace] = useState<Pace>(firstPace.none);
  const [shuffle, setShuffle] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [delay, setDelay] = useState(0);
  const conflicts = conflictsOf(game, values);
  const chairs = chairsFor(seatCount(game, values), planned);
  const table = () => ({
    ...{ name, game: id, options: settledValues(game, values), access, pace, shuffle, chairs },
    ...{ spectators: spectators && access !== 'private', delay },
  });
  const lay = () => doing.run(async () => go({ page: 'online', id: (await post<TableSummary>('tables', table())).id }));
  if (session.is === 'stranger' || session.is === 'absent')
    return (
      <PlatePage title={text.title}>
        <p>{session.is === 'absent' ? words.noServer : words.signInOrUp}</p>
        {session.is === 'stranger' && (
          <p>
            <a className="button" href={signInFromHere()}>
              {words.signIn}
            </a>
          </p>
        )}
      </PlatePage>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (conflicts.length === 0) void lay();
  };
  return (
    <PlatePage title={text.title}>
      <form className="form columns" onSubmit={submit}>
        <Plate title={shell.options}>
          <Options
            game={game}
            texts={text}
            values={values}
            conflicts={conflicts}
            onChange={(key, value) => setValues({ ...values, [key]: value })}
          />
          {conflicts.map((reason) => (
            <p key={JSON.stringify(reason)} className="problem">
              {sayReason(reason, text, { name: String })}
            </p>
          ))}
        </Plate>
        <div className="plates">
          <Plate title={shell.seats}>
            <Chairs
              loaded={loaded}
              plays={conflicts.length === 0 ? playsOf(game, values) : []}
              chairs={chairs}
              bots={botsFor(id)}
              onChange={setPlanned}
            />
            <Switch name={words.shuffle} value={shuffle} onChange={setShuffle} />
          </Plate>
          <Plate title={words.whoAndWhen}>
            <TextField label={shell.tableName} value={name} onText={setName} maxLength={60} />
            <Choose<(typeof accesses)[number]>
              name={words.access}
              value={access}
              values={accesses}
              say={(each) => words.accesses[each]}
              onChange={setAccess}
            />
            <Choose<Pace['kind']>
              name={words.pace}
              value={pace.kind}
              values={kinds}
              say={(each) => words.paces[each]}
              onChange={(kind) => setPace(firstPace[kind])}
            />
            <PaceFields pace={pace} onChange={setPace} />
            {access !== 'private' && <Switch name={words.spectators} value={spectators} onChange={setSpectators} />}
            {access !== 'private' && spectators && (
              <Stepper name={words.delay} value={delay} from={0} to={3600} onChange={setDelay} />
            )}
            <Said doing={doing} done={null} />
            <button type="submit" className="button primary wide" disabled={doing.busy || conflicts.length > 0}>
              {words.layOut}
            </button>
          </Plate>
        </div>
      </form>
    </PlatePage>
  );
}
