import type { Page } from '@playwright/test';

/**
 * What to give an `AxeBuilder` beside the page. It reads axe, which is half a megabyte, into the document before every
 * judgement; a document that has been judged before needs nothing more. A page with frames is left to the builder: it
 * judges them in a blank page, which needs axe as well.
 */
export async function axeOnce(page: Page): Promise<{ readonly axeSource?: string }> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));
  return isThere ? { axeSource: 'true' } : {};
}

/** Nothing but faults is asked of axe: what it found right would be written down and sent as well. */
export const faultsOnly: { resultTypes: ['violations']; selectors: false } = {
  resultTypes: ['violations'],
  selectors: false,
};
