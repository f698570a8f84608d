import { expect, type Locator, type Page } from '@playwright/test';

import { chosenFile } from '../support/fileContent.ts';

/** The reply box of the only open conversation. */
export class ReplyForm {
  readonly page: Page;
  readonly field: Locator;
  readonly files: Locator;
  readonly sendButton: Locator;
  readonly sendAgainButton: Locator;
  readonly cancelButton: Locator;
  readonly bar: Locator;
  /** The names and sizes of the chosen files. */
  readonly chosen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('textbox', { name: 'Svara' });
    this.files = page.getByLabel('Bifoga filer');
    this.sendButton = page.getByRole('button', { name: 'Skicka svar' });
    this.sendAgainButton = page.getByRole('button', { name: 'Skicka igen' });
    this.cancelButton = page.getByRole('button', { name: 'Avbryt' });
    this.bar = page.getByRole('progressbar', { name: 'Skickar filer' });
    const form = page.locator('form').filter({ has: this.field });
    this.chosen = form.getByRole('list', { name: 'Bifogade filer' }).getByRole('listitem');
  }

  /** Expands the conversation with this subject, unless it is already open. */
  async open(subject: string): Promise<void> {
    const heading = this.page.getByRole('button', { name: new RegExp(`^${subject}`, 'u') });
    await heading.waitFor();
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
    await this.field.waitFor();
  }

  async attach(
    ...files: readonly { readonly name: string; readonly size: number }[]
  ): Promise<void> {
    await this.files.setInputFiles(files.map(({ name, size }) => chosenFile(name, size)));
  }

  /** The button that removes the chosen file. */
  removeButton(name: string): Locator {
    return this.page.getByRole('button', { name: `Ta bort ${name}` });
  }

  /** Waits until some of the bytes have been sent. */
  async expectPartlySent(): Promise<void> {
    await expect
      .poll(async () => Number(await this.bar.getAttribute('value')), { intervals: [50] })
      .toBeGreaterThan(0);
  }
}
