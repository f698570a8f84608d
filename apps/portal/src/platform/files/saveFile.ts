import type { Clock } from '@mina-sidor/api-client';

/** How long the browser may take to begin with a file, in milliseconds. */
const keptFor = 60_000;

/** Saves the file under its name, as the browser saves what it downloads; the page stays where it is. */
export function saveFile(blob: Blob, name: string, clock: Clock): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
