import type { Locator, Page } from '@playwright/test';

export class DamagesPage {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly showMore: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.table = main.getByRole('table', { name: 'Dina skador' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.showMore = main.getByRole('button', { name: 'Visa fler' });
  }

  row(number: string): Locator {
    return this.rows.filter({ hasText: number });
  }

  /** The dates of the visible damages, from top to bottom. */
  async days(): Promise<readonly string[]> {
    const texts = await this.rows.allInnerTexts();
    return texts.map((text) => /\d{4}-\d\d-\d\d/u.exec(text)?.[0] ?? text);
  }
}
