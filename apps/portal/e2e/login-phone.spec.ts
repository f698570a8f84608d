import type { Page } from '@playwright/test';

import { LoginPage } from './pages/LoginPage.ts';
import { stopTime, takeOverTime } from './support/fakeTime.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const onIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `${onIPhone} Version/18.5 Mobile/15E148 Safari/604.1`;
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

async function startAutostart(page: Page): Promise<void> {
  await new LoginPage(page).consent.check();
  await page.getByRole('button', { name: thisDevice }).click();
  await expect(
    page.getByRole('heading', { name: 'Öppna BankID på den här enheten' }),
  ).toBeFocused();
}

/** The address that the app gets; 'page' stands for the login page. */
const phone = { touchPoints: 5, width: 390 } as const;
const devices = [
  {
    ...phone,
    name: 'an iPhone, inside another app',
    userAgent: `${onIPhone} Mobile/15E148`,
    redirect: null,
  },
  { ...phone, name: 'an Android phone', userAgent: androidPhone, redirect: 'null' },
  { name: 'an iPad', userAgent: macintosh, touchPoints: 5, width: 1024, redirect: 'page' },
] as const;

for (const { name, userAgent, touchPoints, width, redirect } of devices) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent, viewport: { width, height: 844 } });

    test(
      'Z43: a customer opens BankID here and is led back to the browser that started it, or told to go back',
      { tag: ['@L08', '@L09', '@L12', '@Q06', '@Z43'] },
      async ({ page, sandbox }) => {
        await setTouchPoints(page, touchPoints);
        await page.goto('/loggain');
        await expect(startButtons(page)).toHaveText([thisDevice, otherDevice]);
        const calls = recordCalls(page);
        await startAutostart(page);

        expect(calls[0]).toMatchObject({ method: 'GET', path: loginPaths.startAutostart });
        const steps = page.getByRole('list', { name: 'Inloggningens steg' }).getByRole('listitem');
        await expect(steps).toHaveText([
          /Steg 1 av 3 Öppna appen/u,
          /Steg 2 av 3 Legitimera dig/u,
          /Steg 3 av 3 Klart/u,
        ]);
        await expect(steps.first()).toHaveAttribute('aria-current', 'step');
        const told = redirect === 'page' ? `${sandbox.url}/loggain` : redirect;
        await expect(
          page.getByText('Gå tillbaka till den här sidan när du har legitimerat dig i appen.'),
        ).toHaveCount(told === null ? 1 : 0);
        const href = await page
          .getByRole('link', { name: 'Öppna BankID-appen' })
          .getAttribute('href');
        expect(href).toMatch(/^bankid:\/\/\/\?autostarttoken=[\da-f-]{36}&redirect=/u);
        expect(href?.split('&redirect=')[1]).toBe(encodeURIComponent(told ?? 'null'));
        await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toHaveCount(0);
      },
    );
  });
}

test.describe('on an iPhone that reloads the page', () => {
  test.use({ userAgent: iPhone, viewport: { width: 390, height: 844 } });

  test(
    'a customer who comes back from the app continues where she was',
    { tag: ['@L12'] },
    async ({ page, sandbox }) => {
      await page.goto('/loggain');
      await expect(startButtons(page)).toHaveCount(2);
      await startAutostart(page);
      const returnAddress = await page
        .getByRole('link', { name: 'Öppna BankID-appen' })
        .getAttribute('href');
      await sandbox.phone('complete', customers.maja.personalNumber);
      await page.goto(decodeURIComponent(returnAddress?.split('&redirect=')[1] ?? ''));
      await expect(page).toHaveURL('/oversikt');
    },
  );
});

test.describe('on a phone', () => {
  test.use({ userAgent: androidPhone, viewport: { width: 390, height: 844 } });

  test(
    'a customer can have BankID on another device and reads the QR code with it, after consent',
    { tag: ['@L08', '@L05'] },
    async ({ page }) => {
      const login = new LoginPage(page);
      await page.goto('/loggain');
      await expect(startButtons(page)).toHaveCount(2);
      const calls = recordCalls(page);
      for (const button of [thisDevice, otherDevice]) {
        await page.getByRole('button', { name: button }).click();
        await expect(login.consent).toHaveAccessibleDescription(/^Du måste godkänna villkoren/u);
      }
      await login.consent.check();
      await page.getByRole('button', { name: otherDevice }).click();
      await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible();
      expect(calls[0]?.path).toBe(loginPaths.startQr);
    },
  );

  test(
    'a customer who returns from the app does not wait for the next poll',
    { tag: ['@L24', '@L16'] },
    async ({ page, sandbox }) => {
      await takeOverTime(page);
      await page.goto('/loggain');
      await expect(startButtons(page)).toHaveCount(2);
      const calls = recordCalls(page);
      await stopTime(page);
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

test.describe('on a computer', () => {
  test.use({ userAgent: macintosh, viewport: { width: 390, height: 844 } });

  test(
    'a narrow window on a computer still has the one button',
    { tag: ['@L07', '@L09'] },
    async ({ page }) => {
      await setTouchPoints(page, 0);
      await page.goto('/loggain');
      await expect(startButtons(page)).toHaveText(['Starta inloggning']);
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
