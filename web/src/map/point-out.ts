/** Windows on maps that follow what is pointed out: each shows it if it has it. */
const windows = new Set<(selector: string) => boolean>();

export function onPointOut(show: (selector: string) => boolean): () => void {
  windows.add(show);
  return () => windows.delete(show);
}

/** Brings a thing of the board close, wherever a map shows it; whether one does. */
export const pointOut = (selector: string): boolean => [...windows].map((show) => show(selector)).includes(true);
