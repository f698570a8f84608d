import type { Page } from '@playwright/test';

/** What must not be told to anybody. No sample customer's own, since the browser's console shows what was thrown. */
const secret = 'Ärende 47110023918 för 19900101-0017, maja@exempel';

/** Breaks what the claims are sorted with, as a fault in our own code would. */
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

/** Breaks what every page's frame is drawn with. */
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

/** Breaks what the time that is left before the log-out is said with. */
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

/** Breaks the links to the start page: of the header, and of what says that something broke. */
export async function breakLinksHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = RegExp;
    Object.defineProperty(prototype, 'test', {
      value(this: RegExp, text: string) {
        // The router's own tests of addresses go on: it is the drawing that breaks.
        if (text === '/' && this.source.includes('sandbox')) throw new TypeError('No way home');
        return this.exec(text) !== null;
      },
    });
  });
}

/** Makes the broken part whole again. */
export const repair = (page: Page) => page.evaluate('repair()');
