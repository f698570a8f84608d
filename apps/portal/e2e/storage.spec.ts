import type { Page } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { ReplyForm } from './pages/ReplyForm.ts';
import { Shell } from './pages/Shell.ts';
import { expectLedger } from './support/ledger.ts';
import type { Sandbox } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

const text = 'Här kommer kvittot från verkstaden.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A browser that forbids storage. */
function forbidStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Pays once from the list of claims, and returns by the browser's Back button. */
async function pay(page: Page, sandbox: Sandbox): Promise<void> {
  const checkout = new CheckoutPage(page);
  await page
    .getByRole('link')
    .filter({ hasText: /^47110023918$/u })
    .click();
  await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
  await checkout.pay();
  await expect(checkout.thanks).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Betalning bearbetas').first()).toBeVisible();
  await page.goForward();
  await expect(checkout.thanks).toBeVisible();
  await expectLedger(sandbox, customers.maja, [
    { references: ['47110023918'], amount: 4350, status: 'created', taken: 4350 },
  ]);
}

/** Writes, visits another page and returns. Expects a question before a reload loses the text. */
async function write(page: Page): Promise<void> {
  const shell = new Shell(page);
  const reply = new ReplyForm(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await shell.item('Meddelanden').click();
  await reply.open('Skada');
  await reply.field.fill(text);
  await shell.item('Översikt').click();
  await expect(heading(page, 'Hej Maja')).toBeVisible();
  await shell.item('Meddelanden').click();
  await expect(reply.field).toHaveValue(text);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(reply.field).toHaveValue(text);
}

async function logOut(page: Page): Promise<void> {
  await new Shell(page).logOut.click();
  await expect(heading(page, 'Du är utloggad')).toBeFocused();
  await expect(page.getByText(text)).toHaveCount(0);
}

test(
  'a customer whose browser forbids storage can log in, pay, write and log out',
  { tag: ['@R17', '@Z02', '@Z15', '@P08'] },
  async ({ page, sandbox }) => {
    await page.addInitScript(forbidStorage);
    await page.goto('/krav');
    await expect(page).toHaveURL('/loggain');
    await new LoginPage(page).startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page).toHaveURL('/krav');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await pay(page, sandbox);
    await write(page);
    await logOut(page);
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await new LoginPage(page).consent.check();
    await new DummyLogin(page).logIn(customers.maja.personalNumber);
    await expect(heading(page, 'Hej Maja')).toBeVisible();
    await new Shell(page).item('Meddelanden').click();
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await expect(reply.field).toHaveValue(text);
    expect(await sandbox.errorReports()).toEqual([]);
  },
);

test(
  'the information about cookies names everything that the browser stores',
  { tag: ['@L06', '@N14'] },
  async ({ page, openAs }) => {
    const storedNames = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    await page.goto('/krav');
    await expect(new LoginPage(page).startButton).toBeVisible();
    const beforeLogin = await storedNames();
    await openAs(customers.maja, '/krav');
    await page.getByRole('tab', { name: /^Avslutade/u }).click();
    await page.getByRole('tab', { name: /^Aktiva/u }).click();
    const shell = new Shell(page);
    await shell.item('Meddelanden').click();
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await shell.footer.getByRole('link', { name: 'Beställ registerutdrag' }).click();
    await page.getByRole('textbox', { name: 'E-postadress' }).fill('maja@example.se');
    await shell.item('Krav').click();
    await page
      .getByRole('link')
      .filter({ hasText: /^47110023918$/u })
      .click();
    const payButton = page.getByRole('button', { name: 'Betala 4 350 kr med Swish' });
    await payButton.click();
    await expect(new CheckoutPage(page).payButton).toBeVisible();
    await page.goBack();
    // Until then, the footer is that of the checkout's document, which is about to go.
    await expect(payButton).toBeVisible();
    await shell.footer.getByRole('button', { name: 'Om kakor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Om kakor' });
    const stored = new Set([...beforeLogin, ...(await storedNames())]);
    const saidOf = {
      callsAhead: 'Vilka sidor du kan öppna',
      drafts: 'Det du skriver till oss',
      extractContact: 'Din e-postadress och ditt mobilnummer i en beställning',
      lastAction: 'När du senast gjorde något',
      listSettings: 'Hur du har sorterat och filtrerat listor',
      payments: 'Vad du har betalat',
      rememberedPath: 'Sidan du ville till före inloggningen',
    };
    expect([...stored].toSorted()).toEqual(Object.keys(saidOf));
    await dialog.getByText('Det här sparas i din webbläsare').click();
    for (const words of Object.values(saidOf)) {
      await expect(dialog.getByText(words)).toBeVisible();
    }
  },
);
