import { customers, expect, test } from './support/test.ts';

test.use({ isFirstVisit: true });

const bannerText = 'Vi använder bara kakor som behövs.';

test(
  'the cookie notice comes next after the skip link, and once closed only again when it has changed',
  { tag: ['@N01', '@N17', '@N18', '@N20'] },
  async ({ page, context, sandbox }) => {
    await page.goto('/loggain');
    await expect(page.getByRole('button', { name: 'Starta inloggning' })).toBeVisible();
    // Only an outdated browser shows the advice to change it.
    const advice = page.getByText(/^Du använder en gammal webbläsare/u);
    await expect(advice).toHaveCount(1);
    await expect(advice).toBeHidden();
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Gå till innehåll' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    const banner = page.getByRole('region', { name: 'Information om kakor' });
    await expect(banner).toContainText(bannerText);
    await expect(banner.getByRole('button', { name: 'Läs om kakor' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Om kakor' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('button', { name: 'Läs om kakor' })).toBeFocused();

    await page.getByRole('button', { name: 'Stäng information om kakor' }).click();
    await expect(page.getByText(bannerText)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    const cookie = (await context.cookies()).find(({ name }) => name === 'cookieInfoVersion');
    expect(cookie?.path).toBe('/');
    const daysKept = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(daysKept)).toBe(365);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Starta inloggning' })).toBeVisible();
    await expect(page.getByText(bannerText)).toHaveCount(0);

    await context.addCookies([{ name: 'cookieInfoVersion', value: 'older', url: sandbox.url }]);
    await page.reload();
    await expect(page.getByText(bannerText)).toBeVisible();
  },
);

test('a visitor reads the login page before the application has started', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/u);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/loggain');
  await expect(page).toHaveTitle(/^Logga in/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Välkommen till Mina sidor');
  await expect(page.getByText(bannerText)).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /Ring oss/u }),
  ).toBeVisible();

  // The links of the prerendered page work. Its buttons do not yet, so Tab skips them.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Gå till innehåll' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('the login, the overview and the claims start without Intl, which is slow on a phone', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  // The login fetches the code of the other pages ahead. Whatever that does is not part of its start.
  expectedErrors.push(/ERR_FAILED/u);
  const codeOfPages = '**/assets/pages-*.js';
  await page.route(codeOfPages, (route) => route.abort());
  await page.addInitScript(() => {
    const used: string[] = [];
    const watched = new Proxy(Intl, {
      get: (formats, name): unknown => {
        used.push(String(name));
        return Reflect.get(formats, name);
      },
    });
    Object.defineProperties(globalThis, {
      Intl: { value: watched },
      formatsUsed: { value: used },
    });
  });
  const formatsUsed = () => page.evaluate((): unknown => Reflect.get(globalThis, 'formatsUsed'));
  await page.goto('/loggain');
  await expect(page.getByRole('button', { name: 'Starta inloggning' })).toBeVisible();
  expect(await formatsUsed()).toEqual([]);
  await page.unroute(codeOfPages);
  for (const [path, words] of [
    ['/oversikt', 'Hej Maja'],
    ['/krav', 'Aktiva (12)'],
  ] as const) {
    await openAs(customers.maja, path);
    await expect(page.getByText(words).first()).toBeVisible();
    expect(await formatsUsed(), path).toEqual([]);
  }
});
