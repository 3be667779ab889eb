/** A group of icons and figures that takes the focus once, and then explains itself as a whole. */
export const explainsWhole = (term: string): { readonly 'data-focus-term': string; readonly tabIndex: 0 } => ({
  'data-focus-term': term,
  tabIndex: 0,
});

/** The same for one mark that stands in no button: it answers the pointer and the focus alike. */
export const explainsItself = (term: string): { readonly 'data-term': string; readonly tabIndex: 0 } => ({
  'data-term': term,
  tabIndex: 0,
});

/** Words of one's own for what stands in no button, where no word of the game is meant. */
export const tells = (words: string): { readonly 'data-tip': string; readonly tabIndex: 0 } => ({
  'data-tip': words,
  tabIndex: 0,
});
