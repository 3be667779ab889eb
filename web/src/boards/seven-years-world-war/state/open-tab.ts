const tabOf = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`.tab-nav [data-tab="${id}"]`);

const firstTab = (): HTMLElement | null => document.querySelector<HTMLElement>('.tab-nav [data-tab]');

/**
 * Opens a panel beside the board as a press on its tab does. Where the log has a column of its own, the question is shown, or
 * the first of the tabs.
 */
export const openTab = (id: string): void => (tabOf(id) ?? tabOf('decide') ?? firstTab())?.click();
