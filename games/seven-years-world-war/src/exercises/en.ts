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
    why: 'The marker gives every court the same odds, so the largest prize decides, and that is Spain. The Manchu Empire gave about a fifth less, the others a third.',
  },
};
