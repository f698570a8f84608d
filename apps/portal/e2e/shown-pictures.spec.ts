import { headlessShellLaunch } from '../../../scripts/lib/chromiumLaunch.ts';
import { findHeadlessShell } from '../../../scripts/lib/headlessShell.ts';
import { settled } from './support/settled.ts';
import { expect, customers, test } from './support/test.ts';

/** The pictures in README.md. `npm run screenshots` takes them again. */
const pictures = [
  { name: 'overview-wide.png', path: '/oversikt', viewport: { width: 1280, height: 900 } },
  { name: 'sandbox-wide.png', path: '/sandbox', viewport: { width: 1280, height: 1180 } },
  { name: 'case-phone.png', path: '/krav/47110023918', viewport: { width: 390, height: 844 } },
] as const;

// Draws letters the same on every machine, whatever its font settings. Only the headless shell has these options.
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
    await settled(page);
    // Ignores the edges of letters. One different letter in the smallest text changes more pixels.
    await expect(page).toHaveScreenshot(name, { maxDiffPixels: 10 });
  });
}
