import { ReplyForm } from './pages/ReplyForm.ts';
import { holdCalls } from './support/holdCalls.ts';
import { sentMessages } from './support/sentMessages.ts';
import { slowUploads } from './support/slowUploads.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/Communication/PostMessageToConversation';
const text = 'Här kommer bilderna från verkstaden.';
const picture = { name: 'bild.png', size: 4_000_000 };
const receipt = { name: 'kvitto.pdf', size: 2000 };
const later = 'Och här kommer kvittot.';
const unknown = 'Vi vet inte om ditt meddelande kom fram';
const sent = 'Ditt svar är skickat';
const stopped = 'Svaret skickades inte. Det du har skrivit finns kvar.';

test(
  'sending files shows progress, can be stopped and started again, and may have arrived once it has left entirely',
  { tag: ['@Z10', '@M08', '@M09', '@Q25'] },
  async ({ page, sandbox, openAs, announcements }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    const setSpeed = await slowUploads(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(picture);

    await test.step('stopped on the way', async () => {
      await setSpeed(400_000);
      await reply.sendButton.click();
      await reply.expectPartlySent();
      await expect(reply.field).not.toBeEditable();
      await expect(reply.files).toBeDisabled();
      await reply.cancelButton.focus();
      await page.keyboard.press('Enter');
      await expect(reply.bar).toHaveCount(0);
      await expect(reply.files).toBeFocused();
      await expect(reply.field).toHaveValue(text);
      await expect(reply.field).toBeEditable();
      await expect(reply.chosen).toContainText(['bild.png']);
      await expect.poll(announcements).toContain(stopped);
      expect(await sentMessages(sandbox, customers.maja, text)).toEqual([]);
    });

    await setSpeed(4_000_000);
    await reply.sendButton.click();
    await expect(page.locator('[data-announced="status"]').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['bild.png']]);
    const said = await announcements();
    for (const words of [stopped, 'Hälften är skickad.']) {
      expect(said.filter((one) => one === words).length, words).toBe(1);
    }

    await test.step('stopped when the server has received everything and does not answer', async () => {
      await setSpeed('full');
      await reply.field.fill(later);
      await reply.attach(receipt);
      // Longer than the journey.
      await sandbox.addFault({ path, delayMs: 120_000, times: 1 });
      await reply.sendButton.click();
      await expect(reply.bar).toHaveAttribute('value', '1');
      await reply.cancelButton.focus();
      await page.keyboard.press('Enter');
      await expect(
        page.locator('[data-announced="alert"]').filter({ hasText: unknown }),
      ).toBeVisible();
      await expect(reply.sendAgainButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(
        page.locator('[data-announced="status"]').filter({ hasText: sent }),
      ).toBeVisible();
      expect(await sentMessages(sandbox, customers.maja, later)).toEqual([['kvitto.pdf']]);
      expect((await announcements()).filter((one) => one === stopped)).toHaveLength(1);
    });
  },
);

test(
  'a reply interrupted by a reload shows as possibly arrived, and is stored once with its files',
  { tag: ['@Z02', '@Q25', '@Z15'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(receipt);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await holdCalls(page, path);
    const isSent = page.waitForRequest((request) => new URL(request.url()).pathname === path);
    await reply.sendButton.click();
    await isSent;
    await expect(reply.bar).toBeVisible();
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await reply.open('Skada');
    await expect(page.getByRole('main').getByText(unknown)).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Bifoga kvitto.pdf igen för att kunna skicka.'),
    ).toBeVisible();
    await expect(reply.field).toHaveValue(text);
    await expect(reply.field).not.toBeEditable();
    await expect(reply.sendAgainButton).toHaveAccessibleDescription('Bifoga det som saknas först.');
    const other = { name: 'annat.pdf', size: 10 };
    const refusal = 'Bara samma filer som förut kan bifogas (kvitto.pdf): annat.pdf';
    await reply.attach(other);
    await expect(page.getByRole('main').getByText(refusal, { exact: true })).toBeVisible();
    await expect.poll(announcements).toContain(`0 av 10 filer. ${refusal}.`);
    await reply.attach(other, receipt);
    await expect(reply.chosen).toHaveCount(1);
    await reply.sendAgainButton.click();
    await expect(page.locator('[data-announced="status"]').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['kvitto.pdf']]);
  },
);
