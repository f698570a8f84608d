import type { Locator, Page } from '@playwright/test';

export type CardName = 'Krav' | 'Skador' | 'Meddelanden' | 'Dokument';

export class OverviewPage {
  readonly page: Page;
  readonly main: Locator;
  /** The heading, with the customer's name. */

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  /** The title of the claims goes on where the debt shows. */
  card(name: CardName): Locator {
    return this.main.locator('[data-tone]').filter({
      has: this.page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`, 'u') }),
    });
  }
}
