import type { NoteTexts } from '../../../kit/first-notes.ts';
import type { NoteId } from '../note-occasions.ts';

export const firstNotes: NoteTexts<NoteId> = {
  cards: {
    title: 'Your Event cards',
    text: 'You keep three. A card is played with an Investment tile that shows the Event sign; many give a bonus for a keyword on one of your ministries.',
  },
  ministries: {
    title: 'Two ministers, in secret',
    text: 'They stay hidden until you reveal them, in a round of your own. Choose those whose keywords your cards ask for, or whose ability you will use often.',
  },
  tile: {
    title: 'What a tile gives',
    text: 'The large number is the Major action, the small one the Minor: E buys Markets, D courts and peoples, M forts, ships and War tiles. What you take, the other side cannot have.',
  },
  round: {
    title: 'One round',
    text: 'First an Event, if the tile shows its sign; then the Major and the Minor action, in any order. Points that are not spent are lost with the round.',
  },
  purchase: {
    title: 'Buying on the map',
    text: 'Click a space to see what it costs and what it changes. An opposing flag comes off with one purchase and yours goes up with a second; the first purchase in a further region costs 1 more.',
  },
  debt: {
    title: 'More than you have',
    text: 'What is missing may be paid with Debt, up to your Limit, or with Treaty Points. Debt falls again when you pass a round; forced on you beyond the Limit it gives the other side points.',
  },
  theatre: {
    title: 'Preparing a war',
    text: 'The tile waits face down in a theatre of the next war and adds its strength there. It counts most where both sides are nearly equal.',
  },
  upgrade: {
    title: 'A better tile',
    text: 'You draw a Basic War tile for a theatre and keep it or the one you had. Nobody but you sees which.',
  },
  event: {
    title: 'An Event takes effect',
    text: 'What it does must be done as far as it can be; flags it changes need no connection and cost nothing. Its bonus comes only if its condition was met when it was played.',
  },
  conquest: {
    title: 'The spoils of war',
    text: 'Each Conquest Point takes a space of this theatre. Territories change hands in wars only, so think first of what cannot be bought.',
  },
  refuse: {
    title: 'Give it up?',
    text: 'You may keep the Territory, but then the winner scores: 3 points, the second time 5. There is no third time.',
  },
  losses: {
    title: 'What War tiles do',
    text: 'Some tiles do more than add strength: they damage forts, drive squadrons off, take a flag away. Losses count at once, in this very theatre.',
  },
  first: {
    title: 'Who begins?',
    text: 'The first to choose takes the best tile; the last to play has the last word before scoring. Eight rounds, four for each side.',
  },
  war: {
    title: 'The war is over',
    text: 'Theatres won have brought points or conquests, lost ones perhaps Treaty Points. What was prepared is gone; a new peace begins, with new awards and new demand.',
  },
  scoring: {
    title: 'A peace is scored',
    text: 'Each region paid its award to the side with more flags, and the goods in demand paid for Markets. All of it moves one marker: France up, Britain down.',
  },
  conflict: {
    title: 'A Conflict',
    text: 'A space with a Conflict counts for nobody and connects nothing. Either side may end it for 2 M; taking the space ends it too.',
  },
  advantage: {
    title: 'An Advantage',
    text: 'Whoever holds all the spaces around it may use it once a turn, though not in the round in which it was won. Two a round, of different regions.',
  },
};
