import { ReplyForm } from './pages/ReplyForm.ts';
import { slowUploads } from './support/slowUploads.ts';
import { test } from './support/restartableSandbox.ts';
import { sentMessages } from './support/sentMessages.ts';
import { customers, expect } from './support/test.ts';

const text = 'Här kommer bilderna från verkstaden.';
const unknown = 'Vi vet inte om ditt meddelande kom fram';

test(
  'a server that restarts during an upload stores the files once',
  { tag: ['@Z10', '@Q25', '@M08'] },
  async ({ page, server, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    const setSpeed = await slowUploads(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach({ name: 'bild.png', size: 4_000_000 });
    await setSpeed(400_000);
    await reply.sendButton.click();
    await reply.expectPartlySent();
    await server.stop();
    await expect(
      page.locator('[data-announced="alert"]').filter({ hasText: unknown }),
    ).toBeVisible();
    await setSpeed('full');
    await reply.sendAgainButton.click();
    await expect(
      page.locator('[data-announced="alert"]').filter({ hasText: unknown }),
    ).toBeVisible();
    await expect(reply.field).toHaveValue(text);
    await expect(reply.chosen).toContainText(['bild.png']);

    await server.start();
    expect(await sentMessages(server.sandbox, customers.maja, text)).toEqual([]);
    await reply.sendAgainButton.click();
    await expect(page.getByRole('main').getByText('Ditt svar är skickat')).toBeVisible();
    expect(await sentMessages(server.sandbox, customers.maja, text)).toEqual([['bild.png']]);
  },
);

test(
  'the notice that there is no network stays readable above an open conversation',
  { tag: ['@Z14'] },
  async ({ page, context, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/meddelanden');
    await page.getByRole('button', { name: /^Trafikförsäkringsavgift/u }).click();
    await page.getByRole('textbox', { name: 'Svara' }).focus();
    await context.setOffline(true);
    const notice = page.locator('[data-announced]').getByText('Det du har skrivit finns kvar.');
    await expect(notice).toBeVisible();
    await page
      .getByRole('button', { name: 'Bifoga filer' })
      .evaluate((button) => button.scrollIntoView());
    const lineAbove = await notice.evaluate((text) => {
      const box = text.getBoundingClientRect();
      return document.elementFromPoint(box.x + 100, box.y - 10)?.textContent;
    });
    expect(lineAbove).toContain('Du är inte uppkopplad till internet');
    await context.setOffline(false);
  },
);
