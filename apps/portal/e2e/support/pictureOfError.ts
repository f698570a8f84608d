import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../../docs/errors');

/** A row of the error catalogue, and which of its texts where it has several: `E20-network`. */
type PictureName = `E${number}` | `E${number}-${string}`;

/**
 * Takes a picture of what the customer meets where a journey brings an error about. The journey's report shows it;
 * `UPDATE_PICTURES=1` writes it for docs/error-catalogue.md too, which must have one of each row.
 *
 * @param shown what the picture must show, where that may lie outside the window
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
  const body = Buffer.from(data, 'base64');
  await test.info().attach(name, { body, contentType: 'image/webp' });
  if (process.env['UPDATE_PICTURES'] !== '1') return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), body);
}
