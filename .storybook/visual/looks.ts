import type { Page } from '@playwright/test';

/** A way in which every story is pictured. */
type Look = { readonly name: string; readonly show: (page: Page) => Promise<void> };

const asUsual = { colorScheme: 'light', forcedColors: 'none' } as const;

/** In this order, so that each story is drawn and played once and then switched in place. */
export const looks: readonly Look[] = [
  { name: 'light', show: (page) => page.emulateMedia(asUsual) },
  { name: 'dark', show: (page) => page.emulateMedia({ ...asUsual, colorScheme: 'dark' }) },
  {
    name: 'forced colours',
    show: (page) => page.emulateMedia({ ...asUsual, forcedColors: 'active' }),
  },
  {
    name: '320 px',
    show: async (page) => {
      await page.emulateMedia(asUsual);
      await page.setViewportSize({ width: 320, height: 640 });
    },
  },
];
