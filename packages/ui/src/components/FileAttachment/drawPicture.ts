/** Only the pictures that may be attached. */
export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return type === 'image/jpeg' || type === 'image/png';
}

/** One picture at a time: a photo takes fifty megabytes while it is drawn. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws the middle of the picture on the canvas, which needs no address that a Content-Security-Policy would have to
 * allow. False for a file that is no picture after all. Never rejects.
 */
export function drawPicture(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const drawn = queue.then(() => draw(file, canvas)).catch(() => false);
  queue = drawn;
  return drawn;
}

async function draw(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  // The customer may have taken the file away while it waited.
  if (!canvas.isConnected) return false;
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const side = Math.min(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(
    picture,
    (width - side) / 2,
    (height - side) / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  picture.close();
  return context !== null;
}
