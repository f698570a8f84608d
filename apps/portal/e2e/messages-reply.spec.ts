import type { Page } from '@playwright/test';

import { ReplyForm } from './pages/ReplyForm.ts';
import { chosenFile } from './support/fileContent.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const forbidden = 'Meddelandet innehåller otillåtna tecken';
const messagesPage = { title: /^Meddelanden – Mina sidor$/u, heading: 'Meddelanden' };

test(
  'a reply with a long file name is accessible, before it is sent and when a reload has lost the file',
  { tag: ['@Z16', '@Z17'] },
  async ({ page, openAs }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill('Ett hjärta <3');
    await choose(page, [[`${'lång-'.repeat(25)}.exe`, '', 10]]);
    await expectAccessible(page, {
      ...messagesPage,
      shows: () => expect(page.getByRole('main').getByText(forbidden)).toBeVisible(),
    });

    await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
    await reply.field.fill('Tack för hjälpen!');
    await reply.attach({ name: `${'lång-'.repeat(19)}.pdf`, size: 2000 });
    await page.reload();
    await reply.open('Skada');
    await expectAccessible(page, {
      ...messagesPage,
      shows: () =>
        expect(
          page.getByRole('main').getByText('Det du har bifogat finns inte kvar'),
        ).toBeVisible(),
    });
  },
);

/** Chooses these files at once, with the given sizes. */
async function choose(
  page: Page,
  files: readonly (readonly [name: string, type: string, size: number])[],
): Promise<void> {
  const withStarts = files.map(([name, type, size]) => {
    const start = chosenFile(name).buffer.subarray(0, size);
    return { name, type, start: [...start], rest: size - start.length };
  });
  await page.getByLabel('Bifoga filer').evaluate((field, chosen) => {
    if (!(field instanceof HTMLInputElement)) throw new TypeError('not a field');
    const transfer = new DataTransfer();
    for (const { name, type, start, rest } of chosen) {
      const parts = [new Uint8Array(start), new Uint8Array(rest)];
      transfer.items.add(new File(parts, name, { type, lastModified: 1 }));
    }
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, withStarts);
}
