import { expect, type Locator, type Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;
  readonly consent: Locator;
  readonly startButton: Locator;
  readonly qrHeading: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.consent = page.getByRole('checkbox', { name: 'Jag godkänner villkoren för Mina sidor.' });
    this.startButton = page.getByRole('button', { name: 'Starta inloggning', exact: true });
    this.qrHeading = page.getByRole('heading', { name: 'Läs av QR-koden' });
    this.cancel = page.getByRole('button', { name: 'Avbryt' });
  }

  async open(): Promise<void> {
    await this.page.goto('/loggain');
    await expect(this.startButton).toBeVisible();
  }

  /** Consents and starts the login on a computer. Ends with the QR code on the screen. */
  async startQr(): Promise<void> {
    await this.consent.check();
    await this.startButton.click();
    await expect(this.qrHeading).toBeVisible();
  }
}
