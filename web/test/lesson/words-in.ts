/** How many words a text has, as one reads it. */
export const wordsIn = (text: string): number =>
  text.split(/[\s’]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
