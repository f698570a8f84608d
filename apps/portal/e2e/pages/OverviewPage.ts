import type { Locator, Page } from '@playwright/test';

export const cardNames = ['Krav', 'Skador', 'Meddelanden', 'Dokument'] as const;
export type CardName = (typeof cardNames)[number];

export class OverviewPage {
  readonly page: Page;
  readonly main: Locator;
  /** The heading, with the customer's name. */
  readonly greeting: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.greeting = this.main.getByRole('heading', { level: 1, name: /^Hej /u });
  }

  card(name: CardName): Locator {
    return this.main.locator('[data-tone]').filter({
      has: this.page.getByRole('heading', { level: 2, name, exact: true }),
    });
  }

  /** The text of the card below its title, line by line. */
  async lines(name: CardName): Promise<readonly string[]> {
    const text = await this.card(name).locator(':scope > div:not(:first-child)').allInnerTexts();
    return text
      .join('\n')
      .split('\n')
      .map((line) => line.replaceAll('\u00A0', ' ').trim())
      .filter((line) => line !== '' && line !== name);
  }
}
