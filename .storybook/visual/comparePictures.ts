import type { Page } from '@playwright/test';

/** How two pictures differ. */
type Difference = {
  /** How many pixels have another colour, those that only one of the pictures has included. */
  readonly pixels: number;
  /** The part of both pictures that holds all differences, and the same part with the differences marked. */
  readonly details: readonly [before: Buffer, after: Buffer, marked: Buffer];
};

/**
 * Compares pixel by pixel: a single digit that changed must show. What the browser itself draws otherwise from one time to
 * the next, a few pixels on a rounded corner by a shade that no eye tells apart, is the same picture.
 */
export async function comparePictures(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const { pixels, details } = await page.evaluate(markDifference, [
    before.toString('base64'),
    after.toString('base64'),
  ]);
  const [oldDetail, newDetail, marked] = details.map((url) =>
    Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  );
  if (oldDetail === undefined || newDetail === undefined || marked === undefined) return undefined;
  return { pixels, details: [oldDetail, newDetail, marked] };
}

/** Runs in the browser: paints what is the same pale and what differs in magenta, and cuts out where that is. */
async function markDifference(
  pictures: readonly string[],
): Promise<{ readonly pixels: number; readonly details: readonly string[] }> {
  const margin = 48;
  const noise = { pixels: 16, shade: 8 };
  const images = await Promise.all(
    pictures.map(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const drawings = [...images, undefined].map((image) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('This browser has no canvas.');
    if (image !== undefined) context.drawImage(image, 0, 0);
    const data = context.getImageData(0, 0, width, height);
    return { context, data, colours: new Uint32Array(data.data.buffer) };
  });
  const [before, after, marked] = drawings;
  if (before === undefined || after === undefined || marked === undefined) {
    throw new Error('Two pictures are compared.');
  }
  const shadesApart = (index: number): number =>
    Math.max(
      ...[0, 1, 2, 3].map((channel) => {
        const [one = 0, other = 0] = [before, after].map(
          ({ data }) => data.data[index * 4 + channel],
        );
        return Math.abs(one - other);
      }),
    );
  let pixels = 0;
  let greatest = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let index = 0; index < marked.colours.length; index += 1) {
    const colour = after.colours[index] ?? 0;
    if (before.colours[index] === colour) {
      // The colour with little of it left.
      marked.colours[index] = (colour & 0x00ff_ffff) | 0x3000_0000;
      continue;
    }
    // More pixels than these are no noise whatever their shade.
    if (pixels < noise.pixels) greatest = Math.max(greatest, shadesApart(index));
    marked.colours[index] = 0xffff_00ff;
    pixels += 1;
    left = Math.min(left, index % width);
    right = Math.max(right, index % width);
    top = Math.min(top, Math.floor(index / width));
    bottom = Math.max(bottom, Math.floor(index / width));
  }
  if (pixels === 0 || (pixels <= noise.pixels && greatest <= noise.shade)) {
    return { pixels, details: [] };
  }
  marked.context.putImageData(marked.data, 0, 0);
  const cut = document.createElement('canvas');
  const x = Math.max(left - margin, 0);
  const y = Math.max(top - margin, 0);
  const details = drawings.map(({ context }) => {
    cut.width = Math.min(right + margin, width) - x;
    cut.height = Math.min(bottom + margin, height) - y;
    cut.getContext('2d')?.drawImage(context.canvas, -x, -y);
    return cut.toDataURL('image/png');
  });
  return { pixels, details };
}
