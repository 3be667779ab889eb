import { inLanguage } from '@cabinet-wars/kernel';
import type { AnswerTo } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { games } from '../../boards/games.ts';
import { coverOf } from '../../boards/registry.ts';
import { useProgramTexts } from '../../i18n/programs/index.ts';
import { patch, post, remove } from '../../online/api.ts';
import { addressOf } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ActForm, ActStatus, Plate, TextField } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';
import { Choose } from '../parts/fields.tsx';

type OwnBot = AnswerTo<'GET /me/bots'>[number];
type InvitedBy = OwnBot['invitedBy'];
interface Shown {
  readonly name: string;
  readonly token: string;
}

const invitedBys: readonly InvitedBy[] = ['keeper', 'anybody'];

/** The accounts of one's own programs. */
export function Bots() {
  const words = useProgramTexts();
  const { value: bots, again } = useFetched<'GET /me/bots'>('me/bots');
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (next: Shown | null) => {
    setShown(next);
    again();
  };
  return (
    <Plate title={words.title}>
      <p className="hint">{words.intro}</p>
      <ul className="online-list">
        {bots?.map((bot) => (
          <OneBot key={bot.id} bot={bot} onToken={show} />
        ))}
      </ul>
      {shown !== null && (
        <p>
          {words.tokenShown(shown.name)} <code>{shown.token}</code>
        </p>
      )}
      <MakeBot onMade={show} />
    </Plate>
  );
}

function OneBot({ bot, onToken }: { readonly bot: OwnBot; onToken(shown: Shown | null): void }) {
  const words = useProgramTexts();
  const doing = useDoing();
  const [sure, setSure] = useState(false);
  const path = `me/bots/${bot.id}` as const;
  const renew = () =>
    doing.run(async () => {
      const { token } = await post<'POST /me/bots/:id/token'>(`${path}/token`);
      onToken({ name: bot.name, token });
    });
  const change = (invitedBy: InvitedBy) => doing.run(() => patch(path, { invitedBy })).then(() => onToken(null));
  return (
    <li>
      <a href={addressOf({ page: 'people', name: bot.name })}>{bot.name}</a>
      <em>{[...(bot.house ? [words.ofTheHouse] : []), bot.awake ? words.awake : words.asleep].join(', ')}</em>
      <Choose<InvitedBy>
        name={words.invitedBy}
        value={bot.invitedBy}
        values={invitedBys}
        say={(each) => words.invitedBys[each]}
        onChange={change}
      />
      <span className="row">
        <button type="button" className="link" onClick={renew}>
          {words.newToken}
        </button>
        {sure ? (
          <button
            type="button"
            className="button"
            onClick={() => doing.run(() => remove(path)).then(() => onToken(null))}
          >
            {words.sureDelete(bot.name)}
          </button>
        ) : (
          <button type="button" className="link" onClick={() => setSure(true)}>
            {words.delete}
          </button>
        )}
      </span>
      <ActStatus doing={doing} done={null} />
    </li>
  );
}

function MakeBot({ onMade }: { onMade(shown: Shown): void }) {
  const words = useProgramTexts();
  const { language } = useSettings();
  const doing = useDoing();
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [plays, setPlays] = useState<readonly string[]>(games.map(({ id }) => id));
  const [invitedBy, setInvitedBy] = useState<InvitedBy>('keeper');
  const make = () =>
    doing.run(async () => {
      const { token } = await post<'POST /me/bots'>('me/bots', { name, about, games: plays, invitedBy });
      onMade({ name, token });
      setName('');
      setAbout('');
    });
  return (
    <ActForm doing={doing} act={words.make} onAct={make}>
      <TextField label={words.name} value={name} onText={setName} maxLength={24} required />
      <TextField label={words.about} hint={words.aboutHint} value={about} onText={setAbout} maxLength={300} />
      <fieldset className="field">
        <legend>{words.plays}</legend>
        {games.map(({ id }) => (
          <label key={id} className="row">
            <input
              type="checkbox"
              checked={plays.includes(id)}
              onChange={(event) =>
                setPlays(event.target.checked ? [...plays, id] : plays.filter((each) => each !== id))
              }
            />
            {inLanguage(coverOf(id).title, language)}
          </label>
        ))}
      </fieldset>
      <Choose<InvitedBy>
        name={words.invitedBy}
        value={invitedBy}
        values={invitedBys}
        say={(each) => words.invitedBys[each]}
        onChange={setInvitedBy}
      />
    </ActForm>
  );
}
