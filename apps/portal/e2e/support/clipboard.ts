import type { Page } from '@playwright/test';

/** The text on the clipboard. The portal's pages must not read it, so it is pasted into an empty page. */
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
