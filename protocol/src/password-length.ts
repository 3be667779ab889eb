/** Length is what counts in a password; argon2 takes no more than this for the same price. */
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;
