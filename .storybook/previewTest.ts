import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { serveFolder } from '../scripts/lib/serveFolder.ts';
import { builtFolder } from './storyIndex.ts';

/** One page of a worker that shows story after story of the built Storybook. */
export type Preview = {
  readonly page: Page;
  readonly address: string;
  /** What the console and the page complained about since this list was emptied. */
  readonly errors: string[];
  /** Tells when a fresh document is due. */
  file: string;
};

/** A test with the built Storybook open. */
export const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const storybook = await serveFolder(builtFolder);
      const page = await browser.newPage({
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
        reducedMotion: 'reduce',
      });
      // Browsers ask for it when they like, and a story is not to blame that there is none.
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use({ page, address: storybook.address, errors, file: '' });
      await page.close();
      storybook.close();
    },
    { scope: 'worker' },
  ],
});
