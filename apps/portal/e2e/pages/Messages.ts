import type { Locator, Page } from '@playwright/test';

/** The messages page as a customer meets it. */
export class Messages {
  readonly page: Page;
  readonly heading: Locator;
  readonly startedTab: Locator;
  readonly newQuestionTab: Locator;
  /** The headings of the conversations, from above. */
  readonly headings: Locator;
  /** The messages of the open conversations, from above. */
  readonly messages: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.heading = main.getByRole('heading', { level: 1, name: 'Meddelanden' });
    this.startedTab = main.getByRole('tab', { name: /^Startade konversationer/u });
    this.newQuestionTab = main.getByRole('tab', { name: 'Ställ en ny fråga' });
    this.headings = main.getByRole('heading', { level: 2 });
    this.messages = main.getByRole('article');
  }

  /**
   * The button in the heading of the conversation about this. Its name goes on with what tells it from others about the
   * same, and with the words of its state, such as `Oläst`.
   */
  conversation(subject: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${subject} `, 'u') });
  }

  /** The conversation about this with all that belongs to it. */
  thread(subject: string): Locator {
    const items = this.page.getByRole('main').getByRole('listitem');
    return items.filter({ has: this.conversation(subject) });
  }

  /** The field for an answer in the conversation. */
  reply(subject: string): Locator {
    return this.thread(subject).getByRole('textbox', { name: 'Svara' });
  }

  /** A file that can be fetched, by its name. */
  file(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: `Ladda ner ${name}` });
  }
}
