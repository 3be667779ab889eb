import type { NoteTexts } from '../../../kit/first-notes.ts';
import type { NoteId } from '../note-occasions.ts';

export const firstNotes: NoteTexts<NoteId> = {
  powers: {
    title: 'Whom do you lead?',
    text: 'The powers you choose are your coalition. What counts in the end is how much it has grown, so a small coalition can win as well as a large one.',
  },
  deploy: {
    title: 'Setting up',
    text: 'Everything may be placed piece by piece, or all at once as suggested. For a first game take the suggestion and begin.',
  },
  taxes: {
    title: 'The year begins with money',
    text: 'Squares you occupy pay taxes, trade routes pay whoever holds both their ends. Some markers are played now, before anybody has spent anything.',
  },
  recruiting: {
    title: 'What to buy',
    text: 'Armies cost 4, fleets 6, a marker 3. New ones appear in squares of their own power where you have a unit, and are recruits: weaker until they are trained or win.',
  },
  training: {
    title: 'Veterans',
    text: 'A general or admiral makes veterans of recruits in one square, as many as his value, for 1 treasury point each (2 for a fleet). Then he is done for this year.',
  },
  disbanding: {
    title: 'Too many to feed?',
    text: 'What the land cannot feed at the end of the year costs treasury points, or is lost. You may take some off the map here; mostly there is no need.',
  },
  diplomacy: {
    title: 'Winning a power over',
    text: 'Lay diplomacy markers for a power you do not control: the larger your lead over those who oppose you, the more a die can win. What you lay is spent.',
  },
  oppose: {
    title: 'Somebody courts a power',
    text: 'You see how many markers they laid, not their values. Yours count against theirs; laid, they are spent, whatever comes of it.',
  },
  gains: {
    title: 'What the success is worth',
    text: 'Take the greatest thing the die allows. A whole power brings its squares, routes, units and free markers.',
  },
  movement: {
    title: 'Movement',
    text: 'Click a force, then where it shall go: the map shows what it can reach and what may happen on the way. Each unit moves once; a fleet carries one land unit.',
  },
  countermarch: {
    title: 'They come too near',
    text: 'With Forced March you may attack a force that enters a square beside yours, at once and out of turn. Beaten back, it moves no further this year.',
  },
  combat: {
    title: 'Combat',
    text: 'You attack squares beside yours. Look at the odds first: the sheet shows what each throw of the die would bring, before you are bound to it.',
  },
  table: {
    title: 'Which table?',
    text: 'The odds choose the column, a die the row. Engagement is the cautious one; Linear decides more, for both sides.',
  },
  attacked: {
    title: 'You are attacked',
    text: 'A leader adds his value to your defence. Honors of War spares both sides the worst; keep it for a fight you might lose.',
  },
  losses: {
    title: 'Losses',
    text: 'You choose which units are lost. Veterans are worth more than recruits and cannot be bought.',
  },
  retreat: {
    title: 'Retreat',
    text: 'One square back, best towards friends. Who finds no square is lost; behind a fortified zone you may stand your ground.',
  },
  advance: {
    title: 'Advance',
    text: 'Units that won may enter the empty square and hold it. What advances no longer guards where it came from.',
  },
  die: {
    title: 'A die may be thrown again',
    text: 'Illuminati has any die thrown once more, your own or another’s. For whoever does not hold it the table passes after a while, so that nobody learns who does.',
  },
  cancel: {
    title: 'A marker may be cancelled',
    text: 'Sturm & Drang undoes a marker the moment it is played. For whoever does not hold it the table passes after a while, so that nobody learns who does.',
  },
  room: {
    title: 'A full hand',
    text: 'There is a limit to the markers you may hold. Return one that has had its time, such as a small diplomacy marker.',
  },
  provisioning: {
    title: 'Armies must eat',
    text: 'Every square feeds some units; the others are paid for. Only if you cannot pay for all do you choose whom to lose.',
  },
  pillage: {
    title: 'Pillage',
    text: 'On a 4, 5 or 6 it brings the value of a square you hold abroad, and every other player a marker; on a 1 you lose a unit. A pillaged square pays and feeds nothing until it is restored.',
  },
  enlightenment: {
    title: 'Enlightenment',
    text: 'A diplomacy marker may make one of your squares a centre: a marker more each year, and a point in the end.',
  },
  control: {
    title: 'A power has changed sides',
    text: 'Its units, and the squares and routes they hold, now count for whoever controls it; for nobody, if it is neutral. It can be won back in the same ways.',
  },
};
