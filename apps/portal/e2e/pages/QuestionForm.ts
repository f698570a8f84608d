import type { Locator, Page } from '@playwright/test';

/** The form for a new question. */
export class QuestionForm {
  readonly page: Page;
  readonly tab: Locator;
  readonly subject: Locator;
  readonly referenceNumber: Locator;
  readonly caseNumber: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly message: Locator;
  readonly files: Locator;
  readonly sendButton: Locator;
  readonly sendAgainButton: Locator;
  readonly cancelButton: Locator;
  /** The names and sizes of the chosen files. */
  readonly chosen: Locator;
  /** The list of errors above the form. */
  readonly summary: Locator;
  readonly confirmation: Locator;
  readonly showButton: Locator;

  constructor(page: Page) {
    const panel = page.getByRole('tabpanel', { name: 'Ställ en ny fråga' });
    this.page = page;
    this.tab = page.getByRole('tab', { name: 'Ställ en ny fråga' });
    this.subject = panel.getByRole('combobox', { name: 'Ämne' });
    this.referenceNumber = panel.getByRole('textbox', { name: 'Referensnummer (frivilligt)' });
    this.caseNumber = panel.getByRole('textbox', { name: 'Ärendenummer (frivilligt)' });
    this.email = panel.getByRole('textbox', { name: 'E-postadress' });
    this.phone = panel.getByRole('textbox', { name: 'Mobilnummer (frivilligt)' });
    this.message = panel.getByRole('textbox', { name: 'Meddelande / fråga' });
    this.files = panel.getByLabel('Bifoga filer');
    this.sendButton = panel.getByRole('button', { name: 'Skicka', exact: true });
    this.sendAgainButton = panel.getByRole('button', { name: 'Skicka igen' });
    this.cancelButton = panel.getByRole('button', { name: 'Avbryt' });
    this.chosen = panel.getByRole('list', { name: 'Bifogade filer' }).getByRole('listitem');
    this.summary = panel.getByRole('region', { name: /fel i formuläret$/u });
    this.confirmation = panel.getByRole('group', { name: /Din fråga är skickad$/u });
    this.showButton = panel.getByRole('button', { name: 'Visa konversationen' });
  }

  /** Fills in the mandatory fields. */
  async fill(subject: string, message: string): Promise<void> {
    await this.subject.selectOption(subject);
    await this.email.fill('maja@example.se');
    await this.message.fill(message);
  }

  /** The errors in the summary, from top to bottom. */
  listed(): Locator {
    return this.summary.getByRole('link');
  }
}

/** The form on the messages page, in its tab. */
export async function openQuestionForm(page: Page): Promise<QuestionForm> {
  const form = new QuestionForm(page);
  await form.tab.click();
  return form;
}
