/** Why something in a War cannot be. */
export type WarWhy = { readonly why: 'no-conquest-line' };
