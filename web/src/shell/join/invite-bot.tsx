import { useState } from 'react';
import { useProgramTexts } from '../../i18n/programs/index.ts';
import { useFetched } from '../online/use-fetched.ts';

interface Props {
  readonly game: string;
  readonly seat: number;
  /** What the seat plays. */
  readonly title: string;
  act(path: string, body: unknown): Promise<boolean>;
}

/** For whoever set the table: bot accounts that may be put on a free chair. They are asked for when somebody wants to see them. */
export function InviteBot(props: Props) {
  const words = useProgramTexts();
  const [open, setOpen] = useState(false);
  return open ? (
    <PickBot {...props} />
  ) : (
    <button type="button" className="link" onClick={() => setOpen(true)}>
      {words.invite}
    </button>
  );
}

function PickBot({ game, seat, title, act }: Props) {
  const words = useProgramTexts();
  const { value: bots } = useFetched<'GET /bots'>(`bots?game=${encodeURIComponent(game)}`);
  if (bots === null) return null;
  if (bots.length === 0) return <span className="note">{words.noneToInvite}</span>;
  return (
    <select
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      aria-label={words.inviteTo(title)}
      value=""
      onChange={(event) => act('invitations', { seat, name: event.target.value })}
    >
      <option value="" disabled>
        {words.invite}
      </option>
      {bots.map(({ name, keeper, awake }) => (
        <option key={name} value={name}>
          {name} · {words.keeper(keeper)} · {awake ? words.awake : words.asleep}
        </option>
      ))}
    </select>
  );
}
