/** Choices in words, one after the other: what only announces the next ("attack", "attack Russia in India") is left to it. */
export function withoutAnnouncements(parts: readonly string[]): string {
  const announces = (part: string, next: string | undefined) =>
    next?.toLocaleLowerCase().startsWith(`${part.toLocaleLowerCase()} `) === true;
  return parts.filter((part, i) => !announces(part, parts[i + 1])).join(', ');
}
