import type { Page } from '@playwright/test';

declare global {
  var shownTexts: string[];
}

/** Records every text on the screen from now on, however short it shows. */
function watch(): void {
  globalThis.shownTexts = [];
  new MutationObserver(() => {
    // A document has no body at first, whatever its type says.
    globalThis.shownTexts.push(document.querySelector('body')?.innerText ?? '');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const read = (page: Page) => () => page.evaluate(() => globalThis.shownTexts.join('\n'));

/** Every text on the screen of this document from now on. */
export async function recordShownText(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(watch);
  return read(page);
}

/** Every text of the next document, from its start. */
export async function recordTextFromLoad(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(watch);
  return read(page);
}
