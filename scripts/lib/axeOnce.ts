import type { Page } from '@playwright/test';

/**
 * The options of an `AxeBuilder`. It loads axe, which is half a megabyte, into the document before every
 * judgement; a document that has been judged before needs nothing more. A page with frames is left to the builder: it
 * judges them in a blank page, which needs axe as well.
 */
export async function axeOnce(page: Page): Promise<{ readonly axeSource?: string }> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));
  return isThere ? { axeSource: 'true' } : {};
}

/** Axe reports only faults: its list of passed checks would take time. */
export const faultsOnly: { resultTypes: ['violations']; selectors: false } = {
  resultTypes: ['violations'],
  selectors: false,
};
