import type { Locator, Page } from '@playwright/test';

/** The warning before an inactive customer is logged out. */
export class InactivityWarning {
  readonly dialog: Locator;
  readonly stay: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Du loggas snart ut' });
    this.stay = this.dialog.getByRole('button', { name: 'Fortsätt vara inloggad' });
  }
}
