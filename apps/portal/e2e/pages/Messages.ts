import type { Locator, Page } from '@playwright/test';

/** The messages page. */
export class Messages {
  readonly page: Page;
  readonly heading: Locator;
  readonly startedTab: Locator;
  /** The headings of the conversations, from top to bottom. */
  readonly headings: Locator;
  /** The messages of the open conversations, from top to bottom. */
  readonly messages: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.heading = main.getByRole('heading', { level: 1, name: 'Meddelanden' });
    this.startedTab = main.getByRole('tab', { name: /^Startade konversationer/u });
    this.headings = main.getByRole('heading', { level: 2 });
    this.messages = main.getByRole('article');
  }

  /**
   * The button in the heading of the conversation about this subject. Its name goes on with the case's number and
   * with the conversation's state, such as `Oläst`.
   */
  conversation(subject: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${subject} `, 'u') });
  }

  /** The conversation about this subject, with its messages and its reply box. */
  thread(subject: string): Locator {
    const items = this.page.getByRole('main').getByRole('listitem');
    return items.filter({ has: this.conversation(subject) });
  }

  /** The reply field of the conversation. */
  reply(subject: string): Locator {
    return this.thread(subject).getByRole('textbox', { name: 'Svara' });
  }

  /** A file that can be fetched. */
  file(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: `Ladda ner ${name}` });
  }
}
