import type { Locator, Page } from 'playwright-core';

/** A person's hand: on the mouse, or on the keys alone. It counts what it presses. */
export class Hand {
  readonly page: Page;
  presses = 0;
  isOnKeys = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses something that can be seen: with the mouse, or by tabbing to it. */
  async press(what: Locator): Promise<boolean> {
    if (this.isOnKeys) return this.#tabTo(what);
    const isThere = await what.click({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) this.presses++;
    return isThere;
  }

  async key(name: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(name);
  }

  /** A lit space: a map's buttons lie over each other, so that the pointer goes to its middle. */
  async pressSpace(space: Locator): Promise<boolean> {
    if (this.isOnKeys) return this.#tabTo(space);
    const box = await space.boundingBox().catch(() => null);
    if (box === null) return false;
    this.presses++;
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return true;
  }

  /** Tabs until it has the focus, then Enter: whoever cannot point gets there too. */
  async #tabTo(what: Locator): Promise<boolean> {
    const handle = await what.elementHandle({ timeout: 2000 }).catch(() => null);
    if (handle === null) return false;
    for (let n = 0; n < 250; n++) {
      if (await handle.evaluate((element) => element === document.activeElement).catch(() => false)) {
        await this.key('Enter');
        return true;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error('it cannot be reached by tabbing');
  }
}
