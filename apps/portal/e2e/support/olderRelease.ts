import type { Page } from '@playwright/test';

const scriptNames = /(-[\w-]{8})\.js\b/gu;

/**
 * Serves the portal as an older release: the same code with other script names.
 *
 * @returns a function that installs the new release and removes the old scripts
 */
export async function serveOlderRelease(page: Page): Promise<() => Promise<void>> {
  const rename = (text: string) => text.replaceAll(scriptNames, '$1.old.js');
  const isDocument = (url: URL) =>
    !/^\/(?:api|Communication|portalHub|sandbox|assets)\//u.test(url.pathname);
  const isOldScript = (url: URL) => url.pathname.endsWith('.old.js');

  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (type.startsWith('text/html'))
      await route.fulfill({ response, body: rename(await response.text()) });
    else await route.fulfill({ response });
  });
  await page.route(isOldScript, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('.old.js', '.js') });
    await route.fulfill({ response, body: rename(await response.text()) });
  });
  return async () => {
    await page.unrouteAll({ behavior: 'wait' });
  };
}
