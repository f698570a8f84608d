import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

test('every document forbids inline scripts and eval', async ({ page, openAs }) => {
  await openAs(customers.maja, '/oversikt');
  for (const path of [
    '/',
    '/loggain',
    '/oversikt',
    '/krav',
    '/krav/47110023918',
    '/finns-inte',
    '/loggaut',
  ]) {
    const response = await page.request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const directives = policy.split(';').map((directive) => directive.trim());
    expect(directives, path).toContain("default-src 'none'");
    expect(directives, path).toContain("script-src 'self'");
    expect(directives, path).toContain("style-src 'self'");
    expect(directives, path).toContain("require-trusted-types-for 'script'");
    expect(directives, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe-|https?:|\*/u);
    expect(headers['cache-control'], path).toContain('no-store');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test('no source map is served, and only code of allowed licences reaches browsers, with its notices', async ({
  request,
}) => {
  const names = readdirSync(new URL('../dist/assets/', import.meta.url));
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const read = names.filter((name) => /\.(?:js|css)$/u.test(name));
  expect(read.length).toBeGreaterThan(10);
  for (const name of read) {
    const answer = await request.get(`/assets/${name}`);
    expect(await answer.text(), name).not.toContain('sourceMappingURL');
    expect((await request.get(`/assets/${name}.map`)).status(), name).toBe(404);
  }

  const answer = await request.get('/licenses.md');
  const parts = [...(await answer.text()).matchAll(/^## (?<part>.+ - .+)$/gmu)];
  const licensed = parts.map(({ groups }) => groups?.['part'] ?? '');
  expect(licensed.length).toBeGreaterThan(30);
  const allowed = /\((?:MIT|ISC|0BSD|\(MPL-2\.0 OR Apache-2\.0\))\)$/u;
  expect(licensed.filter((name) => !allowed.test(name))).toEqual([]);
});

test('a whole visit violates no policy and leaves no personal data in the browser', async ({
  page,
  context,
}) => {
  const login = new LoginPage(page);
  const shell = new Shell(page);
  const claims = new ClaimsPage(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await page.goto('/krav/47110023918');
  await expect(page).toHaveURL('/loggain');
  expect(await storedIn(page), 'the remembered path names no case').not.toContain('47110023918');
  await login.consent.check();
  await new DummyLogin(page).logIn(customers.maja.personalNumber);
  await expect(page).toHaveURL('/krav');
  await claims.sortButton('Belopp').click();
  await claims.showMore.click();
  await claims.caseLink('47110023918').click();
  const info = new CasePage(page).fact('Status').getByRole('button');
  await info.click();
  await page.keyboard.press('Escape');
  await shell.english.click();
  await page.keyboard.press('Escape');
  await shell.footer.getByRole('button', { name: 'Om kakor' }).click();
  await page.keyboard.press('Escape');

  const readByScripts = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
  expect(readByScripts.map(({ name }) => name).toSorted()).toEqual([
    'XSRF-TOKEN',
    'cookieInfoVersion',
  ]);

  await shell.logOut.click();
  await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('mina-sidor-session');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('XSRF-TOKEN');
  expect(await storedIn(page)).toBe('{"local":{},"session":{},"databases":[],"caches":[]}');
  for (const personal of [
    'Maja',
    'Lindqvist',
    '41\u00A0317',
    '47110023918',
    customers.maja.personalNumber,
  ]) {
    // The last announcement stays in the document for a moment.
    await expect.poll(() => page.content(), { message: personal }).not.toContain(personal);
  }
  for (const address of addresses) expect(address).not.toContain('9843');

  await page.goBack();
  await expect(page).toHaveURL('/loggain');
  await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
});

test('tabs, an explanation and a dialog violate no policy, and an injected script cannot run', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  // Caused by the last steps.
  expectedErrors.push(/Content Security Policy|Trusted/u);
  await page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.violations.push(`${event.effectiveDirective}: ${event.sample}`);
    });
  });
  const shell = new Shell(page);
  await openAs(customers.ivar, '/krav');
  await page.getByRole('tab', { name: /^Avslutade/u }).click();
  await expect(page.getByRole('tabpanel', { name: /^Avslutade/u })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^Aktiva/u })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: /^Aktiva/u })).toBeVisible();

  const why = page.getByRole('button', { name: 'Mer information om varför skulden ökar' });
  const explanation = page.getByRole('dialog', { name: 'varför skulden ökar' });
  await why.click();
  await expect(explanation).toBeFocused();
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);

  const english = page.getByRole('dialog', { name: 'Information in English' });
  await shell.english.click();
  await expect(english).toBeVisible();
  const scrolled = await page.evaluate(() => globalThis.scrollY);
  await page.keyboard.press('PageDown');
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(english).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.scrollY), 'the page behind stands still').toBe(
    scrolled,
  );
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);

  const title = await page.title();
  const attempts = await page.evaluate(() => {
    const takeOver = 'document.title = "taken over"';
    const outcomeOf = (attempt: () => unknown) => {
      try {
        attempt();
        return 'went through';
      } catch {
        return 'refused';
      }
    };
    return {
      markup: outcomeOf(() => {
        document.body.insertAdjacentHTML('beforeend', `<img src="x" onerror='${takeOver}'>`);
      }),
      script: outcomeOf(() => {
        document.createElement('script').text = takeOver;
      }),
      handler: outcomeOf(() => {
        document.body.setAttribute('onclick', takeOver);
      }),
    };
  });
  expect(attempts).toEqual({
    markup: 'refused',
    script: 'refused',
    handler: 'refused',
  });
  await expect(page).toHaveTitle(title);
  await page.evaluate(() => {
    globalThis.violations = [];
    document.body.setAttribute('style', 'outline: none');
  });
  await expect
    .poll(() => page.evaluate(() => globalThis.violations), 'a breach would be seen')
    .toEqual([expect.stringContaining('style-src')]);
});

declare global {
  var violations: string[];
}

/** Everything that scripts of this origin can store, as comparable text. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }),
  );
}
