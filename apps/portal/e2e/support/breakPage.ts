import type { Page } from '@playwright/test';

/** Data that no report may contain. It belongs to no sample customer, since the browser's console shows thrown errors. */
const secret = 'Ärende 47110023918 för 19900101-0017, maja@exempel';

/** Breaks sorting, as a fault in the portal's code would. */
export async function breakSorting(page: Page): Promise<void> {
  await page.evaluate((message) => {
    const { toSorted } = Array.prototype;
    Object.defineProperty(globalThis, 'repair', {
      configurable: true,
      value: () => Object.assign(Array.prototype, { toSorted }),
    });
    Object.assign(Array.prototype, {
      toSorted: () => {
        throw new TypeError(message);
      },
    });
  }, secret);
}

/** Breaks the date formatting that every page's frame uses. */
export async function breakDates(page: Page): Promise<void> {
  await page.evaluate((message) => {
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(globalThis, 'repair', {
      configurable: true,
      value: () => Object.defineProperty(prototype, 'format', format),
    });
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get: () => {
        throw new TypeError(message);
      },
    });
  }, secret);
}

/** Breaks the plural rules that the warning before the log-out uses. */
export async function breakPlurals(page: Page): Promise<void> {
  await page.evaluate((message) => {
    const { prototype } = Intl.PluralRules;
    const select = Object.getOwnPropertyDescriptor(prototype, 'select') ?? {};
    Object.defineProperty(globalThis, 'repair', {
      configurable: true,
      value: () => {
        Object.defineProperty(prototype, 'select', select);
      },
    });
    Object.defineProperty(prototype, 'select', {
      configurable: true,
      value: () => {
        throw new TypeError(message);
      },
    });
  }, secret);
}

/** Breaks the links to the start page, in the header and on the error page. */
export async function breakLinksHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = RegExp;
    Object.defineProperty(prototype, 'test', {
      value(this: RegExp, text: string) {
        // Other addresses still work, so the router goes on and only rendering breaks.
        if (text === '/' && this.source.includes('sandbox')) throw new TypeError('No way home');
        return this.exec(text) !== null;
      },
    });
  });
}

export const repair = (page: Page) => page.evaluate('repair()');
