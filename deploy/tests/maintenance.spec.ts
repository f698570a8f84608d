import { rmSync, writeFileSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';

import { securityHeaders } from '../../apps/sandbox/src/security/headers.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/test.ts';

/** A message with more than other calls may send. */
const files = Buffer.alloc(3_000_000);

test.describe('while the file of the maintenance exists', () => {
  test.beforeEach(({ site }) => writeFileSync(site.maintenanceFile, ''));
  test.afterEach(({ site }) => rmSync(site.maintenanceFile, { force: true }));

  for (const path of ['/', '/loggain', '/oversikt', '/krav/betala/0f0f']) {
    test(`${path} is the maintenance page, and no cache keeps it`, async ({ site }) => {
      const { status, headers, text } = await ask(site.url, path);
      expect({ status, ...headers }).toMatchObject({
        status: 503,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '300',
        'x-frame-options': securityHeaders['X-Frame-Options'],
      });
      expect(text).toContain('<h1>Underhåll pågår!</h1>');
    });
  }

  for (const [method, path, body = ''] of [
    ['GET', '/api/PortalSiteState/GetSiteCurrentState'],
    ['GET', '/Communication/GetDocument?token=a'],
    ['POST', '/api/PortalIdentity/Logout'],
    ['POST', '/portalHub/negotiate?negotiateVersion=1'],
    ['POST', '/api/Communication/PostMessage', files],
  ] as const) {
    test(`${method} ${path} names the portal as what is switched off`, async ({ site }) => {
      const { status, headers, text } = await ask(site.url, path, { method, body });
      expect({ status, ...headers }).toMatchObject({
        status: 503,
        'content-type': 'application/problem+json',
        'service-unavailable': 'portal',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(JSON.parse(text)).toMatchObject({ status: 503 });
    });
  }

  test('a letter that a customer opens is that page too', { tag: ['@Z72'] }, async ({ site }) => {
    const { status, text } = await ask(site.url, '/Communication/GetDocument?token=a', {
      headers: { 'sec-fetch-mode': 'navigate' },
    });
    expect(status).toBe(503);
    expect(text).toContain('Just nu kan du inte använda Mina sidor.');
  });

  test('a customer reads it in Swedish, and axe finds no fault', async ({ site, page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${site.url}/`);
      await expect(page).toHaveTitle('Underhåll pågår – Mina sidor');
      await expect(page.getByRole('heading', { level: 1, name: 'Underhåll pågår!' })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCSS('max-width', '576px');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    rmSync(site.maintenanceFile);
    await page.getByRole('link', { name: 'Ladda om sidan' }).click();
    await expect(page).toHaveURL(`${site.url}/loggain`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mina sidor');
  });

  test('an open tab shows the portal’s own page about it', async ({ site, page }) => {
    rmSync(site.maintenanceFile);
    await page.request.post(`${site.url}/sandbox/api/login`, {
      data: { personalNumber: '198704129843' },
    });
    await page.goto(`${site.url}/oversikt`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    writeFileSync(site.maintenanceFile, '');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Krav' }).first();
    // A call that the tab makes by itself may show the page before the press.
    link.click().catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Underhåll pågår!' })).toBeVisible();
  });

  test('scripts of open tabs and the health check are still answered', async ({ site }) => {
    expect((await ask(site.url, '/healthz')).status).toBe(200);
    expect((await ask(site.url, '/favicon.svg')).status).toBe(200);
  });
});
