import './board.css';
import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { REGIONS, type RegionId, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useShared } from '../../share.ts';
import { Menu, PlainRow } from '../kit/Menu.tsx';
import { Card } from './Card.tsx';
import { CardPlate } from './CardPlate.tsx';
import { type Naming, namingIn } from './i18n/index.ts';
import { popoverAtSpace } from './map/popover.ts';
import { SheetMap } from './map/SheetMap.tsx';
import { Thumbnail } from './map/Thumbnail.tsx';
import type { Title } from './map/titles.ts';
import { facesOf } from './read/faces.ts';
import type { BoardProps, OpenView, OwnAsk } from './read/seen.ts';
import { sentence } from './read/sentences.ts';
import { marksOf, optionsAt, regionOf, sheetFor, type Target, targetCounts, targetsOf } from './read/targets.ts';
import { wishAt } from './read/wishes.ts';
import { Scene, useScene } from './Scene.tsx';
import { WarPlate } from './WarPlate.tsx';

const NO_TARGETS: readonly Target[] = [];

/** Four sheets, one of them before the eyes: pointing at a space chooses what it stands for, or asks why it stands for nothing. */
export function Board(props: BoardProps): ReactNode {
  const { view, ask, language, highlighted, picked } = props;
  const open = view.open;
  const naming = namingIn(language);
  const faces = useShared(useMemo(() => facesOf(open), [open]));
  const targets = useMemo(() => (ask === null ? NO_TARGETS : targetsOf(ask)), [ask]);
  const marks = useShared(
    useMemo(() => marksOf({ ask, highlighted, picked }, targets), [ask, highlighted, picked, targets]),
  );
  const scene = useScene(props);
  const [region, show] = useSheet(ask, scene.sheet, pointedAt(targets, highlighted));
  const [menu, setMenu] = useState<{ space: SpaceId; options: readonly number[] } | null>(null);
  const [hovered, setHovered] = useState<SpaceId | null>(null);
  const [looked, look] = useState<SpaceId | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another menu
  useEffect(() => setMenu(null), [ask?.askId]);

  const label = useCallback(
    (id: SpaceId) => {
      const number = marks[id]?.number;
      const about = sentence(naming, faces[id]);
      return number === undefined ? about : `${naming.own.number(number)}: ${about}`;
    },
    [marks, naming, faces],
  );
  const titleOf = useCallback((title: Title) => nameOf(naming, title), [naming]);
  const pick = (space: SpaceId): void => {
    if (ask === null) return;
    const options = optionsAt(targets, space);
    if (options.length === 1) props.pick(ask.options[options[0]]);
    else if (options.length > 1) setMenu({ space, options });
    else props.explain(wishAt(ask, open, space));
  };
  const point = (space: SpaceId | null): void => {
    setHovered(space);
    if (space !== looked) look(null);
    const options = space === null ? [] : optionsAt(targets, space);
    props.hover(options.length === 1 ? options[0] : null);
  };
  return (
    <div className="is-table">
      <Thumbnails open={open} faces={faces} naming={naming} targets={targets} shown={region} onShow={show} />
      <SheetMap
        region={region}
        faces={faces}
        marks={{ ...marks, ...scene.marks }}
        look={scene.space ?? lookAt(targets, region)}
        title={naming.own.sheet(naming.game.regions[region])}
        names={naming.game.spaces}
        titleOf={titleOf}
        label={label}
        over={<Scene {...scene} region={region} faces={faces} />}
        onPick={pick}
        onHover={point}
        onLook={look}
      />
      {menu !== null && ask !== null && (
        <Menu
          {...props}
          options={menu.options}
          anchor={popoverAtSpace(menu.space)}
          title={naming.game.spaces[menu.space]}
          cancel={naming.own.cancel}
          Row={PlainRow}
          onClose={() => setMenu(null)}
        />
      )}
      <WarPlate {...props} />
      <CardPlate {...props} />
      <Card props={props} space={menu === null ? hovered : null} looked={looked} faces={faces} />
    </div>
  );
}

const nameOf = ({ own, game }: Naming, title: Title): string =>
  title.t === 'sea' ? own.seas[title.id] : title.t === 'country' ? game.countries[title.id] : game.subregions[title.id];

const pointedAt = (targets: readonly Target[], option: number | null): SpaceId | null =>
  (option === null ? undefined : targets.find((target) => target.option === option)?.spaces[0]) ?? null;

/** Where a small screen opens: the first space that may be chosen. */
const lookAt = (targets: readonly Target[], region: RegionId): SpaceId | null =>
  targets.flatMap(({ spaces }) => spaces).find((space) => regionOf(space) === region) ?? null;

/** The sheet before the eyes: it follows what is asked and what happens, and stays where the viewer turns it. */
function useSheet(
  ask: OwnAsk | null,
  happens: RegionId | null,
  pointed: SpaceId | null,
): [RegionId, (region: RegionId) => void] {
  const [region, show] = useState<RegionId>('europe');
  useEffect(() => {
    if (ask !== null) show((shown) => sheetFor(ask, shown));
  }, [ask]);
  useEffect(() => {
    if (happens !== null) show(happens);
  }, [happens]);
  useEffect(() => {
    if (pointed !== null) show(regionOf(pointed));
  }, [pointed]);
  return [region, show];
}

interface ThumbnailsProps {
  readonly open: OpenView;
  readonly faces: ReturnType<typeof facesOf>;
  readonly naming: Naming;
  readonly targets: readonly Target[];
  readonly shown: RegionId;
  onShow(region: RegionId): void;
}

function Thumbnails({ open, faces, naming, targets, shown, onShow }: ThumbnailsProps): ReactNode {
  const counts = targetCounts(targets);
  const scores = useMemo(() => scoreNow(open).regions, [open]);
  const { own, game } = naming;
  return (
    <nav className="is-thumbnails" aria-label={own.sheets}>
      {REGIONS.map((region, i) => {
        const face = tablesOf(open).awards[open.awards[i]];
        const award = face === undefined ? '' : game.award(face);
        const { france, britain } = scores[i];
        return (
          <Thumbnail
            key={region}
            region={region}
            name={game.regions[region]}
            faces={faces}
            shown={region === shown}
            targets={counts[region]}
            {...{ france, britain, award }}
            sides={game.sides}
            choicesThere={own.choicesThere(counts[region])}
            onShow={onShow}
          />
        );
      })}
    </nav>
  );
}
