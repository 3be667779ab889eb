import { type Reason, sayReason } from '@cabinet-wars/kernel';
import { ATTACK_COST, isPowerId, placeOf, powerOf, type UnitId } from '@cabinet-wars/struggle-of-empires/data';
import { seaOdds } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { ReactNode } from 'react';
import { Counter, Icon, Piece } from '../../../counters/index.ts';
import { BarredVerb, Verb } from '../../kit/rail/Verb.tsx';
import type { Doing } from '../../kit/use-gesture.ts';
import type { OpenAttack } from '../battle/attacks.ts';
import { percent } from '../battle/OddsBar.tsx';
import { isPower, type PlaceId } from '../map/places.ts';
import type { Thing } from '../map/position.ts';
import { targetIcon } from '../panels/Row.tsx';
import { sampleOf } from '../read/sample-of.ts';
import type { BoardProps, GameChoice, PowerId } from '../read/seen.ts';
import { capital, type Naming, sideName } from '../read/sentences.ts';
import { swingText } from '../read/swing.ts';
import { thingsOf } from '../read/things.ts';
import { type Arrival, action } from './outlook.ts';
import type { Preview } from './RegionCard.tsx';
import type { Barred, VerbsAt } from './verbs-at.ts';

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
  readonly thing: Thing;
  readonly verbs: VerbsAt;
  readonly me: PowerId;
  onDo(doing: Doing<GameChoice>): void;
  onPreview(preview: Preview | null): void;
}

/** At most so many greyed verbs stand in sight, and so many arrivals unfolded. */
const BARRED = 3;
const UNFOLDED = 2;

/** The verbs of a region's card: builds and moves, attacks by what they are worth, and what is not possible. */
export function CardVerbs(all: Props): ReactNode {
  const { verbs, naming } = all;
  const { own } = naming;
  return (
    <>
      <div className="soe-verbs soe-two-columns">
        {verbs.builds.map((arrival) => (
          <Build key={arrival.unit} {...all} arrival={arrival} />
        ))}
        {verbs.departures.map((unit) => (
          <Depart key={unit} {...all} unit={unit} />
        ))}
      </div>
      <Arrivals {...all} />
      {verbs.attacks.length > 0 && (
        <>
          <p className="soe-verbs-head">
            <span className="label">{own.attackHere(ATTACK_COST)}</span>
            <small>{own.chanceAndChange}</small>
          </p>
          <div className="soe-verbs">
            {verbs.attacks.map((attack) => (
              <AttackVerb key={attack.choice.against} {...all} attack={attack} />
            ))}
          </div>
        </>
      )}
      <div className="soe-verbs">
        {verbs.others.map((gesture) => (
          <Verb
            key={JSON.stringify(gesture)}
            {...otherFace(all, gesture)}
            onDo={() => all.onDo({ choices: gesture, isFinal: false })}
          />
        ))}
      </div>
      <NotPossible {...all} />
    </>
  );
}

const pieceIcon = (unit: UnitId, power: PowerId): ReactNode => (
  <Counter size={30}>
    <Piece kind={unit} power={power} />
  </Counter>
);

/** What the sea does to a way, in words; nothing where it has no say. */
function seaText({ props, naming, me }: Props, { from, to, isFinal }: Arrival): string {
  if (!isFinal) return '';
  const place = (each: PlaceId | null) => placeOf(each === null || isPower(each) ? 'home' : each);
  const odds = seaOdds(sampleOf(props.view), powerOf(me), place(from), place(to));
  return odds === null ? '' : naming.own.arrivesWith(percent(odds.arrives));
}

function Build(all: Props & { readonly arrival: Arrival }): ReactNode {
  const { arrival, naming, props, me, onDo, onPreview } = all;
  const { own } = naming;
  const arrow = { from: { t: 'place', place: me }, to: { t: 'place', place: arrival.to } } as const;
  const sub = [own.onePopulation, seaText(all, arrival)].filter((part) => part !== '').join(', ');
  return (
    <Verb
      icon={pieceIcon(arrival.unit, me)}
      title={capital(props.texts.choice({ t: 'build', unit: arrival.unit }, props.telling))}
      sub={sub}
      onDo={() => onDo(arrival)}
      onLook={(on) => onPreview(on ? { things: [arrow.to], arrows: arrival.to === me ? [] : [arrow] } : null)}
    />
  );
}

function Depart({ props, unit, thing, naming, me, onDo, onPreview }: Props & { readonly unit: UnitId }): ReactNode {
  const from = thing.place === me || isPower(thing.place) ? 'home' : thing.place;
  const here: Thing = { t: 'unit', place: thing.place, power: me, unit };
  return (
    <Verb
      icon={<Icon name="move" size={24} />}
      title={capital(props.texts.choice({ t: 'move', unit, from }, props.telling))}
      sub={naming.own.thenWhere}
      onDo={() => onDo({ choices: [action('move'), { t: 'move', unit, from }], isFinal: false })}
      onLook={(on) => {
        onPreview(on ? { things: [here], arrows: [] } : null);
        props.hover(null);
      }}
    />
  );
}

/** `move an army from the Baltic`. */
function moveText({ texts, telling }: BoardProps, { choices }: Arrival): string {
  const move = choices.find(({ t }) => t === 'move');
  return move === undefined ? '' : texts.choice(move, telling);
}

function Arrivals(all: Props): ReactNode {
  const { verbs, naming, props, me, onDo, onPreview } = all;
  const { own } = naming;
  const rows = verbs.arrivals.map((arrival) => {
    const from: Thing = { t: 'unit', place: arrival.from ?? me, power: me, unit: arrival.unit };
    const to: Thing = { t: 'place', place: arrival.to };
    return (
      <Verb
        key={`${arrival.unit} ${arrival.from}`}
        icon={pieceIcon(arrival.unit, me)}
        title={capital(own.bringVerb(moveText(props, arrival)))}
        sub={seaText(all, arrival)}
        onDo={() => onDo(arrival)}
        onLook={(on) => onPreview(on ? { things: [from, to], arrows: [{ from, to }] } : null)}
      />
    );
  });
  if (rows.length === 0) return null;
  if (rows.length <= UNFOLDED) return <div className="soe-verbs">{rows}</div>;
  return (
    <details className="soe-verbs soe-bring">
      <summary className="verb">
        <Icon name="move" size={24} /> {own.bringHere} <em>{own.mayCome(rows.length)}</em>
      </summary>
      {rows}
    </details>
  );
}

function AttackVerb(all: Props & { readonly attack: OpenAttack }): ReactNode {
  const { attack, naming, props, me, onDo, onPreview } = all;
  const { own } = naming;
  const { choice, win, swing } = attack;
  const open = props.view.open;
  const things = thingsOf(choice, open, me);
  const changes = swingText(naming, choice, swing) ?? own.noPoints;
  const [to] = things;
  const from: Thing = { t: 'stack', place: choice.region, power: me };
  return (
    <Verb
      icon={targetIcon(open, choice.against)}
      title={own.attackVerb(sideName(naming, choice.against))}
      sub={own.attackMeans(
        isPowerId(choice.against),
        swing.mine !== 0 || swing.theirs !== 0,
        attack.odds?.land == null,
      )}
      figure={own.percent(percent(win))}
      under={changes}
      figureTerm="chance"
      isFinal
      onDo={() => onDo({ choices: [action('attack'), choice], isFinal: true })}
      onLook={(on) => onPreview(on && to !== undefined ? { things, arrows: [{ from, to }] } : null)}
    />
  );
}

function otherFace({ props, naming }: Props, gesture: readonly GameChoice[]) {
  const last = gesture[gesture.length - 1];
  const title = capital(props.texts.choice(last, props.telling));
  if (last.t !== 'alliance') return { title, icon: <Icon name="globe" size={24} />, sub: naming.own.oneAction };
  return { title, icon: <Icon name="offers" size={24} />, sub: naming.game.alliances[last.alliance].hint };
}

function NotPossible({ verbs, props, naming }: Props): ReactNode {
  const say = (why: Reason) => sayReason(why, props.texts, props.telling);
  const byReason = new Map<string, string[]>();
  for (const each of verbs.barred) {
    const why = say(each.why);
    byReason.set(why, [...new Set([...(byReason.get(why) ?? []), nameOf(props, naming, each)])]);
  }
  const rows = [...byReason].map(([why, names]) => <BarredVerb key={why} title={names.join(', ')} why={why} />);
  return (
    <div className="soe-not-possible">
      {rows.slice(0, BARRED)}
      {rows.length > BARRED && (
        <details>
          <summary>{naming.own.moreNotPossible(rows.length - BARRED)}</summary>
          {rows.slice(BARRED)}
        </details>
      )}
    </div>
  );
}

const nameOf = (props: BoardProps, naming: Naming, { choice }: Barred): string =>
  choice.t === 'attack'
    ? naming.own.attackVerb(sideName(naming, choice.against))
    : capital(props.texts.choice(choice, props.telling));
