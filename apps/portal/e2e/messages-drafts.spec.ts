import { ReplyForm } from './pages/ReplyForm.ts';
import { expectAccessible } from './support/accessible.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const text = 'Här kommer kvittot från verkstaden.';
const receipt = { name: 'kvitto.pdf', size: 2000 };
const question = 'Dina filer är inte skickade';

test(
  'a customer who leaves chosen files is asked first, keeps them inside the portal, and never loses the text',
  { tag: ['@Z15', '@M10', '@Z02'] },
  async ({ page, openAs }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    const dialog = page.getByRole('dialog', { name: question });
    const overview = page.getByRole('link', { name: 'Översikt' }).first();
    await reply.open('Skada');

    await test.step('text alone is kept without a question', async () => {
      await reply.field.fill(text);
      await overview.click();
      await expect(page).toHaveURL('/oversikt');
      await page.goBack();
      await expect(reply.field).toHaveValue(text);
    });

    await test.step('stays by keyboard, with focus where it was', async () => {
      await reply.attach(receipt);
      await overview.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('Text och filer ligger kvar om du går till en annan sida');
      await expect(dialog.getByRole('button', { name: 'Stanna kvar' })).toBeFocused();
      await expectAccessible(page, {
        title: /^Meddelanden – Mina sidor$/u,
        heading: null,
        shows: () => expect(dialog).toBeVisible(),
      });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(overview).toBeFocused();
      await expect(page).toHaveURL('/meddelanden');
      await page.goForward();
      await dialog.getByRole('button', { name: 'Stanna kvar' }).click();
      await expect(page).toHaveURL('/meddelanden');
    });

    await test.step('leaves and finds text and files again', async () => {
      await overview.click();
      await dialog.getByRole('button', { name: 'Lämna sidan' }).click();
      await expect(page).toHaveURL('/oversikt');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page
        .getByRole('link', { name: /^Meddelanden/u })
        .first()
        .click();
      await expect(reply.field).toHaveValue(text);
      await expect(reply.chosen).toContainText(['kvitto.pdf']);
    });

    await test.step('a reload is asked about by the browser, and takes the files alone', async () => {
      expect(asked).toEqual([]);
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      await reply.open('Skada');
      await expect(reply.field).toHaveValue(text);
      await expect(page.getByText('Bifoga igen: kvitto.pdf.')).toBeVisible();
      await reply.attach(receipt);
      await expect(page.getByText('Bifoga igen: kvitto.pdf.')).toHaveCount(0);
      await expect(reply.sendButton).not.toHaveAttribute('aria-disabled', 'true');
      await reply.removeButton('kvitto.pdf').click();
      await page.reload();
      expect(asked.length).toBe(1);
    });
  },
);

test(
  'a chosen log-out asks about chosen files; a forced log-out does not',
  { tag: ['@Z15', '@Z02'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    const dialog = page.getByRole('dialog', { name: question });
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(receipt);
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(dialog).toBeVisible();

    // The form is still open when the session has ended.
    await sandbox.expireSession(customers.maja.personalNumber, 'all');
    await new Provider(sandbox).replyAbout(customers.maja, 'damage', 'Hör av er.');
    await sandbox.closeHub(customers.maja.personalNumber);
    await dialog.getByRole('button', { name: 'Stanna kvar' }).click();
    await page.getByRole('button', { name: /^Trafikförsäkringsavgift/u }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(text)).toHaveCount(0);

    await openAs(customers.maja, '/meddelanden');
    await reply.open('Skada');
    await expect(reply.field).toHaveValue(text);
  },
);

test(
  'a reply in progress is untouched when the provider writes, and each window has its own',
  { tag: ['@M10', '@Z02'] },
  async ({ page, context, sandbox, openAs }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(receipt);
    await new Provider(sandbox).replyAbout(customers.maja, 'damage', 'Vi behöver ett kvitto.');
    await expect(page.getByText('Vi behöver ett kvitto.')).toBeVisible();
    await expect(reply.field).toHaveValue(text);
    await expect(reply.chosen).toContainText(['kvitto.pdf']);

    const other = await context.newPage();
    await other.goto(`${sandbox.url}/meddelanden`);
    const otherReply = new ReplyForm(other);
    await otherReply.open('Skada');
    await expect(otherReply.field).toHaveValue('');
    await otherReply.field.fill('Det här skriver jag i ett annat fönster.');
    await otherReply.sendButton.click();
    await expect(other.getByText('Ditt svar är skickat')).toBeVisible();
    await expect(page.getByText('Det här skriver jag i ett annat fönster.')).toBeVisible();
    await expect(reply.field).toHaveValue(text);
  },
);
