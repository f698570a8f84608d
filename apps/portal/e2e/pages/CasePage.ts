import type { Locator, Page } from '@playwright/test';

/** The page of one case. */
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

  /** The fact with this name: its value, and the button that explains it. */
  fact(term: string): Locator {
    return this.page
      .getByRole('main')
      .locator('dl > div')
      .filter({
        has: this.page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`, 'u') }),
      })
      .getByRole('definition');
  }

  /** The payment card with this title. */
  paymentCard(title: string): Locator {
    return this.page
      .getByRole('main')
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: title, exact: true }) });
  }

  /** The buttons that open a payment. */
  get payButtons(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /med Swish$/u });
  }

  get history(): Locator {
    return this.page.getByRole('region', { name: /^Det som har hänt/u });
  }

  get progress(): Locator {
    return this.page.getByRole('region', { name: 'Om du inte betalar i tid' });
  }
}
