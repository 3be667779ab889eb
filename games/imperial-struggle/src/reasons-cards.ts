/** Why something about cards, ministries and Advantages cannot be. */
export type CardWhy = { readonly why: 'no-target' };
