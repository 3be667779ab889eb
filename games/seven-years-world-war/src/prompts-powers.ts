export const powersPrompts = [] as const;
