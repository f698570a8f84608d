import type { Locator } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { tabTo } from './support/keyboard.ts';
import { expectLedger } from './support/ledger.ts';
import { customers, expect, test } from './support/test.ts';

const ofCase = { references: ['47110023918'], amount: 4350 };
const payCase = { name: 'Betala 4 350 kr med Swish' };

test(
  'a customer gives up and then pays by keyboard alone, and is told where she is after every step',
  { tag: ['@Z03', '@Z04', '@P08'] },
  async ({ page, openAs, sandbox, announcements }) => {
    const checkout = new CheckoutPage(page);
    const swish = checkout.frame.getByRole('heading', { level: 2 });
    const press = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };
    const requestPayment = async () => {
      await tabTo(page, checkout.phoneNumber);
      await page.keyboard.type('0701234567');
      await page.keyboard.press('Enter');
      await expect(swish).toHaveText('Väntar på Swish');
      await expect(swish).toBeFocused();
    };
    await openAs(customers.maja, '/krav/47110023918');
    await press(page.getByRole('button', payCase));

    // The checkout is a new document, so the browser announces its title and starts at the top.
    await expect(checkout.phoneNumber).toBeVisible();
    await expect(page).toHaveTitle('Betala – Mina sidor');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Gå till innehåll' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await requestPayment();
    await press(checkout.swish('Avbryt'));

    await expect(checkout.cancelled).toBeFocused();
    await expect(page).toHaveTitle('Betalningen avbröts – Mina sidor');
    await expect.poll(announcements).toContain('Inga pengar har dragits för den här betalningen.');
    await press(checkout.tryAgain);

    await expect(page).toHaveTitle('Betala – Mina sidor');
    await expect(checkout.heading).toBeFocused();
    await requestPayment();
    await press(checkout.swish('Godkänn'));

    await expect(checkout.thanks).toBeFocused();
    await expect(checkout.thanks).toBeInViewport();
    await expect(page).toHaveTitle('Tack för din betalning – Mina sidor');
    await expect
      .poll(announcements)
      .toContain(
        'Betalningen bearbetas. Det kan ta till nästa vardag innan skulden minskar här. Du behöver inte göra något mer.',
      );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Kopiera Betalningsnummer' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skriv ut eller spara som PDF' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Till kravet' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Ärendedetaljer: 47110023918 – Mina sidor');
    await expectLedger(sandbox, customers.maja, [
      { ...ofCase, status: 'ended', taken: 0 },
      { ...ofCase, status: 'created', taken: 4350 },
    ]);
  },
);

test(
  'the payment frame shows a wrong number at its field, and announces the phone’s answer once without moving focus',
  { tag: ['@P06'] },
  async ({ page, openAs, sandbox }) => {
    const checkout = new CheckoutPage(page);
    const said = () => checkout.frame.locator('body').evaluate(() => globalThis.announced);
    const answerOnThePhone = async () => {
      const phone = await page.context().newPage();
      const address = await checkout.openSwishHere.getAttribute('href');
      await phone.goto(new URL(address ?? '', sandbox.url).href);
      await phone.getByRole('button', { name: 'Neka' }).click();
      await expect(phone.getByRole('button', { name: 'Neka' })).toBeHidden();
      await phone.close();
    };
    await openAs(customers.maja, '/krav/47110023918');
    await page.getByRole('button', payCase).click();
    await checkout.phoneNumber.fill('123');
    await checkout.phoneNumber.press('Enter');
    await expect(checkout.phoneNumber).toBeFocused();
    const problem = 'Ange ett svenskt mobilnummer, till exempel 070-123 45 67.';
    await expect(checkout.phoneNumber).toHaveAccessibleDescription(problem);
    await expect.poll(said).toEqual([problem]);

    const heading = checkout.frame.getByRole('heading', { level: 2 });
    const declined = 'Betalningen nekades. Inga pengar har dragits. Du kan försöka igen.';
    await checkout.requestPayment();
    await expect(heading).toBeFocused();
    await answerOnThePhone();
    await expect.poll(said).toEqual([problem, declined]);
    await expect(checkout.frame.getByRole('status')).toBeEmpty();

    await checkout.requestPayment();
    await checkout.openSwishHere.focus();
    await answerOnThePhone();
    await expect(heading).toHaveText('Betalningen nekades');
    await expect(heading).toBeFocused();
    expect(await said()).toEqual([problem, declined]);
  },
);
