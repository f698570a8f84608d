import type { Page } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { openQuestionForm } from './pages/QuestionForm.ts';
import { holdCalls } from './support/holdCalls.ts';
import { livePaths } from './support/liveConnection.ts';
import { readForm } from './support/readForm.ts';
import { sentMessages } from './support/sentMessages.ts';
import { customers, expect, test } from './support/test.ts';
import { chosenFile } from './support/fileContent.ts';

const path = '/api/Communication/PostMessage';
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

const sendsQuestion = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith(path));

test(
  'a customer asks about a damage with a picture and finds the question first, open for a reply',
  { tag: ['@M07', '@M08', '@M11', '@M12', '@M13', '@M16', '@A13', '@Z10'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    const messages = new Messages(page);
    // There is no live connection, but what the customer sends shows at once.
    expectedErrors.push(/status of 403 .*negotiate/u);
    await sandbox.addFault({ path: livePaths.negotiate, status: 403 });
    await openAs(customers.maja, '/meddelanden');
    const form = await openQuestionForm(page);
    await expect(form.subject.locator('option')).toHaveText([
      'Välj ämne',
      'Trafikförsäkringsavgift',
      'Skada',
      'Övrigt',
    ]);
    await expect(form.subject).toHaveValue('');
    await expect(form.referenceNumber.or(form.caseNumber)).toHaveCount(0);
    await form.subject.selectOption('Trafikförsäkringsavgift');
    await expect(form.referenceNumber).toBeVisible();
    await form.subject.selectOption('Övrigt');
    await expect(form.referenceNumber.or(form.caseNumber)).toHaveCount(0);

    await form.fill('Skada', 'Jag blev påkörd i går.\nVad gör jag nu?');
    await form.caseNumber.fill('2026/4711');
    const picture = chosenFile('skada.png');
    const empty = { name: 'tom.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
    await form.files.setInputFiles([picture, empty]);
    await expect(
      page.getByText('Filer utan innehåll kan inte bifogas', { exact: true }),
    ).toBeVisible();
    await expect(form.sendButton).toBeDisabled();
    await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();

    const letThrough = await holdCalls(page, path);
    await form.sendButton.click();
    // The form is locked, so the question is not sent twice.
    await expect(form.sendButton).toHaveAttribute('aria-busy', 'true');
    await expect(form.message).not.toBeEditable();
    await expect(form.files).toBeDisabled();
    await form.cancelButton.click();
    await expect(form.message).toHaveValue('Jag blev påkörd i går.\nVad gör jag nu?');
    await expect(form.chosen).toHaveCount(1);
    expect(await announcements()).toContain(
      'Din fråga skickades inte. Det du har skrivit finns kvar.',
    );
    letThrough();
    await form.sendButton.click();

    await expect(form.confirmation).toBeFocused();
    expect((await announcements()).filter((said) => said.includes('är skickad'))).toEqual([]);
    await expect(messages.startedTab).toHaveText('Startade konversationer (4)');
    expect(
      await sentMessages(sandbox, customers.maja, 'Jag blev påkörd i går.\nVad gör jag nu?'),
    ).toEqual([['skada.png']]);

    await form.showButton.click();
    await expect(messages.startedTab).toHaveAttribute('aria-selected', 'true');
    await expect(messages.headings.first()).toContainText('Skada');
    await expect(page.getByRole('main')).toContainText('2026/4711');
    await expect(messages.messages).toHaveCount(1);
    await expect(messages.messages).toContainText('Jag blev påkörd i går.');
    const reply = page.getByRole('textbox', { name: 'Svara' });
    await expect(reply).toBeFocused();
    // Focus moves to the reply only once: later the tab keeps it.
    await form.tab.click();
    await messages.startedTab.click();
    await expect(reply).toBeVisible();
    await expect(messages.startedTab).toBeFocused();
  },
);

test(
  'an error that appears when focus leaves a field never cancels the press of the button',
  { tag: ['@V02', '@V05', '@V06', '@V07', '@V08', '@V09', '@V10', '@Q24'] },
  async ({ page, openAs }) => {
    await openAs(customers.maja, '/meddelanden');
    const form = await openQuestionForm(page);
    await form.fill('Skada', 'Hej på er');
    await form.caseNumber.fill('Å 2026/1187');
    await form.caseNumber.press('Tab');
    // This subject needs another kind of number, and the entered one does not match.
    await form.subject.selectOption('Trafikförsäkringsavgift');
    await expect(form.referenceNumber).toHaveValue('Å 2026/1187');
    await expect(form.referenceNumber).toHaveAccessibleDescription(/Kontrollera referensnummer$/u);
    await form.phone.fill('ring mig');
    await expect(form.phone).not.toHaveAttribute('aria-invalid');
    // Focus is in the phone field. Its error appears with this press, above the button.
    await form.sendButton.click();
    await expect(form.summary).toBeFocused();
    await expect(form.listed()).toHaveText([
      'Kontrollera referensnummer',
      'Kontrollera mobilnummer',
    ]);
    await form.listed().last().click();
    await expect(form.phone).toBeFocused();
    await form.phone.fill(' +46 70-123 45 67 ');
    await form.email.fill(' maja@example.se ');
    await form.message.fill('a'.repeat(4001));
    await expect(form.sendButton).toBeDisabled();
    await expect(form.message).toHaveAccessibleDescription(
      /Meddelandet är längre än 4\u00A0000\u00A0tecken$/u,
    );
    await expect(form.message).toHaveValue('a'.repeat(4001));
    await form.message.fill('Hej på er…');

    await form.subject.selectOption('Övrigt');
    await expect(form.summary).toHaveCount(0);
    const request = sendsQuestion(page);
    await form.sendButton.click();
    await expect(form.confirmation).toBeFocused();
    expect(await readForm(await request)).toEqual({
      portalMessageType: 'Other',
      // A hidden field is not sent.
      systemReferenceNumber: '',
      message: 'Hej på er...',
      email: 'maja@example.se',
      phone: '+46701234567',
      clientMessageId: expect.stringMatching(uuid),
    });
  },
);
