import type { Locator, Page } from '@playwright/test';

/** The page of one case as a customer meets it. */
export class CasePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly breadcrumbs: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.breadcrumbs = page.getByRole('navigation', { name: 'Brödsmulor' });
    this.back = page.getByRole('link', { name: 'Tillbaka' });
  }

  /** The row of facts with that name: its value, and the button that explains it. */
  fact(term: string): Locator {
    return this.page
      .getByRole('main')
      .locator('dl > div')
      .filter({
        has: this.page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`, 'u') }),
      })
      .getByRole('definition');
  }

  /** The card of the case: everything from its tag to its facts. */
  get card(): Locator {
    return this.page.getByRole('main').locator('div').filter({ has: this.heading }).last();
  }
}
