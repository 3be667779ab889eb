export const moneyPrompts = [] as const;
