/** “1 day”, “2 days”. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
