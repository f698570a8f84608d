import type { Page } from '@playwright/test';

/** What a customer would paste now. The portal's pages may not read the clipboard, so it is pasted into an empty page. */
export async function pastedText(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  const field = other.locator('textarea');
  await field.focus();
  await other.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await other.close();
  return text;
}
