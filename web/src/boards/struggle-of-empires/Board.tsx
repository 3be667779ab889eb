import './board.css';

import { inLanguage } from '@cabinet-wars/kernel';
import { roundsFor, type UnitId, WARS } from '@cabinet-wars/struggle-of-empires/data';

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useShared } from '../../share.ts';
import { useAfterPaint } from '../kit/use-after-paint.ts';
import { useGesture } from '../kit/use-gesture.ts';
import { auctionNow } from './auction/auction-of.ts';
import { pairStore } from './auction/pair-store.ts';
import { type ThreatMarks, threatMarks } from './auction/threat-marks.ts';
import { attacksOf, worth } from './battle/attacks.ts';
import { MusterPlate } from './battle/call/MusterPlate.tsx';
import { FightPlate } from './battle/FightPlate.tsx';
import { percent } from './battle/OddsBar.tsx';
import { Plates, Veil } from './ceremony/index.tsx';
import { BoardMap, type MapTag } from './map/components/BoardMap.tsx';
import type { Marks } from './map/marks.ts';
import { en, it } from './map/names.ts';
import { type PlaceId, type PowerId, plateOf, REGIONS } from './map/places.ts';
import { keyOf, type Position, type Thing, type Units } from './map/position.ts';
import { namingOf } from './parts/use-naming.ts';
import { usePalette } from './parts/use-palette.ts';
import { carryRequest, goalsIn } from './read/dragging.ts';
import { arrowsOf, marksOf, optionsAt, optionsNear } from './read/marks-of.ts';
import { choicesOf } from './read/palette.ts';
import { positionOf } from './read/position-of.ts';
import { type BoardProps, type GameChoice, type OwnAsk, powerIn } from './read/seen.ts';
import { capital, sentence, stackOf } from './read/sentences.ts';
import { suggestedOn, suggestionMarks, suggestionNotes } from './read/suggested.ts';
import { type Target, targetsOf } from './read/things.ts';
import { fieldOf } from './read/turn-of.ts';
import { Card } from './region/Card.tsx';
import { type Preview, RegionCard } from './region/RegionCard.tsx';
import { Scene, useScene } from './Scene.tsx';
import { TileMarket } from './tiles/TileMarket.tsx';
import { useTileChoice } from './tiles/use-tile-choice.ts';

const NAMES = { en, it };

interface OpenCard {
  readonly thing: Thing;
  readonly byKey: boolean;
}

const cardMarks = ({ thing: { place } }: OpenCard): Marks => ({
  [keyOf({ t: 'place', place })]: { state: 'picked' },
});
const previewMarks = ({ things }: Preview): Marks =>
  Object.fromEntries(things.map((thing) => [keyOf(thing), { state: 'picked' } as const]));

/** The map with everything on it: pointing at a thing chooses what it stands for, or opens the card of its place. */
export function Board(props: BoardProps): ReactNode {
  const { view, ask, language, highlighted, picked } = props;
  const open = view.open;
  const naming = namingOf(props);
  const position = useShared(useMemo(() => positionOf(open), [open]));
  const { hand } = usePalette(ask);
  const targets = useMemo(() => (ask === null ? [] : inPalette(targetsOf(ask, open), ask, hand)), [ask, open, hand]);
  const scene = useScene(props, position, inLanguage(NAMES, language));
  const marks = useMemo(() => marksOf({ ask, highlighted, picked }, targets), [ask, highlighted, picked, targets]);
  const arrows = arrowsOf({ ask, highlighted, picked }, open);
  const suggested = useMemo(() => suggestedOn(props.suggested, open, ask?.seat ?? 0), [props.suggested, open, ask]);
  const { isOpen } = useTileChoice();
  const isMarket = props.ceremony === null && (isOpen || ask?.key === 'take-tile.tile' || ask?.key === 'ally.alliance');
  const threats = useThreats(props);
  const tags = [...useTags(props), ...threats.tags];
  const mine = useMemo(
    () => (ask?.key === 'turn.act' ? ownUnits(position, powerIn(open, ask.seat)) : {}),
    [ask, position, open],
  );
  const [card, setCard] = useState<OpenCard | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [hovered, setHovered] = useState<Thing | null>(null);
  const label = useCallback(
    (thing: Thing) => {
      const number = marks[keyOf(thing)]?.number;
      const about = sentence(naming, open, position, thing);
      return number === undefined ? about : `${naming.own.number(number)}: ${about}`;
    },
    [marks, naming, open, position],
  );

  const close = (): void => {
    setCard(null);
    setPreview(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is about one question
  useEffect(close, [ask?.key, props.ceremony === null]);
  const meantBy = (thing: Thing): readonly number[] => {
    const meant = ask === null ? [] : optionsAt(targets, thing);
    // Who points at a place among its pieces is asked which of them; who points at a piece means that one.
    return meant.length === 0 && thing.t === 'place' ? optionsNear(targets, thing) : meant;
  };
  /** Whatever a tap there would answer: only to see what is there. */
  const look = (thing: Thing): void => {
    if (props.ceremony === null) setCard({ thing, byKey: false });
  };
  /** Where one thing stands for one answer, pointing at it answers. Else it opens the card of its place, or closes it. */
  const pick = (thing: Thing, byKey: boolean): void => {
    if (props.ceremony !== null) return;
    const options = meantBy(thing);
    if (ask !== null && ask.key !== 'turn.act' && options.length === 1) {
      close();
      props.pick(ask.options[options[0]]);
    } else if (card?.thing.place === thing.place) close();
    else {
      setPreview(null);
      setCard({ thing, byKey });
    }
  };
  const point = (thing: Thing | null): void => {
    setHovered(thing);
    const options = thing === null ? [] : optionsAt(targets, thing);
    props.hover(options.length === 1 ? options[0] : null);
  };
  const perform = useGesture<GameChoice>(props);
  const goalsOf = (thing: Thing) => {
    const request = ask === null ? null : carryRequest(ask, open, thing);
    if (ask === null || request === null) return null;
    return props.lookAhead(request).then((ahead) => (ahead === null ? new Map() : goalsIn(ahead, open, ask.seat)));
  };
  const field = scene.field ?? fieldOf(open) ?? arrows[0]?.to.place ?? null;

  return (
    <div className="soe-table">
      <BoardMap
        position={position}
        names={inLanguage(NAMES, language)}
        war={{ wars: WARS, war: open.war, rounds: roundsFor(open.options.players), round: open.round }}
        marks={{
          ...mine,
          ...threats.marks,
          ...marks,
          ...scene.marks,
          ...(card === null ? {} : cardMarks(card)),
          ...(preview && previewMarks(preview)),
          ...suggestionMarks(suggested),
        }}
        arrows={
          scene.arrows.length > 0
            ? scene.arrows
            : (preview?.arrows ?? (suggested.length > 0 ? suggested.flatMap((each) => each.arrows) : arrows))
        }
        notes={suggestionNotes(suggested, (choices) =>
          capital(choices.map((choice) => props.texts.choice(choice, props.telling)).join(', ')),
        )}
        lit={field === null ? null : plateOf(field)}
        look={card?.thing.place ?? field}
        near={card !== null}
        tags={tags}
        label={label}
        title={naming.own.mapTitle}
        wholeLabel={naming.own.wholeMap}
        over={
          <>
            <Scene {...scene} />
            <Veil {...props} />
          </>
        }
        onPick={pick}
        onHover={point}
        onLook={look}
        carry={(thing) => {
          // Whoever rested on a unit before dragging it has opened its card: it would lie over where it may go.
          close();
          return goalsOf(thing)?.then((goals) => [...goals.keys()]) ?? null;
        }}
        onCarried={async (thing, place) => {
          const gesture = (await goalsOf(thing))?.get(place);
          if (gesture !== undefined)
            perform({ choices: gesture.choices, isFinal: gesture.end.t === 'chance' || gesture.end.t === 'hidden' });
        }}
      />
      {card !== null ? (
        <RegionCard
          key={keyOf(card.thing)}
          {...card}
          options={meantBy(card.thing)}
          props={props}
          position={position}
          onDo={(doing) => {
            close();
            perform(doing);
          }}
          onPreview={setPreview}
          onClose={close}
        />
      ) : (
        <Card props={props} thing={hovered} position={position} />
      )}
      {isMarket && (
        <section className="soe-market" aria-label={naming.own.tiles}>
          <TileMarket {...props} />
        </section>
      )}
      <Plates {...props} />
      <MusterPlate {...props} />
      <FightPlate {...props} fight={scene.fight} seaCheck={scene.seaCheck} />
    </div>
  );
}

/** Where an attack would gain points: its best chance, beside the region's name. */
function useTags({ ask, view }: BoardProps): readonly MapTag[] {
  const isAsked = ask?.key === 'turn.act' && view.own !== null;
  const attacks = useAfterPaint(isAsked ? view : null, (of) => attacksOf(of, ask?.seat ?? 0));
  return useMemo(() => {
    const best = new Map<PlaceId, number>();
    for (const { choice, win, swing } of attacks?.open ?? [])
      if (worth(swing) > 0) best.set(choice.region, Math.max(win, best.get(choice.region) ?? 0));
    return [...best].map(([place, win]) => ({ place, text: `${percent(win)} %` }));
  }, [attacks]);
}

/** At an auction: who could attack me and who no longer could, by what I am about to propose, else by the best bid. */
function useThreats(props: BoardProps): ThreatMarks {
  const { ask, view, told } = props;
  const draft = pairStore.use((pair) => pair);
  const naming = namingOf(props);
  return useMemo(() => {
    const auction = ask?.key === 'auction.bid' ? auctionNow(view.open, told) : null;
    if (ask === null || auction === null) return { marks: {}, tags: [] };
    const pair = draft.a === null && draft.b === null ? auction : draft;
    return threatMarks(view.open, powerIn(view.open, ask.seat), pair, naming.game.powers);
  }, [ask, view, told, draft, naming]);
}

/** One's own units that can act stand out, wherever they are. */
function ownUnits(position: Position, me: PowerId): Marks {
  const places: [PlaceId, Units | undefined][] = [
    [me, position.homes[me]],
    ...REGIONS.map((region): [PlaceId, Units | undefined] => [region, stackOf(position, region, me) ?? undefined]),
  ];
  const things = places.flatMap(([place, units]) =>
    (['army', 'navy'] as const).flatMap((unit) =>
      (units?.[unit] ?? 0) > 0 ? [{ t: 'unit', place, power: me, unit } as const] : [],
    ),
  );
  return Object.fromEntries(things.map((thing) => [keyOf(thing), { state: 'may' } as const]));
}

/** With a unit in hand a place means that unit there, and nothing else. */
function inPalette(targets: readonly Target[], ask: OwnAsk, hand: UnitId | null): readonly Target[] {
  if (hand === null) return targets;
  const options = choicesOf(ask, hand);
  return targets.filter(({ option }) => options.includes(option));
}
