import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that orders a debt compilation. */
export class DebtCompilationDialog {
  readonly page: Page;
  readonly opener: Locator;
  readonly root: Locator;
  readonly order: Locator;
  readonly toDocuments: Locator;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByRole('button', { name: 'Beställ här', exact: true });
    this.root = page.getByRole('dialog', { name: 'Beställ skuldsammanställning' });
    this.order = this.button('Beställ');
    this.toDocuments = this.root.getByRole('link', { name: 'Till dina dokument' });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** Waits for the dialog's result, which takes focus so that it is read aloud. */
  async says(heading: string, text: string): Promise<void> {
    const group = this.root.getByRole('group', { name: heading });
    await expect(group).toBeFocused();
    await expect(group).toHaveAccessibleDescription(text);
  }
}
