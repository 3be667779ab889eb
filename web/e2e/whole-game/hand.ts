import type { Locator, Page } from 'playwright-core';

/** A person's hand: on the mouse, on glass, or on the keys alone. It counts what it presses, and says where it was lost. */
export class Hand {
  readonly page: Page;
  readonly isTouch: boolean;
  presses = 0;
  isOnKeys = false;
  /** Why the last press did not come about; null where it did. */
  refused: string | null = null;
  /** Questions at which the keyboard stood nowhere. */
  readonly lost: string[] = [];

  /** Something worth a look has come up between two questions: a card laid open, a choice before it is for good. */
  readonly notice: (kind: string) => Promise<void>;

  constructor(page: Page, isTouch = false, notice: (kind: string) => Promise<void> = async () => undefined) {
    this.page = page;
    this.isTouch = isTouch;
    this.notice = notice;
  }

  /** Presses something that can be seen: with the mouse, a finger, or by tabbing to it. False where it has gone meanwhile. */
  async press(what: Locator): Promise<boolean> {
    if (this.isOnKeys) return this.#tabTo(what);
    const press = this.isTouch ? what.tap({ timeout: 10_000 }) : what.click({ timeout: 10_000 });
    this.refused = null;
    const isThere = await press.then(
      () => true,
      async (fault) => {
        this.refused = String(fault);
        if (await what.isVisible()) throw fault;
        return false;
      },
    );
    if (isThere) this.presses++;
    return isThere;
  }

  async key(name: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(name);
  }

  /** A row of choices: by its own key, else by walking down to it. */
  async chooseByKey(row: Locator): Promise<void> {
    await this.noteFocus();
    const own = await row
      .locator('button[aria-keyshortcuts]')
      .first()
      .getAttribute('aria-keyshortcuts', { timeout: 300 })
      .catch(() => null);
    if (own !== null) await this.key(own);
    else await this.#tabTo(row.locator('button:enabled').last());
  }

  /** Whoever plays from the keyboard stands at the new question: in the rail, or on the map they were at. */
  async noteFocus(): Promise<void> {
    const where = await this.page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body)
        return document.querySelector('.prompt')?.textContent ?? '?';
      return null;
    });
    if (where !== null) this.lost.push(where);
  }

  /** A lit space: a map's buttons lie over each other, so that the pointer goes to its middle. */
  async pressSpace(space: Locator): Promise<boolean> {
    if (this.isOnKeys) return this.#tabTo(space);
    const box = await space.boundingBox().catch(() => null);
    if (box === null) return false;
    this.presses++;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.isTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    return true;
  }

  /** Tabs until it has the focus, then Enter: whoever cannot point gets there too. */
  async #tabTo(what: Locator): Promise<boolean> {
    const handle = await what.elementHandle({ timeout: 2000 }).catch(() => null);
    if (handle === null) return false;
    // What lies before is reached by tabbing back.
    const isBefore = await handle.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return false;
      return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    for (let n = 0; n < 250; n++) {
      const at = await handle
        .evaluate((element) => (element.isConnected ? element === document.activeElement : null))
        .catch(() => null);
      if (at === null) return false;
      if (at) {
        await this.key('Enter');
        return true;
      }
      await this.page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`it cannot be reached by tabbing: ${await what.textContent()}`);
  }
}
