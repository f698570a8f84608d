import type { Page } from '@playwright/test';

import { LoginPage } from './pages/LoginPage.ts';
import { stopTimeHere, takeOverTime } from './support/fakeTime.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const androidPhone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

const thisDevice = 'BankID på denna enhet';
const otherDevice = 'BankID på annan enhet';

const startButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /BankID på|Starta/u });

/** Only touch points distinguish an iPad from a Macintosh. */
async function setTouchPoints(page: Page, count: number): Promise<void> {
  await page.addInitScript((points) => {
    Object.defineProperty(navigator, 'maxTouchPoints', { get: () => points });
  }, count);
}

const opened = (page: Page) =>
  page.getByRole('heading', { name: 'Öppna BankID på den här enheten' });

async function startAutostart(page: Page): Promise<void> {
  await new LoginPage(page).consent.check();
  await page.getByRole('button', { name: thisDevice }).click();
  await expect(opened(page)).toBeVisible();
}

test.describe('on an iPad, which reloads the page', () => {
  test.use({ userAgent: macintosh, viewport: { width: 1024, height: 844 } });

  test(
    'Z43: a customer opens BankID here, is led back to the browser that started it, and continues where she was',
    { tag: ['@L08', '@L09', '@L12', '@Q06', '@Z43'] },
    async ({ page, sandbox }) => {
      await setTouchPoints(page, 5);
      await page.goto('/loggain');
      await expect(startButtons(page)).toHaveText([thisDevice, otherDevice]);
      const calls = recordCalls(page);
      await startAutostart(page);
      await expect(opened(page)).toBeFocused();
      expect(calls[0]).toMatchObject({ method: 'GET', path: loginPaths.startAutostart });
      const steps = page.getByRole('list', { name: 'Inloggningens steg' }).getByRole('listitem');
      await expect(steps).toHaveText([
        /Steg 1 av 3 Öppna appen/u,
        /Steg 2 av 3 Legitimera dig/u,
        /Steg 3 av 3 Klart/u,
      ]);
      await expect(steps.first()).toHaveAttribute('aria-current', 'step');
      await expect(
        page.getByText('Gå tillbaka till den här sidan när du har legitimerat dig i appen.'),
      ).toHaveCount(0);
      await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toHaveCount(0);
      const href = await page
        .getByRole('link', { name: 'Öppna BankID-appen' })
        .getAttribute('href');
      expect(href).toMatch(/^bankid:\/\/\/\?autostarttoken=[\da-f-]{36}&redirect=/u);
      expect(href?.split('&redirect=')[1]).toBe(encodeURIComponent(`${sandbox.url}/loggain`));
      await sandbox.phone('complete', customers.maja.personalNumber);
      await page.goto('/loggain');
      await expect(page).toHaveURL('/oversikt');
    },
  );
});

test.describe('on a phone', () => {
  test.use({ userAgent: androidPhone, viewport: { width: 390, height: 844 } });

  test(
    'a customer may have BankID on another device, after consent, and does not wait for the next poll when she returns from the app',
    { tag: ['@L05', '@L08', '@L16', '@L24'] },
    async ({ page, sandbox }) => {
      const login = new LoginPage(page);
      await takeOverTime(page);
      await page.goto('/loggain');
      await expect(startButtons(page)).toHaveCount(2);
      const started = recordCalls(page);
      for (const button of [thisDevice, otherDevice]) {
        await page.getByRole('button', { name: button }).click();
        await expect(login.consent).toHaveAccessibleDescription(/^Du måste godkänna villkoren/u);
      }
      await login.consent.check();
      await page.getByRole('button', { name: otherDevice }).click();
      await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible();
      expect(started[0]?.path).toBe(loginPaths.startQr);
      await login.cancel.click();
      await expect(startButtons(page)).toHaveCount(2);
      await stopTimeHere(page);
      const calls = recordCalls(page);
      await startAutostart(page);
      await showPage(page, false);
      await sandbox.phone('sign');
      expect(countOf(calls, loginPaths.status)).toBe(0);

      await showPage(page, true);
      await expect(page.getByRole('heading', { name: 'Legitimera dig i appen' })).toBeVisible();
      expect(countOf(calls, loginPaths.status)).toBe(1);

      await showPage(page, false);
      await sandbox.phone('complete', customers.maja.personalNumber);
      await showPage(page, true);
      await expect(page).toHaveURL('/oversikt');
    },
  );
});

/** Hides or shows the page, as when a customer switches to another app and back. */
async function showPage(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}
