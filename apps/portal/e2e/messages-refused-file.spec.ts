import { ReplyForm } from './pages/ReplyForm.ts';
import { chosenFile } from './support/fileContent.ts';
import { sentMessages } from './support/sentMessages.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;

test(
  'a file of another content than its name says is named, and everything that was written stays',
  { tag: ['@E12', '@M07'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 400/u);
    const text = 'Här kommer kvittot och en bild.';
    await openAs(maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    const picture = { ...chosenFile('bild.png'), buffer: Buffer.from('<script>alert(1)</script>') };
    await reply.files.setInputFiles([chosenFile('kvitto.pdf'), picture]);
    await reply.sendButton.click();

    const notice = page.getByRole('alert').filter({ hasText: 'Ditt meddelande skickades inte' });
    await expect(notice).toContainText(
      'Innehållet i bild.png stämmer inte med filtypen i namnet. Spara om filen i rätt format och välj den igen, eller fortsätt utan den.',
    );
    await expect(reply.field).toHaveValue(text);
    await expect(reply.chosen).toHaveText([/kvitto\.pdf/u]);
    expect(await sentMessages(sandbox, maja, text)).toEqual([]);

    // After it has been replaced by a file in the right format, everything is sent.
    await reply.files.setInputFiles([chosenFile('bild.png')]);
    await expect(notice).toHaveCount(0);
    await reply.sendButton.click();
    await expect(page.getByRole('status').filter({ hasText: 'skickat' })).toBeVisible();
    expect(await sentMessages(sandbox, maja, text)).toEqual([['kvitto.pdf', 'bild.png']]);
  },
);

test(
  'a name with invisible characters is refused before it is sent, and they are named',
  { tag: ['@A05', '@A09'] },
  async ({ page, openAs }) => {
    await openAs(maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill('Här kommer fakturan.');
    await reply.files.setInputFiles([chosenFile('faktura\u202Efdp.pdf')]);
    await expect(
      page.getByRole('paragraph').filter({
        hasText: 'Filnamn innehåller otillåtna osynliga tecken (U+202E)',
      }),
    ).toBeVisible();
    await expect(reply.chosen).toHaveCount(0);
    await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
    await expect(reply.field).toHaveValue('Här kommer fakturan.');
    await expect(reply.sendButton).toBeEnabled();
  },
);
