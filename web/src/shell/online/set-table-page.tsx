import { botsFor } from '@cabinet-wars/bots';
import type { Pace, TableSummary } from '@cabinet-wars/server/wire';
import { useState } from 'react';
import { useGame } from '../../games.ts';
import { sayReason } from '../../i18n/index.ts';
import { useOnline } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { conflictsOf, defaultsOf, settledValues } from '../lobby/option-form.ts';
import { Options } from '../lobby/options.tsx';
import { playsOf, seatCount } from '../lobby/seat-form.ts';
import { Choose, Stepper, Switch } from '../parts/fields.tsx';
import { type Chair, Chairs, chairsFor } from './chairs.tsx';
import { ActForm, Plate, PlatePage, TextField } from './parts.tsx';
import { useDoing } from './use-doing.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const accesses = ['public', 'link', 'private'] as const;
const kinds = ['none', 'live', 'days'] as const;
const lates = ['bot', 'nothing'] as const;
const firstPace: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 30 * MINUTE, more: 15_000, late: 'bot' },
  days: { kind: 'days', each: 2 * DAY, late: 'bot' },
};

/** Sets a table at the server: which rules, who sits where, who may come, and how long they may think. */
export default function SetTablePage({ game: id }: { readonly game: string }) {
  const words = useOnline();
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
  return (
    <PlatePage title={text.title}>
      <ActForm doing={doing} act={words.layOut} onAct={() => conflicts.length === 0 && void lay()}>
        <div className="columns">
          <Plate title={words.setOnline}>
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
          <Plate title={words.tableActions}>
            <TextField label={words.name} value={name} onText={setName} maxLength={60} />
            <Chairs
              loaded={loaded}
              plays={conflicts.length === 0 ? playsOf(game, values) : []}
              chairs={chairs}
              bots={botsFor(id)}
              onChange={setPlanned}
            />
            <Switch name={words.shuffle} value={shuffle} onChange={setShuffle} />
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
          </Plate>
        </div>
      </ActForm>
    </PlatePage>
  );
}

function PaceFields({ pace, onChange }: { readonly pace: Pace; onChange(pace: Pace): void }) {
  const words = useOnline();
  if (pace.kind === 'none') return null;
  return (
    <>
      {pace.kind === 'live' && (
        <>
          <Stepper
            name={words.bank}
            value={pace.bank / MINUTE}
            from={1}
            to={600}
            onChange={(n) => onChange({ ...pace, bank: n * MINUTE })}
          />
          <Stepper
            name={words.more}
            value={pace.more / 1000}
            from={0}
            to={600}
            onChange={(n) => onChange({ ...pace, more: n * 1000 })}
          />
        </>
      )}
      {pace.kind === 'days' && (
        <Stepper
          name={words.each}
          value={pace.each / DAY}
          from={1}
          to={14}
          onChange={(n) => onChange({ ...pace, each: n * DAY })}
        />
      )}
      <Choose<(typeof lates)[number]>
        name={words.late}
        value={pace.late}
        values={lates}
        say={(each) => words.lates[each]}
        onChange={(late) => onChange({ ...pace, late })}
      />
    </>
  );
}
