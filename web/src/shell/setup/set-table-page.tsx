import { inLanguage } from '@cabinet-wars/kernel';
import type { Pace } from '@cabinet-wars/protocol/messages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type GameForPages, useGame } from '../../boards/games.ts';
import { useSets } from '../../components/library.ts';
import { sayReason, useTexts } from '../../i18n/index.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { useSession } from '../../online/session.ts';
import { go, signInFromHere } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ActStatus, Plate, PlatePage } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { Switch } from '../parts/fields.tsx';
import { PartlyTranslated } from '../parts/partly-translated.tsx';
import { type Chair, Chairs, chairsFor } from './chairs.tsx';
import { CompanyFields, usualCompany } from './company-fields.tsx';
import { ComponentsField } from './components-field.tsx';
import { conflictsOf, defaultsOf, settledValues } from './option-form.ts';
import { Options } from './options.tsx';
import { firstPace } from './pace-fields.tsx';
import { playsOf, seatCount } from './seat-form.ts';

/** Sets a table at the server: which rules, who sits where, who may come, and how long they may think. */
export default function SetTablePage({ game: id }: { readonly game: string }) {
  const texts = useOnlineTexts();
  const { is } = useSession();
  const { language } = useSettings();
  const loaded = useGame(id);
  return (
    <PlatePage title={inLanguage(loaded.texts, language).title}>
      <PartlyTranslated />
      {is === 'absent' && <p>{texts.noServer}</p>}
      {is === 'stranger' && (
        <>
          <p>{texts.signInOrUp}</p>
          <p>
            <a className="button" href={signInFromHere()}>
              {texts.signIn}
            </a>
          </p>
        </>
      )}
      {is === 'known' && <SetTable id={id} loaded={loaded} />}
    </PlatePage>
  );
}

interface Rules {
  readonly values: ReturnType<typeof defaultsOf>;
  readonly conflicts: ReturnType<typeof conflictsOf>;
  onChange(next: (before: Rules['values']) => Rules['values']): void;
}

function SetTable({ id, loaded }: { readonly id: string; readonly loaded: GameForPages }) {
  const { game } = loaded;
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [values, setValues] = useState(() => defaultsOf(game));
  const [planned, setPlanned] = useState<readonly Chair[]>([]);
  const [shuffle, setShuffle] = useState(false);
  const [company, setCompany] = useState(usualCompany);
  const [pace, setPace] = useState<Pace>(firstPace.none);
  const [components, setComponents] = useState('');
  const own = useSets(id).find((each) => each.id === components);
  const conflicts = conflictsOf(game, values);
  const chairs = chairsFor(seatCount(game, values), planned);
  const lay = async () => {
    const options = settledValues(game, values);
    const set = own === undefined ? null : (await post<'POST /components'>('components', { game: id, data: own })).hash;
    const table = { game: id, options, chairs, shuffle, pace, ...company, components: set };
    go({ page: 'online', id: (await post<'POST /tables'>('tables', table)).id });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (conflicts.length === 0) void doing.run(lay);
  };
  return (
    <form className="form columns" onSubmit={submit}>
      <RulesPlate loaded={loaded} rules={{ values, conflicts, onChange: setValues }}>
        {loaded.components !== undefined && (
          <ComponentsField game={id} picked={components} isShared onChange={setComponents} />
        )}
      </RulesPlate>
      <div className="plates">
        <SeatsPlate
          loaded={loaded}
          rules={{ values, conflicts, onChange: setValues }}
          seats={{ chairs, onChairs: setPlanned }}
        >
          <Switch name={texts.shuffle} value={shuffle} onChange={setShuffle} />
        </SeatsPlate>
        <Plate title={texts.whoAndWhen}>
          <CompanyFields company={company} pace={pace} onCompany={setCompany} onPace={setPace} />
          <ActStatus doing={doing} done={null} />
          <button type="submit" className="button primary wide" disabled={doing.busy || conflicts.length > 0}>
            {texts.layOut}
          </button>
        </Plate>
      </div>
    </form>
  );
}

interface RulesProps {
  readonly loaded: GameForPages;
  readonly rules: Rules;
  readonly children: ReactNode;
}

function RulesPlate({ loaded, rules, children }: RulesProps) {
  const shell = useTexts();
  const { language } = useSettings();
  const texts = inLanguage(loaded.texts, language);
  const { values, conflicts, onChange } = rules;
  return (
    <Plate title={shell.options}>
      <Options
        game={loaded.game}
        texts={texts}
        values={values}
        conflicts={conflicts}
        onChange={(key, value) => onChange((before) => ({ ...before, [key]: value }))}
      />
      {conflicts.map((reason) => (
        <p key={JSON.stringify(reason)} className="problem">
          {sayReason(reason, texts, { name: String })}
        </p>
      ))}
      {children}
    </Plate>
  );
}

interface SeatsProps {
  readonly loaded: GameForPages;
  readonly rules: Rules;
  readonly seats: { readonly chairs: readonly Chair[]; onChairs(chairs: readonly Chair[]): void };
  readonly children: ReactNode;
}

function SeatsPlate({
  loaded,
  rules: { values, conflicts, onChange },
  seats: { chairs, onChairs },
  children,
}: SeatsProps) {
  return (
    <Plate title={useTexts().seats}>
      <Chairs
        loaded={loaded}
        plays={conflicts.length === 0 ? playsOf(loaded.game, values) : []}
        chairs={chairs}
        bots={loaded.bots}
        settling={{ values, onChange: (key, value) => onChange((before) => ({ ...before, [key]: value })) }}
        onChange={onChairs}
      />
      {children}
    </Plate>
  );
}
