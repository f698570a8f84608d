import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../../reports/errors');

/** A row of the error catalogue, with a word for the text when the row has several: `E20-network`. */
type PictureName = `E${number}` | `E${number}-${string}`;

/**
 * Takes a picture of an error on the screen, for reports/error-catalogue.md.
 *
 * @param shown what the picture must show, if that may be outside the window
 */
export async function pictureOfError(
  page: Page,
  name: PictureName,
  shown?: Locator,
): Promise<void> {
  await shown?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await session.detach();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
