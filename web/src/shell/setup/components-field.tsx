import { useSets } from '../../components/library.ts';
import { useComponentTexts } from '../../i18n/components/index.ts';
import { addressOf } from '../../routes.ts';

interface Props {
  readonly game: string;
  /** The name of one's own set; empty for ours. */
  readonly picked: string;
  /** Whether the table is a server's: the set then goes there. */
  readonly isShared?: boolean;
  onChange(name: string): void;
}

/** Which components a table is played with: ours, or a set kept on this device. */
export function ComponentsField({ game, picked, isShared = false, onChange }: Props) {
  const words = useComponentTexts();
  const sets = useSets(game);
  return (
    <div className="field components-field">
      {sets.length > 0 && (
        <label>
          <span>{words.short}</span>
          <select value={picked} onChange={(event) => onChange(event.target.value)}>
            <option value="">{words.ours}</option>
            {sets.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
          <span className="hint">{isShared ? words.shareHint : words.choose}</span>
        </label>
      )}
      <a href={addressOf({ page: 'components', game })}>{words.manage}</a>
    </div>
  );
}
