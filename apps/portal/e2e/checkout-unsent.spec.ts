import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ReplyForm } from './pages/ReplyForm.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { type ExpectedPayment, expectLedger } from './support/ledger.ts';
import { customers, expect, test } from './support/test.ts';

const text = 'Här kommer kvittot från verkstaden.';
const receipt = { name: 'kvitto.pdf', size: 2000 };
const payCase = { name: 'Betala 4 350 kr med Swish' };
const opened: ExpectedPayment = {
  references: ['47110023918'],
  amount: 4350,
  status: 'initialized',
  taken: 0,
};

test(
  'a customer who pays with chosen files is told before the payment that they are lost, and may stay with all of it',
  { tag: ['@Z15', '@Z02', '@Z19'] },
  async ({ page, openAs, sandbox }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const shell = new Shell(page);
    const reply = new ReplyForm(page);
    const checkout = new CheckoutPage(page);
    const pay = page.getByRole('button', payCase);
    const question = page.getByRole('dialog', { name: 'Ditt meddelande är inte skickat' });
    await openAs(customers.maja, '/meddelanden');
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(receipt);
    await shell.item('Krav').click();
    const leaving = page.getByRole('dialog', { name: 'Det du har bifogat är inte skickat' });
    await expect(leaving).toContainText('Om du betalar, loggar ut, laddar om');
    await leaving.getByRole('button', { name: 'Lämna sidan' }).click();
    await page
      .getByRole('link')
      .filter({ hasText: /^47110023918$/u })
      .click();

    await test.step('stays', async () => {
      await pay.click();
      await expect(question).toContainText('följer inte med till betalningen');
      await expect(question).toBeFocused();
      await question.getByRole('button', { name: 'Stanna kvar' }).press('Enter');
      await expect(question).toHaveCount(0);
      await expect(pay).toBeFocused();
      await expectLedger(sandbox, customers.maja, []);
      await shell.item('Meddelanden').click();
      await expect(reply.field).toHaveValue(text);
      await expect(reply.chosen).toContainText(['kvitto.pdf']);
    });

    await test.step('is asked about the whole debt too, goes on, and is not asked by the browser again', async () => {
      await shell.item('Krav').click();
      await leaving.getByRole('button', { name: 'Lämna sidan' }).click();
      await page
        .getByRole('button', { name: /^Betala .* med Swish$/u })
        .first()
        .click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await page
        .getByRole('link')
        .filter({ hasText: /^47110023918$/u })
        .click();
      await pay.click();
      await question.getByRole('button', { name: 'Gå till betalningen' }).click();
      await expect(checkout.phoneNumber).toBeVisible();
      expect(asked).toEqual([]);
      await expectLedger(sandbox, customers.maja, [opened]);
    });

    await test.step('finds the text again, and which file to attach', async () => {
      await shell.item('Meddelanden').click();
      await reply.open('Skada');
      await expect(reply.field).toHaveValue(text);
      await expect(page.getByRole('main').getByText('Bifoga igen: kvitto.pdf.')).toBeVisible();
    });
  },
);

test(
  'a customer who is asked about chosen files while the case is paid in another tab is no longer asked, and pays once',
  { tag: ['@Z15', '@Z27'] },
  async ({ page, context, openAs, sandbox }) => {
    const reply = new ReplyForm(page);
    const question = page.getByRole('dialog', { name: 'Ditt meddelande är inte skickat' });
    const other = await context.newPage();
    const checkout = new CheckoutPage(other);
    await openAs(customers.maja, '/meddelanden');
    await reply.open('Skada');
    await reply.attach(receipt);
    await new Shell(page).item('Krav').click();
    await page.getByRole('button', { name: 'Lämna sidan' }).click();
    await page
      .getByRole('link')
      .filter({ hasText: /^47110023918$/u })
      .click();
    await page.getByRole('button', payCase).click();
    await expect(question).toBeVisible();

    await other.goto('/krav/47110023918');
    await other.getByRole('button', payCase).click();
    await checkout.requestPayment();
    await checkout.swish('Godkänn').click();
    await expect(checkout.thanks).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', payCase)).toHaveCount(0);
    await expect(page.getByText('Betalning bearbetas').first()).toBeVisible();
    await expectLedger(sandbox, customers.maja, [{ ...opened, status: 'created', taken: 4350 }]);
  },
);

test(
  'a customer who stops the browser from opening the payment gets a way to it and a way back',
  { tag: ['@Z19', '@P12'] },
  async ({ page, openAs, sandbox }) => {
    page.on('dialog', (dialog) => void dialog.dismiss());
    const checkout = new CheckoutPage(page);
    const pay = page.getByRole('button', payCase);
    const stopped = page.getByRole('heading', { level: 1, name: 'Betalningen har inte öppnats' });
    await page.clock.install();
    await openAs(customers.maja, '/krav/47110023918');
    await expect(pay).toBeVisible();
    await page.evaluate(() => {
      addEventListener('beforeunload', (event) => event.preventDefault());
    });
    const isAsked = page.waitForEvent('dialog');
    await pay.click();
    await isAsked;
    await expect(page).toHaveURL(/\/krav\/betala\/[0-9a-f]+$/u);
    await page.clock.fastForward(6000);
    await expect(stopped).toBeFocused();
    await expectAccessible(page, {
      title: /^Betalningen har inte öppnats –/u,
      heading: 'Betalningen har inte öppnats',
      shows: () => expect(stopped).toBeVisible(),
    });
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByRole('link', { name: 'Tillbaka till krav' }).click();
    await expect(page).toHaveURL('/krav');
    await expect(page.getByRole('heading', { level: 1, name: 'Krav' })).toBeFocused();

    await page.goBack();
    await page.clock.fastForward(6000);
    await expect(stopped).toBeFocused();
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Öppna betalningen' }).click();
    await expect(checkout.phoneNumber).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '47110023918' })).toBeVisible();
    await expectLedger(sandbox, customers.maja, [opened]);
  },
);
