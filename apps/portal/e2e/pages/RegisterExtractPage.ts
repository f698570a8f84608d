import type { Locator, Page } from '@playwright/test';

/** The page that orders a register extract. */
export class RegisterExtractPage {
  readonly page: Page;
  readonly email: Locator;
  readonly phone: Locator;
  /** The list of errors above the fields. */
  readonly summary: Locator;
  readonly reviewButton: Locator;
  readonly review: Locator;
  readonly orderButton: Locator;
  readonly changeButton: Locator;
  readonly confirmation: Locator;
  /** 'Du kan tyvärr inte beställa …', which shows when an order has failed. */
  readonly failure: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.email = main.getByRole('textbox', { name: 'E-postadress' });
    this.phone = main.getByRole('textbox', { name: 'Mobilnummer' });
    this.summary = main.getByRole('region', { name: /fel i formuläret$/u });
    this.reviewButton = main.getByRole('button', { name: 'Granska och beställ' });
    this.review = main.getByRole('heading', { level: 1, name: 'Granska din beställning' });
    this.orderButton = main.getByRole('button', { name: 'Beställ registerutdrag' });
    this.changeButton = main.getByRole('button', { name: 'Ändra uppgifterna' });
    this.confirmation = main.getByRole('heading', {
      level: 1,
      name: 'Ditt registerutdrag är beställt',
    });
    this.failure = main.locator('[data-announced="alert"]').filter({
      hasText: 'Du kan tyvärr inte beställa registerutdrag just nu. Försök igen om en stund.',
    });
  }

  async fill(email = 'maja@example.se', phone = '070-174 06 05'): Promise<void> {
    await this.email.fill(email);
    await this.phone.fill(phone);
  }

  /** Fills in the form and continues to the review. */
  async toReview(): Promise<void> {
    await this.fill();
    await this.reviewButton.click();
  }
}
