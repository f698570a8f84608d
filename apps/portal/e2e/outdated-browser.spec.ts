import { Shell } from './pages/Shell.ts';
import { expect, test } from './support/test.ts';

const advice =
  'Du använder en gammal webbläsare. För att Mina sidor ska fungera bra rekommenderar vi att du byter till en annan webbläsare, t.ex. Chrome, Edge eller Firefox.';

/** Every document of the server, with both security policies. */
const addresses = ['/loggain', '/krav', '/krav/betala/abc'] as const;

test.use({
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  isFirstVisit: true,
});

test(
  'a visitor with Internet Explorer is advised to change browser, although no script runs there',
  { tag: ['@N20'] },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/u);
    // The browser does not know `nomodule`, so it runs the script that has it, and loads no modules.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(' nomodule', '');
      return route.fulfill({ response, body });
    });
    await page.route('**/assets/*.js', (route) =>
      route.request().url().includes('/outdated-browser-') ? route.continue() : route.abort(),
    );
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText(advice, { exact: true }), address).toBeVisible();
      const first = await page.evaluate(() => document.body.innerText.trim());
      expect(first.startsWith(advice), `first on ${address}`).toBe(true);
    }
    await page.unroute('**/assets/*.js');
    await page.goto('/loggain');
    await expect(page.getByRole('button', { name: 'Starta inloggning' })).toBeVisible();
    await expect(page.getByText(advice, { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(new Shell(page).skipLink).toBeFocused();
  },
);
