import type { Page } from '@playwright/test';

/** How two pictures differ. */
type Difference = {
  /** How many pixels have another colour, those that only one of the pictures has included. */
  readonly pixels: number;
  /** A picture in which they are marked. */
  readonly picture: Buffer;
};

/** Compares pixel by pixel and without any tolerance: a single digit that changed must show. */
export async function comparePictures(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const { pixels, url } = await page.evaluate(markDifference, [
    before.toString('base64'),
    after.toString('base64'),
  ]);
  if (pixels === 0) return undefined;
  return { pixels, picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** Runs in the browser: paints what is the same pale and what differs in magenta. */
async function markDifference(
  pictures: readonly string[],
): Promise<{ readonly pixels: number; readonly url: string }> {
  const images = await Promise.all(
    pictures.map(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      return image;
    }),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...images.map(({ width }) => width));
  canvas.height = Math.max(...images.map(({ height }) => height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  const [before, after] = images.map((image) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  });
  const marked = context.createImageData(canvas.width, canvas.height);
  const paint = new Uint32Array(marked.data.buffer);
  let pixels = 0;
  for (let index = 0; index < paint.length; index += 1) {
    const isSame = before?.[index] === after?.[index];
    if (!isSame) pixels += 1;
    // Opaque magenta, or the colour after the change with little of it left.
    paint[index] = isSame ? ((after?.[index] ?? 0) & 0x00ff_ffff) | 0x3000_0000 : 0xffff_00ff;
  }
  context.putImageData(marked, 0, 0);
  return { pixels, url: canvas.toDataURL('image/png') };
}
