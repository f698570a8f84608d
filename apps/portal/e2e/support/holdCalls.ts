import type { Page } from '@playwright/test';

/**
 * Keeps the page's calls of one path on their way, for as long as the journey looks at what is shown meanwhile: no
 * machine is too slow to see it, and none waits longer than it needs.
 *
 * @returns lets them through, and those that come after
 */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}
