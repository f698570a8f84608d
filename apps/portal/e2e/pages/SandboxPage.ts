import type { Page } from '@playwright/test';

/** The sandbox's page for preparing what the portal will show. */
export class SandboxPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, query = ''): Promise<SandboxPage> {
    await page.goto(`/sandbox${query}`);
    return new SandboxPage(page);
  }

  /** The tab in which the action opens the portal. */
  async opensPortal(act: () => Promise<void>): Promise<Page> {
    const [portal] = await Promise.all([this.page.waitForEvent('popup'), act()]);
    return portal;
  }

  /** All announcements to screen readers. */
  said(): Promise<readonly string[]> {
    return this.page.evaluate(() => globalThis.announced);
  }
}
