import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads a QR code from the screen, as a camera does; `null` when no code can be read. */
export async function readCode(code: Locator): Promise<string | null> {
  await code.scrollIntoViewIfNeeded();
  const frame = code.locator('..');
  const png = await frame.screenshot({ scale: 'device' });
  const { data, width, height } = await pixelsOf(code.page(), png);
  // Banks' apps read only dark codes on a light ground.
  return (
    jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data ??
    null
  );
}

/** Decodes the picture in a page without the portal's security policy. */
async function pixelsOf(page: Page, png: Buffer) {
  const drawingBoard = await page.context().newPage();
  try {
    return await drawingBoard.evaluate(async (base64) => {
      const picture = await fetch(`data:image/png;base64,${base64}`);
      const bitmap = await createImageBitmap(await picture.blob());
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('The browser cannot draw.');
      context.drawImage(bitmap, 0, 0);
      return { data: [...context.getImageData(0, 0, width, height).data], width, height };
    }, png.toString('base64'));
  } finally {
    await drawingBoard.close();
  }
}
