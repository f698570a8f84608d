import type { Page } from '@playwright/test';

import { openShop } from './support/openShop.ts';
import type { Sandbox } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

/* Tests the sandbox's stand-in for the payment company from a bare shop, without the portal. */

const signesCase = { reference: '47130040118', amount: 2167 };
const shopOf = (page: Page, sandbox: Sandbox) =>
  openShop(page, sandbox, customers.signe, signesCase);

test('the script refuses to open without a key, a payment or a place, and names what is missing', async ({
  page,
  sandbox,
}) => {
  const { open } = await shopOf(page, sandbox);
  await expect(open({ checkoutKey: '' })).rejects.toThrow('needs a checkoutKey and a paymentId');
  await expect(open({ paymentId: '' })).rejects.toThrow('needs a checkoutKey and a paymentId');
  await expect(open({ containerId: 'hylla' })).rejects.toThrow('no element with the id hylla');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a wrong key or an unknown payment shows no payment, says so, and tells the developer', async ({
  page,
  sandbox,
  expectedErrors,
}) => {
  expectedErrors.push(/Dibs\.Checkout/u, /status of 40[14]/u);
  const { open, frame } = await shopOf(page, sandbox);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open({ checkoutKey: 'live-checkout-key' });
  await expect(frame.getByRole('heading', { name: 'Betalningen kan inte visas' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Betala' })).toBeHidden();
  await expect.poll(() => logged.join(' ')).toContain('Is the checkoutKey right?');

  await page.reload();
  await open({ paymentId: '0'.repeat(32) });
  await expect(frame.getByRole('heading', { name: 'Betalningen kan inte visas' })).toBeVisible();
});

test('only messages from the frame’s own origin and window are accepted', async ({
  page,
  sandbox,
}) => {
  const { open, frame, told } = await shopOf(page, sandbox);
  await open();
  await expect(frame.getByRole('textbox')).toBeVisible();
  const lie = { from: 'sandbox-checkout', name: 'payment-completed' };
  // Sent by the page itself, by another frame of the same origin, and by the frame's window for a foreign origin.
  await page.evaluate(async (message) => {
    globalThis.postMessage(message, '*');
    const other = document.body.appendChild(document.createElement('iframe'));
    other.contentWindow?.parent.postMessage(message, '*');
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    const foreign = { data: message, origin: 'https://evil.example', source };
    globalThis.dispatchEvent(new MessageEvent('message', foreign));
    const sibling = { data: message, origin: location.origin, source: other.contentWindow };
    globalThis.dispatchEvent(new MessageEvent('message', sibling));
    // Messages keep their order, so the others have arrived before this one.
    await new Promise((resolve) => {
      globalThis.addEventListener('message', ({ data }) => data === 'last' && resolve(null));
      globalThis.postMessage('last', '*');
    });
    other.remove();
  }, lie);
  expect(await told()).toEqual([]);
  await frame.getByRole('textbox').fill('070-123 45 67');
  await frame.getByRole('button', { name: 'Betala' }).click();
  await expect(frame.getByRole('heading', { name: 'Väntar på Swish' })).toBeVisible();
});

test('the shop chooses theme and language, and hears nothing after it has unsubscribed', async ({
  page,
  sandbox,
}) => {
  const { open, frame, told } = await shopOf(page, sandbox);
  await open({ language: 'en-GB', theme: { textColor: 'rgb(1, 2, 3)', linkColor: 'no colour' } });
  await expect(frame.getByRole('heading', { name: 'Betala med Swish' })).toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  );
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Payment');

  await frame.getByRole('textbox').fill('070-123 45 67');
  await frame.getByRole('button', { name: 'Betala' }).click();
  // An invalid colour is ignored.
  const link = frame.getByRole('link', { name: 'Öppna Swish på den här enheten' });
  await expect(link).toHaveCSS('color', 'rgb(14, 74, 71)');

  await page.evaluate(() => {
    globalThis.checkout.cleanup();
  });
  await frame.getByRole('button', { name: 'Godkänn' }).click();
  await expect(frame.getByRole('heading', { name: 'Betalningen är gjord' })).toBeVisible();
  expect(await told()).toEqual([]);
});
