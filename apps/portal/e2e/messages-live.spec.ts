import type { Page } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { Shell } from './pages/Shell.ts';
import { expectConnections } from './support/liveConnection.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;

const badge = (page: Page) => new Shell(page).item('Meddelanden');
const unfold = async (page: Page, subject: string): Promise<void> => {
  const messages = new Messages(page);
  await messages.conversation(subject).click();
  await expect(messages.reply(subject)).toBeVisible();
};
/** A message of the conversation, found by its text. */
const message = (page: Page, subject: string, text: string) =>
  new Messages(page).thread(subject).getByRole('article').filter({ hasText: text });

test(
  'a customer with two windows reads in one and answers in one, and the other follows',
  { tag: ['@H06', '@H07', '@M03', '@M10', '@Z02'] },
  async ({ page, context, sandbox, openAs }) => {
    await openAs(maja, '/meddelanden');
    const other = await context.newPage();
    await other.goto('/meddelanden');
    await expectConnections(sandbox, 2);
    await unfold(page, 'Trafikförsäkringsavgift');
    for (const window of [page, other]) {
      await expect(badge(window)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
      await expect(
        window.getByRole('heading', { level: 2, name: /^Trafikförsäkringsavgift (?!.*Oläst)/u }),
      ).toBeVisible();
    }
    await unfold(other, 'Trafikförsäkringsavgift');
    // Each window has a draft of its own.
    const otherReply = other.getByRole('textbox', { name: 'Svara' });
    await expect(otherReply).toHaveValue('');
    await otherReply.fill('Det här skriver jag i ett annat fönster.');
    const words = 'Tack, nu stämmer beloppet.';
    await page.getByRole('textbox', { name: 'Svara' }).fill(words);
    await page.getByRole('button', { name: 'Skicka svar' }).click();
    for (const window of [page, other]) {
      await expect(message(window, 'Trafikförsäkringsavgift', words)).toHaveCount(1);
      await expect(message(window, 'Trafikförsäkringsavgift', words)).toHaveAccessibleName(/^Du/u);
    }
    await expect(otherReply).toHaveValue('Det här skriver jag i ett annat fönster.');
  },
);
