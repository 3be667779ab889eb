/** A pattern for `like … escape '\\'`: whatever has this in it, letter for letter. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
