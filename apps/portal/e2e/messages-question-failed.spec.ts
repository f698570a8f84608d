import type { Page } from '@playwright/test';

import { openQuestionForm } from './pages/QuestionForm.ts';
import { loseAnswer } from './support/holdCalls.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { readForm } from './support/readForm.ts';
import { sentMessages } from './support/sentMessages.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/Communication/PostMessage';

const sendsQuestion = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith(path));

test(
  'a question that failed keeps its text and reason over pages and a reload, and is sent again as the same message',
  { tag: ['@E12', '@M08', '@Q24', '@Z02', '@V10'] },
  async ({ page, sandbox, openAs, expectedErrors, announcements }) => {
    expectedErrors.push(/status of (?:400|500|503)/u);
    await openAs(customers.maja, '/meddelanden');
    const form = await openQuestionForm(page);
    await form.fill('Skada', 'Hej på er');
    await form.caseNumber.fill('2026/1187');
    await form.subject.selectOption('Övrigt');
    const failure = page.getByRole('alert').filter({ hasText: 'Något gick fel!' });

    await sandbox.addFault({ path, status: 500 });
    const first = sendsQuestion(page);
    await form.sendButton.click();
    await expect(failure).toContainText(
      'Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.',
    );
    await expect(form.sendButton).toBeFocused();
    await expect(form.message).toHaveValue('Hej på er');
    expect(await announcements()).toContain('Skickar din fråga');
    await pictureOfError(page, 'E12', failure);

    // After the system is switched off, the overview shows and says so.
    await sandbox.clearFaults();
    await sandbox.setSystems({ communication: false });
    const second = sendsQuestion(page);
    await form.sendButton.click();
    // The second try sends the same draft with the same id.
    expect(await readForm(await second)).toEqual(await readForm(await first));
    await expect(page).toHaveURL('/oversikt');
    await expect(page.getByText('kunde tyvärr inte tas emot')).toHaveCount(0);
    await sandbox.setSystems({ communication: true });
    await page.goto('/meddelanden');
    await form.tab.click();
    await expect(form.subject).toHaveValue('Other');
    await expect(form.email).toHaveValue('maja@example.se');
    await expect(form.message).toHaveValue('Hej på er');
    // The earlier subject's number is kept for a customer who returns to that subject.
    await form.subject.selectOption('Skada');
    await expect(form.caseNumber).toHaveValue('2026/1187');
    await form.subject.selectOption('Övrigt');

    const again = sendsQuestion(page);
    await form.sendButton.click();
    await expect(form.confirmation).toBeFocused();
    await expect(failure).toHaveCount(0);
    expect(await readForm(await again)).toMatchObject({ systemReferenceNumber: '' });
    expect(await sentMessages(sandbox, customers.maja, 'Hej på er')).toEqual([[]]);
  },
);

test(
  'a question with an unknown outcome says so, and is stored once when sent again',
  { tag: ['@Q24', '@M09', '@E12'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/meddelanden');
    const form = await openQuestionForm(page);
    await form.fill('Övrigt', 'Kom det fram?');
    await loseAnswer(page, path);
    const first = sendsQuestion(page);
    await form.sendButton.click();
    await expect(page.getByText('Vi vet inte om ditt meddelande kom fram')).toBeVisible();
    for (const field of [form.email, form.phone, form.message]) {
      await expect(field).not.toBeEditable();
    }
    await expect(form.sendAgainButton).toBeFocused();
    const again = sendsQuestion(page);
    await form.sendAgainButton.click();
    await expect(form.confirmation).toBeFocused();
    const [before, after] = [await readForm(await first), await readForm(await again)];
    expect(after).toEqual(before);
    expect(await sentMessages(sandbox, customers.maja, 'Kom det fram?')).toEqual([[]]);
  },
);
