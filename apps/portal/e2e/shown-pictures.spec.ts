import { headlessShellLaunch } from '../../../scripts/lib/chromiumLaunch.ts';
import { findHeadlessShell } from '../../../scripts/lib/headlessShell.ts';
import { expect, customers, test } from './support/test.ts';

/** The pictures that README.md shows; `npm run screenshots` takes them anew. */
const pictures = [
  { name: 'overview-wide.png', path: '/oversikt', viewport: { width: 1280, height: 900 } },
  { name: 'sandbox-wide.png', path: '/sandbox', viewport: { width: 1280, height: 1180 } },
  { name: 'case-phone.png', path: '/krav/47110023918', viewport: { width: 390, height: 844 } },
] as const;

// The same letters on every machine, whatever its settings for fonts are. A whole Chromium cannot be told so.
const { args, ...launch } = headlessShellLaunch();
test.use({
  launchOptions: { ...launch, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] },
});
test.skip(findHeadlessShell() === undefined, 'needs chromium-headless-shell, see README.md');

for (const { name, path, viewport } of pictures) {
  test(`the README's picture ${name} shows the page as it is`, async ({ openAs, page }) => {
    await page.setViewportSize(viewport);
    await openAs(customers.maja, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The edges of letters are not compared. One other letter in the smallest text changes more pixels than these.
    await expect(page).toHaveScreenshot(name, { maxDiffPixels: 10 });
  });
}
