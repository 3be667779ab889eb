import type { ExerciseTexts } from '@cabinet-wars/kernel';
import type { ExerciseId } from './chosen.ts';

export const english: Readonly<Record<ExerciseId, ExerciseTexts>> = {
  'open-door': {
    title: 'An open door',
    task: 'The first year, as France and Austria. Your fleets lie off Ireland, off Biscay and off America. *You have time for one attack: which?*',
    hint: 'Look for a British base that no unit guards.',
    why: 'In Ireland there is a base and nobody in it: the fleet in Rockall takes the square almost for certain. The fleet in Biscay meets a veteran fleet, the one off the Thirteen Colonies a veteran army, and in India a horde waits.',
  },
  'spain-for-two': {
    title: 'The great neutral',
    task: 'The first year, as Great Britain and Prussia, with one diplomacy marker worth laying. *Which court do you send it to?*',
    hint: 'A power that comes over brings its squares, its markers and its units. Which neutral has most of them?',
    why: 'Spain has the largest empire of all neutrals, with fleets and squares on both sides of the ocean, and whatever you do not win your enemies may. The Manchu Empire is the next best; the Ottomans and the United Provinces bring far less.',
  },
  'far-east': {
    title: 'What is left',
    task: 'Britain has just won Spain. You are France, Austria and Russia, with your own attempt still to make. *Which neutral power now?*',
    hint: 'Not the nearest. Who of those left has most to bring?',
    why: 'With Spain gone, the Manchu Empire is the richest of the neutral powers: far from the fighting, but its squares count like any others. The Ottomans, the Dutch and the Marathas bring about seven per cent less.',
  },
  'russian-envoys': {
    title: 'Russian envoys',
    task: 'Three coalitions, and you are Russia alone, with a strong marker in hand. All five neutral powers are still free. *Where does it go?*',
    hint: 'Russia begins with few points: one great power more would change everything.',
    why: 'For a coalition of one power Spain is worth more than anything that can be had by marching. A marker of value 3 is the best you will have this year, so it goes where most is to be won.',
  },
  'bourbon-cousins': {
    title: 'Cousins at Madrid',
    task: 'Four coalitions. You are France and Austria, and the only marker to lay is a weak one. *Try it all the same: with whom?*',
    hint: 'The chance is the same everywhere. What differs is the prize.',
    why: 'The marker gives every court the same odds, so the largest prize decides, and that is Spain.',
  },
  norway: {
    title: 'Four fleets, one base',
    task: 'Year 2, four coalitions, as Great Britain. Your fleets lie off Norway, your armies in Burma and Nova Scotia. *One attack: which?*',
    hint: 'Strength is of no use where the enemy is as strong. Where does nobody stand at all?',
    why: 'A minor power’s base without units cannot hold Norway against four veteran fleets, and the square is as good as yours. Siam lies just as open and pays as much; it gave two per cent less. New France has three fleets and a fortified zone: an attack there loses more than it takes.',
  },
  carnatic: {
    title: 'The Carnatic',
    task: 'Year 2, as Great Britain and Prussia. Russia has two veteran armies in Poland; France has left India. *One attack: where?*',
    hint: 'A single fleet can do more than six armies, if nobody is at home.',
    why: 'In the Carnatic there is only a French base: one veteran fleet from the Andaman Sea takes the square and what France earns there. The Prussian army could well win in Poland too, but against two veteran armies it pays for it; the Azores have a fleet.',
  },
  poland: {
    title: 'The road to Warsaw',
    task: 'The first year, four coalitions, as Russia alone. Persia, Finland and Poland lie beside your armies. *One attack: which?*',
    hint: 'Two of them have a defender. What matters is what a square is worth, and how sure the win.',
    why: 'Five armies from St Petersburg are far more than Poland’s one of recruits, so Poland’s 2 points are all but certain. Persia is worth 3, but there one army of recruits would meet another; Finland has only a base, and is worth 1.',
  },
  'lone-guard': {
    title: 'The lone guard',
    task: 'The first year, as France, Austria and Russia. A single Prussian army holds Poland; in Finland there is only a base. *One attack: which?*',
    hint: 'A bare base is an easy prey, but look at the odds next door.',
    why: 'Six Russian armies against one: the odds are the best the table has, Poland is the richer square, and Prussia loses a veteran army with it. Finland can be had any time; the others would fight at even odds.',
  },
  persia: {
    title: 'The back door',
    task: 'The first year, as Russia. Poland is taken. Your victorious armies could force a march on; a lone army of recruits waits in Azerbaijan. *What next?*',
    hint: 'Somebody has left his door open: look at Persia again.',
    why: 'Persia’s army is gone and only a base is left, so a single army of recruits takes it. Forced marches into Hungary or Sweden cost a marker and a second throw of the die: almost fourteen per cent less, and more.',
  },
  hungary: {
    title: 'Behind Austria',
    task: 'Year 2, as Russia, with five armies in Poland. *Attack once, or end the phase?*',
    hint: 'Austria’s armies are elsewhere. What have they left behind?',
    why: 'In Hungary and Transylvania there is a base and nobody to defend it. To end the phase out of caution gave up about eleven per cent; the minor powers’ own attacks bring you nothing.',
  },
  pyrenees: {
    title: 'Across the Pyrenees',
    task: 'The first year, as France, Austria and Russia. Britain has won Spain to its side; one Spanish army of recruits stands behind the walls of Madrid. *One attack: which?*',
    hint: 'Walls help, but count the French armies beyond the mountains.',
    why: 'Five French armies against one of recruits carry even a fortified zone, and Spain is one of the richest squares in Europe: what Britain won by a marker you win by arms. Finland and Poland lie open, yet are worth ten to fifteen per cent less.',
  },
  azores: {
    title: 'Two against one',
    task: 'Year 2, as Great Britain and Prussia, with the Manchu Empire beside you. Hordes stand before empty bases in Asia; two fleets before the Azores. *One attack: which?*',
    hint: 'A square is worth something. So is a fleet that your enemy no longer has.',
    why: 'Two veteran fleets beat one of recruits almost always, and France loses the fleet as well as the square that cuts the Atlantic. Irkutsk has only a base and can be taken later: about five and a half per cent less.',
  },
  korea: {
    title: 'The quiet corner',
    task: 'Year 2, as Great Britain, with Spain and the Manchu Empire. In Spain and Mexico the French stand ready. *One attack: which?*',
    hint: 'Far from everybody’s eyes there is a base without a guard.',
    why: 'Korea is a minor power’s base with nobody in it: the armies at Peking take it at no risk. In New Biscay a veteran army waits, in Spain three armies. To do nothing gave three and a half per cent less.',
  },
  vienna: {
    title: 'The way home',
    task: 'Year 5, as France, Austria and Russia. Everybody holds what is not theirs: Austria’s army stands in Berlin, a Prussian one in Vienna and another in Moscow. *One attack: which?*',
    hint: 'Squares count by their value. Which of those that were lost is worth most, and is held by a single army?',
    why: 'Austria is worth 7, more than any other square within reach, and one Prussian army holds it against the four in Berlin: at 3 to 1 it is all but home. Moscow pays 3, the Thirteen Colonies 3 behind walls, and Paris would be attacked by a single army: twenty-four per cent less, and more.',
  },
  'last-year': {
    title: 'The last year',
    task: 'Year 7, the last, as Great Britain and Prussia, with Spain beside you. What is taken now is counted, and little time is left to win it back. *One attack, or none?*',
    hint: 'Caution was for earlier years. Where do two armies and a fleet meet a single army of recruits?',
    why: 'Brittany is worth 3, and one army of Austrian recruits holds it against all that Spain has at Madrid. Portugal is worth 2 and has a fleet and a base; Berlin would be one veteran army against another. To do nothing gave up more than anything else.',
  },
};
