import { CONQUEST_LINES, LINKS, SPACE, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Naming } from '../i18n/index.ts';
import type { AdvantageFace, SpaceFace } from './faces.ts';

/** What a space is and how it stands, in a few words each. */
export function factsOf({ own, game }: Naming, face: SpaceFace): string[] {
  const kind = face.local ? own.localAlliance : game.spaceTypes[face.type];
  const flag =
    face.type === 'naval'
      ? face.flag === null
        ? null
        : `${game.squadron}: ${game.flags[face.flag]}`
      : game.flags[face.flag ?? 'nobody'];
  return [
    face.commodity === null ? kind : `${kind}: ${game.commodities[face.commodity]}`,
    face.wanted && own.wanted,
    flag,
    face.prestige && game.prestige,
    face.conflict > 1 ? game.strongConflict : face.conflict > 0 && game.conflict,
    face.damaged && own.damaged,
    face.isolated && own.isolated,
    face.guarded && own.guarded,
    face.huguenots !== null && own.huguenots,
    !face.inPlay && own.notInPlay,
  ].filter((part): part is string => typeof part === 'string');
}

const known = new WeakMap<SpaceFace, { readonly naming: Naming; readonly text: string }>();

/** A space in one sentence, for screen readers. Made once: a face that has not changed is the same one. */
export function sentence(naming: Naming, face: SpaceFace): string {
  const before = known.get(face);
  if (before?.naming === naming) return before.text;
  const text = makeSentence(naming, face);
  known.set(face, { naming, text });
  return text;
}

function makeSentence(naming: Naming, face: SpaceFace): string {
  const cost = face.cost === null ? [] : [naming.own.price(face.cost)];
  return [naming.game.spaces[face.id], ...factsOf(naming, face), ...cost].join(', ');
}

const namesOf = ({ game }: Naming, spaces: readonly number[]): string =>
  spaces.map((space) => game.spaces[SPACES[space]]).join(', ');

/** Where lines lead from a space. */
export function waysFrom(naming: Naming, id: SpaceId): string[] {
  const [links, conquests] = [LINKS[SPACE[id]], CONQUEST_LINES[SPACE[id]]];
  return [
    ...(links.length > 0 ? [naming.own.joinedTo(namesOf(naming, links))] : []),
    ...(conquests.length > 0 ? [naming.own.conquestTo(namesOf(naming, conquests))] : []),
  ];
}

export function advantageState({ own, game }: Naming, face: AdvantageFace): string {
  const holder = face.holder === null ? own.unheld : own.held(game.sides[face.holder]);
  const spent = face.exhausted ? `, ${own.exhausted}` : face.spoilt ? `, ${game.conflict}` : '';
  return holder + spent;
}
