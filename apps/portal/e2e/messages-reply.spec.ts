import type { Locator, Page } from '@playwright/test';

import { ReplyForm } from './pages/ReplyForm.ts';
import { chosenFile } from './support/fileContent.ts';
import { expectAccessible } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { expectJoined } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { sentMessages } from './support/sentMessages.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const sent = 'Ditt svar är skickat';
const tooShort = 'Vänligen ange meddelande / fråga';
const forbidden = 'Meddelandet innehåller otillåtna tecken';
const messagesPage = { title: /^Meddelanden – Mina sidor$/u, heading: 'Meddelanden' };

test(
  'a reply shows what is wrong when focus leaves the field, and counts characters as they are sent',
  { tag: ['@V01', '@V02', '@V03', '@V04', '@V05', '@M09', '@M10'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await expectJoined(sandbox);
    await reply.open('Skada');
    await expect(reply.sendButton).toHaveAccessibleDescription('Skriv ett svar först.');
    const leave = () => reply.field.blur();

    await reply.field.fill(' abcd ');
    await expect(page.getByText(tooShort)).toHaveCount(1);
    await expect(reply.field).not.toHaveAccessibleDescription(new RegExp(tooShort, 'u'));
    await leave();
    await expect(reply.field).toHaveAccessibleDescription(new RegExp(tooShort, 'u'));
    await expect(reply.field).toHaveAttribute('aria-invalid', 'true');
    await reply.field.fill('');
    await leave();
    await expect(reply.field).toHaveAccessibleDescription(new RegExp(tooShort, 'u'));
    await reply.field.fill('Ett hjärta <3 från mig');
    await expect(reply.field).toHaveAccessibleDescription(new RegExp(forbidden, 'u'));
    await expect(reply.sendButton).toHaveAttribute('aria-disabled', 'true');

    await expect(reply.field).toHaveAccessibleDescription(/otillåtna tecken: <$/u);
    await reply.sendButton.press('Enter');
    await expect(reply.field).toBeFocused();

    // A message that arrives above the field does not move it.
    const before = await reply.field.boundingBox();
    await new Provider(sandbox).replyAbout(customers.maja, 'damage', 'Rad för rad.\n'.repeat(12));
    await expect(page.getByRole('article').filter({ hasText: 'Rad för rad.' })).toBeVisible();
    const after = await reply.field.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);

    await reply.field.fill('a'.repeat(4001));
    await expect(reply.sendButton).toHaveAttribute('aria-disabled', 'true');
    await expect(reply.field).toHaveAccessibleDescription(/1 tecken för mycket/u);
    await reply.field.fill(`${'a'.repeat(3996)}\n…`);
    await expect(page.getByText(`4${nbsp}000 av 4${nbsp}000 tecken`)).toBeVisible();
    await reply.sendButton.click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    const stored = await sentMessages(sandbox, customers.maja, `${'a'.repeat(3996)}\n...`);
    expect(stored).toEqual([[]]);
  },
);

test(
  'a reply names each refused file and why, keeps the good ones and sends them',
  { tag: ['@A01', '@A02', '@A03', '@A04', '@A05', '@A06', '@A07', '@A08', '@A09', '@A10', '@A13'] },
  async ({ page, sandbox, openAs, announcements }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    const text = 'Här kommer filerna.';
    await reply.field.fill(text);
    const long = 'x'.repeat(101);
    await choose(page, [
      ['bild.PNG', 'image/png', 100],
      ['virus.exe', 'application/octet-stream', 10],
      ['inte-en-bild.png', 'application/pdf', 10],
      ['tom.pdf', 'application/pdf', 0],
      [`${long}.pdf`, 'application/pdf', 10],
      ['vad?.pdf', 'application/pdf', 10],
    ]);
    const faults = [
      'Du försökte bifoga en eller flera filer i ett format vi saknar stöd för: virus.exe, inte-en-bild.png',
      'Filer utan innehåll kan inte bifogas: tom.pdf',
      `Filnamn överskrider gränsen på max 100 tecken: ${long}.pdf`,
      'Filnamn innehåller otillåtna tecken: vad?.pdf',
    ];
    for (const fault of faults) {
      await expect(refusal(page, fault)).toHaveCount(1);
      await expect(reply.files).toHaveAccessibleDescription(new RegExp(literally(fault), 'u'));
    }
    await expect(reply.files).toHaveAttribute('aria-invalid', 'true');
    await expect(reply.chosen).toHaveCount(1);
    await expect(reply.sendButton).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(async () => (await announcements()).join(' ')).toContain(faults[1] ?? '');
    await page.getByRole('button', { name: 'Fortsätt utan filerna' }).click();
    await expect(reply.files).toBeFocused();

    await test.step('the same file, and another by its name', async () => {
      await choose(page, [
        ['bild.PNG', 'image/png', 100],
        ['bild.PNG', 'image/png', 101],
      ]);
      await expect(reply.chosen).toHaveCount(2);
      await expect(reply.files).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('as much as there is room for', async () => {
      const rest = 50 * 1_048_576 - 201;
      await choose(page, [['stor.pdf', 'application/pdf', rest + 1]]);
      const tooLarge = `Total filstorlek överskrider gränsen på 50${nbsp}MB: stor.pdf`;
      await expect(refusal(page, tooLarge)).toBeVisible();
      await reply.removeButton('bild.PNG').last().click();
      await expect(refusal(page, tooLarge)).toHaveCount(0);
      await choose(page, [['stor.pdf', 'application/pdf', rest + 1]]);
      await expect(reply.chosen).toHaveCount(2);
      await reply.removeButton('stor.pdf').click();
      await expect(reply.removeButton('bild.PNG')).toBeFocused();
    });

    await test.step('as many as there is room for', async () => {
      const more = Array.from(
        { length: 10 },
        (_, index) => [`${String(index)}.pdf`, 'application/pdf', 10] as const,
      );
      await choose(page, more);
      await expect(refusal(page, 'Max 10 filer kan bifogas per meddelande: 9.pdf')).toBeVisible();
      await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
    });
    await reply.sendButton.click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    await expect(reply.chosen).toHaveCount(0);
    const expected = [
      'bild.PNG',
      ...Array.from({ length: 9 }, (_, index) => `${String(index)}.pdf`),
    ];
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([expected]);
  },
);

test(
  'a keyboard user writes, attaches, removes and sends, and hears each event once',
  { tag: ['@M07', '@M08', '@M09', '@U08'] },
  async ({ page, sandbox, openAs, announcements }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await tabTo(page, page.getByRole('button', { name: /^Skada/u }));
    await page.keyboard.press('Enter');
    await tabTo(page, reply.field);
    await page.keyboard.type('Hej igen!');
    await reply.attach({ name: 'kvitto.pdf', size: 2000 }, { name: 'bild.png', size: 2000 });
    await tabTo(page, reply.removeButton('bild.png'));
    await page.keyboard.press('Enter');
    await expect(reply.removeButton('kvitto.pdf')).toBeFocused();
    await tabTo(page, reply.sendButton);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    await expect(reply.sendButton).toBeFocused();
    await expect(page).toHaveTitle('Meddelanden – Mina sidor');
    expect(await sentMessages(sandbox, customers.maja, 'Hej igen!')).toEqual([['kvitto.pdf']]);
    const said = await announcements();
    expect(said.filter((words) => words === '2 filer är tillagda. 2 av 10 filer.').length).toBe(1);
    expect(said.filter((words) => words === 'bild.png är borttagen. 1 av 10 filer.').length).toBe(
      1,
    );
    // The customer's own message is not announced as new.
    expect(said.join(' ')).not.toContain('Nytt meddelande');
  },
);

test(
  'a reply is accessible in each of its states',
  { tag: ['@Z16', '@Z17'] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u, /status of 500/u);
    const path = '**/api/Communication/PostMessageToConversation';
    page.on('dialog', (dialog) => void dialog.accept());
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill('Ett hjärta <3');
    await choose(page, [[`${'lång-'.repeat(25)}.exe`, '', 10]]);
    await expectAccessible(page, {
      ...messagesPage,
      shows: () => expect(page.getByText(forbidden)).toBeVisible(),
    });

    await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
    await reply.field.fill('Tack för hjälpen!');
    await reply.attach({ name: `${'lång-'.repeat(19)}.pdf`, size: 2000 });
    await page.route(path, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await reply.sendButton.click();
    await expectAccessible(page, {
      ...messagesPage,
      shows: () => expect(page.getByText('Meddelandet kunde tyvärr inte tas emot.')).toBeVisible(),
    });

    await page.route(path, (route) => route.abort(), { times: 1 });
    await reply.sendButton.click();
    await expectAccessible(page, {
      ...messagesPage,
      shows: () => expect(reply.sendAgainButton).toBeVisible(),
    });

    await page.reload();
    await reply.open('Skada');
    await expectAccessible(page, {
      ...messagesPage,
      shows: () => expect(page.getByText(/^Bifoga samma filer för att/u)).toBeVisible(),
    });
    await page.getByRole('button', { name: 'Ändra texten' }).click();
    await expectAccessible(page, {
      ...messagesPage,
      only: 'narrow',
      shows: () => expect(page.getByText('Dina filer finns inte kvar')).toBeVisible(),
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

/** The error at the files, not its announcement. */
function refusal(page: Page, words: string): Locator {
  return page.getByRole('paragraph').filter({ hasText: words });
}

function literally(words: string): string {
  return words.replaceAll(/[?.]/gu, String.raw`\$&`);
}
