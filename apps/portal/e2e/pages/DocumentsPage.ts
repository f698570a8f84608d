import type { Locator, Page } from '@playwright/test';

/** The documents page as a customer meets it. */
export class DocumentsPage {
  readonly page: Page;
  readonly compilations: Locator;
  readonly files: Locator;

  constructor(page: Page) {
    this.page = page;
    this.compilations = page.getByRole('table', { name: 'Skuldsammanställningar' });
    this.files = this.compilations.getByRole('button', {
      name: /^Ladda ner Skuldsammanställning \d+\skB/u,
    });
  }

  /** The dates of the compilations, from above. */
  async dates(): Promise<readonly string[]> {
    const cells = await this.compilations.getByRole('cell').allTextContents();
    return cells.flatMap((cell) => /\d{4}-\d{2}-\d{2}/u.exec(cell) ?? []);
  }
}
