import { rm, writeFile } from 'node:fs/promises';

import { ReplyForm } from './pages/ReplyForm.ts';
import { sentMessages } from './support/sentMessages.ts';
import { customers, expect, test } from './support/test.ts';

const receipt = { name: 'kvitto.pdf', size: 2000 };
const unknown = 'Vi vet inte om ditt meddelande kom fram';
const sent = 'Ditt svar är skickat';

test(
  'a file deleted after it was chosen is named, and the reply can go without it or with it chosen again',
  { tag: ['@E12', '@M08'] },
  async ({ page, sandbox, openAs }, testInfo) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    const text = 'Här är bilden som jag sedan tog bort.';
    const onDisk = testInfo.outputPath('bild.png');
    await writeFile(onDisk, 'x');
    await reply.field.fill(text);
    await reply.attach(receipt);
    await reply.files.setInputFiles(onDisk);
    await expect(reply.chosen).toHaveCount(2);
    await rm(onDisk);
    await reply.sendButton.click();
    await expect(
      page
        .locator('[data-announced="alert"]')
        .filter({ hasText: 'bild.png kan inte läsas längre.' }),
    ).toBeVisible();
    await expect(page.getByText(unknown)).toHaveCount(0);
    await expect(reply.chosen).toContainText(['kvitto.pdf']);
    await expect(reply.sendButton).toHaveAccessibleDescription('Bifoga igen eller fortsätt utan.');
    await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
    await expect(reply.sendButton).toBeFocused();
    await reply.sendButton.click();
    await expect(page.locator('[data-announced="status"]').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['kvitto.pdf']]);
  },
);
