import { inLanguage } from '@cabinet-wars/kernel';
import type { PathOf } from '@cabinet-wars/protocol/messages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { coverOf } from '../../boards/registry.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useTrust } from '../../i18n/trust/index.ts';
import { post } from '../../online/api.ts';
import { useSettings } from '../../settings.ts';
import { ActForm, Plate, TextField, useWhen } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';
import { Dialog } from '../parts/dialog.tsx';

interface Deed {
  readonly title: string;
  readonly path: string;
  readonly asksDays?: boolean;
  readonly isFinal?: boolean;
  /** What is sent besides why. */
  readonly more?: Readonly<Record<string, boolean>>;
}

interface FoundProps {
  onDone(): void;
}

export function PeopleFound({ onDone }: FoundProps) {
  const trust = useTrust();
  const when = useWhen();
  const search = useSearch<'GET /moderation/people'>((find) => `moderation/people?find=${find}`, onDone);
  return (
    <Search title={trust.people} label={trust.findPeople} search={search}>
      {({ name, kind, role, created, barredUntil, house }, set) => {
        const path = `moderation/people/${encodeURIComponent(name)}`;
        const about = [trust.kinds[kind], ...(role === 'moderator' ? [trust.moderator] : []), when(created)];
        return (
          <li key={name}>
            <strong>{name}</strong>
            <em>{[...about, ...(barredUntil === null ? [] : [trust.barredUntil(when(barredUntil))])].join(', ')}</em>
            {role !== 'moderator' && (
              <span className="row">
                {barredUntil === null ? (
                  <Act
                    says={trust.bar}
                    about={name}
                    onAct={() => set({ title: trust.sureBar(name), path: `${path}/bar`, asksDays: true })}
                  />
                ) : (
                  <Act
                    says={trust.unbar}
                    about={name}
                    onAct={() => set({ title: trust.sureUnbar(name), path: `${path}/unbar` })}
                  />
                )}
                {house !== null && (
                  <Act
                    says={house ? trust.noHouseBot : trust.makeHouseBot}
                    about={name}
                    onAct={() =>
                      set({
                        title: house ? trust.sureNoHouseBot(name) : trust.sureHouseBot(name),
                        path: `${path}/house`,
                        more: { house: !house },
                      })
                    }
                  />
                )}
                <Act
                  says={trust.deletePerson}
                  about={name}
                  onAct={() => set({ title: trust.sureDeletePerson(name), path: `${path}/deletion`, isFinal: true })}
                />
              </span>
            )}
          </li>
        );
      }}
    </Search>
  );
}

export function TablesFound({ onDone }: FoundProps) {
  const trust = useTrust();
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const when = useWhen();
  const search = useSearch<'GET /moderation/tables'>((find) => `moderation/tables?find=${find}`, onDone);
  const statuses = { open: texts.waitingRoom, playing: texts.beingPlayed, finished: texts.over };
  const named = { ...statuses, abandoned: texts.abandoned, halted: texts.halted };
  return (
    <Search title={trust.tables} label={trust.findTables} search={search}>
      {({ id, name, game, owner, status, created }, set) => {
        const title = name || id;
        const path = `moderation/tables/${id}`;
        const isOn = status === 'open' || status === 'playing' || status === 'halted';
        return (
          <li key={id}>
            <strong>{title}</strong>
            <em>{[inLanguage(coverOf(game).title, language), named[status], owner, when(created)].join(', ')}</em>
            <span className="row">
              {isOn && (
                <Act
                  says={trust.closeTable}
                  about={title}
                  onAct={() => set({ title: trust.sureClose(title), path: `${path}/close` })}
                />
              )}
              <Act
                says={trust.deleteTable}
                about={title}
                onAct={() => set({ title: trust.sureDeleteTable(title), path: `${path}/deletion`, isFinal: true })}
              />
            </span>
          </li>
        );
      }}
    </Search>
  );
}

type Searched = 'GET /moderation/people' | 'GET /moderation/tables';

function useSearch<E extends Searched>(path: (find: string) => PathOf<E>, onDone: () => void) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [deed, setDeed] = useState<Deed | null>(null);
  const { value, again } = useFetched<E>(path(encodeURIComponent(text)));
  const done = () => {
    setDeed(null);
    again();
    onDone();
  };
  return { typed, setTyped, find: () => setText(typed), found: value, deed, setDeed, done };
}

interface SearchProps<T> {
  readonly title: string;
  readonly label: string;
  readonly search: Omit<ReturnType<typeof useSearch>, 'found'> & { readonly found: readonly T[] | null };
  children(row: T, set: (deed: Deed) => void): ReactNode;
}

function Search<T>({ title, label, search, children }: SearchProps<T>) {
  const trust = useTrust();
  const { typed, setTyped, find, found, deed, setDeed, done } = search;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find();
  };
  return (
    <Plate title={title}>
      <form className="form" onSubmit={submit}>
        <TextField label={label} value={typed} onText={setTyped} type="search" />
        <button type="submit" className="button" aria-label={`${trust.find}: ${title}`}>
          {trust.find}
        </button>
      </form>
      <p className="note" aria-live="polite">
        {found === null ? '' : trust.found(found.length)}
      </p>
      <ul className="online-list moderation-found">{found?.map((row) => children(row, setDeed))}</ul>
      {deed !== null && <Sure deed={deed} onDone={done} onNo={() => setDeed(null)} />}
    </Plate>
  );
}

const Act = ({ says, about, onAct }: { readonly says: string; readonly about: string; onAct(): void }) => (
  <button type="button" className="link" aria-label={`${says}: ${about}`} onClick={onAct}>
    {says}
  </button>
);

/** What will be done, and why: that is kept. */
function Sure({ deed, onDone, onNo }: { readonly deed: Deed; onDone(): void; onNo(): void }) {
  const trust = useTrust();
  const doing = useDoing();
  const [why, setWhy] = useState('');
  const [days, setDays] = useState('7');
  const act = async () => {
    const body = { why, ...(deed.asksDays === true ? { days: Number(days) } : {}), ...deed.more };
    if (await doing.run(() => post(deed.path, body))) onDone();
  };
  return (
    <Dialog title={deed.title} onClose={onNo}>
      {deed.isFinal === true && <p>{trust.cannotBeUndone}</p>}
      <ActForm doing={doing} act={deed.title} onAct={act}>
        {deed.asksDays === true && (
          <TextField label={trust.days} type="number" min={1} max={3650} value={days} onText={setDays} required />
        )}
        <TextField label={trust.why} hint={trust.whyHint} value={why} onText={setWhy} maxLength={500} required />
      </ActForm>
    </Dialog>
  );
}
