import type { Page } from '@playwright/test';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { openShop } from './support/openShop.ts';
import type { Sandbox } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

/* Tests the sandbox's stand-in for the payment company from a bare shop, without the portal. */

const signesCase = { reference: '47130040118', amount: 2167 };
const shopOf = (page: Page, sandbox: Sandbox) =>
  openShop(page, sandbox, customers.signe, signesCase);

test('a payment is asked for, declined, tried again and made once, and the shop is told once', async ({
  page,
  sandbox,
}) => {
  const { open, frame, told, paymentId } = await shopOf(page, sandbox);
  await open();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Betalning');
  const number = frame.getByRole('textbox', { name: 'Telefonnummer för Swish' });
  for (const fact of ['Trafikfonden', '2 167 kr', '4713004011833']) {
    await expect(frame.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }

  // By keyboard only; focus is never lost.
  await number.focus();
  await page.keyboard.type('08-123 45');
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(
    'Ange ett svenskt mobilnummer, till exempel 070-123 45 67.',
  );
  await number.fill('+46 70 123 45 67');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Väntar på Swish' })).toBeFocused();
  await frame.getByRole('button', { name: 'Neka' }).press('Enter');
  await expect(frame.getByRole('heading', { name: 'Betalningen nekades' })).toBeFocused();
  await frame.getByRole('button', { name: 'Betala' }).press('Enter');
  await frame.getByRole('button', { name: 'Godkänn' }).dblclick();
  await expect(frame.getByRole('heading', { name: 'Betalningen är gjord' })).toBeFocused();

  await expect.poll(told).toEqual([`payment-completed ${paymentId}`]);
  const paid = (await sandbox.payments()).find((payment) => payment.paymentId === paymentId);
  expect(paid?.captures.map(({ amount }) => amount)).toEqual([2167]);
});

test('every outcome of a try has its text, and the frame is as high as its content', async ({
  page,
  sandbox,
}) => {
  const { open, frame, told } = await shopOf(page, sandbox);
  await page.setViewportSize({ width: 320, height: 900 });
  await open();
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  const cut = () =>
    frame.locator('html').evaluate((element) => element.scrollHeight - element.clientHeight);
  const look = async () => {
    await expect.poll(cut).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  };
  await frame.getByRole('textbox').fill('070-123 45 67');
  await look();
  for (const [button, said] of [
    ['Tekniskt fel', 'Något gick fel i Swish'],
    ['Låt tiden gå ut', 'Tiden gick ut'],
  ] as const) {
    const before = await height();
    await frame.getByRole('button', { name: 'Betala' }).click();
    await expect.poll(height).toBeGreaterThan(before);
    await look();
    await frame.getByRole('button', { name: button }).click();
    await expect(frame.getByRole('heading', { name: said })).toBeVisible();
    await expect(frame.getByText('Inga pengar har dragits.')).toBeVisible();
    await look();
  }
  expect(await told()).toEqual([]);
});

test('a cancelled payment ends in the frame, and an old page redirects nobody', async ({
  page,
  sandbox,
}) => {
  const { open, frame, told, paymentId } = await shopOf(page, sandbox);
  await open();
  await frame.getByRole('textbox').fill('070-123 45 67');
  await frame.getByRole('button', { name: 'Betala' }).click();
  await frame.getByRole('button', { name: 'Avbryt' }).click();
  await expect.poll(told).toEqual([`payment-cancelled ${paymentId}`]);

  await page.reload();
  await open();
  await expect(frame.getByRole('heading', { name: 'Betalningen är avbruten' })).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
  expect(await told()).toEqual([]);
});

test('what happens on the phone shows in the waiting frame, and in one that opens later', async ({
  page,
  sandbox,
}) => {
  const { open, frame, told, paymentId } = await shopOf(page, sandbox);
  await open();
  await frame.getByRole('textbox').fill('070-123 45 67');
  await frame.getByRole('button', { name: 'Betala' }).click();
  await expect(frame.getByRole('heading', { name: 'Väntar på Swish' })).toBeVisible();
  await sandbox.swish(paymentId, 'approve');
  await expect(frame.getByRole('heading', { name: 'Betalningen är gjord' })).toBeVisible();
  await expect(frame.getByRole('status')).toHaveText(/^Betalningen är gjord\./u);
  await expect.poll(told).toEqual([`payment-completed ${paymentId}`]);

  await sandbox.confirmPayment(paymentId);
  await page.reload();
  await open();
  await expect.poll(told).toEqual([`payment-completed ${paymentId}`]);
});

test('a tab whose payment has been made elsewhere says so instead of taking it again', async ({
  page,
  sandbox,
}) => {
  const { open, frame, paymentId } = await shopOf(page, sandbox);
  await open();
  await frame.getByRole('textbox').fill('070-123 45 67');
  await sandbox.swish(paymentId, 'approve');
  await frame.getByRole('button', { name: 'Betala' }).click();
  await expect(frame.getByRole('heading', { name: 'Betalningen är gjord' })).toBeVisible();
});

test('Swish on this device leaves the page and leads back to the checkout’s address', async ({
  page,
  sandbox,
}) => {
  const { open, frame, told, paymentId } = await shopOf(page, sandbox);
  await open();
  await frame.getByRole('textbox').fill('070-123 45 67');
  await frame.getByRole('button', { name: 'Betala' }).click();
  await frame.getByRole('link', { name: 'Öppna Swish på den här enheten' }).click();
  await expect(page).toHaveTitle('Swish – Provmiljö');
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(page.getByText('Vill du betala?')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Godkänn' }).dblclick();
  await page.waitForURL(`**/krav/betala/${paymentId}?paymentId=${paymentId}`);
  await open();
  await expect.poll(told).toEqual([`payment-completed ${paymentId}`]);
  const paid = (await sandbox.payments()).find((payment) => payment.paymentId === paymentId);
  expect(paid?.captures).toHaveLength(1);

  // Back leads to the previous page, not into Swish.
  await page.goBack();
  await expect(page).toHaveTitle('Butik');
});

test('after a lost answer the frame asks for the outcome', async ({
  page,
  sandbox,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/u);
  const { open, frame, told, paymentId } = await shopOf(page, sandbox);
  await open();
  await page.route(/\/(?:request|phone)\?/u, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await frame.getByRole('textbox').fill('070-123 45 67');
  await frame.getByRole('button', { name: 'Betala' }).click();
  await expect(frame.getByRole('heading', { name: 'Väntar på Swish' })).toBeVisible();
  await frame.getByRole('button', { name: 'Godkänn' }).click();
  await expect(frame.getByRole('heading', { name: 'Betalningen är gjord' })).toBeVisible();
  await expect.poll(told).toEqual([`payment-completed ${paymentId}`]);
});

test('the sandbox page moves a payment to its next state', async ({ page, sandbox }) => {
  const { paymentId } = await shopOf(page, sandbox);
  await page.goto('/sandbox/betalningar');
  const list = page.getByRole('list', { name: 'Betalningar' });
  const payment = list.getByRole('listitem').filter({ hasText: 'Signe Hallberg: 2 167 kr' });
  await expect(payment.getByText('Påbörjad. Inga pengar har dragits.')).toBeVisible();
  await page
    .getByRole('switch', { name: 'Betalföretaget skickar sina besked av sig självt' })
    .click();
  for (const [button, after] of [
    ['Godkänn i Swish', 'Betald i Swish. Betalföretaget har inte skickat något besked.'],
    ['Skicka beskedet nu', 'Betald, och Trafikfonden vet om det. Den väntar på att bokföras.'],
    ['Bokför betalningen', 'Betald och bokförd.'],
  ] as const) {
    await payment
      .getByRole('button', { name: `${button} Signe Hallberg: 2 167 kr` })
      .press('Enter');
    await expect(payment.getByText(after)).toBeVisible();
    await expect(payment.getByRole('heading')).toBeFocused();
  }
  const booked = (await sandbox.payments()).find((each) => each.paymentId === paymentId);
  expect(booked?.status).toBe('confirmed');
  await expect(list.getByRole('listitem').filter({ hasText: 'Anton Fjellner' })).toHaveCount(2);
});
