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

  /** The beginning of the case: its number, its tag, and the one sentence about it. */
  get head(): Locator {
    return this.page.getByRole('main').locator('div').filter({ has: this.heading }).nth(-2);
  }

  /** The card about paying with that title. */
  paymentCard(title: string): Locator {
    return this.page
      .getByRole('main')
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: title, exact: true }) });
  }

  /** Each button that opens a payment. */
  get payButtons(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /med Swish$/u });
  }

  /** 'Om du inte betalar i tid'. */
  get progress(): Locator {
    return this.page.getByRole('region', { name: 'Om du inte betalar i tid' });
  }

  get progressSteps(): Locator {
    return this.progress.getByRole('listitem');
  }
}
