import type { ExerciseTexts } from '@cabinet-wars/kernel';
import type { ExerciseId } from './chosen.ts';

export const english: Readonly<Record<ExerciseId, ExerciseTexts>> = {
  'three-bare-tokens': {
    title: 'Three bare tokens',
    task: 'Round 1 of the first war. You are Britain, with one action left and no gold. *Which unit do you want, and where?*',
    hint: 'One region pays more than any other. Count the armies that France and Spain have there.',
    why: 'France and Spain hold three tokens in the German States and not one army of their own beside them. An army there threatens all three from the next round on, and the armies of Prussia and the United Provinces, in your alliance, join of themselves. A navy in the Mediterranean helps too, but less is to be had there.',
  },
  'last-stand': {
    title: 'The last stand',
    task: 'The last round of the second war. You are Russia, and Spain attacks one of your two tokens in the Mediterranean with three armies and a navy. *Stand alone, or not?*',
    hint: 'A tie is enough to hold. Who of your alliance has units there?',
    why: 'France is on your side and has two armies and a navy there. Every unit that comes adds one, a tie keeps the token, and after this round nobody could win it back before the Mediterranean pays 6, 4 and 2.',
  },
  'ottoman-friends': {
    title: 'Friends in two places',
    task: 'You are Russia, with one action and one gold left. You have units beside other people’s tokens in the Mediterranean and the Ottoman Empire. *Find them company.*',
    hint: 'No unit can be in two regions at once. A local alliance can.',
    why: 'The Ottomans count as an army or a navy in the Mediterranean and in the Ottoman Empire, and are never lost. One gold strengthens two attacks. Naples would help in the Mediterranean only, and an army in the Baltic in one place where you are already holding.',
  },
  'no-men-left': {
    title: 'No men left',
    task: 'You are Spain and have no population to build with. One action is left. *Bring what you have to where it can take something.*',
    hint: 'An army that stands behind two forts, and a navy that guards nothing, are not needed where they are.',
    why: 'In the Mediterranean France and Austria have tokens without an army of their own. Your token in the Ottoman Empire has two forts to guard it, and the navy in South America guards no token at all: together they can attack by land and sea where 6, 4 and 2 points are paid.',
  },
  'last-word': {
    title: 'The last word',
    task: 'You are Russia and have the very last action of the war: it is scored right after. In South America, Britain, Austria and you have a token each. *Use the action for points.*',
    hint: 'Nothing you build now will fight before the scoring. Somebody else could fight for you.',
    why: 'A Colony Revolt fights with strength 3 and may strike even an ally; Austria has nobody in South America. You, Britain and Austria are tied and would take 5 points each; without its token Austria takes none, and yours are safe. Improved Agriculture is a fine tile, but it is only worth something later; Britain’s token has a fort.',
  },
  'baltic-siege': {
    title: 'Siege of the Baltic',
    task: 'Second war, round 2. You are Russia: one army guards your token in the Baltic States, and Britain, Spain and Austria, all of the other alliance, stand around it. *Where does the new army go?*',
    hint: 'Which of your tokens could be attacked by three powers together?',
    why: 'Four enemy armies and a navy stand beside your one army, and the Baltic States pay 5, 3 and 2. A second army makes every attack there a gamble. In Central Europe and the Ottoman Empire you have no token to lose.',
  },
  'far-shore': {
    title: 'The far shore',
    task: 'Second war, round 3. You are Spain, far behind, with one action left. *Two units may move: find the shore nobody guards.*',
    hint: 'Look overseas for tokens of France and Russia with no army of theirs beside them. Two such shores exist; one pays more.',
    why: 'In South America both France and Russia have a token and no unit, and the region pays 5 and 3. A navy and an army together can attack there in the next round. Africa has only one such token, with a French army and navy beside it, and pays 3 and 2.',
  },
  'bare-token': {
    title: 'A bare token',
    task: 'You are Prussia, with one action left and four men at home. Attack Austria in the German States, reform the government, or something quieter? *Look first at what you could lose.*',
    hint: 'France, Spain and Austria each have an army beside a token of yours that nobody guards.',
    why: 'Your token in Central Europe stands bare between three enemy armies. One army of your own turns a gift into a fight. The attack in the German States looks bold, but you have a single army there against the other alliance’s: on the mean it cost nearly nine points.',
  },
  'march-together': {
    title: 'March together',
    task: 'First war, round 4. You are Austria: armies here and there, and one action left. *Where do they do most together?*',
    hint: 'One region pays 8, 5 and 3, and three enemies have five tokens there.',
    why: 'An army in Central Europe, where you have no token, and the second one in the Baltic States are worth far more in the German States: three armies attack where Britain, Russia and Prussia have one each. A voyage to the East Indies, the next best thought, gave almost ten points less.',
  },
  'not-alone': {
    title: 'Not alone',
    task: 'The last round of the first war. You are Austria and have attacked Britain in the German States with three armies; Britain has Russia and Prussia on its side. *How do you go on?*',
    hint: 'Each side counts its units. Spain is on your side and has two armies there.',
    why: 'Three armies are many against one, but few against an alliance. Spain’s two turn the odds, and a token won now is scored before anybody can take it back. Going alone gave five points less.',
  },
  'next-door': {
    title: 'Next door',
    task: 'Second war, round 4, three players. You are France: two armies and a navy lie idle behind your two tokens in the Caribbean. *Use your last action: where do you send some of them?*',
    hint: 'Spain has a token quite near with no unit of its own. You need not cross an ocean for it.',
    why: 'South America is next door, so nothing can go down on the way; Spain has its token there and not a single unit, and the region pays 5 and 3. In North America, the second best, you could attack as well, but it pays 4 and 2: two points less.',
  },
  'long-voyage': {
    title: 'The long voyage',
    task: 'Second war, round 2, three players. You are Spain and lead by a point. France has tokens overseas that nobody of its own guards. *Choose the voyage that is worth it.*',
    hint: 'In India, the East Indies and Africa France has a token. In one of them you have none yet, and Britain, your ally, one.',
    why: 'In the East Indies France’s token stands without a French unit and you have nothing there: with one token won you share first place with Britain, for 4 points, and the navy in the Baltic States can be spared. In India you score already; in Africa a French army and navy wait. A navy for the Mediterranean was the next best, by two points.',
  },
  islands: {
    title: 'Islands for the taking',
    task: 'Third war, round 2. You are Spain, three points behind Britain, with one action left and no gold. *Two units may move: where is most to be had?*',
    hint: 'Look for a region in which you have no token yet, while two enemies have one each and no unit of their own beside it.',
    why: 'In the Caribbean Britain and France have a token each and not a single unit; the region pays 5 and 3, and you have nothing there yet. The navy in Africa guards no token of yours: with the army from North America it can attack there in the next round. An army for Africa, or the same two in the East Indies, gave more than two points less.',
  },
};
