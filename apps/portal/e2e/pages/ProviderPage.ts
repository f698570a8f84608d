import { type Browser, expect, type Page } from '@playwright/test';

import type { Customer } from '../support/customers.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** The sandbox's page for playing the provider, in a separate browser. */
export class ProviderPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, { url }: Sandbox): Promise<ProviderPage> {
    const page = await browser.newPage({ baseURL: url });
    await page.goto('/sandbox/meddelanden');
    return new ProviderPage(page);
  }

  /** Writes to the customer, in the conversation whose name matches or in a new one. */
  async write(
    { fullName }: Customer,
    conversation: RegExp | 'En ny konversation',
    department: 'Kundcenter' | 'Skadeavdelningen',
    message: string,
  ): Promise<void> {
    await this.page.getByLabel('Kund', { exact: true }).selectOption(fullName);
    const choice = this.page.getByLabel('Konversation', { exact: true });
    const name = choice.getByRole('option').filter({ hasText: conversation }).first();
    await choice.selectOption({ label: (await name.textContent()) ?? '' });
    await this.page.getByLabel('Avdelning').selectOption(department);
    const field = this.page.getByLabel('Meddelande', { exact: true });
    await field.fill(message);
    await this.page.getByRole('button', { name: 'Skicka till kunden' }).click();
    await expect(field).toHaveValue('');
    await this.page
      .getByRole('main')
      .getByText(`Meddelandet är skickat till ${fullName}.`)
      .waitFor();
  }

  /** Marks a file as scanned. */
  async finishFile({ fullName }: Customer, fileName: string): Promise<void> {
    await this.page.getByLabel('Kund', { exact: true }).selectOption(fullName);
    await this.page.getByRole('button', { name: `Granska klart ${fileName}` }).click();
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
