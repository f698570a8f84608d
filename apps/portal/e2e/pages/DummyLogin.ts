import type { Locator, Page } from '@playwright/test';

/** The login without BankID, collapsed at the bottom of the login card. */
export class DummyLogin {
  readonly opener: Locator;
  readonly personalNumber: Locator;
  readonly submit: Locator;
  readonly error: Locator;

  constructor(page: Page) {
    this.opener = page.getByRole('heading', { name: 'Logga in utan BankID' });
    this.personalNumber = page.getByRole('textbox', { name: 'Personnummer' });
    this.submit = page.getByRole('button', { name: 'Logga in utan BankID' });
    this.error = page.getByText('Kontrollera personnummer och försök igen');
  }

  /** The form checks consent only after the number, so the caller consents first. */
  async logIn(personalNumber: string): Promise<void> {
    await this.opener.click();
    await this.personalNumber.fill(personalNumber);
    await this.submit.click();
  }
}
