import { inLanguage } from '@cabinet-wars/kernel';
import type { Pace } from '@cabinet-wars/protocol/messages';
import { games } from '../../boards/games.ts';
import { coverOf } from '../../boards/registry.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useSettings } from '../../settings.ts';
import { setFilter, useTables } from './use-tables.ts';

const paces: readonly Pace['kind'][] = ['none', 'live', 'days'];

/** Narrows the lists of tables to a game, a pace, or both. */
export function TableFilter() {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const { filter } = useTables();
  const { game, pace } = filter;
  return (
    <div className="table-filter">
      <select
        aria-label={texts.whichGame}
        value={game ?? ''}
        onChange={({ target }) => setFilter({ ...filter, game: target.value || null })}
      >
        <option value="">{texts.anyGame}</option>
        {games.map(({ id }) => (
          <option key={id} value={id}>
            {inLanguage(coverOf(id).title, language)}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.pace}
        value={pace ?? ''}
        onChange={({ target }) => setFilter({ ...filter, pace: paces.find((each) => each === target.value) ?? null })}
      >
        <option value="">{texts.anyPace}</option>
        {paces.map((each) => (
          <option key={each} value={each}>
            {texts.paces[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
