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

/**
 * Breaks a text that is filled with values, the one with these words, at the next press. Before it, a late answer would draw
 * the page with the broken text.
 */
export async function breakFilledTextAtPress(page: Page, words: string): Promise<void> {
  await page.evaluate(
    ([broken, message]) => {
      const { prototype } = String;
      const method = Object.getOwnPropertyDescriptor(prototype, 'replaceAll') ?? {};
      Object.defineProperty(globalThis, 'repair', {
        configurable: true,
        value: () => Object.defineProperty(prototype, 'replaceAll', method),
      });
      const breakText = () => {
        Object.defineProperty(prototype, 'replaceAll', {
          configurable: true,
          get(this: unknown): unknown {
            if (String(this).includes(broken)) throw new TypeError(message);
            return method.value;
          },
        });
      };
      addEventListener('click', breakText, { capture: true, once: true });
    },
    [words, secret] as const,
  );
}

/** Breaks the links to the start page, in the header and on the error page, at the next press. */
export async function breakLinksHomeAtPress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = RegExp;
    const breakLinks = () => {
      Object.defineProperty(prototype, 'test', {
        value(this: RegExp, text: string) {
          // Other addresses still work, so the router goes on and only rendering breaks.
          if (text === '/' && this.source.includes('sandbox')) throw new TypeError('No way home');
          return this.exec(text) !== null;
        },
      });
    };
    addEventListener('click', breakLinks, { capture: true, once: true });
  });
}

export const repair = (page: Page) => page.evaluate('repair()');
