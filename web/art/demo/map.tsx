import './fonts.ts';
import '../../src/theme/tokens.css';
import { createRoot } from 'react-dom/client';
import { BoardMap } from '../../src/boards/struggle-of-empires/map/components/BoardMap.tsx';
import { en, it } from '../../src/boards/struggle-of-empires/map/names.ts';
import type { PlaceId } from '../../src/boards/struggle-of-empires/map/places.ts';
import { keyOf } from '../../src/boards/struggle-of-empires/map/position.ts';
import { ARROWS, CROWDED, MARKS, SECOND_WAR } from './positions.ts';

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'parchment';
const crowded = wish.get('position') === 'crowded';

createRoot(document.getElementById('root')!).render(
  <BoardMap
    position={crowded ? CROWDED : SECOND_WAR}
    names={wish.get('language') === 'it' ? it : en}
    war={{ wars: 3, war: 2, rounds: 5, round: 3 }}
    marks={crowded ? {} : MARKS}
    arrows={crowded ? [] : ARROWS}
    lit={crowded ? null : 'caribbean'}
    look={wish.get('at') as PlaceId | null}
    label={(thing) => keyOf(thing)}
    title="The map"
    wholeLabel="Show the whole map"
    onPick={(thing) => console.info(keyOf(thing))}
  />,
);
