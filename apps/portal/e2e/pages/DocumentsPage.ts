import type { Locator, Page } from '@playwright/test';

type SectionName =
  | 'Kravbrev och utskick'
  | 'Avtal om avbetalningsplan'
  | 'Skuldsammanställningar'
  | 'Registerutdrag';

/** One section of the documents page. */
export class DocumentSection {
  readonly root: Locator;
  readonly table: Locator;
  /** One for each document. */
  readonly rows: Locator;
  readonly filter: Locator;
  readonly clear: Locator;

  constructor(page: Page, name: SectionName) {
    this.root = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { level: 2, name }) });
    this.table = page.getByRole('table', { name });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.filter = this.root.getByRole('button', { name: /^Filtrera/u });
    this.clear = this.root.getByRole('button', { name: 'Rensa filter' });
  }

  /** The button that fetches the document. */
  file(name: string): Locator {
    return this.rows.getByRole('button', { name: new RegExp(`^Ladda ner ${name}`, 'u') });
  }

  header(name: string): Locator {
    return this.table.getByRole('columnheader', { name });
  }

  /** The text of each column, from left to right. */
  async cells(row: Locator): Promise<readonly string[]> {
    const cells = row.locator('[role="rowheader"] button, [role="cell"]');
    return (await cells.allTextContents()).map((text) => text.replaceAll('\u00A0', ' ').trim());
  }

  /** The dates of the visible documents, from top to bottom. */
  async dates(): Promise<readonly string[]> {
    const texts = await this.rows.allTextContents();
    return texts.flatMap((text) => /\d{4}-\d{2}-\d{2}/u.exec(text) ?? []);
  }

  /** Opens a multiselect, chooses one value and closes it again. */
  async choose(field: string, choice: string): Promise<void> {
    const button = this.root.getByRole('button', { name: new RegExp(`^${field} `, 'u') });
    await button.click();
    await this.root.getByRole('checkbox', { name: choice, exact: true }).check();
    await this.root.page().keyboard.press('Escape');
  }
}

export class DocumentsPage {
  readonly demands: DocumentSection;
  readonly agreements: DocumentSection;
  readonly ordered: DocumentSection;
  readonly extracts: DocumentSection;
  readonly compilations: Locator;
  readonly files: Locator;

  constructor(page: Page) {
    this.demands = new DocumentSection(page, 'Kravbrev och utskick');
    this.agreements = new DocumentSection(page, 'Avtal om avbetalningsplan');
    this.ordered = new DocumentSection(page, 'Skuldsammanställningar');
    this.extracts = new DocumentSection(page, 'Registerutdrag');
    this.compilations = this.ordered.table;
    this.files = this.compilations.getByRole('button', {
      name: /^Ladda ner Skuldsammanställning \d+\skB/u,
    });
  }

  /** The dates of the compilations, from top to bottom. */
  dates(): Promise<readonly string[]> {
    return this.ordered.dates();
  }
}
