export type MoneyWhy = { readonly why: 'cannot-pay'; readonly points: number; readonly has: number };
