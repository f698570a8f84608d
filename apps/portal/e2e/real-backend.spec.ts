import { OverviewPage } from './pages/OverviewPage.ts';
import { expect, type Page, test as base } from '@playwright/test';

import { DocumentsPage } from './pages/DocumentsPage.ts';
import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { ReplyForm } from './pages/ReplyForm.ts';
import { type RealBackend, startRealBackend } from './support/realBackend.ts';

/** Journeys of the portal with a backend that does not use the sandbox. */
const test = base.extend<object, { readonly backend: RealBackend }>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const backend = await startRealBackend();
      await provide(backend);
      backend.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backend }, provide) => {
    await provide(backend.url);
  },
});

const nbsp = '\u00A0';

async function logIn(page: Page, personalNumber = '870412-9843'): Promise<void> {
  await page.goto('/loggain');
  await new LoginPage(page).consent.check();
  await new DummyLogin(page).logIn(personalNumber);
}

test('a customer of a real backend logs in, sees the cases, comes to the checkout of one, and logs out', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Hej Karin' })).toBeVisible();
  await new OverviewPage(page).card('Krav').getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(`1${nbsp}250${nbsp}kr`);
  await page.goto('/krav/500100200');
  await expect(page.getByRole('button', { name: /^Betala .* med Swish/u })).toBeVisible();
  await page.goto('/krav/500100201');
  await page.getByRole('button', { name: /^Betala .* med Swish/u }).click();
  await expect(page).toHaveURL(/\/krav\/betala\/[0-9a-f]{32}$/u);
  // The address is there before the checkout's own document.
  await expect(page.getByRole('heading', { level: 1, name: /betala/iu })).toBeVisible();
  await page.goto('/krav');
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
  expect((await page.request.get('/api/PortalIdentity/GetUser')).status()).toBe(401);
});

test('a customer reads letters and answers with a large file, and another page hears of it', async ({
  page,
  context,
}) => {
  await logIn(page, '750923-9831');
  await expect(page.getByRole('heading', { level: 1, name: 'Hej Sten' })).toBeVisible();
  await page.goto('/dokument');
  await expect(new DocumentsPage(page).demands.file('Inkassokrav')).toBeVisible();

  const other = await context.newPage();
  const connected = other.waitForEvent('websocket', (socket) => socket.url().includes('portalHub'));
  await other.goto('/meddelanden');
  await (await connected).waitForEvent('framereceived');

  await page.goto('/meddelanden');
  const reply = new ReplyForm(page);
  await reply.open('Trafikförsäkringsavgift');
  await reply.field.fill('Här kommer en stor fil.');
  await reply.attach({ name: 'stor.pdf', size: 20 * 1024 * 1024 });
  await reply.sendButton.click();
  await expect(page.getByRole('article').filter({ hasText: 'en stor fil' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ladda ner stor.pdf' })).toBeVisible();
  await expect(other.getByText('Här kommer en stor fil.').first()).toBeVisible();
});

test('documents have the policies of the portal, and there is no sandbox', async ({
  request,
  backend,
}) => {
  const policyOf = async (path: string): Promise<string> =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/loggain')).toContain("require-trusted-types-for 'script'");
  expect(await policyOf('/krav/betala/1')).toContain('frame-src');
  expect((await request.get('/sandbox')).status()).toBe(404);
  expect((await request.get('/sandbox/api/health')).status()).toBe(404);
  const foreign = await request.post('/api/PortalIdentity/Logout', {
    headers: { origin: backend.backendUrl.replace('localhost', 'evil.localhost') },
  });
  expect(foreign.status()).toBe(400);
});
