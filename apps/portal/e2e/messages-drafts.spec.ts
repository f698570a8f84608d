import { ReplyForm } from './pages/ReplyForm.ts';
import { customers, expect, test } from './support/test.ts';

const text = 'Här kommer kvittot från verkstaden.';
const receipt = { name: 'kvitto.pdf', size: 2000 };
const question = 'Det du har bifogat är inte skickat';

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
      await expect(dialog).toBeFocused();
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
      await expect(page.getByRole('main').getByText('Bifoga igen: kvitto.pdf.')).toBeVisible();
      await reply.attach(receipt);
      await expect(page.getByText('Bifoga igen: kvitto.pdf.')).toHaveCount(0);
      await expect(reply.sendButton).not.toHaveAttribute('aria-disabled', 'true');
      await reply.removeButton('kvitto.pdf').click();
      await page.reload();
      expect(asked.length).toBe(1);
    });
  },
);
