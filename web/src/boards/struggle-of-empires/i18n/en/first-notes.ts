import type { NoteTexts } from '../../../kit/first-notes.ts';
import type { NoteId } from '../note-occasions.ts';

export const firstNotes: NoteTexts<NoteId> = {
  place: {
    title: 'Your first units',
    text: 'Armies and forts guard your round control markers, navies open the colonies to your armies. Place them where you hold markers: units without any score nothing.',
  },
  auction: {
    title: 'Your first auction',
    text: 'The winner says which two powers join the two sides. Allies cannot attack each other until the war ends, so bid if a strong neighbour would become your enemy. A pass is not final, and only the winner pays.',
  },
  turn: {
    title: 'Two actions',
    text: 'That is all you have in a round, so each should change what a region pays at the end of the war. “If the war ended now” shows where you are one marker short.',
  },
  attack: {
    title: 'Before you attack',
    text: 'An attack costs 2 gold. If you win, one control marker of the loser becomes yours. Look at the percentage first: a lost fight costs a unit, and every lost unit brings unrest.',
  },
  allies: {
    title: 'Calling help',
    text: 'Powers of your side with units in the region may be asked to join. Each unit they send adds one; it costs you nothing, but they may refuse.',
  },
  asked: {
    title: 'You are asked for help',
    text: 'You choose how many units to send. You win nothing by it but a friend, and you may lose a unit. To refuse is no breach of the rules.',
  },
  sea: {
    title: 'First at sea',
    text: 'Where both sides have navies they may fight before the armies do. The winner has naval support: one more on land. Whoever declines leaves it to the other.',
  },
  losses: {
    title: 'Who is lost?',
    text: 'The loser of a fight loses a unit, after a tie both sides do, and a throw of seven costs one more. Each unit lost brings unrest at home.',
  },
  tile: {
    title: 'Tiles last',
    text: 'A tile is an action, and most work for the rest of the game: the earlier, the better. There are only a few of each, so take first what others want too.',
  },
  local: {
    title: 'A local alliance',
    text: 'It fights beside your units in the regions it names and counts one; it cannot be lost, and ends with the war.',
  },
  build: {
    title: 'A new unit',
    text: 'It takes 1 of your population and may go straight to a region. Going overseas it can be lost on the way; an army can enter a colony only where you have a navy.',
  },
  move: {
    title: 'Two units, any distance',
    text: 'One action moves two units, each as far as you like. Leave nothing worth points without a guard.',
  },
  colonize: {
    title: 'Markers without a fight',
    text: 'Some counters cannot be attacked; they have an action of their own. It costs little, and a control marker of yours takes the counter’s place.',
  },
  reserve: {
    title: 'After the dice',
    text: 'The dice lie, and you have a tile that may still change what comes of them. It can wait for a fight that matters more.',
  },
  war: {
    title: 'The war has been scored',
    text: 'Control markers and units stay where they are. Alliances end and are auctioned anew: yesterday’s friend may be tomorrow’s enemy.',
  },
  battle: {
    title: 'How a fight is decided',
    text: 'Both sides throw two dice and add the difference between the two to their strength. The higher sum wins; on a tie nothing changes hands.',
  },
  voyage: {
    title: 'The sea takes its toll',
    text: 'Every unit that goes from one sea to another is tried by the dice: it arrives, stays where it was, or is lost. In the deluxe edition gold can mend a bad throw.',
  },
  unrest: {
    title: 'Unrest',
    text: 'It comes with every unit lost and every tax raised. After the third war the two most restless powers lose points, and 20 unrest is a revolution: everything is lost.',
  },
};
