import type { Page } from '@playwright/test';

/**
 * Holds the page's calls of one path, so that the journey can check the page while they are pending. That needs no
 * time limits, on a slow machine either.
 *
 * @returns a function that releases them, and lets later ones through
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
