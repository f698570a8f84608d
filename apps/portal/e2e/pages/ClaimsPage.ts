import type { Locator, Page } from '@playwright/test';

export class ClaimsPage {
  readonly page: Page;
  readonly caseTable: Locator;
  readonly payments: Locator;
  readonly showMore: Locator;
  /** The box that pays all cases. */
  readonly wholeDebt: Locator;
  /** The box's button; its label ends with the payment method. */
  readonly payAll: Locator;

  constructor(page: Page) {
    this.page = page;
    this.caseTable = page.getByRole('tabpanel').getByRole('table');
    this.payments = page.getByRole('table', { name: 'Betalningshistorik' });
    this.wholeDebt = page.getByRole('heading', { name: 'Betala hela skulden' });
    this.payAll = page.getByRole('button', { name: /^Betala .+ kr med Swish$/u });
    this.showMore = page.getByRole('tabpanel').getByRole('button', { name: 'Visa fler' });
  }

  tab(name: string | RegExp): Locator {
    return this.page.getByRole('tab', { name });
  }

  sortButton(column: string): Locator {
    return this.caseTable.getByRole('columnheader', { name: column }).getByRole('button');
  }

  /** The rows of cases, without the header row. */
  rows(): Locator {
    return this.caseTable.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  caseLink(referenceNumber: string): Locator {
    return this.caseTable
      .getByRole('link')
      .filter({ hasText: new RegExp(`^${referenceNumber}$`, 'u') });
  }
}
