import type { Page } from '@playwright/test';

declare global {
  var shownTexts: string[];
}

/** Remembers every text that is on the screen from now on, however short. */
function watch(): void {
  globalThis.shownTexts = [];
  new MutationObserver(() => {
    // A document begins without a body, whatever its type says.
    globalThis.shownTexts.push(document.querySelector('body')?.innerText ?? '');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const read = (page: Page) => () => page.evaluate(() => globalThis.shownTexts.join('\n'));

/** Every text that is on this document's screen from now on. */
export async function recordShownText(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(watch);
  return read(page);
}

/** Every text of the next document, from its first. */
export async function recordTextFromLoad(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(watch);
  return read(page);
}
