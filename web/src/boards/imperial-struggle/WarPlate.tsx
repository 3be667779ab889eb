import './plate.css';
import { type ReactNode, useMemo, useState } from 'react';
import { useStory } from '../kit/use-story.ts';
import { namingIn } from './i18n/index.ts';
import { FoughtPanel } from './panels/FoughtPanel.tsx';
import { type BoardProps, type Event, eventsOf, frameOf } from './read/seen.ts';
import { warsOf } from './read/war-of.ts';

/** The theatre being fought lies over the map, until the War is over or it is put away. */
export function WarPlate(props: BoardProps): ReactNode {
  const { told, animating, ask } = props;
  const story = useStory<Event>(props);
  const [away, putAway] = useState<unknown>(null);
  const war = useMemo(() => warsOf([...eventsOf(told), ...story]).at(-1), [told, story]);
  const fought = war?.theatres.at(-1);
  const open = props.view.open;
  const isOn = frameOf(open, 'war') !== null || animating !== null;
  // Whoever is asked has the theatre in the panel, and needs the map.
  if (war === undefined || war.over || fought === undefined || !isOn || away === fought.theatre || ask !== null)
    return null;
  const naming = namingIn(props.language);
  return (
    <div className="is-plate">
      <button
        type="button"
        className="icon-button is-plate-close"
        aria-label={naming.own.putAway}
        onClick={() => putAway(fought.theatre)}
      >
        ×
      </button>
      <p className="label">{naming.game.wars[war.war]}</p>
      <FoughtPanel fought={fought} open={open} naming={naming} />
    </div>
  );
}
